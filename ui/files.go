//go:build !js

package ui

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
)

// fileDialog asks for a file. The toolkit's own has words that can't be changed,
// and its entry keeps Escape to itself.
type fileDialog struct {
	w      *Window
	name   string // in the trace
	title  string
	button locales.ID
	ending string                      // of the files that are listed
	folder string                      // that is listed
	text   string                      // in the entry when the dialog opens
	save   bool                        // it asks where to write
	chosen func(path string) (f fault) // does what the dialog is for
	back   func()                      // opens the page anew that was open before; may be nil

	m       *modal
	list    *fileList
	up      *button
	entry   *codeEntry
	path    *pathText
	note    *widget.Label // in the place of an empty list
	fault   *widget.Label
	picked  string // the file whose name stands in the entry, as the system has it
	reading int    // counts what has been read
}

// openFile asks for a file whose name has an ending. Read answers what follows when the
// dialog has closed, or why the file is not the right one.
func (w *Window) openFile(title, ending string, read func(name string, from io.Reader) (then func(), f fault)) {
	d := &fileDialog{w: w, name: "open-file", title: title, button: locales.OpenButton, ending: ending}
	d.chosen = func(path string) fault {
		file, err := store.OpenFile(path)
		if err != nil {
			return d.unread(path, err)
		}
		defer file.Close()
		then, f := read(filepath.Base(path), file)
		if f == "" {
			d.remember(path)
			w.answer(then)()
		}
		return f
	}
	d.begin()
}

// saveFile asks for a file, with a suggested name whose ending names without one
// get, and lets write fill it. What is there already is replaced only after a
// question. The player is told where the file is, or why there is none. A page that
// is open comes back afterwards.
func (w *Window) saveFile(suggested, title string, write func(io.Writer) error) {
	d := &fileDialog{
		w: w, name: "save-file", title: title, button: locales.SaveButton,
		ending: filepath.Ext(suggested), text: suggested, save: true,
	}
	save := func(path string) fault {
		if err := w.files.replace(path, write); err != nil {
			return fault(w.words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(path), Reason: w.words.FileError(err)}))
		}
		d.remember(path)
		w.close()
		w.tellSaved(d.title, path, d.back)
		return ""
	}
	d.chosen = func(path string) fault {
		if strings.EqualFold(filepath.Base(path), d.ending) {
			return fault(w.words.Text(locales.NameMissing)) // a hidden file, which would never be found again
		}
		path = withEnding(path, d.ending)
		if _, err := os.Stat(filepath.Dir(path)); err != nil {
			return d.unread(filepath.Dir(path), err)
		}
		if _, err := os.Stat(path); err != nil {
			return save(path) // or why not
		}
		d.askOverwrite(path, save)
		return ""
	}
	d.begin()
}

// tellSaved tells where a file is: in the line, or in a dialog if a page
// comes back that hides the line.
func (w *Window) tellSaved(title, path string, back func()) {
	clean := locales.CleanPath(path)
	w.log.Write("saved", struct {
		Path string `json:"path"`
	}{path})
	if back == nil {
		w.line.say(w.words.Format(locales.FileSaved, locales.PathData{Path: lastPart(clean, longestPath)}))
		return
	}
	w.tell(title, w.words.Format(locales.FileSavedHere, locales.PathData{Path: clean}), back)
}

// begin opens the dialog where the last file was.
func (d *fileDialog) begin() {
	if m := d.w.modal; m != nil {
		d.back = m.again
	}
	d.folder = d.w.firstFolder()
	d.open()
}

// open shows the dialog.
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
		name: d.name, title: d.title, body: d.body(), width: fileWidth, focus: d.list, cancel: d.back,
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
	d.show(d.folder, "")
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
	path := resolve(text, d.folder)
	if d.picked != "" && text == locales.CleanPath(d.picked) {
		path = filepath.Join(d.folder, d.picked)
	}
	info, err := os.Stat(path)
	switch {
	case path == "" && !d.save && d.list.at < len(d.list.rows):
		d.enter(d.list.at)
	case path == "":
		d.say(fault(d.w.words.Text(locales.NameMissing)))
	case err == nil && info.IsDir():
		d.entry.SetText("")
		d.show(path, "")
	case err != nil && os.IsPathSeparator(text[len(text)-1]):
		d.say(d.unread(path, err))
	default:
		d.say(d.chosen(path))
	}
}

// say shows what is wrong.
func (d *fileDialog) say(f fault) {
	if f != "" {
		d.w.showFault("file-fault", d.entry, d.fault, string(f))
	}
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

// askOverwrite asks before a file is replaced. Whatever the answer is, what was
// typed is not lost.
func (d *fileDialog) askOverwrite(path string, save func(path string) fault) {
	w := d.w
	d.text = d.entry.Text
	again := func(f fault) {
		picked := d.picked
		d.open()
		d.picked = picked
		d.say(f)
	}
	w.warn("overwrite", w.words.Text(locales.OverwriteTitle),
		w.words.Format(locales.OverwriteText, locales.PathData{Path: locales.CleanPath(path)}),
		control{name: "overwrite"}, control{name: "back"},
		w.words.Text(locales.OverwriteYes), w.words.Text(locales.OverwriteNo),
		func() {
			if f := save(path); f != "" {
				again(f)
			}
		}, func() { again("") })
}
