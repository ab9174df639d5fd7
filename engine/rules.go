package engine

import "iter"

// Reason is why a move is refused, or [None].
type Reason uint8

// The reasons. If several hold for a move, the first in this order counts.
const (
	None           Reason = iota // the move is allowed
	BadColumn                    // there is no such column
	SameColumn                   // from a column to itself
	EmptySource                  // the column has no card to lift
	BadCount                     // fewer than one card, or more than the column has
	NotASequence                 // the lifted cards do not descend one by one
	MixedSuits                   // they descend, but not in one suit
	OntoAce                      // nothing goes on an ace
	KingNeedsEmpty               // a king goes only into an empty column
	WrongRank                    // the target's last card is not one rank higher
	NoTarget                     // no column takes the group; Check never returns it
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

// String returns the keyword of the reason, such as "wrong-rank"; "" for [None].
func (r Reason) String() string {
	if int(r) >= len(reasonKeywords) {
		return "?"
	}
	return reasonKeywords[r]
}

// Check returns why a move is refused, or [None] if it is allowed.
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

// Group returns why the last count cards of a column may not be lifted: [BadColumn],
// [EmptySource], [BadCount], [NotASequence] or [MixedSuits]; or [None] if they may.
// For the last two reasons, index is that of the first card in the column, from the first
// lifted one on, that breaks that rule together with the card before it; else -1.
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
	// A wrong rank further on counts before a mixed suit found on the way.
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

// place returns why a column refuses a group that begins with first; None if it
// takes it. A column that the group and all that could follow it would make longer
// than MaxColumn, as there is none in a game, takes nothing: [ParseTableau] reads
// any cards, and moving them must not lose one.
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

// Run returns the size of the longest group at the end of a column; 0 if the column
// is empty or does not exist.
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

// Targets returns the columns that take the last count cards of a column; there are
// none if these may not be lifted.
func (t *Tableau) Targets(from, count int) ColumnSet {
	if reason, _ := t.Group(from, count); reason != None {
		return 0
	}
	return t.takers(from, count)
}

// takers returns the Targets for cards that may be lifted.
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

// Best returns the best column for the last count cards of a column: one whose last
// card is of the same suit, the one where the run of that suit gets longest;
// otherwise an empty one, unless the group is its whole column; otherwise any
// that takes the group. Ties go to the nearest column, then to the left one. It
// returns 0 if there is none, or if the cards may not be lifted.
func (t *Tableau) Best(from, count int) int { return t.best(from, count, emptyFirst) }

// BestKeepingEmpty returns the best column as [Tableau.Best] does, except that an empty
// column comes last: it is the best one only if no other takes the group. Whether there
// is one at all does not depend on that.
func (t *Tableau) BestKeepingEmpty(from, count int) int { return t.best(from, count, emptyLast) }

// What columns are worth to a group. The kind of column outweighs any length of a run, and
// that any distance.
const (
	emptyLast   = 1000
	otherSuit   = 2000
	emptyFirst  = 3000
	sameSuit    = 4000
	longerByOne = Columns
)

// best returns the best column, given what an empty one is worth.
func (t *Tableau) best(from, count, empty int) int {
	first := t.Card(from, t.Len(from)-count)
	best, bestValue := 0, 0
	for to := range t.Targets(from, count).All() {
		value := otherSuit
		switch last := t.Last(to); {
		case last == first+1:
			value = sameSuit + longerByOne*t.Run(to)
		case last == 0 && count == t.Len(from):
			continue // nothing would change
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

// Moves iterates over all moves that are allowed, ordered by From, Count and To.
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
