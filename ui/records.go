package ui

import (
	"cmp"
	"errors"
	"io"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/ui/controls"
	"simplesimon/ui/files"
	"simplesimon/ui/overlay"
)

// openRecordFile asks for a record and opens it.
func (w *Window) openRecordFile() {
	w.files.Open(w.words.Offer(locales.OpenRecord), files.RecordEnding, w.readRecord)
}

// keepRecord saves where the last record is.
func (w *Window) keepRecord(path string) {
	if path != w.settings.Record && utf8.ValidString(path) {
		w.settings.Record = path
		w.saveSettings()
	}
}

// readRecord reads a record. It returns a function that offers the player to continue it, or to
// deal its code if the file contains nothing else; or the reason why it is not a record.
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

// parseRecord parses and replays a record, or returns the reason why it is not one. In that case
// it also returns the code in it, if any.
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

// offerCode asks whether to deal a code found in a file.
func (w *Window) offerCode(code engine.Code, name string) {
	w.stack.Ask(overlay.Question{
		Name: "only-code", Title: w.words.Text(locales.OnlyCodeTitle),
		Text: w.words.Format(locales.OnlyCodeText, locales.RecordData{File: name, Code: code.String()}),
		Yes:  overlay.Answer{Name: "deal", Text: w.words.Text(locales.DealCode), Do: func() { w.deal(code) }},
		No:   overlay.Answer{Name: "cancel", Text: w.words.Text(locales.Cancel)},
	})
}

// saveRecord saves the moves of the current game up to the current position.
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

// saveRecordOf asks for a file and saves a record of moves there, with the ID of the player's own
// game, or "".
func (w *Window) saveRecordOf(id string, code engine.Code, moves []engine.Move) {
	w.files.Save(code.String()+files.RecordEnding, w.words.Offer(locales.SaveRecord), func(to io.Writer) error {
		_, err := io.WriteString(to, engine.FormatOwnRecord(id, code, moves))
		return err
	})
}

func (w *Window) tellWrong(text string) { w.stack.Tell(w.words.Text(locales.WindowTitle), text) }

// dropped opens the first record among the files dropped on the window.
func (w *Window) dropped(_ fyne.Position, all []fyne.URI) {
	w.files.Dropped(all, func(name string, from io.Reader) (then func(), wrong string) {
		record, code, wrong := w.parseRecord(name, from)
		clean := locales.CleanPath(name)
		switch {
		case code != nil: // if there is no record
			return func() { w.offerCode(*code, clean) }, wrong
		case wrong != "":
			return nil, wrong
		}
		var notes []string
		if len(all) > 1 {
			notes = append(notes, w.words.Text(locales.DroppedOne))
		}
		return func() { w.offerRecord(record, clean, notes...) }, ""
	})
}

// offerRecord lets the player choose what to do with a recorded game: play on, or watch it. notes
// are additional remarks.
func (w *Window) offerRecord(game recorded, name string, notes ...string) {
	w.stack.Open(w.recordDialog(offer{next: w.next(game), name: name, notes: notes}))
}

// offer is a recorded game offered to the player.
type offer struct {
	next    session.Next
	name    string   // of its file
	notes   []string // additional remarks
	watched bool     // it is already being replayed
	behind  *behind  // the moves that the player's own game has in addition; nil for none
}

