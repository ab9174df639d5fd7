package enginetest

import (
	"fmt"
	"slices"
	"strings"

	"simplesimon/engine"
)

// Table is a position: for each column a list of cards such as "QH", first card first. Its methods
// do not modify it.
type Table struct {
	Columns [engine.Columns][]string
	Removed int // number of removed sequences
}

// TableOf converts a position of the engine.
func TableOf(p *engine.Tableau) Table {
	t := Table{Removed: p.Removed()}
	for i := range t.Columns {
		t.Columns[i] = []string{}
		for _, card := range p.Append(nil, i+1) {
			t.Columns[i] = append(t.Columns[i], card.String())
		}
	}
	return t
}

// Lines returns the columns as strings, with spaces between the cards.
func (t Table) Lines() []string {
	var lines []string
	for _, column := range t.Columns {
		lines = append(lines, strings.Join(column, " "))
	}
	return lines
}

// ranks lists all ranks in ascending order.
const ranks = "A23456789TJQK"

// rank returns 1 for an ace up to 13 for a king.
func rank(card string) int { return strings.Index(ranks, card[:1]) + 1 }

func suit(card string) string { return card[1:] }

func (t Table) has(col int) bool { return col >= 1 && col <= len(t.Columns) }

// Liftable returns the keyword of the first rule that prevents lifting the last count cards of a
// column, or "", and the index of the card that breaks it, or -1.
func (t Table) Liftable(col, count int) (reason string, index int) {
	if !t.has(col) {
		return "bad-column", -1
	}
	column := t.Columns[col-1]
	if len(column) == 0 {
		return "empty-source", -1
	}
	if count < 1 || count > len(column) {
		return "bad-count", -1
	}
	for i := len(column) - count + 1; i < len(column); i++ {
		if rank(column[i-1])-rank(column[i]) != 1 {
			return "not-a-sequence", i
		}
	}
	for i := len(column) - count + 1; i < len(column); i++ {
		if suit(column[i-1]) != suit(column[i]) {
			return "mixed-suits", i
		}
	}
	return "", -1
}

// Check returns the keyword of the first rule that a move breaks, or "".
func (t Table) Check(m engine.Move) string {
	if !t.has(m.From) || !t.has(m.To) {
		return "bad-column"
	}
	if m.From == m.To {
		return "same-column"
	}
	if reason, _ := t.Liftable(m.From, m.Count); reason != "" {
		return reason
	}
	source, target := t.Columns[m.From-1], t.Columns[m.To-1]
	if len(target) == 0 {
		return ""
	}
	first, last := source[len(source)-m.Count], target[len(target)-1]
	if rank(last) == 1 {
		return "onto-ace"
	}
	if rank(first) == 13 {
		return "king-needs-empty"
	}
	if rank(last)-rank(first) != 1 || len(target)+rank(first) > engine.MaxColumn {
		return "wrong-rank"
	}
	return ""
}

// Moves returns all legal moves, found by trying every move.
func (t Table) Moves() []engine.Move {
	list := []engine.Move{}
	for from := range t.Columns {
		for count := 1; count <= len(t.Columns[from]); count++ {
			for to := range t.Columns {
				if m := (engine.Move{From: from + 1, Count: count, To: to + 1}); t.Check(m) == "" {
					list = append(list, m)
				}
			}
		}
	}
	return list
}

// Play returns the position after a legal move, with a completed sequence removed.
func (t Table) Play(m engine.Move) Table {
	if reason := t.Check(m); reason != "" {
		panic(fmt.Sprintf("%v in %v: %s", m, t.Lines(), reason))
	}
	source, target := t.Columns[m.From-1], t.Columns[m.To-1]
	rest := len(source) - m.Count
	t.Columns[m.From-1] = slices.Clone(source[:rest])
	t.Columns[m.To-1] = append(slices.Clone(target), source[rest:]...)
	if reason, _ := t.Liftable(m.To, len(ranks)); reason == "" { // all thirteen ranks
		column := t.Columns[m.To-1]
		t.Columns[m.To-1] = column[:len(column)-len(ranks)]
		t.Removed++
	}
	return t
}

// Won reports whether no cards are left.
func (t Table) Won() bool {
	return !slices.ContainsFunc(t.Columns[:], func(column []string) bool { return len(column) > 0 })
}
