package ui

import (
	"io"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
)

// saveFile asks for a file, with a suggested name, and lets write fill it. What is there
// already is replaced only after a question. The player is told where the file
// is, or why there is none. A page that is open comes back afterwards.
func (w *Window) saveFile(suggested, title string, write func(io.Writer) error) {
	var back func()
	if w.modal != nil {
		back = w.modal.again
	}
	entry := newCodeEntry(w.keys)
	home, _ := os.UserHomeDir()
	entry.SetText(filepath.Join(home, suggested))
	fault := paragraph("")
	fault.Importance = widget.DangerImportance
	save := newButton(w.keys, w.words.Text(locales.SaveButton), nil, func() {
		if err := store.Replace(entry.Text, write); err != nil {
			fault.SetText(w.words.FileError(err))
			return
		}
		w.answer(back)()
	})
	cancel := newButton(w.keys, w.words.Text(locales.Cancel), nil, w.answer(back))
	w.open(&modal{
		name: "save-file", title: title, body: container.NewVBox(entry, fault), focus: entry, cancel: back, width: 560,
		answers: []*button{cancel, save}, controls: []control{{"name", entry}, {"save", save}, {"cancel", cancel}},
	})
}
