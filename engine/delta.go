package engine

// Delta is what has changed in the history of a game since it was marked. A copy of the
// game as it was then becomes the same by [Game.Apply].
type Delta struct {
	Same   int    // how many moves at the beginning are still the same
	Moves  []Move // the moves after those: the played ones, then the undone ones
	Cursor int    // how many of all moves are played
	Floor  int    // undo reaches back to where this many moves are played
}

// Mark remembers the history as it is, for [Game.Delta].
func (g *Game) Mark() { g.same = len(g.steps) }

// Delta returns what has changed since the last [Game.Mark], or since the deal: O(n) for n
// moves made since, whatever the length of the game.
func (g *Game) Delta() Delta {
	return Delta{Same: g.same, Moves: moves(g.steps[g.same:]), Cursor: g.cursor, Floor: g.floor}
}

// Apply makes the changes of a delta. New moves go through the rules: O(n) for them and for
// the old ones behind the cursors before and after. The error is a
// *[HistoryError] if the delta does not fit the game, or an *[IllegalMove]; the game is of
// no use then.
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

// forwardTo makes undone moves again until so many are played.
func (g *Game) forwardTo(cursor int) {
	for g.cursor < cursor {
		g.forward(Redone)
	}
}
