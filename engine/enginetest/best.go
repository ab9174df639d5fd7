package enginetest

import (
	"slices"

	"simplesimon/engine"
)

// candidate is a possible target for a group. Lower steps win, then longer runs, then shorter
// distances, then the column further left.
type candidate struct{ step, run, distance, column int }

// Best returns the best column for a group, found by sorting all legal targets, or 0.
func (t Table) Best(from, count int) int { return t.best(from, count, emptySecond) }

// BestKeepingEmpty returns the best column, avoiding empty ones where possible, or 0.
func (t Table) BestKeepingEmpty(from, count int) int { return t.best(from, count, emptyLast) }

// The steps at which an empty column may be considered; the other steps are 1 and 3.
const emptySecond, emptyLast = 2, 4

func (t Table) best(from, count, empty int) int {
	var list []candidate
	for to := range t.Columns {
		if c, ok := t.candidate(engine.Move{From: from, Count: count, To: to + 1}, empty); ok {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		return 0
	}
	return slices.MinFunc(list, func(a, b candidate) int {
		for _, d := range []int{a.step - b.step, b.run - a.run, a.distance - b.distance, a.column - b.column} {
			if d != 0 {
				return d
			}
		}
		return 0
	}).column
}

// candidate rates a move, if it is legal and changes anything. empty is the step of an empty
// column.
func (t Table) candidate(m engine.Move, empty int) (candidate, bool) {
	c := candidate{column: m.To, distance: max(m.From-m.To, m.To-m.From)}
	if t.Check(m) != "" {
		return c, false
	}
	source, target := t.Columns[m.From-1], t.Columns[m.To-1]
	switch {
	case len(target) > 0 && suit(target[len(target)-1]) == suit(source[len(source)-1]):
		c.step, c.run = 1, m.Count
		for n := 1; n <= len(target); n++ {
			if reason, _ := t.Liftable(m.To, n); reason == "" {
				c.run = m.Count + n
			}
		}
	case len(target) > 0:
		c.step = 3
	case m.Count == len(source):
		return c, false // from one empty column to another
	default:
		c.step = empty
	}
	return c, true
}
