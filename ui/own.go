package ui

import (
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
)

// recorded is a game from a record.
type recorded struct {
	*engine.Game
	id string // of the player's own game it was saved from, or ""
}

// next returns a recorded game as it would be continued: as the player's own game, if that is
// unfinished, or otherwise as a game that does not count.
func (w *Window) next(r recorded) session.Next {
	own, found := w.own(r)
	switch {
	case found && own.Won:
		return session.Next{Game: r.Game, From: store.FromWon}
	case found && !r.Won():
		return session.Next{Game: r.Game, Own: &own}
	}
	return session.Next{Game: r.Game, From: store.FromRecord}
}

// own finds the player's own game that a record was saved from: the running one, or one of the
// history.
func (w *Window) own(r recorded) (own store.Entry, found bool) {
	switch {
	case r.id == "" || w.keeper.Locked(): // the player's games belong to another window
		return store.Entry{}, false
	case r.id == w.session.ID():
		own, found = w.session.Unended(), w.session.Counted()
		own.Won = w.session.FirstWin() != nil
	default:
		own, found = w.past.Find(r.id)
	}
	return own, found && own.Code == r.Code()
}

// play continues a game in place of the current one. If it does not count, the line says why.
func (w *Window) play(next session.Next) {
	switch {
	case next.Own != nil:
		w.session.Continue(*next.Own, next.Game)
	case next.From == store.Dealt:
		w.session.Deal(next.Game.Code())
	default:
		w.session.Open(next.Game, next.From)
	}
	w.tellUncounted()
}

// tellUncounted explains in the line why the current game does not count, if it does not and can
// still be won.
func (w *Window) tellUncounted() {
	if !w.session.Counted() && !w.session.Game().Won() {
		w.line.Say(w.words.Text(w.uncounted(w.session.Origin())))
	}
}

// uncounted returns the explanation why a game does not count.
func (w *Window) uncounted(from store.Origin) locales.ID {
	if w.keeper.Locked() {
		return locales.NotKeptHere
	}
	switch from {
	case store.FromExample:
		return locales.UncountedExample
	case store.FromReplay:
		return locales.UncountedReplay
	case store.FromRecord:
		return locales.UncountedRecord
	case store.FromWon:
		return locales.UncountedWon
	}
	return locales.UncountedUnknown // started by an earlier version
}
