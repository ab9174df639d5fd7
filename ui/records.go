package ui

import (
	"errors"
	"io"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
)

// recordEnding is what the name of a record's file ends with.
const recordEnding = ".simon"

// fault says in the player's language why something is not possible; "" if it
// is.
type fault string

// openRecordFile asks for a record and opens it.
func (w *Window) openRecordFile() {
	w.openFile(w.words.Offer(locales.OpenRecord), recordEnding, w.readRecord)
}

// readRecord reads a record. It returns what offers the player to go on with it, or with
// its code if the file holds nothing but that; or why it is none.
func (w *Window) readRecord(name string, from io.Reader) (then func(), f fault) {
	game, code, f := w.parseRecord(name, from)
	clean := locales.CleanPath(name)
	switch {
	case code != nil:
		return func() { w.offerCode(*code, clean) }, ""
	case f != "":
		return nil, f
	}
	return func() { w.offerRecord(game, clean) }, ""
}

// parseRecord reads a record and plays it, or says why it is none. If it is none, but has a
// code in it, it returns that as well.
func (w *Window) parseRecord(name string, from io.Reader) (game *engine.Game, code *engine.Code, f fault) {
	clean := locales.CleanPath(name)
	record, err := filekind.ReadRecord(from)
	if err != nil {
		var strange *filekind.Error
		if errors.As(err, &strange) && strange.Kind == filekind.OnlyCode {
			code = &strange.Code
		}
		return nil, code, fault(w.words.UnreadRecord(clean, err))
	}
	game, err = record.Replay()
	if err != nil {
		return nil, nil, fault(w.words.IllegalRecord(clean, err))
	}
	return game, nil, ""
}

// offerCode asks whether to deal the code that was found in a file.
func (w *Window) offerCode(code engine.Code, name string) {
	w.ask("only-code", w.words.Text(locales.OnlyCodeTitle),
		w.words.Format(locales.OnlyCodeText, locales.RecordData{File: name, Code: code.String()}),
		control{name: "deal"}, control{name: "cancel"},
		w.words.Text(locales.DealCode), w.words.Text(locales.Cancel), func() {
			if w.session.Unfinished() {
				w.askDeal(code, nil)
			} else {
				w.session.Deal(code)
			}
		}, nil)
}

// saveRecord writes the moves of the present game, up to the present position.
func (w *Window) saveRecord() {
	g := w.session.Game()
	if why := w.words.TooLongForRecord(g.Moves()); why != "" {
		w.tellFault(fault(why))
		return
	}
	w.saveRecordOf(g.Code(), g.Played())
}

// saveRecordOf asks for a file and writes a record of moves there.
func (w *Window) saveRecordOf(code engine.Code, moves []engine.Move) {
	w.saveFile(code.String()+recordEnding, w.words.Offer(locales.SaveRecord), func(to io.Writer) error {
		_, err := io.WriteString(to, engine.FormatRecord(code, moves))
		return err
	})
}

func (w *Window) tellFault(f fault) { w.tell(w.words.Text(locales.WindowTitle), string(f), nil) }

// offerRecord lets the player choose what to do with a recorded game: to play on, or to
// watch it. A game that is not finished is not lost without being named. Notes are what
// there is to say besides.
func (w *Window) offerRecord(game *engine.Game, name string, notes ...string) {
	m := &modal{name: "record", title: w.words.Text(locales.RecordTitle), width: 440}
	text := w.words.Format(locales.RecordOf, locales.RecordData{File: name, Code: game.Code().String()})
	play, keep := locales.PlayOn, locales.Cancel
	names := []string{"play-on", "replay", "cancel"}
	if w.session.Unfinished() && !game.Won() {
		m.name, m.title, names = "replace", w.words.Text(locales.ReplaceTitle), []string{"replace", "replay", "keep-mine"}
		play, keep = locales.ReplaceYesRecord, locales.KeepMine
		text = w.words.Count(locales.ReplaceByRecord, w.session.Game().Moves(), locales.RecordData{File: name, Code: game.Code().String()})
	}
	playOn := newButton(w.keys, w.words.Text(play), nil, w.answer(func() { w.session.Open(game) }))
	replay := newButton(w.keys, w.words.Text(locales.Replay), nil, w.answer(func() {
		w.openRecordReplay(named(name), game.Code(), game.Played(), nil)
	}))
	cancel := newButton(w.keys, w.words.Text(keep), nil, w.answer(nil))
	likely := playOn
	m.answers = []*button{cancel, replay, playOn}
	m.controls = []control{{names[0], playOn}, {names[1], replay}, {names[2], cancel}}
	if game.Won() { // there is nothing left to play
		likely, m.answers, m.controls = replay, m.answers[:2], m.controls[1:]
	}
	likely.Importance = widget.HighImportance
	m.focus = likely
	body := container.NewVBox(paragraph(text), paragraph(w.words.Standing(game.Moves(), game.Score(), game.Removed())))
	for _, note := range notes {
		body.Add(paragraph(note))
	}
	m.body = body
	w.open(m)
}
