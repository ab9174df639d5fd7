//go:build !js

package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// askNewFolder asks for the name of a folder to create in the listed one. Then the dialog is shown
// again with what was typed, in the new folder if it was created.
func (d *dialog) askNewFolder() {
	d.text = d.entry.Text
	words, desk := d.words(), d.stack.Host()
	entry := controls.NewEntry(desk)
	fault := d.stack.NewFault("folder-fault", entry)
	entry.OnChanged = func(string) { fault.Clear() }
	submit := func() {
		name := entry.Text
		if wrong := checkFolder(words, name); wrong != "" {
			fault.Say(wrong)
			return
		}
		d.stack.Answer(func() {
			d.Show(d.stack)
			d.makeFolder(filepath.Join(d.folder, name))
		})()
	}
	entry.OnSubmitted = func(string) { submit() }
	do := controls.NewButton(desk, words.Text(locales.MakeFolder), nil, submit)
	do.Importance = widget.HighImportance
	cancel := controls.NewButton(desk, words.Text(locales.Cancel), nil, d.stack.Answer(nil))
	d.stack.Push(&overlay.Dialog{
		Name: "new-folder", Title: words.Offer(locales.NewFolder), Width: 400, Focus: entry, Answers: []*controls.Button{cancel, do},
		Body:     container.NewVBox(widget.NewLabel(words.Text(locales.FolderName)), controls.Inset(entry), fault.Label),
		Controls: []overlay.Control{{Name: "name", Object: entry}, {Name: "cancel", Object: cancel}, {Name: "make-folder", Object: do}},
	})
}

// checkFolder returns why a folder should not have a name; "" if it is fine.
func checkFolder(words *locales.Localizer, name string) string {
	if name != "" && (filepath.Base(name) != name || os.IsPathSeparator(name[0])) {
		return words.Text(locales.FolderNameOnly)
	}
	return checkName(words, name, "")
}

// makeFolder creates and lists a folder. An existing one is listed as well.
func (d *dialog) makeFolder(path string) {
	var err error
	mkdir, stat := d.Access.Mkdir, d.Access.Stat
	d.run(path, path, locales.FolderMaking, func(*job) {
		err = mkdir(path)
		if errors.Is(err, fs.ErrExist) {
			if info, there := stat(path); there == nil && info.IsDir() {
				err = nil
			}
		}
	}, func() {
		if err != nil {
			d.say(d.words().Format(locales.CannotMakeFolder, locales.FileData{File: locales.CleanPath(path), Reason: d.words().WriteError(err)}))
			return
		}
		d.show(path, "")
	}, nil)
}
