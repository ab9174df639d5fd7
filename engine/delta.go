package engine

// Delta is the change in the history of a game since it was marked. [Game.Apply] brings a copy of
// the game from that time up to date.
type Delta struct {
	Same   int    // number of leading moves that are unchanged
	Moves  []Move // the moves after those: first played, then undone ones
	Cursor int    // number of moves played
	Floor  int    // undo stops at this cursor
}

// Mark marks the current history as the base of the next [Game.Delta].
func (g *Game) Mark() { g.same = len(g.steps) }

// Delta returns the changes since the last [Game.Mark], or since the deal. It takes O(n) for n
// moves made since, regardless of the length of the game.
func (g *Game) Delta() Delta {
	return Delta{Same: g.same, Moves: moves(g.steps[g.same:]), Cursor: g.cursor, Floor: g.floor}
}

// Apply applies a delta. New moves are checked against the rules. It takes O(n) for n new moves
// plus the moves after the old and the new cursor. The error is a *[HistoryError] if the delta
// does not fit the game, or an *[IllegalMove]; the game is then unusable.
func (g *Game) Apply(d Delta) error {
	n := d.Same + len(d.Moves)
	if d.Same < 0 || d.Same > len(g.steps) || !validHistory(n, d.Cursor, d.Floor) {
		return &HistoryError{Code: g.code, Moves: n, Cursor: d.Cursor, Floor: d.Floor}
	}
	for g.cursor > d.Same {
		g.back()
	}
	if len(d.Moves) > 0 {
		g.forwardTo(d.Same)
	}
	g.same = min(g.same, d.Same)
	g.steps = g.steps[:d.Same]
	for i, m := range d.Moves {
		if _, refusal := g.play(m); refusal != nil {
			return &IllegalMove{Number: d.Same + i + 1, Text: m.String(), Refusal: refusal}
		}
	}
	for g.cursor > d.Cursor {
		g.back()
	}
	g.forwardTo(d.Cursor)
	g.floor = d.Floor
	return nil
}

// forwardTo redoes moves up to the given cursor.
func (g *Game) forwardTo(cursor int) {
	for g.cursor < cursor {
		g.forward(Redone)
	}
}
