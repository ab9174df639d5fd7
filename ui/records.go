package ui

import (
	"errors"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// recordEnding is what the name of a record's file ends with.
const recordEnding = ".simon"

// openRecordFile asks for a record and opens it.
func (w *Window) openRecordFile() {
	w.files.Open(w.words.Offer(locales.OpenRecord), recordEnding, w.readRecord)
}

// readRecord reads a record. It returns what offers the player to go on with it, or with
// its code if the file holds nothing but that; or why it is none.
func (w *Window) readRecord(name string, from io.Reader) (then func(), wrong string) {
	record, code, wrong := w.parseRecord(name, from)
	clean := locales.CleanPath(name)
	switch {
	case code != nil:
		return func() { w.offerCode(*code, clean) }, ""
	case wrong != "":
		return nil, wrong
	}
	return func() { w.offerRecord(record, clean) }, ""
}

// parseRecord reads a record and plays it, or says why it is none. If it is none, but has a
// code in it, it returns that as well.
func (w *Window) parseRecord(name string, from io.Reader) (game recorded, code *engine.Code, wrong string) {
	clean := locales.CleanPath(name)
	record, err := filekind.ReadRecord(from)
	if err != nil {
		var strange *filekind.Error
		if errors.As(err, &strange) && strange.Kind == filekind.OnlyCode {
			code = &strange.Code
		}
		return recorded{}, code, w.words.UnreadRecord(clean, err)
	}
	played, err := record.Replay()
	if err != nil {
		return recorded{}, nil, w.words.IllegalRecord(clean, err)
	}
	return recorded{played, record.ID}, nil, ""
}

// offerCode asks whether to deal the code that was found in a file.
func (w *Window) offerCode(code engine.Code, name string) {
	w.stack.Ask(overlay.Question{
		Name: "only-code", Title: w.words.Text(locales.OnlyCodeTitle),
		Text: w.words.Format(locales.OnlyCodeText, locales.RecordData{File: name, Code: code.String()}),
		Yes:  overlay.Answer{Name: "deal", Text: w.words.Text(locales.DealCode), Do: func() { w.deal(code) }},
		No:   overlay.Answer{Name: "cancel", Text: w.words.Text(locales.Cancel)},
	})
}

// saveRecord writes the moves of the present game, up to the present position.
func (w *Window) saveRecord() {
	g := w.session.Game()
	if why := w.words.TooLongForRecord(g.Moves()); why != "" {
		w.tellWrong(why)
		return
	}
	id := ""
	if w.session.Counted() {
		id = w.session.ID()
	}
	w.saveRecordOf(id, g.Code(), g.Played())
}

// saveRecordOf asks for a file and writes a record of moves there, under the ID of the player's own
// game; "" for none.
func (w *Window) saveRecordOf(id string, code engine.Code, moves []engine.Move) {
	w.files.Save(code.String()+recordEnding, w.words.Offer(locales.SaveRecord), func(to io.Writer) error {
		_, err := io.WriteString(to, engine.FormatOwnRecord(id, code, moves))
		return err
	})
}

func (w *Window) tellWrong(text string) { w.stack.Tell(w.words.Text(locales.WindowTitle), text) }

// dropped opens the first record among the files that are dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	w.files.Dropped(files, func(name string, from io.Reader) (then func(), wrong string) {
		record, code, wrong := w.parseRecord(name, from)
		clean := locales.CleanPath(name)
		switch {
		case code != nil: // if there is no record
			return func() { w.offerCode(*code, clean) }, wrong
		case wrong != "":
			return nil, wrong
		}
		var notes []string
		if len(files) > 1 {
			notes = append(notes, w.words.Text(locales.DroppedOne))
		}
		return func() { w.offerRecord(record, clean, notes...) }, ""
	})
}

// offerRecord lets the player choose what to do with a recorded game: to play on, or to
// watch it. A game that is not finished does not end without being named. Notes are what
// there is to say besides.
func (w *Window) offerRecord(game recorded, name string, notes ...string) {
	d := &overlay.Dialog{Name: "record", Title: w.words.Text(locales.RecordTitle), Width: 440}
	next := w.next(game)
	play, keep := locales.PlayOn, locales.Cancel
	names := []string{"play-on", "replay", "cancel"}
	if w.session.Unfinished() && !game.Won() {
		d.Name, d.Title, names = "replace", w.words.Text(locales.ReplaceTitle), []string{"replace", "replay", "keep-mine"}
		play, keep = locales.ReplaceYesRecord, locales.KeepMine
		if w.isPresent(next) {
			d.Title = w.words.Text(locales.BackTitle)
		}
	}
	if next.Own != nil {
		play = locales.ContinueGame
	}
	playOn := controls.NewButton(w.desk, w.words.Text(play), nil, w.stack.Answer(func() { w.play(next) }))
	replay := controls.NewButton(w.desk, w.words.Text(locales.Replay), nil, w.stack.Answer(func() {
		w.stack.Open(w.replayOf(named(name), next))
	}))
	cancel := controls.NewButton(w.desk, w.words.Text(keep), nil, w.stack.Answer(nil))
	likely := playOn
	if w.losesMoves(next) {
		likely = cancel
	}
	d.Answers = []*controls.Button{cancel, replay, playOn}
	d.Controls = []overlay.Control{{Name: names[0], Object: playOn}, {Name: names[1], Object: replay}, {Name: names[2], Object: cancel}}
	if game.Won() { // there is nothing left to play
		likely, d.Answers, d.Controls = replay, d.Answers[:2], d.Controls[1:]
	}
	likely.Importance = widget.HighImportance
	d.Focus = likely
	body := container.NewVBox()
	for _, text := range append(w.recordTexts(next, name), notes...) {
		body.Add(controls.Paragraph(text))
	}
	d.Body = body
	w.stack.Open(d)
}

// losesMoves reports whether moves that nothing else keeps would be lost if a game took the place of the
// present one: it goes back to where a record was saved, or the history does not keep it.
func (w *Window) losesMoves(next session.Next) bool {
	if !w.session.Unfinished() {
		return false
	}
	return !w.presentIsKept() || w.isPresent(next)
}

// isPresent reports whether a game is the present one, at a position that was saved.
func (w *Window) isPresent(next session.Next) bool {
	return next.Own != nil && next.Own.ID == w.session.ID()
}

// recordTexts say what a recorded game is, how it stands, whether it counts when it is played on, and
// what becomes of the present game then.
func (w *Window) recordTexts(next session.Next, name string) []string {
	game := next.Game
	texts := []string{
		w.words.Format(locales.RecordOf, locales.RecordData{File: name, Code: game.Code().String()}),
		w.words.Standing(game.Moves(), game.Score(), game.Removed()),
	}
	if game.Won() {
		return texts
	}
	if w.isPresent(next) {
		return append(texts, w.words.Text(locales.PresentBack))
	}
	counts := locales.RecordOwn
	if next.Own == nil {
		counts = w.uncounted(next.From)
	}
	texts = append(texts, w.words.Text(counts))
	if ends := w.presentEnds(); ends != "" {
		texts = append(texts, ends)
	}
	return texts
}
