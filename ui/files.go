//go:build !js

package ui

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
)

// fileDialog asks for a file. The toolkit's own has words that can't be changed,
// and its entry keeps Escape to itself.
type fileDialog struct {
	w      *Window
	name   string // in the trace
	title  string
	button locales.ID
	ending string            // of the files that are listed
	folder string            // that is listed
	text   string            // in the entry when the dialog opens
	save   bool              // it asks where to write
	chosen func(path string) // does what the dialog is for
	back   func()            // opens the page again that was open before; may be nil

	m       *modal
	list    *fileList
	up      *button
	entry   *codeEntry
	path    *pathText
	note    *widget.Label // in the place of an empty list
	fault   *widget.Label // what is wrong, or what is under way
	picked  string        // the file whose name stands in the entry, as the system has it
	reading int           // counts what has been read
	job     *fileJob      // what is under way; nil for nothing
}

// openFile asks for a file whose name has an ending. Read returns what follows when the
// dialog has closed, or why the file is not the right one.
func (w *Window) openFile(title, ending string, read func(name string, from io.Reader) (then func(), f fault)) {
	d := &fileDialog{w: w, name: "open-file", title: title, button: locales.OpenButton, ending: ending}
	d.chosen = func(path string) {
		var data []byte
		var err error
		open := w.files.open
		d.run(path, path, locales.FileReading, func(*fileJob) { data, err = open(path) }, func() {
			switch {
			case isFolder(err):
				d.goTo(path)
				return
			case err != nil:
				d.say(d.unread(path, err))
				return
			}
			then, f := read(filepath.Base(path), bytes.NewReader(data))
			if f != "" {
				d.say(f)
				return
			}
			d.remember(path)
			w.answer(then)()
		}, nil)
	}
	d.begin()
}

// begin opens the dialog where the last file was.
func (d *fileDialog) begin() {
	if m := d.w.modal; m != nil {
		d.back = m.again
	}
	// What is typed before the folder has been read is meant there.
	d.folder = firstFolder(d.w.files.last, func(string) (fs.FileInfo, error) { return nil, nil })
	d.open()
	d.showFirst()
}

// open shows the dialog; its list is empty.
func (d *fileDialog) open() {
	w := d.w
	d.list = newFileList(w)
	d.list.moved, d.list.opened, d.list.left = d.pick, d.enter, d.leave
	d.up = newButton(w.keys, w.words.Text(locales.FolderUp), theme.MoveUpIcon(), d.leave)
	d.path = newPathText()
	d.note = widget.NewLabel("")
	d.note.Alignment, d.note.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	d.entry = newCodeEntry(w.keys)
	d.entry.SetText(d.text)
	d.entry.OnSubmitted = func(string) { d.submit() }
	d.fault = paragraph("")
	d.fault.Importance = widget.DangerImportance
	d.fault.Hide()
	d.entry.OnChanged = func(string) { w.hideFault(d.fault) }
	do := newButton(w.keys, w.words.Text(d.button), nil, d.submit)
	do.Importance = widget.HighImportance
	cancel := newButton(w.keys, w.words.Text(locales.Cancel), nil, w.answer(d.back))
	d.m = &modal{
		name: d.name, title: d.title, body: d.body(), width: fileWidth, focus: d.list, cancel: d.back, closed: d.drop,
		answers: []*button{cancel, do},
		controls: []control{{"up", d.up}, {"list", d.list}, {"name", d.entry}, {"cancel", cancel},
			{d.name, do}},
	}
	if d.save {
		d.m.focus = d.entry
	}
	w.open(d.m)
	if d.save {
		d.entry.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	d.path.set(locales.CleanPath(d.folder))
}

// remember lets the next dialog begin in the folder of a file.
func (d *fileDialog) remember(path string) { d.w.files.last = filepath.Dir(path) }

// unread says that a file or a folder can't be read.
func (d *fileDialog) unread(path string, err error) fault {
	return fault(d.w.words.UnreadRecord(locales.CleanPath(path), err))
}

// submit does what the dialog is for with what the entry names, or goes into that
// folder.
func (d *fileDialog) submit() {
	text := d.entry.Text
	path, err := resolve(text, d.folder)
	if d.picked != "" && text == locales.CleanPath(d.picked) {
		path, err = filepath.Join(d.folder, d.picked), nil
	}
	switch {
	case path != "" && d.underWay(path): // once is enough
	case err != nil:
		d.say(fault(d.w.words.Text(locales.NameNoFolder)))
	case path == "" && !d.save && d.list.at < len(d.list.rows):
		d.enter(d.list.at)
	case path == "":
		d.say(fault(d.w.words.Text(locales.NameMissing)))
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
func (d *fileDialog) goTo(folder string) {
	d.entry.SetText("")
	d.show(folder, "")
}

// say shows what is wrong.
func (d *fileDialog) say(f fault) {
	if f != "" {
		d.fault.Importance = widget.DangerImportance
		d.w.showFault("file-fault", d.entry, d.fault, string(f))
	}
}

// tellStatus shows what is under way. Nothing else changes: the player may be typing.
func (d *fileDialog) tellStatus(text string) {
	d.fault.Importance = widget.MediumImportance
	d.fault.SetText(text)
	d.fault.Show()
	d.m.body.Refresh()
	d.w.fitModal()
	d.w.traceControls(d.m.name, d.m.controls)
}

// pick follows the cursor of the list: the entry gets the name of the file.
func (d *fileDialog) pick(i int) {
	row := d.list.rows[i]
	if row.folder {
		return
	}
	d.picked = row.name
	d.entry.SetText(locales.CleanPath(row.name))
}

// enter goes into a folder of the list, or takes a file.
func (d *fileDialog) enter(i int) {
	if row := d.list.rows[i]; row.folder {
		d.show(filepath.Join(d.folder, row.name), "")
		return
	}
	d.pick(i)
	d.submit()
}

// leave goes to the folder above, where the cursor is on the one that was left.
func (d *fileDialog) leave() {
	if above := parent(d.folder); above != d.folder {
		d.show(above, filepath.Base(d.folder))
	}
}

// isFolder reports whether what was opened is a folder.
func isFolder(err error) bool { return errors.Is(err, errIsFolder) }
