package engine

import "fmt"

// History is the data from which a game can be restored, including its undo and redo.
type History struct {
	Code   Code
	Moves  []Move // the played moves, then the undone ones
	Cursor int    // number of played moves
	Floor  int    // undo stops at this cursor
}

// HistoryError is the error returned by [Restore] and [Game.Apply] for a history that is invalid
// regardless of its moves: an invalid code, or a cursor or floor out of range.
type HistoryError struct {
	Code                 Code
	Moves, Cursor, Floor int // Moves is the number of moves
}

// Error states which value is out of range.
func (e *HistoryError) Error() string {
	if !e.Code.Valid() {
		return fmt.Sprintf("history: no deal %d with %d suits", e.Code.Number, e.Code.Suits)
	}
	return fmt.Sprintf("history: cursor %d and floor %d do not fit %d moves", e.Cursor, e.Floor, e.Moves)
}

// Played returns a copy of the moves that led to the current position. It takes O(n) for n moves.
func (g *Game) Played() []Move { return moves(g.steps[:g.cursor]) }

// History returns the history of the game, sharing no memory with it. It takes O(n) for n moves.
func (g *Game) History() History {
	return History{Code: g.code, Moves: moves(g.steps), Cursor: g.cursor, Floor: g.floor}
}

func moves(steps []step) []Move {
	list := make([]Move, len(steps))
	for i, s := range steps {
		list[i] = s.move()
	}
	return list
}

// Restore returns the game with the given history. Every move is checked against the rules, which
// takes O(n) for n moves. The error is an *[IllegalMove], or a *[HistoryError] unless the code is
// valid, 0 ≤ Floor ≤ Cursor ≤ len(Moves), and len(Moves) - Floor ≤ [UndoLimit].
func Restore(h History) (*Game, error) {
	if !h.Code.Valid() {
		return nil, &HistoryError{Code: h.Code, Moves: len(h.Moves), Cursor: h.Cursor, Floor: h.Floor}
	}
	g := NewGame(h.Code)
	if err := g.Apply(Delta{Moves: h.Moves, Cursor: h.Cursor, Floor: h.Floor}); err != nil {
		return nil, err
	}
	return g, nil
}

// validHistory reports whether cursor and floor are valid for a game with n moves.
func validHistory(n, cursor, floor int) bool {
	return 0 <= floor && floor <= cursor && cursor <= n && n-floor <= UndoLimit
}
