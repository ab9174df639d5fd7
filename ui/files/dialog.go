//go:build !js

package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// dialog asks for a file. The toolkit's own has fixed text, its entry swallows Escape, and it
// truncates the file it overwrites.
type dialog struct {
	*Files
	name   string // in the trace
	title  string
	button locales.ID
	ending string            // file name extension of the listed files
	folder string            // that is listed
	text   string            // initial content of the entry
	save   bool              // the file is to be saved
	chosen func(path string) // called with the chosen path

	list    *list
	wheel   fyne.CanvasObject // covers the list
	up      *controls.Button
	folders *controls.Button // creates a folder; only when saving
	entry   *controls.Entry
	way     *crumbs        // path to the folder
	note    *widget.Label  // shown instead of an empty list
	fault   *overlay.Fault // error or progress
	picked  string         // the file named in the entry, as spelt by the system
	reading int            // counts read operations
	shown   bool           // it was shown before
	job     *job           // the operation in progress, or nil
}

// Open asks for a file with the given extension. read returns a function to call when the dialog
// has closed, or the reason why it is the wrong file, in the player's language.
func (f *Files) Open(title, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	f.open(title, ending, f.Access.Open, read)
}

// OpenLarge is Open for files larger than records, up to a limit in bytes.
func (f *Files) OpenLarge(limit int64, title, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	f.open(title, ending, func(path string) ([]byte, error) { return readUpTo(path, limit) }, read)
}

func (f *Files) open(title, ending string, open func(path string) ([]byte, error), read func(name string, from io.Reader) (then func(), wrong string)) {
	d := &dialog{Files: f, name: "open-file", title: title, button: locales.OpenButton, ending: ending}
	d.chosen = func(path string) {
		var data []byte
		var err error
		d.run(path, path, locales.FileReading, func(*job) { data, err = open(path) }, func() {
			switch {
			case isFolder(err):
				d.goTo(path)
				return
			case err != nil:
				d.say(d.unread(path, err))
				return
			}
			then, wrong := read(filepath.Base(path), bytes.NewReader(data))
			if wrong != "" {
				d.say(wrong)
				return
			}
			d.Remember(path)
			f.stack.Answer(then)()
		}, nil)
	}
	d.begin()
}

// begin opens the dialog in the folder of the last record.
func (d *dialog) begin() {
	// What is typed before the folder has been read refers to it.
	d.folder = firstFolder(d.Last, func(string) (fs.FileInfo, error) { return nil, nil })
	d.stack.Push(d)
}

