package enginetest

import (
	"fmt"
	"slices"

	"simplesimon/engine"
)

// undoLimit is the number of moves that can be undone.
const undoLimit = 100

// Game is a game with all of its past and redoable positions. Copies are independent.
type Game struct {
	code   engine.Code
	tables []Table       // after 0, 1, … moves; the undone ones at the end
	moves  []engine.Move // likewise
	at     int           // number of moves played
	reach  int           // number of them that can be undone
}

// NewGame returns a newly dealt game.
func NewGame(code engine.Code) Game {
	deal := code.Deal()
	return Game{code: code, tables: []Table{TableOf(&deal)}}
}

// Code returns the code of the deal.
func (g *Game) Code() engine.Code { return g.code }

// Table returns the current position.
func (g *Game) Table() Table { return g.tables[g.at] }

// Played returns the moves that led to the current position; callers must not modify it.
func (g *Game) Played() []engine.Move { return g.moves[:g.at:g.at] }

// Moves returns the number of moves played.
func (g *Game) Moves() int { return g.at }

// Redoable returns the number of moves that can be redone.
func (g *Game) Redoable() int { return len(g.moves) - g.at }

// Undoable returns the number of moves that can be undone.
func (g *Game) Undoable() int { return g.reach }

// Score returns the current score.
func (g *Game) Score() int { return 500 - g.at + 100*g.Table().Removed }

// Won reports whether the game is won.
func (g *Game) Won() bool { return g.Table().Won() }

// Play plays a legal move.
func (g *Game) Play(m engine.Move) {
	next := g.Table().Play(m)
	g.tables = append(g.tables[:g.at+1:g.at+1], next)
	g.moves = append(g.moves[:g.at:g.at], m)
	g.at, g.reach = g.at+1, min(g.reach+1, undoLimit)
}

// Undo takes back a move and reports whether there was one to undo.
func (g *Game) Undo() bool {
	if g.Undoable() == 0 {
		return false
	}
	g.at, g.reach = g.at-1, g.reach-1
	return true
}

// Redo repeats an undone move and reports whether there was one to redo.
func (g *Game) Redo() bool {
	if g.Redoable() == 0 {
		return false
	}
	g.at, g.reach = g.at+1, g.reach+1
	return true
}

// Restart deals the same cards again.
func (g *Game) Restart() { *g = NewGame(g.code) }

// Differs returns an error describing how a game of the engine differs from this one in cards,
// counters, undo and redo, or history; nil if it does not.
func (g *Game) Differs(got *engine.Game) error {
	if a, b := TableOf(got.Tableau()).Lines(), g.Table().Lines(); !slices.Equal(a, b) {
		return fmt.Errorf("the columns are %q, want %q", a, b)
	}
	figures := []int{got.Score(), got.Moves(), got.Removed(), got.Undoable(), got.Redoable()}
	want := []int{g.Score(), g.Moves(), g.Table().Removed, g.Undoable(), g.Redoable()}
	if got.Code() != g.code || !slices.Equal(figures, want) || got.Won() != g.Won() {
		return fmt.Errorf("%v with score, moves, removed, undoable and redoable %v, won %v; want %v, %v, %v",
			got.Code(), figures, got.Won(), g.code, want, g.Won())
	}
	if !slices.Equal(got.Played(), g.Played()) {
		return fmt.Errorf("the moves are %v, want %v", got.Played(), g.Played())
	}
	h := got.History()
	if h.Code != g.code || h.Cursor != g.at || h.Floor != g.at-g.reach || !slices.Equal(h.Moves, g.moves) {
		return fmt.Errorf("the history is %+v, want %v, %d played, %d undoable of %v", h, g.code, g.at, g.reach, g.moves)
	}
	return nil
}
