package ui

import (
	"io"

	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// actionButtons are what can be done with the selected game, and with all.
func (h *historyPage) actionButtons() (controls []control) {
	words := h.w.words
	h.actions, h.manage = nil, nil
	add := func(to *[]*button, name, text string, do func()) {
		b := newButton(h.w.keys, text, nil, do)
		*to = append(*to, b)
		controls = append(controls, control{name, b})
	}
	add(&h.actions, "play-again", words.Text(locales.PlayAgain), h.playAgain)
	add(&h.actions, "replay", words.Text(locales.ReplayGame), h.replay)
	add(&h.actions, "copy-code", words.Text(locales.CopyCode), h.copyCode)
	add(&h.actions, "save-record", words.Text(locales.SaveRecord), h.saveRecord)
	h.actions[0].Importance = widget.HighImportance
	add(&h.manage, "export", words.Text(locales.ExportGames), h.export)
	if !h.w.keeper.Locked() { // there are no games of this window's
		add(&h.manage, "reset", words.Text(locales.ResetGames), h.askReset)
	}
	return controls
}

// playAgain deals the selected game anew, which counts as another one. It asks first if
// an unfinished game would be lost.
func (h *historyPage) playAgain() {
	e := h.selected()
	if e == nil {
		return
	}
	w, code := h.w, e.Code
	w.close()
	if !w.session.Unfinished() {
		w.session.Deal(code)
		return
	}
	w.askDeal(code, func() { w.openHistory(h) })
}

// replay shows the selected game on the page of replays.
func (h *historyPage) replay() {
	e := h.selected()
	if e == nil {
		return
	}
	game, err := e.Replay()
	if err != nil {
		h.sayDetail(h.w.words.Text(locales.NotReplayable))
		return
	}
	day := stats.DateOf(e.Ended)
	title := func() string {
		words := h.w.words
		return words.Format(locales.ReplayTitle, locales.DateData{Date: words.Date(day.Year, day.Month, day.Day)})
	}
	h.w.openRecordReplay(title, e.Code, game.Played(), func() { h.w.openHistory(h) })
}

// copyCode puts the code of the selected game on the clipboard.
func (h *historyPage) copyCode() {
	if e := h.selected(); e != nil {
		h.w.app.Clipboard().SetContent(e.Code.String())
		h.sayDetail(h.w.words.Format(locales.CodeCopied, locales.CodeData{Code: e.Code.String()}))
		h.tell()
	}
}

// saveRecord asks for a file for the record of the selected game.
func (h *historyPage) saveRecord() {
	e := h.selected()
	if e == nil {
		return
	}
	if why := h.w.words.TooLongForRecord(e.Moves); why != "" {
		h.sayDetail(why)
		return
	}
	moves, err := e.Record.Moves()
	if err != nil {
		h.sayDetail(h.w.words.Text(locales.NotReplayable))
		return
	}
	h.w.saveRecordOf(e.Code, moves)
}

// csvEnding is what the name of an exported table ends with.
const csvEnding = ".csv"

// export asks for a file for a table of all games.
func (h *historyPage) export() {
	words, entries := h.w.words, h.entries
	var head []string
	for _, id := range []locales.ID{
		locales.CSVEnded, locales.CSVCode, locales.CSVSuits, locales.CSVWon, locales.CSVScore,
		locales.CSVMoves, locales.CSVRemoved, locales.CSVSeconds, locales.CSVDay,
	} {
		head = append(head, words.Text(id))
	}
	h.w.saveFile(words.Text(locales.ExportName)+csvEnding, words.Text(locales.ExportTitle), func(to io.Writer) error {
		return store.WriteCSV(to, entries, head)
	})
}

// askReset empties the history, after a question that says how much goes.
func (h *historyPage) askReset() {
	w := h.w
	back := func() { w.openHistory(h) }
	w.close()
	w.warn("reset-history", w.words.Text(locales.ResetTitle), w.words.Count(locales.ResetText, len(h.entries), nil),
		control{name: "reset"}, control{name: "keep-games"},
		w.words.Text(locales.ResetYes), w.words.Text(locales.ResetNo), func() { h.reset(back) }, back)
}

// reset empties the history, and tells where the games up to now are kept.
func (h *historyPage) reset(then func()) {
	w := h.w
	kept, err := "", w.session.Settle() // what has ended is in the history first
	if err == nil {
		err = w.unsaved.game
	}
	if err == nil {
		kept, err = w.folder.ResetHistory()
	}
	if err != nil {
		w.tell(w.words.Text(locales.ResetTitle), w.words.Format(locales.ResetFailed, locales.ReasonData{Reason: w.words.FileError(err)}), then)
		return
	}
	w.forgetPast()
	w.tell(w.words.Text(locales.PageHistory), w.words.Format(locales.ResetDone, locales.PathData{Path: locales.CleanPath(kept)}), then)
}
