package ui

import (
	"slices"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/store"
)

// behind is a position of the player's own game that lacks moves which that game has.
type behind struct {
	kept session.Next // the game with all its moves
	redo bool         // those moves can be redone from the position
}

// behind reports whether a game of the player's own lacks moves that the running game or the
// history has. If those moves continue from the position, next becomes the saved game at that
// position, so that they can be redone.
func (w *Window) behind(next *session.Next) *behind {
	if next.Own == nil {
		return nil
	}
	kept := w.keptMoves(*next.Own)
	if kept == nil || begins(next.Game, kept) {
		return nil
	}
	b := &behind{kept: session.Next{Game: kept, Own: next.Own}}
	if back := backTo(kept, next.Game); back != nil {
		next.Game, b.redo = back, true
	}
	return b
}

// keptMoves returns the game of an entry with all its known moves; nil if they can't be replayed.
func (w *Window) keptMoves(own store.Entry) *engine.Game {
	if own.ID == w.session.ID() {
		return w.session.Game()
	}
	game, err := own.Replay()
	if err != nil {
		return nil
	}
	return game
}

// begins reports whether the played moves of a game start with all moves of a saved one, including
// redoable ones.
func begins(game, kept *engine.Game) bool {
	all, moves := kept.History().Moves, game.Played()
	return len(all) <= len(moves) && slices.Equal(all, moves[:len(all)])
}

// backTo returns a saved game at the position of another one, with its later moves redoable; nil
// if undo and redo do not lead there.
func backTo(kept, position *engine.Game) *engine.Game {
	h := kept.History()
	n := position.Moves()
	if n < h.Floor || n > len(h.Moves) || !slices.Equal(position.Played(), h.Moves[:n]) {
		return nil
	}
	h.Cursor = n
	game, err := engine.Restore(h)
	if err != nil {
		return nil
	}
	return game
}

// behindTexts describe how far the saved game and the position are, and what happens to the moves
// in between.
func (w *Window) behindTexts(b *behind, position *engine.Game) []string {
	count := func(g *engine.Game) string { return w.words.Count(locales.MovesCount, g.Moves(), nil) }
	after := locales.BehindLost
	if b.redo {
		after = locales.BehindRedo
	}
	moves := locales.BehindMoves
	if w.isPresent(b.kept) {
		moves = locales.BehindPresent
	}
	how := w.words.Format(moves, locales.BehindData{Kept: count(b.kept.Game), Record: count(position)})
	return []string{how + " " + w.words.Text(after)}
}
