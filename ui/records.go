package ui

import (
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"simplesimon/engine"
	"simplesimon/locales"
)

// recordEnding is what the name of a record's file ends with.
const recordEnding = ".simon"

// dropped opens a record that is dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	if w.covered() || len(files) == 0 {
		return
	}
	name := files[0].Name()
	file, err := storage.Reader(files[0])
	if err != nil {
		w.tellFault(w.words.Format(locales.CannotRead, locales.FileData{File: locales.CleanPath(name), Reason: w.words.FileError(err)}))
		return
	}
	defer file.Close()
	w.openRecord(name, file)
}

// openRecord goes on with a recorded game; a file that is none changes nothing,
// and the player is told why.
func (w *Window) openRecord(name string, file io.Reader) {
	clean := locales.CleanPath(name)
	record, err := engine.ReadRecord(file)
	if err != nil {
		w.tellFault(w.words.UnreadRecord(clean, err))
		return
	}
	game, illegal := record.Replay()
	switch {
	case illegal != nil:
		w.tellFault(w.words.IllegalRecord(clean, illegal))
	case w.session.Unfinished():
		w.askReplace(game, clean)
	default:
		w.session.Open(game)
	}
}

// saveRecordOf asks for a file and writes a record of moves there.
func (w *Window) saveRecordOf(code engine.Code, moves []engine.Move) {
	w.saveFile(code.String()+recordEnding, w.words.Offer(locales.SaveRecord), func(to io.Writer) error {
		_, err := io.WriteString(to, engine.FormatRecord(code, moves))
		return err
	})
}

func (w *Window) tellFault(text string) { w.tell(w.words.Text(locales.WindowTitle), text, nil) }
