package ui

import (
	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/ui/guide"
	"simplesimon/ui/history"
	"simplesimon/ui/replay"
	"simplesimon/ui/statistics"
)

// showRules opens the Rules page.
func (w *Window) showRules() { w.showRule("") }

// showRule opens the Rules page at a section.
func (w *Window) showRule(section string) {
	w.stack.Open(guide.NewRules(w.stack, w.pictureStyle, section))
}

// ruleOf opens the Rules page at the section about a refused move.
func (w *Window) ruleOf(reason engine.Reason) { w.showRule(w.words.RulesSection(reason)) }

// showExamples opens the Examples page with the complete game.
func (w *Window) showExamples() {
	w.stack.Open(replay.NewExamples(w.stack, w.replayBoard, w.playOn(store.FromExample)))
}

// showKeys opens the page of all keys.
func (w *Window) showKeys() { w.stack.Open(guide.NewKeyboard(w.keyGroups)) }

// showSources opens the Sources page.
func (w *Window) showSources() { w.stack.Open(guide.NewSources(w.stack, w.pictureStyle)) }

// showAbout opens the page about the program.
func (w *Window) showAbout() {
	w.stack.Open(guide.NewAbout(w.version, w.folder.Path(), func(text string) { w.app.Clipboard().SetContent(text) }))
}

// showStatistics opens the Statistics page.
func (w *Window) showStatistics() { w.stack.Open(statistics.New(w.stack, w.past, w.now)) }

// showHistory opens the History page, latest game first.
func (w *Window) showHistory() {
	w.stack.Open(history.New(w.stack, w.past, history.Actions{
		Deal: w.deal, Continue: w.continueGame, SaveFile: w.files.Save, Reset: w.resetHistory, ReadOnly: w.keeper.Locked,
		Copy:       func(text string) { w.app.Clipboard().SetContent(text) },
		SaveRecord: func(e store.Entry, moves []engine.Move) { w.saveRecordOf(e.ID, e.Code, moves) },
		Replay: func(title func() string, e store.Entry, game *engine.Game) {
			next := session.Next{Game: game, From: store.FromReplay}
			if !e.Won && !w.keeper.Locked() {
				next.Own = &e
			}
			w.stack.Push(w.replayOf(title, next))
		},
	}, w.now))
}

// resetHistory resets the history. It returns where the old one is saved.
func (w *Window) resetHistory() (kept string, err error) {
	err = w.session.Settle() // first add everything that has ended
	if err == nil {
		err = w.unsaved.game
	}
	if err != nil {
		return "", err
	}
	kept, err = w.folder.ResetHistory()
	if err == nil {
		w.past.Forget()
	}
	return kept, err
}

// recordReplay returns a page that replays moves from a deal.
func (w *Window) recordReplay(title func() string, code engine.Code, moves []engine.Move) *replay.Page {
	return replay.NewRecord(w.stack, w.replayBoard, w.playOn(store.FromReplay), replay.Record{Title: title, Code: code, Moves: moves})
}

// replayOf returns a page that replays a game. An unfinished game of the player's own can be
// continued at its end.
func (w *Window) replayOf(title func() string, next session.Next) *replay.Page {
	r := replay.Record{Title: title, Code: next.Game.Code(), Moves: next.Game.Played()}
	if next.Own != nil {
		r.Continue = func(game *engine.Game) { w.continueRecord(title(), *next.Own, game) }
	}
	return replay.NewRecord(w.stack, w.replayBoard, w.playOn(store.FromReplay), r)
}

// named returns a title that is the same in all languages: the name of a file.
func named(name string) func() string { return func() string { return name } }

func (w *Window) pictureStyle() guide.Style {
	return guide.Style{Deck: deckStyle(w.settings, w.words), Felt: w.tableColour().Felt}
}

func (w *Window) replayBoard() replay.Board {
	return replay.Board{
		Deck: deckStyle(w.settings, w.words), Felt: w.tableColour().Felt,
		Pace: choices.Find(choices.Speeds, w.settings.Speed).Pace, Keyboard: w.keyboard,
	}
}
