//go:build !js

package ui

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"github.com/adrg/xdg"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"simplesimon/locales"
	"simplesimon/store"
)

// fileAccess is how files are reached. Tests have other ways.
type fileAccess struct {
	last     string // the folder of the last file
	replace  func(path string, write func(io.Writer) error) error
	list     func(folder, ending, lang string) ([]fileEntry, error)
	patience time.Duration // how long a folder may take before the dialog says that it is reading
}

func newFileAccess() fileAccess {
	return fileAccess{replace: store.Replace, list: readFolder, patience: 150 * time.Millisecond}
}

// fileEntry is a folder or a file in a list.
type fileEntry struct {
	name   string // as the system has it
	folder bool
	date   func() (time.Time, bool) // of its last change; asked only for what is seen
}

// firstFolder is where a file dialog begins: where the last file was, else in the
// player's documents.
func (w *Window) firstFolder() string {
	home, _ := os.UserHomeDir()
	for _, folder := range []string{w.files.last, xdg.UserDirs.Documents, home} {
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return folder
		}
	}
	here, err := filepath.Abs(".")
	if err != nil {
		here = string(filepath.Separator)
	}
	return here
}

// resolve is the path that a text names when a folder is shown: "~" is the
// player's own folder. It is "" for a blank text.
func resolve(text, folder string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	if rest, ok := strings.CutPrefix(text, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(text) {
		return filepath.Clean(text)
	}
	return filepath.Join(folder, text)
}

// withEnding is a path whose name has an ending: one that the player has typed, or
// else the given one. What follows the last dot of "30.11.2026" or of "no. 2" is none.
func withEnding(path, ending string) string {
	if typedEnding.MatchString(filepath.Ext(path)) {
		return path
	}
	return path + ending
}

var typedEnding = regexp.MustCompile(`^\.[\p{L}][\p{L}\p{N}]*$`)

// parent is the folder above another one; above a drive are all drives, if the
// system has them, as the folder "".
func parent(folder string) string {
	above := filepath.Dir(folder)
	if folder == "" || above == folder && len(drives()) > 0 {
		return ""
	}
	return above
}

// readFolder lists the folders, and the files with an ending, that are not hidden: folders
// first, by name as the language sorts.
func readFolder(folder, ending, lang string) ([]fileEntry, error) {
	var rows []fileEntry
	if folder == "" {
		for _, drive := range drives() {
			rows = append(rows, fileEntry{name: drive, folder: true, date: noDate})
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
		if kind&os.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(folder, e.Name()))
			if err != nil {
				continue // it leads nowhere
			}
			kind = info.Mode().Type()
		}
		if !kind.IsDir() && (!kind.IsRegular() || !strings.EqualFold(filepath.Ext(e.Name()), ending)) {
			continue
		}
		rows = append(rows, fileEntry{name: e.Name(), folder: kind.IsDir(), date: func() (time.Time, bool) {
			info, err := e.Info()
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
func sortEntries(rows []fileEntry, lang string) {
	c := collate.New(language.Make(lang))
	var buffer collate.Buffer
	keys := make(map[string][]byte, len(rows))
	for _, r := range rows {
		keys[r.name] = c.KeyFromString(&buffer, numbers.ReplaceAllStringFunc(r.name, padded))
	}
	slices.SortStableFunc(rows, func(a, b fileEntry) int {
		if a.folder != b.folder {
			if a.folder {
				return -1
			}
			return 1
		}
		return slices.Compare(keys[a.name], keys[b.name])
	})
}

// numbers are those in names. They are sorted as if all had the same length: the
// collator's own way to sort by their values puts 0 last.
var numbers = regexp.MustCompile(`[0-9]+`)

func padded(number string) string {
	const longest = 20
	return strings.Repeat("0", max(0, longest-len(number))) + number
}

// show lists a folder; the cursor is on the entry of a name, if it is there. A
// folder that can't be read leaves the list as it is. A slow one blocks
// nothing.
func (d *fileDialog) show(folder, name string) {
	d.reading++
	turn, list, lang := d.reading, d.w.files.list, d.w.words.Language()
	type listing struct {
		rows []fileEntry
		err  error
	}
	done := make(chan listing, 1)
	go func() {
		rows, err := list(folder, d.ending, lang)
		done <- listing{rows, err}
	}()
	take := func(l listing) {
		if turn != d.reading || d.w.modal != d.m {
			return // something else has been asked for
		}
		if l.err != nil {
			d.note.Hide()
			d.say(d.unread(folder, l.err))
			return
		}
		d.listed(folder, name, l.rows)
	}
	select {
	case l := <-done:
		take(l)
	case <-time.After(d.w.files.patience):
		d.list.set(nil)
		d.tellNote(locales.FolderReading)
		go func() {
			l := <-done
			fyne.Do(func() { take(l) })
		}()
	}
}

// listed shows what has been read of a folder.
func (d *fileDialog) listed(folder, name string, rows []fileEntry) {
	if !d.save && d.entry.Text == locales.CleanPath(d.picked) {
		d.entry.SetText("")
	}
	d.folder, d.picked = folder, ""
	d.path.set(locales.CleanPath(folder))
	d.list.set(rows)
	if parent(folder) == folder {
		d.up.Disable()
	} else {
		d.up.Enable()
	}
	if len(rows) == 0 {
		d.tellNote(locales.FolderEmpty)
	} else {
		d.note.Hide()
	}
	d.w.hideFault(d.fault)
	d.list.point(max(0, slices.IndexFunc(rows, func(r fileEntry) bool { return r.name == name })))
	if !d.save && len(rows) > 0 {
		d.pick(d.list.at)
	}
	d.traceFolder()
}

// tellNote says something in the place of the list.
func (d *fileDialog) tellNote(id locales.ID) {
	d.note.SetText(d.w.words.Text(id))
	d.note.Show()
}

// traceFolder tells what is listed, and how high a row is in device pixels.
func (d *fileDialog) traceFolder() {
	names := []string{}
	for _, r := range d.list.rows[:min(len(d.list.rows), tracedRows)] {
		names = append(names, r.name)
	}
	d.w.log.Write("files", struct {
		Folder string   `json:"folder"`
		Count  int      `json:"count"`
		Names  []string `json:"names"`
		Row    float64  `json:"row"`
	}{d.folder, len(d.list.rows), names, float64(rowHeight) * pixelsOf(d.list)})
}

// tracedRows is how many names of a folder the trace tells.
const tracedRows = 50
