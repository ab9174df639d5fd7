//go:build !js

package files

import (
	"bytes"
	"io"
	"io/fs"
	"path/filepath"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// Save asks for a file, with a suggested name whose ending other names get, and writes there what
// write writes at once. What is there already is replaced only after a question. The player is told
// where the file is, or why there is none. A page that is open comes back afterwards.
func (f *Files) Save(suggested, title string, write func(io.Writer) error) {
	d := &dialog{
		Files: f, name: "save-file", title: title, button: locales.SaveButton,
		ending: filepath.Ext(suggested), text: suggested, save: true,
	}
	var data bytes.Buffer
	if err := write(&data); err != nil {
		f.stack.Tell(f.words().Text(locales.WindowTitle), d.unwritten(suggested, err))
		return
	}
	d.chosen = func(path string) {
		wrong := ""
		if name := filepath.Base(path); name != d.picked {
			wrong = checkName(d.words(), name, d.ending)
		}
		d.lookAt(path, path, func(info fs.FileInfo, _ error) {
			switch {
			case info != nil && info.IsDir():
				d.goTo(path)
			case wrong != "":
				d.say(wrong)
			default:
				d.saveAs(path, withEnding(path, d.ending), data.Bytes())
			}
		})
	}
	d.begin()
}

// lookAt asks what there is at a path.
func (d *dialog) lookAt(key, path string, then func(fs.FileInfo, error)) {
	var info fs.FileInfo
	var err error
	stat := d.Access.Stat
	d.run(key, path, locales.FileReading, func(*job) { info, err = stat(path) }, func() { then(info, err) }, nil)
}

// saveAs writes a file, after a question if there is one already.
func (d *dialog) saveAs(key, path string, data []byte) {
	folder := filepath.Dir(path)
	d.lookAt(key, folder, func(_ fs.FileInfo, err error) {
		if err != nil {
			d.say(d.unread(folder, err))
			return
		}
		d.lookAt(key, path, func(_ fs.FileInfo, err error) {
			if err != nil {
				d.write(key, path, data) // or says why not
				return
			}
			d.askOverwrite(path, func() { d.write(key, path, data) })
		})
	})
}

// write writes a file and tells where it is, or why there is none. Once begun it may come
// to its end although the dialog has been left: then the player is told in the line.
func (d *dialog) write(key, path string, data []byte) {
	var err error
	replace := d.Access.Replace
	done := d.saves.begin()
	d.run(key, path, locales.FileSaving, func(j *job) {
		defer done()
		err = replace(path, j.writing(data))
	}, func() {
		if err != nil {
			d.say(d.unwritten(path, err))
			return
		}
		d.Remember(path)
		d.stack.Answer(func() { d.tellSaved(path) })()
	}, func() {
		if err == nil {
			d.traceSaved(path)
			d.saySaved(path)
		}
	})
}

// tellSaved tells where a file is: in passing, or in a dialog over a page, which hides what is said
// in passing.
func (d *dialog) tellSaved(path string) {
	d.traceSaved(path)
	if d.stack.Top() == nil {
		d.saySaved(path)
		return
	}
	d.stack.Tell(d.title, d.words().Format(locales.FileSavedHere, locales.PathData{Path: locales.CleanPath(path)}))
}

func (d *dialog) traceSaved(path string) {
	d.stack.Log().Write("saved", struct {
		Path string `json:"path"`
	}{path})
}

func (d *dialog) saySaved(path string) {
	d.Files.say(d.words().Format(locales.FileSaved, locales.PathData{Path: controls.LastPart(locales.CleanPath(path), controls.LongestPath())}))
}

// unwritten says that a file can't be written.
func (d *dialog) unwritten(path string, err error) string {
	words := d.words()
	return words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(path), Reason: words.WriteError(err)})
}

// askOverwrite asks before a file is replaced. Whatever the answer is, the dialog comes
// back with what was typed; the answer to go on then saves the file.
func (d *dialog) askOverwrite(path string, save func()) {
	d.text = d.entry.Text
	words := d.words()
	d.stack.Ask(overlay.Question{
		Name: "overwrite", Title: words.Text(locales.OverwriteTitle), Careful: true,
		Text: words.Format(locales.OverwriteText, locales.PathData{Path: locales.CleanPath(path)}),
		Yes: overlay.Answer{Name: "overwrite", Text: words.Text(locales.OverwriteYes), Do: func() {
			d.Show(d.stack)
			save()
		}},
		No: overlay.Answer{Name: "back", Text: words.Text(locales.OverwriteNo)},
	})
}
