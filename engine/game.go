package engine

const (
	// UndoLimit is how many actions can be undone.
	UndoLimit = 100
	// StartScore is the score before the first move.
	StartScore = 500
	// MoveCost is what every move takes off the score, however many cards it moves.
	MoveCost = 1
	// SequenceBonus is what a removed sequence adds to the score.
	SequenceBonus = 100
)

// ChangeKind is what changed the position of a game.
type ChangeKind uint8

// The kinds of changes.
const (
	Dealt  ChangeKind = iota // the cards were dealt, from the start or again
	Played                   // a new move
	Undone                   // the last move was taken back
	Redone                   // a move that was taken back was made again
)

// Change is what has changed in a position, so that a picture can follow without
// comparing two of them.
type Change struct {
	Kind ChangeKind
	// Move is the move as it was played, also if it was undone: then the cards
	// went from Move.To to Move.From. It is zero for Dealt.
	Move Move
	// Completed reports whether a sequence left column Move.To after the move (Played
	// and Redone) or came back to it before the move was undone (Undone).
	Completed bool
	// Suit is the suit of that sequence.
	Suit Suit
}

// step is a move in the history. What left with it is all that undo needs to
// know beyond the move.
type step struct {
	from, count, to uint8
	completed       bool
}

func (s step) move() Move {
	return Move{From: int(s.from), Count: int(s.count), To: int(s.to)}
}

// Game is a deal with its history. A Game comes from [NewGame], [Restore] or
// [Record.Replay].
type Game struct {
	code    Code
	tableau Tableau
	steps   []step // the moves played, then those undone
	cursor  int    // how many of the steps are played
	floor   int    // undo reaches back to this cursor; it never sinks
	same    int    // how many of the steps are as they were at the last mark
}

// NewGame returns a game with the cards of a code dealt. If the code is not valid,
// there are no cards and no moves.
func NewGame(c Code) *Game {
	return &Game{code: c, tableau: c.Deal()}
}

// Code returns the code of the deal.
func (g *Game) Code() Code { return g.code }

// Position returns the present position.
func (g *Game) Position() Tableau { return g.tableau }

// Tableau returns [Game.Position] in a place of its own, so that a question can be put
// to it at once, as in g.Tableau().Best(2, 1). It shares nothing with the game and
// does not change with it.
func (g *Game) Tableau() *Tableau {
	position := g.tableau
	return &position
}

// Play makes a move. If it is not allowed, nothing changes and the error is a
// *[Refusal]. Moves that were undone can no longer be redone.
func (g *Game) Play(m Move) (Change, error) {
	change, refusal := g.play(m)
	if refusal != nil {
		return Change{}, refusal
	}
	return change, nil
}

// play is Play with the error as what it is, nil or not, for those in here who wrap it.
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

// Undo takes the last move back, with the sequence that left with it. It reports
// false and changes nothing if none can be undone.
func (g *Game) Undo() (Change, bool) {
	if g.Undoable() == 0 {
		return Change{}, false
	}
	return g.back(), true
}

// Redo makes the move again that was undone last. It reports false and changes
// nothing if there is none.
func (g *Game) Redo() (Change, bool) {
	if g.Redoable() == 0 {
		return Change{}, false
	}
	return g.forward(Redone), true
}

// Restart deals the same cards again. Nothing can be undone or redone after it.
func (g *Game) Restart() Change {
	g.tableau = g.code.Deal()
	g.steps, g.cursor, g.floor, g.same = g.steps[:0], 0, 0, 0
	return Change{Kind: Dealt}
}

// forward makes the step at the cursor.
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

// back takes the step before the cursor back, wherever the floor is.
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

// Undoable returns how many moves can be undone, from 0 to [UndoLimit].
func (g *Game) Undoable() int { return g.cursor - g.floor }

// Redoable returns how many moves can be redone, from 0 to [UndoLimit].
func (g *Game) Redoable() int { return len(g.steps) - g.cursor }

// Moves returns the number of moves up to the present position.
func (g *Game) Moves() int { return g.cursor }

// Score returns the present score. It has no lower limit.
func (g *Game) Score() int { return Score(g.cursor, g.tableau.Removed()) }

// Score returns the score after a number of moves and of removed sequences.
func Score(moves, removed int) int { return StartScore - MoveCost*moves + SequenceBonus*removed }

// Removed returns the number of sequences that have left, from 0 to [Sequences].
func (g *Game) Removed() int { return g.tableau.Removed() }

// Won reports whether all four sequences have left.
func (g *Game) Won() bool { return g.tableau.Won() }