// recordDialog returns the dialog that offers a recorded game. It mentions any unfinished game
// that would end, and none goes back without a question.
func (w *Window) recordDialog(o offer) *overlay.Dialog {
	o.behind = w.behind(&o.next)
	d := &overlay.Dialog{Name: "record", Title: w.words.Text(locales.RecordTitle), Width: 440}
	names := map[string]string{"play": "play-on", "cancel": "cancel"}
	replaces := w.session.Unfinished() && !o.next.Game.Won()
	if replaces {
		d.Name, d.Title = "replace", w.words.Text(locales.ReplaceTitle)
		names = map[string]string{"play": "replace", "cancel": "keep-mine"}
	}
	switch {
	case w.isPresent(o.next) && o.behind == nil: // nothing goes back
		d.Title = w.words.Text(locales.RecordTitle)
	case w.isPresent(o.next):
		d.Title = w.words.Text(locales.BackTitle)
	case o.behind != nil:
		d.Title = w.words.Text(locales.FoundGameTitle)
	}
	answers := w.recordAnswers(o, replaces)
	likely := answers[w.likely(o)]
	likely.Importance = widget.HighImportance
	d.Focus = likely
	for _, name := range []string{"cancel", "replay", "play", "kept"} { // from left to right
		if b := answers[name]; b != nil {
			d.Answers = append(d.Answers, b)
		}
	}
	for _, name := range []string{"kept", "play", "replay", "cancel"} {
		if b := answers[name]; b != nil {
			d.Controls = append(d.Controls, overlay.Control{Name: cmp.Or(names[name], name), Object: b})
		}
	}
	body := container.NewVBox()
	for _, text := range append(w.recordTexts(o), o.notes...) {
		body.Add(controls.Paragraph(text))
	}
	d.Body = body
	return d
}

// recordAnswers returns the buttons for a recorded game, by action.
func (w *Window) recordAnswers(o offer, replaces bool) map[string]*controls.Button {
	button := func(text locales.ID, do func()) *controls.Button {
		return controls.NewButton(w.desk, w.words.Text(text), nil, w.stack.Answer(do))
	}
	play, keep := locales.PlayOn, locales.Cancel
	if replaces {
		play, keep = locales.ReplaceYesRecord, locales.KeepMine
	}
	if o.next.Own != nil {
		play = locales.ContinueGame
	}
	switch {
	case o.behind == nil:
	case w.isPresent(o.next):
		play, keep = locales.GoBack, locales.KeepPlaying
	default: // an answer to the question which one continues
		play, keep = locales.RecordYes, locales.Cancel
	}
	goOn := func(next session.Next) func() {
		return func() {
			w.stack.Close()
			w.play(next)
		}
	}
	answers := map[string]*controls.Button{"cancel": button(keep, nil)}
	if !o.next.Game.Won() { // otherwise there is nothing left to play
		answers["play"] = button(play, goOn(o.next))
	}
	elsewhere := o.behind != nil && !w.isPresent(o.next)
	if !o.watched && !elsewhere { // a small window has no room for a fourth button in large text
		answers["replay"] = button(locales.Replay, func() { w.stack.Open(w.replayOf(named(o.name), o.next)) })
	}
	if elsewhere {
		answers["kept"] = button(locales.FoundGameYes, goOn(o.behind.kept))
	}
	return answers
}

// likely returns the default answer for a recorded game: never one that loses moves.
func (w *Window) likely(o offer) string {
	switch {
	case o.next.Game.Won():
		return "replay"
	case w.session.Unfinished() && !w.presentIsKept(), o.behind != nil && w.isPresent(o.next):
		return "cancel"
	case o.behind != nil:
		return "kept"
	}
	return "play"
}

// isPresent reports whether a game is the running one.
func (w *Window) isPresent(next session.Next) bool {
	return next.Own != nil && next.Own.ID == w.session.ID()
}

// recordTexts describe a recorded game, its state, whether it counts when continued, and what
// happens to the current game.
func (w *Window) recordTexts(o offer) []string {
	game := o.next.Game
	texts := []string{
		w.words.Format(locales.RecordOf, locales.RecordData{File: o.name, Code: game.Code().String()}),
		w.words.Standing(game.Moves(), game.Score(), game.Removed()),
	}
	if game.Won() {
		return texts
	}
	counts := locales.RecordOwn
	switch {
	case w.isPresent(o.next) && o.behind == nil:
		counts = locales.PresentSame
	case w.isPresent(o.next):
		counts = locales.PresentBack
	case o.next.Own == nil:
		counts = w.uncounted(o.next.From)
	}
	texts = append(texts, w.words.Text(counts))
	if o.behind != nil {
		texts = append(texts, w.behindTexts(o.behind, game)...)
	}
	if ends := w.presentEnds(); ends != "" && !w.isPresent(o.next) {
		texts = append(texts, ends)
	}
	return texts
}
