//go:build !js

package ui

import (
	"io"
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

	"simplesimon/locales"
	"simplesimon/store"
)

// fileAccess is how files are reached. Tests have other ways. All of them may take long,
// and are used beside the main goroutine only.
type fileAccess struct {
	last     string // the folder of the last file
	open     func(path string) ([]byte, error)
	stat     func(path string) (fs.FileInfo, error)
	replace  func(path string, write func(io.Writer) error) error
	list     func(folder, ending, lang string) ([]fileEntry, error)
	patience time.Duration // how long something may take before the player is told of it
	saves    saves
}

func newFileAccess() fileAccess {
	return fileAccess{open: readRecordFile, stat: os.Stat, replace: store.Replace, list: readFolder, patience: 150 * time.Millisecond}
}

// What the system says of a folder that is opened as a file, and of a file as a folder.
var (
	errIsFolder  error = syscall.EISDIR
	errNotFolder error = syscall.ENOTDIR
)

// fileEntry is a folder or a file in a list.
type fileEntry struct {
	name   string // as the system has it
	folder bool
	date   func() (time.Time, bool) // of its last change; asked only for what is seen, beside the main goroutine

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
		path := filepath.Join(folder, e.Name())
		rows = append(rows, fileEntry{name: e.Name(), folder: kind.IsDir(), date: func() (time.Time, bool) {
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

// listing is what has been read of a folder.
type listing struct {
	folder string
	rows   []fileEntry
	err    error
}

// show lists a folder; the cursor is on the entry of a name, if it is there. A
// folder that can't be read leaves the list as it is. What is under way with a file is
// given up.
func (d *fileDialog) show(folder, name string) {
	d.drop()
	d.w.hideFault(d.fault)
	d.read(func() string { return folder }, func(l listing) { d.listed(l, name) })
}

// showFirst lists the folder where a dialog begins.
func (d *fileDialog) showFirst() {
	last, stat := d.w.files.last, d.w.files.stat
	d.read(func() string { return firstFolder(last, stat) }, func(l listing) { d.listed(l, "") })
}

// showAgain lists the same folder in a dialog that has come back: what was typed, picked or
// is under way stays.
func (d *fileDialog) showAgain() {
	folder, picked := d.folder, d.picked
	d.read(func() string { return folder }, func(l listing) {
		d.fill(l)
		d.list.point(max(0, slices.IndexFunc(l.rows, func(r fileEntry) bool { return r.name == picked })))
		d.traceFolder()
	})
}

// read reads a folder, which folder returns, beside the main goroutine, and then shows
// it, unless another one has been asked for since.
func (d *fileDialog) read(folder func() string, then func(listing)) {
	d.reading++
	turn, m := d.reading, d.m
	list, lang, ending := d.w.files.list, d.w.words.Language(), d.ending
	var l listing
	tells := d.w.timers.After(d.w.files.patience, func() {
		if turn == d.reading && d.w.modal == m {
			d.list.set(nil)
			d.tellNote(locales.FolderReading)
		}
	})
	d.w.timers.Go(func() {
		l.folder = folder()
		l.rows, l.err = list(l.folder, ending, lang)
	}, func() {
		tells.Stop()
		if turn != d.reading || d.w.modal != m {
			return // something else has been asked for
		}
		if l.err != nil {
			d.note.Hide()
			d.say(d.unread(l.folder, l.err))
			return
		}
		then(l)
	})
}

// fill shows what has been read of a folder.
func (d *fileDialog) fill(l listing) {
	d.folder = l.folder
	d.path.set(locales.CleanPath(l.folder))
	d.list.set(l.rows)
	if parent(l.folder) == l.folder {
		d.up.Disable()
	} else {
		d.up.Enable()
	}
	if len(l.rows) == 0 {
		d.tellNote(locales.FolderEmpty)
	} else {
		d.note.Hide()
	}
}

// listed shows what has been read of a folder that the player has gone to.
func (d *fileDialog) listed(l listing, name string) {
	if !d.save && d.entry.Text == locales.CleanPath(d.picked) {
		d.entry.SetText("")
	}
	d.picked = ""
	d.fill(l)
	d.w.hideFault(d.fault)
	d.list.point(max(0, slices.IndexFunc(l.rows, func(r fileEntry) bool { return r.name == name })))
	if !d.save && len(l.rows) > 0 && d.entry.Text == "" { // else the player has typed meanwhile
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