// Show implements [overlay.Layer]. When shown again, it keeps what was typed.
func (d *dialog) Show(s *overlay.Stack) {
	d.build()
	do := controls.NewButton(s.Host(), d.words().Text(d.button), nil, d.submit)
	do.Importance = widget.HighImportance
	cancel := controls.NewButton(s.Host(), d.words().Text(locales.Cancel), nil, s.Answer(nil))
	shown := &overlay.Dialog{
		Name: d.name, Title: d.title, Body: d.body(), Width: width, Focus: d.list, Closed: d.drop, Key: d.key,
		Answers: []*controls.Button{cancel, do},
		Controls: []overlay.Control{{Name: "up", Object: d.up}, {Name: "list", Object: d.list}, {Name: "name", Object: d.entry},
			{Name: "cancel", Object: cancel}, {Name: d.name, Object: do}},
	}
	if d.save {
		shown.Focus = d.entry
		shown.Controls = append(shown.Controls, overlay.Control{Name: "new-folder", Object: d.folders})
	}
	shown.Show(s)
	if d.save {
		d.entry.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	d.way.set(d.folder)
	if d.shown {
		d.showAgain()
		return
	}
	d.shown = true
	d.showFirst()
}

// build creates the content of the dialog, with an empty list.
func (d *dialog) build() {
	desk := d.stack.Host()
	d.list = newList(d)
	d.wheel = controls.NewWheel(&d.list.List, func() float32 { return look.Scaled(rowHeight) })
	d.list.moved, d.list.opened, d.list.left, d.list.named = d.pick, d.enter, d.leave, d.spell
	d.up = controls.NewButton(desk, "", theme.MoveUpIcon(), d.leave)
	d.up.Hint = d.words().Text(locales.FolderUp)
	d.folders = controls.NewButton(desk, d.words().Text(locales.NewFolder), theme.FolderNewIcon(), d.askNewFolder)
	d.way = newCrumbs(desk, d.words().Text(locales.Drives), d.goUp)
	d.note = widget.NewLabel("")
	d.note.Alignment, d.note.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	d.entry = controls.NewEntry(desk)
	d.entry.SetText(d.text)
	d.entry.OnSubmitted = func(string) { d.submit() }
	d.fault = d.stack.NewFault("file-fault", d.entry)
	d.entry.OnChanged = func(string) { d.fault.Clear() }
}

// unread returns the message that a file or folder can't be read.
func (d *dialog) unread(path string, err error) string {
	return d.words().UnreadRecord(locales.CleanPath(path), err)
}

// submit performs the dialog's action with the file named in the entry, or opens that folder.
func (d *dialog) submit() {
	text := d.entry.Text
	path, err := resolve(text, d.folder)
	if d.picked != "" && text == locales.CleanPath(d.picked) {
		path, err = filepath.Join(d.folder, d.picked), nil
	}
	switch {
	case path != "" && d.underWay(path): // it is already in progress
	case err != nil:
		d.say(d.words().Text(locales.NameNoFolder))
	case path == "" && !d.save && d.list.at < len(d.list.rows):
		d.enter(d.list.at)
	case path == "":
		d.say(d.words().Text(locales.NameMissing))
	case os.IsPathSeparator(text[len(text)-1]): // it must be a folder
		d.lookAt(path, path, func(info fs.FileInfo, err error) {
			switch {
			case err != nil:
				d.say(d.unread(path, err))
			case !info.IsDir():
				d.say(d.unread(path, errNotFolder))
			default:
				d.goTo(path)
			}
		})
	default:
		d.chosen(path)
	}
}

// goTo opens a typed folder.
func (d *dialog) goTo(folder string) {
	d.entry.SetText("")
	d.show(folder, "")
}

// say shows an error, if any.
func (d *dialog) say(wrong string) {
	if wrong != "" {
		d.fault.Say(wrong)
	}
}

// pick handles a move of the list's cursor: the entry gets the name of the file.
func (d *dialog) pick(i int) {
	row := d.list.rows[i]
	if row.Folder {
		return
	}
	d.picked = row.Name
	d.entry.SetText(locales.CleanPath(row.Name))
	if d.stack.Host().Canvas().Focused() == d.entry { // what is typed now replaces it
		d.entry.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// spell continues in the entry what the player started to type in the list.
func (d *dialog) spell(text string) {
	d.entry.Fill(text)
	d.stack.Host().Canvas().Focus(d.entry)
}

// enter opens a folder of the list, or accepts a file.
func (d *dialog) enter(i int) {
	if row := d.list.rows[i]; row.Folder {
		d.show(filepath.Join(d.folder, row.Name), "")
		return
	}
	d.pick(i)
	d.submit()
}

// leave opens the parent folder, with the cursor on the one that was left.
func (d *dialog) leave() {
	if above := parent(d.folder); above != d.folder {
		d.show(above, filepath.Base(d.folder))
	}
}

// goUp opens a folder on the path to the current one, with the cursor on the next one of that
// path, and focuses the list.
func (d *dialog) goUp(folder string) {
	d.stack.Host().Canvas().Focus(d.list)
	next := ""
	for at := d.folder; at != folder && at != parent(at); at = parent(at) {
		next = filepath.Base(at)
	}
	d.show(folder, next)
}

// key handles a key nobody else wants: Down moves from the name to the list.
func (d *dialog) key(e *fyne.KeyEvent) bool {
	c := d.stack.Host().Canvas()
	if e.Name != fyne.KeyDown || c.Focused() != fyne.Focusable(d.entry) {
		return false
	}
	c.Focus(d.list)
	return true
}

// isFolder reports whether an error means that the opened file is a folder.
func isFolder(err error) bool { return errors.Is(err, errIsFolder) }
