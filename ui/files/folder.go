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

// Errors of the system for opening a folder as a file, and vice versa.
var (
	errIsFolder  error = syscall.EISDIR
	errNotFolder error = store.NotFolder
)

// Entry is a folder or file in a list.
type Entry struct {
	Name   string // as spelt by the system
	Folder bool
	Date   func() (time.Time, bool) // modification time; called only for visible entries, in the background

	asked bool // the date was requested
	when  time.Time
	known bool // the date is known
}

// firstFolder returns where a file dialog starts: where the last file was, or otherwise in the
// player's documents. If stat always returns nil, it returns the first candidate.
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

// parent returns the parent of a folder; that of a drive is the list of drives, if the system has
// any, denoted by "".
func parent(folder string) string {
	above := filepath.Dir(folder)
	if folder == "" || above == folder && hasDrives {
		return ""
	}
	return above
}

// readFolder lists the folders, and the files with an extension, that are not hidden: folders
// first, sorted by name in the given language.
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
				continue // a dangling link
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

// sortEntries sorts folders first, then by name in a language, with numbers in names by value.
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

// numbers matches numbers in names. They are padded to equal length for sorting: the collator's
// own numeric order puts 0 last.
var numbers = regexp.MustCompile(`[0-9]+`)

func padded(number string) string {
	const longest = 20
	return strings.Repeat("0", max(0, longest-len(number))) + number
}
