//go:build !js

package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/adrg/xdg"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"simplesimon/store"
)

// What the system says of a folder that is opened as a file, and of a file as a folder.
var (
	errIsFolder  error = syscall.EISDIR
	errNotFolder error = store.NotFolder
)

// Entry is a folder or a file in a list.
type Entry struct {
	Name   string // as the system has it
	Folder bool
	Date   func() (time.Time, bool) // of its last change; asked only for what is seen, beside the main goroutine

	asked bool // for the date
	when  time.Time
	known bool // when is the date
}

// firstFolder returns where a file dialog begins: where the last file was, else in the
// player's documents. A stat that knows nothing, and answers nil, takes the first of them.
func firstFolder(last string, stat func(path string) (fs.FileInfo, error)) string {
	home, _ := os.UserHomeDir()
	for _, folder := range []string{last, xdg.UserDirs.Documents, home} {
		if folder == "" {
			continue
		}
		if info, err := stat(folder); err == nil && (info == nil || info.IsDir()) {
			return folder
		}
	}
	here, err := filepath.Abs(".")
	if err != nil {
		here = string(filepath.Separator)
	}
	return here
}

// parent is the folder above another one; above a drive are all drives, if the
// system has them, as the folder "".
func parent(folder string) string {
	above := filepath.Dir(folder)
	if folder == "" || above == folder && hasDrives {
		return ""
	}
	return above
}

// readFolder lists the folders, and the files with an ending, that are not hidden: folders
// first, by name as the language sorts.
func readFolder(folder, ending, lang string) ([]Entry, error) {
	var rows []Entry
	if folder == "" {
		for _, drive := range drives() {
			rows = append(rows, Entry{Name: drive, Folder: true, Date: noDate})
		}
		return rows, nil
	}
	entries, err := os.ReadDir(folder)
	if err != nil && len(entries) == 0 {
		return nil, err
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") || hiddenFile(e) {
			continue
		}
		kind := e.Type()
		if kind&(os.ModeSymlink|os.ModeIrregular) != 0 { // on Windows a folder elsewhere, or a file in a cloud
			info, err := os.Stat(filepath.Join(folder, e.Name()))
			if err != nil {
				continue // it leads nowhere
			}
			kind = info.Mode().Type()
		}
		if !kind.IsDir() && (!store.Regular(kind) || !strings.EqualFold(filepath.Ext(e.Name()), ending)) {
			continue
		}
		path := filepath.Join(folder, e.Name())
		rows = append(rows, Entry{Name: e.Name(), Folder: kind.IsDir(), Date: func() (time.Time, bool) {
			info, err := os.Stat(path)
			if err != nil {
				return time.Time{}, false
			}
			return info.ModTime(), true
		}})
	}
	sortEntries(rows, lang)
	return rows, nil
}

func noDate() (time.Time, bool) { return time.Time{}, false }

// sortEntries puts folders first, and sorts by name as a language does; numbers
// in names count by their values.
func sortEntries(rows []Entry, lang string) {
	c := collate.New(language.Make(lang))
	var buffer collate.Buffer
	keys := make(map[string][]byte, len(rows))
	for _, r := range rows {
		keys[r.Name] = c.KeyFromString(&buffer, numbers.ReplaceAllStringFunc(r.Name, padded))
	}
	slices.SortStableFunc(rows, func(a, b Entry) int {
		if a.Folder != b.Folder {
			if a.Folder {
				return -1
			}
			return 1
		}
		return slices.Compare(keys[a.Name], keys[b.Name])
	})
}

// numbers are those in names. They are sorted as if all had the same length: the
// collator's own way to sort by their values puts 0 last.
var numbers = regexp.MustCompile(`[0-9]+`)

func padded(number string) string {
	const longest = 20
	return strings.Repeat("0", max(0, longest-len(number))) + number
}
