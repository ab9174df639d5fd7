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

// dialog asks for a file. The toolkit's own has words that can't be changed, its entry keeps
// Escape to itself, and it truncates what it overwrites.
type dialog struct {
	*Files
	name   string // in the trace
	title  string
	button locales.ID
	ending string            // of the files that are listed
	folder string            // that is listed
	text   string            // in the entry when the dialog opens
	save   bool              // it asks where to write
	chosen func(path string) // does what the dialog is for

	list    *list
	wheel   fyne.CanvasObject // over the list
	up      *controls.Button
	folders *controls.Button // makes a new one; only where files are saved
	entry   *controls.Entry
	way     *crumbs        // to the folder
	note    *widget.Label  // in the place of an empty list
	fault   *overlay.Fault // what is wrong, or what is under way
	picked  string         // the file whose name stands in the entry, as the system has it
	reading int            // counts what has been read
	shown   bool           // it has been shown before
	job     *job           // what is under way; nil for nothing
}

// Open asks for a file whose name has an ending. Read returns what follows when the dialog has
// closed, or why the file is not the right one, in the player's language.
func (f *Files) Open(title, ending string, read func(name string, from io.Reader) (then func(), wrong string)) {
	f.open(title, ending, f.Access.Open, read)
}

// OpenLarge is Open for files that are larger than records, up to a size.
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

// begin opens the dialog where the last record was.
func (d *dialog) begin() {
	// What is typed before the folder has been read is meant there.
	d.folder = firstFolder(d.Last, func(string) (fs.FileInfo, error) { return nil, nil })
	d.stack.Push(d)
}

// Show implements [overlay.Layer]. One that has come back keeps what was typed.
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

// build makes what the dialog shows; its list is empty.
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

// unread says that a file or a folder can't be read.
func (d *dialog) unread(path string, err error) string {
	return d.words().UnreadRecord(locales.CleanPath(path), err)
}

// submit does what the dialog is for with what the entry names, or goes into that
// folder.
func (d *dialog) submit() {
	text := d.entry.Text
	path, err := resolve(text, d.folder)
	if d.picked != "" && text == locales.CleanPath(d.picked) {
		path, err = filepath.Join(d.folder, d.picked), nil
	}
	switch {
	case path != "" && d.underWay(path): // once is enough
	case err != nil:
		d.say(d.words().Text(locales.NameNoFolder))
	case path == "" && !d.save && d.list.at < len(d.list.rows):
		d.enter(d.list.at)
	case path == "":
		d.say(d.words().Text(locales.NameMissing))
	case os.IsPathSeparator(text[len(text)-1]): // it can only be a folder
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

// goTo goes to a folder that has been typed.
func (d *dialog) goTo(folder string) {
	d.entry.SetText("")
	d.show(folder, "")
}

// say shows what is wrong, if anything is.
func (d *dialog) say(wrong string) {
	if wrong != "" {
		d.fault.Say(wrong)
	}
}

// pick follows the cursor of the list: the entry gets the name of the file.
func (d *dialog) pick(i int) {
	row := d.list.rows[i]
	if row.Folder {
		return
	}
	d.picked = row.Name
	d.entry.SetText(locales.CleanPath(row.Name))
}

// spell goes on in the entry with what the player begins to type in the list.
func (d *dialog) spell(text string) {
	d.entry.Fill(text)
	d.stack.Host().Canvas().Focus(d.entry)
}

// enter goes into a folder of the list, or takes a file.
func (d *dialog) enter(i int) {
	if row := d.list.rows[i]; row.Folder {
		d.show(filepath.Join(d.folder, row.Name), "")
		return
	}
	d.pick(i)
	d.submit()
}

// leave goes to the folder above, where the cursor is on the one that was left.
func (d *dialog) leave() {
	if above := parent(d.folder); above != d.folder {
		d.show(above, filepath.Base(d.folder))
	}
}

// goUp goes to a folder on the way to the present one, where the cursor is on the next one of that
// way. The keys go to the list.
func (d *dialog) goUp(folder string) {
	d.stack.Host().Canvas().Focus(d.list)
	next := ""
	for at := d.folder; at != folder && at != parent(at); at = parent(at) {
		next = filepath.Base(at)
	}
	d.show(folder, next)
}

// key takes a key that nothing else wants: Down leads from the name to the list.
func (d *dialog) key(e *fyne.KeyEvent) bool {
	c := d.stack.Host().Canvas()
	if e.Name != fyne.KeyDown || c.Focused() != fyne.Focusable(d.entry) {
		return false
	}
	c.Focus(d.list)
	return true
}

// isFolder reports whether what was opened is a folder.
func isFolder(err error) bool { return errors.Is(err, errIsFolder) }
