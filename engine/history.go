package engine

import "fmt"

// History is all that it takes to have a game again, with its undo and redo.
type History struct {
	Code   Code
	Moves  []Move // the moves played, then those undone
	Cursor int    // how many of the moves are played
	Floor  int    // undo reaches back to where so many moves are played
}

// HistoryError is the error of [Restore] and [Game.Apply] for a history that no game
// can have, whatever its moves: a code that is not valid, or a cursor or a floor out of
// range.
type HistoryError struct {
	Code                 Code
	Moves, Cursor, Floor int // Moves is the number of moves
}

// Error names what is out of range.
func (e *HistoryError) Error() string {
	if !e.Code.Valid() {
		return fmt.Sprintf("history: no deal %d with %d suits", e.Code.Number, e.Code.Suits)
	}
	return fmt.Sprintf("history: cursor %d and floor %d do not fit %d moves", e.Cursor, e.Floor, e.Moves)
}

// Played returns the moves up to the present position, in a slice of its own: O(n) for
// n moves.
func (g *Game) Played() []Move { return moves(g.steps[:g.cursor]) }

// History returns the history of the game, which shares nothing with the game: O(n) for
// n moves.
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

// Restore returns the game with a history. Every move goes through the rules: O(n) for n
// moves. The error is a *[HistoryError], which means that 0 ≤ Floor ≤ Cursor ≤ len(Moves)
// or len(Moves) - Floor ≤ [UndoLimit] does not hold or that the code is not
// valid, or an *[IllegalMove].
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

// validHistory reports whether a game with n moves can have a cursor and a floor.
func validHistory(n, cursor, floor int) bool {
	return 0 <= floor && floor <= cursor && cursor <= n && n-floor <= UndoLimit
}
