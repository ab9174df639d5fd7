package ui

import (
	"cmp"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/ui/overlay"
)

// askRestart restarts; it asks first if a move was played or could be redone.
func (w *Window) askRestart() {
	g := w.session.Game()
	if g.Moves() == 0 && g.Redoable() == 0 || !w.settings.AskRestart {
		w.session.Restart()
		return
	}
	text := w.words.Count(locales.RestartText, g.Moves(), nil)
	if undone := g.Redoable(); undone > 0 && g.Moves() > 0 {
		text += " " + w.words.Count(locales.RestartUndone, undone, nil)
	}
	no := locales.KeepPlaying
	if g.Won() {
		text, no = w.words.Text(locales.RestartTextWon), locales.Cancel
	}
	w.stack.Ask(overlay.Question{
		Name: "restart", Title: w.words.Text(locales.RestartTitle), Text: text, Careful: true,
		Yes: overlay.Answer{Name: "restart", Text: w.words.Text(locales.RestartYes), Do: w.session.Restart},
		No:  overlay.Answer{Name: "keep", Text: w.words.Text(no)},
	})
}

// askReplace asks before a deal or record from the command line replaces an unfinished game.
func (w *Window) askReplace(next recorded, record string) {
	if record != "" {
		w.offerRecord(next, record)
		return
	}
	w.askDeal(next.Code())
}

// deal deals a code. It asks first if an unfinished game would end.
func (w *Window) deal(code engine.Code) {
	if w.session.Unfinished() {
		w.askDeal(code)
		return
	}
	w.stack.Close()
	w.session.Deal(code)
}

// askDeal asks before a deal replaces an unfinished game. If the player declines, what was open
// returns.
func (w *Window) askDeal(code engine.Code) {
	w.askToReplace(replacement{
		text: w.words.Format(locales.ReplaceByDeal, locales.CodeData{Code: code.String()}), yes: locales.ReplaceYesDeal,
		next: session.Next{Game: engine.NewGame(code)}, careful: !w.presentIsKept(),
	})
}

// replacement is a game that may replace an unfinished one.
type replacement struct {
	title   locales.ID // "" for the default
	text    string     // describes it; what happens to the current game is added
	yes     locales.ID
	next    session.Next
	careful bool // it is not the default answer
}

// askToReplace asks before a game replaces an unfinished one.
func (w *Window) askToReplace(r replacement) {
	no := locales.KeepPlaying
	if own := r.next.Own; own == nil || own.ID != w.session.ID() {
		r.text += " " + w.presentEnds()
		no = locales.KeepMine
	}
	w.stack.Ask(overlay.Question{
		Name: "replace", Title: w.words.Text(cmp.Or(r.title, locales.ReplaceTitle)), Text: r.text, Careful: r.careful,
		Yes: overlay.Answer{Name: "replace", Text: w.words.Text(r.yes), Do: func() {
			w.stack.Close()
			w.play(r.next)
		}},
		No: overlay.Answer{Name: "keep-mine", Text: w.words.Text(no)},
	})
}

// playOn returns a function that continues a game from elsewhere as the player's own, which does
// not count. It asks first if an unfinished game would end; if the player declines, what was open
// returns.
func (w *Window) playOn(from store.Origin) func(*engine.Game) {
	return func(game *engine.Game) {
		next := session.Next{Game: game, From: from}
		if w.session.Unfinished() {
			text := w.words.Text(locales.ReplaceByPosition) + " " + w.words.Text(w.uncounted(from))
			w.askToReplace(replacement{text: text, yes: locales.PlayFromHere, next: next, careful: true})
			return
		}
		w.stack.Close()
		w.play(next)
	}
}

// continueRecord is continueGame for a record of that game, which may lack moves that are saved:
// then it asks which of the two continues.
func (w *Window) continueRecord(name string, own store.Entry, game *engine.Game) {
	next := session.Next{Game: game, Own: &own}
	if w.behind(&next) != nil {
		w.stack.Push(w.recordDialog(offer{next: next, name: name, watched: true}))
		return
	}
	w.continueGame(own, game)
}

// continueGame continues a game of the player's own at some position, as the same game. It asks
// first if an unfinished one would end, or go back.
func (w *Window) continueGame(own store.Entry, game *engine.Game) {
	next := session.Next{Game: game, Own: &own}
	same := own.ID == w.session.ID()
	if w.session.Unfinished() && !(same && begins(game, w.session.Game())) {
		r := replacement{yes: locales.ContinueGame, next: next, careful: !w.presentIsKept()}
		r.text = w.words.Format(locales.ReplaceByOwn, locales.CodeData{Code: own.Code.String()})
		if same {
			r.title, r.text, r.yes, r.careful = locales.BackTitle, w.words.Text(locales.PresentBack), locales.GoBack, true
		}
		w.askToReplace(r)
		return
	}
	w.stack.Close()
	w.play(next)
}
