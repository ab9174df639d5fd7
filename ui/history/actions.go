package history

import (
	"io"

	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// actionButtons creates the buttons for the selected game, and separately the one that resets the
// history.
func (h *Page) actionButtons() (list []overlay.Control) {
	words := h.words()
	h.actions, h.reset = nil, nil
	add := func(name, text string, do func()) *controls.Button {
		b := controls.NewButton(h.desk(), text, nil, do)
		list = append(list, overlay.Control{Name: name, Object: b})
		return b
	}
	h.actions = []*controls.Button{
		add("continue", words.Text(locales.ContinueGame), h.goOn),
		add("play-again", words.Text(locales.PlayAgain), h.playAgain),
		add("replay", words.Text(locales.ReplayGame), h.replay),
		add("copy-code", words.Text(locales.CopyCode), h.copyCode),
		add("save-record", words.Text(locales.SaveRecord), h.saveRecord),
	}
	if !h.do.ReadOnly() { // none of the games are this window's
		h.reset = add("reset", words.Text(locales.ResetGames), h.askReset)
		h.reset.Importance = widget.LowImportance
	}
	return list
}

// The first two actions.
const (
	continueAction = iota
	againAction
)

// unfinished reports whether the selected game can be continued.
func (h *Page) unfinished() bool {
	e := h.selected()
	return e != nil && !e.Won && !h.do.ReadOnly()
}

// likely returns the default action for the selected game.
func (h *Page) likely() *controls.Button {
	if h.unfinished() {
		return h.actions[continueAction]
	}
	return h.actions[againAction]
}

// enable enables the actions possible for the selected game.
func (h *Page) enable() {
	for i, b := range h.actions {
		b.SetEnabled(h.id != "" && (i != continueAction || h.unfinished()))
		b.Importance = widget.MediumImportance
		if b == h.likely() {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
}

// goOn continues the selected game where it ended.
func (h *Page) goOn() {
	if !h.unfinished() {
		return
	}
	e := h.selected()
	if game := h.replayed(e, locales.NotContinuable); game != nil {
		h.do.Continue(*e, game)
	}
}

// replayed replays a game to its end; nil if that is not possible, which a message reports.
func (h *Page) replayed(e *store.Entry, not locales.ID) *engine.Game {
	game, err := e.Replay()
	if err != nil {
		h.sayDetail(h.words().Text(not))
		return nil
	}
	return game
}

// playAgain deals the selected game again, which counts as another one.
func (h *Page) playAgain() {
	if e := h.selected(); e != nil {
		h.do.Deal(e.Code)
	}
}

// replay shows the selected game on the page of replays.
func (h *Page) replay() {
	e := h.selected()
	if e == nil {
		return
	}
	game := h.replayed(e, locales.NotReplayable)
	if game == nil {
		return
	}
	day := stats.DateOf(e.Ended)
	title := func() string {
		words := h.words()
		return words.Format(locales.ReplayTitle, locales.DateData{Date: words.Date(day.Year, day.Month, day.Day)})
	}
	h.do.Replay(title, *e, game)
}

// copyCode copies the code of the selected game.
func (h *Page) copyCode() {
	if e := h.selected(); e != nil {
		h.do.Copy(e.Code.String())
		h.sayDetail(h.words().Format(locales.CodeCopied, locales.CodeData{Code: e.Code.String()}))
		h.tell()
	}
}

// saveRecord asks for a file for a record of the selected game.
func (h *Page) saveRecord() {
	e := h.selected()
	if e == nil {
		return
	}
	if why := h.words().TooLongForRecord(e.Moves); why != "" {
		h.sayDetail(why)
		return
	}
	// No record breaks the rules, or it couldn't be opened again.
	if game := h.replayed(e, locales.NotRecordable); game != nil {
		h.do.SaveRecord(*e, game.Played())
	}
}

// csvEnding is the file name extension of an exported table.
const csvEnding = ".csv"

// export asks for a file for a table of all games.
func (h *Page) export() {
	words, entries := h.words(), h.entries
	var head []string
	for _, id := range []locales.ID{
		locales.CSVEnded, locales.CSVCode, locales.CSVSuits, locales.CSVWon, locales.CSVScore,
		locales.CSVMoves, locales.CSVRemoved, locales.CSVSeconds, locales.CSVDay,
	} {
		head = append(head, words.Text(id))
	}
	h.do.SaveFile(words.Text(locales.ExportName)+csvEnding, words.Text(locales.ExportTitle), func(to io.Writer) error {
		return store.WriteCSV(to, entries, head)
	})
}

// askReset resets the history, after a question stating how much is lost.
func (h *Page) askReset() {
	words := h.words()
	h.stack.Ask(overlay.Question{
		Name: "reset-history", Title: words.Text(locales.ResetTitle), Text: words.Count(locales.ResetText, len(h.entries), nil), Careful: true,
		Yes: overlay.Answer{Name: "reset", Text: words.Text(locales.ResetYes), Do: h.empty},
		No:  overlay.Answer{Name: "keep-games", Text: words.Text(locales.ResetNo)},
	})
}

// empty resets the history, and reports where the old one is saved.
func (h *Page) empty() {
	words := h.words()
	kept, err := h.do.Reset()
	if err != nil {
		h.stack.Tell(words.Text(locales.PageHistory), words.Format(locales.ResetFailed, locales.ReasonData{Reason: words.WriteError(err)}))
		return
	}
	h.stack.Tell(words.Text(locales.PageHistory), words.Format(locales.ResetDone, locales.PathData{Path: locales.CleanPath(kept)}))
}
