package ui

import (
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
)

// recorded is a game as a record has it.
type recorded struct {
	*engine.Game
	id string // of the player's own game that it is of; "" if it names none
}

// next is what a recorded game is when it is played on: the player's own game again, if that is not
// finished, or else a game that does not count.
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

// own finds the player's own game that a record is of: the running one, or one of the history.
func (w *Window) own(r recorded) (own store.Entry, found bool) {
	switch {
	case r.id == "" || w.keeper.Locked(): // another window keeps the player's games
		return store.Entry{}, false
	case r.id == w.session.ID():
		own, found = w.session.Unended(), w.session.Counted()
		own.Won = w.session.FirstWin() != nil
	default:
		own, found = w.past.Find(r.id)
	}
	return own, found && own.Code == r.Code()
}

// play goes on with a game in the place of the present one. What does not count says so, and why.
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

// tellUncounted says in the line why the present game does not count, if it does not and can still be
// won.
func (w *Window) tellUncounted() {
	if !w.session.Counted() && !w.session.Game().Won() {
		w.line.Say(w.words.Text(w.uncounted(w.session.Origin())))
	}
}

// uncounted says why a game does not count.
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
	return locales.UncountedUnknown // an earlier version has begun it
}
