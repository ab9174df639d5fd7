//go:build !js

package ui

import (
	"bytes"
	"io"
	"io/fs"
	"path/filepath"

	"simplesimon/locales"
)

// saveFile asks for a file, with a suggested name whose ending other names get, and writes
// there what write writes at once. What is there already is replaced only after a question.
// The player is told where the file is, or why there is none. A page that is open comes
// back afterwards.
func (w *Window) saveFile(suggested, title string, write func(io.Writer) error) {
	d := &fileDialog{
		w: w, name: "save-file", title: title, button: locales.SaveButton,
		ending: filepath.Ext(suggested), text: suggested, save: true,
	}
	var data bytes.Buffer
	if err := write(&data); err != nil {
		w.tellFault(d.unwritten(suggested, err))
		return
	}
	d.chosen = func(path string) {
		wrong := fault("")
		if name := filepath.Base(path); name != d.picked {
			wrong = checkName(w.words, name, d.ending)
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
func (d *fileDialog) lookAt(key, path string, then func(fs.FileInfo, error)) {
	var info fs.FileInfo
	var err error
	stat := d.w.files.stat
	d.run(key, path, locales.FileReading, func(*fileJob) { info, err = stat(path) }, func() { then(info, err) }, nil)
}

// saveAs writes a file, after a question if there is one already.
func (d *fileDialog) saveAs(key, path string, data []byte) {
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
func (d *fileDialog) write(key, path string, data []byte) {
	var err error
	replace := d.w.files.replace
	done := d.w.files.saves.begin()
	d.run(key, path, locales.FileSaving, func(j *fileJob) {
		defer done()
		err = replace(path, j.writing(data))
	}, func() {
		if err != nil {
			d.say(d.unwritten(path, err))
			return
		}
		d.remember(path)
		d.w.close()
		d.w.tellSaved(d.title, path, d.back)
	}, func() {
		if err == nil {
			d.w.tellSaved(d.title, path, nil)
		}
	})
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

// unwritten says that a file can't be written.
func (d *fileDialog) unwritten(path string, err error) fault {
	words := d.w.words
	return fault(words.Format(locales.CannotWrite, locales.FileData{File: locales.CleanPath(path), Reason: words.FileError(err)}))
}

// askOverwrite asks before a file is replaced. Whatever the answer is, the dialog comes
// back with what was typed; the answer to go on then saves the file.
func (d *fileDialog) askOverwrite(path string, save func()) {
	w := d.w
	d.text = d.entry.Text
	again := func() {
		d.open()
		d.showAgain()
	}
	w.warn("overwrite", w.words.Text(locales.OverwriteTitle),
		w.words.Format(locales.OverwriteText, locales.PathData{Path: locales.CleanPath(path)}),
		control{name: "overwrite"}, control{name: "back"},
		w.words.Text(locales.OverwriteYes), w.words.Text(locales.OverwriteNo),
		func() {
			again()
			save()
		}, again)
}
