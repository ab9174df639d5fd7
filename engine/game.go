package engine

const (
	// UndoLimit is the maximum number of moves that can be undone.
	UndoLimit = 100
	// StartScore is the score before the first move.
	StartScore = 500
	// MoveCost is deducted from the score for each move, however many cards it moves.
	MoveCost = 1
	// SequenceBonus is added to the score for each removed sequence.
	SequenceBonus = 100
)

// ChangeKind is the kind of a [Change].
type ChangeKind uint8

// The kinds of changes.
const (
	Dealt  ChangeKind = iota // the cards were dealt, initially or by a restart
	Played                   // a new move was played
	Undone                   // the last move was taken back
	Redone                   // an undone move was repeated
)

// Change describes what changed in a position, so that a UI can follow without comparing
// positions.
type Change struct {
	Kind ChangeKind
	// Move is the move as it was originally played; if it was undone, the cards went from Move.To
	// to Move.From. It is zero for Dealt.
	Move Move
	// Completed reports whether a sequence was removed from column Move.To after the move (Played
	// and Redone) or restored to it before the move was undone (Undone).
	Completed bool
	// Suit is the suit of that sequence.
	Suit Suit
}

// step is a move in the history. Undo needs to know nothing else but the sequence it removed.
type step struct {
	from, count, to uint8
	completed       bool
}

func (s step) move() Move {
	return Move{From: int(s.from), Count: int(s.count), To: int(s.to)}
}

// Game is a deal with its history. Games are created by [NewGame], [Restore] and [Record.Replay].
type Game struct {
	code    Code
	tableau Tableau
	steps   []step // the played moves, then the undone ones
	cursor  int    // number of played steps
	floor   int    // undo stops at this cursor; it never decreases
	same    int    // number of leading steps unchanged since the last Mark
}

// NewGame returns a newly dealt game. If the code is invalid, there are no cards and no legal
// moves.
func NewGame(c Code) *Game {
	return &Game{code: c, tableau: c.Deal()}
}

// Code returns the code of the deal.
func (g *Game) Code() Code { return g.code }

// Position returns the current position.
func (g *Game) Position() Tableau { return g.tableau }

// Tableau returns a pointer to a copy of the current position, so that methods can be chained, as
// in g.Tableau().Best(2, 1). The copy does not change with the game.
func (g *Game) Tableau() *Tableau {
	position := g.tableau
	return &position
}

// Play plays a move and discards undone moves. If the move is illegal, nothing changes and the
// error is a *[Refusal].
func (g *Game) Play(m Move) (Change, error) {
	change, refusal := g.play(m)
	if refusal != nil {
		return Change{}, refusal
	}
	return change, nil
}

// play is Play with a concrete error type, for callers in this package that wrap it.
func (g *Game) play(m Move) (Change, *Refusal) {
	if reason := g.tableau.Check(m); reason != None {
		return Change{}, g.tableau.refusal(reason, m)
	}
	g.same = min(g.same, g.cursor)
	g.steps = append(g.steps[:g.cursor], step{from: uint8(m.From), count: uint8(m.Count), to: uint8(m.To)})
	change := g.forward(Played)
	g.floor = max(g.floor, g.cursor-UndoLimit)
	return change, nil
}

// Undo takes back the last move and restores the sequence it removed. It reports false and changes
// nothing if there is nothing to undo.
func (g *Game) Undo() (Change, bool) {
	if g.Undoable() == 0 {
		return Change{}, false
	}
	return g.back(), true
}

// Redo repeats the move that was undone last. It reports false and changes nothing if there is
// nothing to redo.
func (g *Game) Redo() (Change, bool) {
	if g.Redoable() == 0 {
		return Change{}, false
	}
	return g.forward(Redone), true
}

// Restart deals the same cards again and clears undo and redo.
func (g *Game) Restart() Change {
	g.tableau = g.code.Deal()
	g.steps, g.cursor, g.floor, g.same = g.steps[:0], 0, 0, 0
	return Change{Kind: Dealt}
}

// forward plays the step at the cursor.
func (g *Game) forward(kind ChangeKind) Change {
	s := &g.steps[g.cursor]
	s.completed = g.tableau.apply(int(s.from), int(s.count), int(s.to))
	g.cursor++
	change := Change{Kind: kind, Move: s.move(), Completed: s.completed}
	if s.completed {
		change.Suit = g.tableau.lastRemoved()
	}
	return change
}

// back takes back the step before the cursor, regardless of the floor.
func (g *Game) back() Change {
	g.cursor--
	s := g.steps[g.cursor]
	change := Change{Kind: Undone, Move: s.move(), Completed: s.completed}
	if s.completed {
		change.Suit = g.tableau.lastRemoved()
	}
	g.tableau.unapply(int(s.from), int(s.count), int(s.to), s.completed)
	return change
}

// Undoable returns the number of moves that can be undone, from 0 to [UndoLimit].
func (g *Game) Undoable() int { return g.cursor - g.floor }

// Redoable returns the number of moves that can be redone, from 0 to [UndoLimit].
func (g *Game) Redoable() int { return len(g.steps) - g.cursor }

// Moves returns the number of moves that led to the current position.
func (g *Game) Moves() int { return g.cursor }

// Score returns the current score. It may be negative.
func (g *Game) Score() int { return Score(g.cursor, g.tableau.Removed()) }

// Score returns the score for a number of moves and removed sequences.
func Score(moves, removed int) int { return StartScore - MoveCost*moves + SequenceBonus*removed }

// Removed returns the number of removed sequences, from 0 to [Sequences].
func (g *Game) Removed() int { return g.tableau.Removed() }

// Won reports whether all four sequences have been removed.
func (g *Game) Won() bool { return g.tableau.Won() }
