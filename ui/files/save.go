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

// Save asks for a file, suggesting a name whose extension is appended to other names, and saves
// what write produces. It asks before replacing an existing file. It reports where the file is, or
// why saving failed. An open page is shown again afterwards.
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

// lookAt gets information about a path.
func (d *dialog) lookAt(key, path string, then func(fs.FileInfo, error)) {
	var info fs.FileInfo
	var err error
	stat := d.Access.Stat
	d.run(key, path, locales.FileReading, func(*job) { info, err = stat(path) }, func() { then(info, err) }, nil)
}

// saveAs saves a file, after a question if it exists.
func (d *dialog) saveAs(key, path string, data []byte) {
	folder := filepath.Dir(path)
	d.lookAt(key, folder, func(_ fs.FileInfo, err error) {
		if err != nil {
			d.say(d.unread(folder, err))
			return
		}
		d.lookAt(key, path, func(_ fs.FileInfo, err error) {
			if err != nil {
				d.write(key, path, data) // or reports the error
				return
			}
			d.askOverwrite(path, func() { d.write(key, path, data) })
		})
	})
}

// write writes a file and reports where it is, or the error. Once started it may finish although
// the dialog was left: the line reports that.
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

// tellSaved reports where a file is: in the line, or in a dialog over a page, which hides the
// line.
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

// unwritten returns the message that a file can't be written.
func (d *dialog) unwritten(path string, err error) string {
	words := d.words()
	return words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(path), Reason: words.WriteError(err)})
}

// askOverwrite asks before a file is replaced. Whatever the answer, the dialog is shown again with
// what was typed; if it is yes, it saves the file.
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
