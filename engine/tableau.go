package engine

const (
	// MaxColumn is the maximum length of a column: eight dealt cards, then at most the twelve
	// ranks below a king.
	MaxColumn = 20
	// SequenceLength is the number of cards in a sequence.
	SequenceLength = 13
	// Sequences is the number of sequences removed in a won game.
	Sequences = 4
)

// Tableau is a position: the cards of the ten columns and the removed sequences in order. It is
// comparable with ==, copied by assignment and usable as a map key. The zero value is empty.
//
// Methods have pointer receivers only to avoid copying; no exported method modifies the position.
// [Tableau.After] returns the position after a move.
type Tableau struct {
	// Unused slots must be zero for == to work.
	cards   [Columns][MaxColumn]Card
	lens    [Columns]uint8
	removed uint8
	suits   [Sequences]Suit
}

func isColumn(col int) bool { return 1 <= col && col <= Columns }

// column returns the cards of a column from 1 to Columns, first to last.
func (t *Tableau) column(col int) []Card {
	return t.cards[col-1][:t.lens[col-1]]
}

// Len returns the number of cards in a column, or 0 if there is no such column.
func (t *Tableau) Len(col int) int {
	if !isColumn(col) {
		return 0
	}
	return int(t.lens[col-1])
}

// Card returns the card at index i of a column, from 0 for the first to Len-1 for the last, or the
// zero Card if there is none.
func (t *Tableau) Card(col, i int) Card {
	if i < 0 || i >= t.Len(col) {
		return 0
	}
	return t.cards[col-1][i]
}

// Last returns the last card of a column, or the zero Card if the column is empty or does not
// exist.
func (t *Tableau) Last(col int) Card {
	return t.Card(col, t.Len(col)-1)
}

// Append appends the cards of a column to dst, first to last.
func (t *Tableau) Append(dst []Card, col int) []Card {
	if !isColumn(col) {
		return dst
	}
	return append(dst, t.column(col)...)
}

// Removed returns the number of removed sequences, from 0 to [Sequences].
func (t *Tableau) Removed() int { return int(t.removed) }

// RemovedSuit returns the suit of removed sequence i, from 0 to Removed-1. It is meaningless for
// any other i.
func (t *Tableau) RemovedSuit(i int) Suit {
	if i < 0 || i >= t.Removed() {
		return 0
	}
	return t.suits[i]
}

// Won reports whether all four sequences have been removed.
func (t *Tableau) Won() bool { return t.removed == Sequences }

// After returns the position after a move and the change. The error is a *[Refusal]; the returned
// position is then the same as t.
func (t *Tableau) After(m Move) (Tableau, Change, error) {
	after := *t
	if err := t.Refuse(m); err != nil {
		return after, Change{}, err
	}
	change := Change{Kind: Played, Move: m, Completed: after.apply(m.From, m.Count, m.To)}
	if change.Completed {
		change.Suit = after.lastRemoved()
	}
	return after, change, nil
}

// lastRemoved returns the suit of the most recently removed sequence.
func (t *Tableau) lastRemoved() Suit { return t.RemovedSuit(t.Removed() - 1) }

// apply plays a legal move, removes the sequence it completes, and reports whether there was one.
// Columns cannot overflow in a position reached from a deal: see MaxColumn.
func (t *Tableau) apply(from, count, to int) (completed bool) {
	t.shift(from, count, to)
	if t.Last(to).Rank() != Ace || t.Run(to) < SequenceLength {
		return false
	}
	end := t.column(to)
	sequence := end[len(end)-SequenceLength:]
	t.suits[t.removed] = sequence[0].Suit()
	t.removed++
	clear(sequence)
	t.lens[to-1] -= SequenceLength
	return true
}

// unapply reverts apply, given the value apply returned.
func (t *Tableau) unapply(from, count, to int, completed bool) {
	if completed {
		t.removed--
		suit := t.suits[t.removed]
		t.suits[t.removed] = 0
		for rank := King; rank >= Ace; rank-- {
			t.cards[to-1][t.lens[to-1]] = NewCard(rank, suit)
			t.lens[to-1]++
		}
	}
	t.shift(to, count, from)
}

// shift moves the last count cards of one column to the end of another.
func (t *Tableau) shift(from, count, to int) {
	source, target := t.column(from), t.Len(to)
	group := source[len(source)-count:]
	copy(t.cards[to-1][target:], group)
	clear(group)
	t.lens[from-1] -= uint8(count)
	t.lens[to-1] += uint8(count)
}
