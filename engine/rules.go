package engine

import "iter"

// Reason is the reason why a move is refused, or [None].
type Reason uint8

// The reasons. If several apply, the first in this order is returned.
const (
	None           Reason = iota // the move is legal
	BadColumn                    // no such column
	SameColumn                   // source and target are the same column
	EmptySource                  // no cards in the source column
	BadCount                     // fewer than one card, or more than the column has
	NotASequence                 // the lifted cards do not descend by one
	MixedSuits                   // they descend, but in several suits
	OntoAce                      // nothing can be placed on an ace
	KingNeedsEmpty               // a king can be placed only in an empty column
	WrongRank                    // the target's last card is not one rank higher
	NoTarget                     // no column accepts the group; never returned by Check
)

var reasonKeywords = [...]string{
	None:           "",
	BadColumn:      "bad-column",
	SameColumn:     "same-column",
	EmptySource:    "empty-source",
	BadCount:       "bad-count",
	NotASequence:   "not-a-sequence",
	MixedSuits:     "mixed-suits",
	OntoAce:        "onto-ace",
	KingNeedsEmpty: "king-needs-empty",
	WrongRank:      "wrong-rank",
	NoTarget:       "no-target",
}

// String returns the keyword of the reason, such as "wrong-rank", or "" for [None].
func (r Reason) String() string {
	if int(r) >= len(reasonKeywords) {
		return "?"
	}
	return reasonKeywords[r]
}

// Check returns why a move is refused, or [None] if it is legal.
func (t *Tableau) Check(m Move) Reason {
	if !isColumn(m.From) || !isColumn(m.To) {
		return BadColumn
	}
	if m.From == m.To {
		return SameColumn
	}
	if reason, _ := t.Group(m.From, m.Count); reason != None {
		return reason
	}
	return t.place(t.cards[m.From-1][int(t.lens[m.From-1])-m.Count], m.To)
}

// Group returns why the last count cards of a column may not be lifted, [BadColumn],
// [EmptySource], [BadCount], [NotASequence] or [MixedSuits], or [None] if they may. For the last
// two reasons, index is the index in the column of the first lifted card that breaks the rule
// together with the card before it; otherwise -1.
func (t *Tableau) Group(col, count int) (reason Reason, index int) {
	if !isColumn(col) {
		return BadColumn, -1
	}
	cards := t.column(col)
	if len(cards) == 0 {
		return EmptySource, -1
	}
	if count < 1 || count > len(cards) {
		return BadCount, -1
	}
	// A wrong rank further on takes precedence over a mixed suit found earlier.
	mixed := -1
	for i := len(cards) - count + 1; i < len(cards); i++ {
		upper, lower := cards[i-1], cards[i]
		if upper == lower+1 {
			continue
		}
		if upper.Rank() != lower.Rank()+1 {
			return NotASequence, i
		}
		if mixed < 0 {
			mixed = i
		}
	}
	if mixed >= 0 {
		return MixedSuits, mixed
	}
	return None, -1
}

// place returns why a column refuses a group starting with first, or None. It refuses when the
// group and everything that could follow it would exceed MaxColumn. That cannot happen in a game,
// but [ParseTableau] accepts arbitrary cards and no move may lose one.
func (t *Tableau) place(first Card, to int) Reason {
	n := t.lens[to-1]
	if n == 0 {
		return None
	}
	last := t.cards[to-1][n-1].Rank()
	switch rank := first.Rank(); {
	case last == rank+1 && int(n)+int(rank) <= MaxColumn:
		return None
	case last == Ace:
		return OntoAce
	case rank == King:
		return KingNeedsEmpty
	default:
		return WrongRank
	}
}

// Run returns the size of the longest group at the end of a column, or 0 if the column is empty or
// does not exist.
func (t *Tableau) Run(col int) int {
	if t.Len(col) == 0 {
		return 0
	}
	cards := t.column(col)
	first := len(cards) - 1
	for first > 0 && cards[first-1] == cards[first]+1 {
		first--
	}
	return len(cards) - first
}

// Targets returns the columns that accept the last count cards of a column. It is empty if the
// cards may not be lifted.
func (t *Tableau) Targets(from, count int) ColumnSet {
	if reason, _ := t.Group(from, count); reason != None {
		return 0
	}
	return t.takers(from, count)
}

// takers returns the targets for cards known to be liftable.
func (t *Tableau) takers(from, count int) ColumnSet {
	var set ColumnSet
	first := t.Card(from, t.Len(from)-count)
	for to := 1; to <= Columns; to++ {
		if to != from && t.place(first, to) == None {
			set.Add(to)
		}
	}
	return set
}

// Best returns the best target for the last count cards of a column: a column whose last card has
// the same suit, preferring the longest resulting run; otherwise an empty one, unless the group is
// its whole column; otherwise any column that accepts the group. Ties go to the nearest column,
// then to the left one. It returns 0 if there is none or if the cards may not be lifted.
func (t *Tableau) Best(from, count int) int { return t.best(from, count, emptyFirst) }

// BestKeepingEmpty is like [Tableau.Best], but uses an empty column only if no other column
// accepts the group. It returns 0 exactly when Best does.
func (t *Tableau) BestKeepingEmpty(from, count int) int { return t.best(from, count, emptyLast) }

// The value of a target. Its kind outweighs the length of the run, which outweighs the distance.
const (
	emptyLast   = 1000
	otherSuit   = 2000
	emptyFirst  = 3000
	sameSuit    = 4000
	longerByOne = Columns
)

// best returns the best target, given the value of an empty column.
func (t *Tableau) best(from, count, empty int) int {
	first := t.Card(from, t.Len(from)-count)
	best, bestValue := 0, 0
	for to := range t.Targets(from, count).All() {
		value := otherSuit
		switch last := t.Last(to); {
		case last == first+1:
			value = sameSuit + longerByOne*t.Run(to)
		case last == 0 && count == t.Len(from):
			continue // would change nothing
		case last == 0:
			value = empty
		}
		value -= max(to-from, from-to)
		if value > bestValue {
			best, bestValue = to, value
		}
	}
	return best
}

// Moves iterates over all legal moves, ordered by From, Count and To.
func (t *Tableau) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := 1; from <= Columns; from++ {
			for count := 1; count <= t.Run(from); count++ {
				for to := range t.takers(from, count).All() {
					if !yield(Move{From: from, Count: count, To: to}) {
						return
					}
				}
			}
		}
	}
}
