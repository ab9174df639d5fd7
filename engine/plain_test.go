package engine_test

import (
	"slices"
	"strconv"
	"strings"

	"simplesimon/engine"
)

// table is a position in the plainest form there is, for the second opinion on
// the rules: a list of cards such as "QH" for each column.
type table [][]string

func tableOf(p *engine.Tableau) table {
	columns := make(table, engine.Columns)
	for i := range columns {
		columns[i] = []string{}
		for _, card := range p.Append(nil, i+1) {
			columns[i] = append(columns[i], card.String())
		}
	}
	return columns
}

// lines is the columns as the corpus writes them.
func (p table) lines() []string {
	var lines []string
	for _, column := range p {
		lines = append(lines, strings.Join(column, " "))
	}
	return lines
}

// rank is 1 for an ace to 13 for a king.
func rank(card string) int { return strings.Index(" A23456789TJQK", card[:1]) }

func suit(card string) string { return card[1:] }

func (p table) has(col int) bool { return col >= 1 && col <= len(p) }

// liftable is the keyword of the first rule that keeps the last count cards of a
// column where they are, or "", and the index of the card that breaks it, or -1.
func (p table) liftable(col, count int) (string, int) {
	if !p.has(col) {
		return "bad-column", -1
	}
	column := p[col-1]
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

// check is the keyword of the rule that a move breaks first, or "".
func (p table) check(from, count, to int) string {
	if !p.has(from) || !p.has(to) {
		return "bad-column"
	}
	if from == to {
		return "same-column"
	}
	if reason, _ := p.liftable(from, count); reason != "" {
		return reason
	}
	target := p[to-1]
	if len(target) == 0 {
		return ""
	}
	first, last := p[from-1][len(p[from-1])-count], target[len(target)-1]
	if rank(last) == 1 {
		return "onto-ace"
	}
	if rank(first) == 13 {
		return "king-needs-empty"
	}
	if rank(last)-rank(first) != 1 || len(target)+rank(first) > 20 {
		return "wrong-rank"
	}
	return ""
}

// moves is every legal move, found by trying each of them.
func (p table) moves() []string {
	list := []string{}
	for from := 1; from <= len(p); from++ {
		for count := 1; count <= 20; count++ {
			for to := 1; to <= len(p); to++ {
				if p.check(from, count, to) == "" {
					list = append(list, strings.Join([]string{strconv.Itoa(from), strconv.Itoa(count), strconv.Itoa(to)}, "-"))
				}
			}
		}
	}
	return list
}

// best is the best column, found by sorting all that take the group.
func (p table) best(from, count int) int {
	type candidate struct{ step, run, distance, column int }
	var list []candidate
	for to := 1; to <= len(p); to++ {
		if p.check(from, count, to) != "" {
			continue
		}
		c := candidate{column: to, distance: max(from-to, to-from)}
		target := p[to-1]
		switch {
		case len(target) > 0 && suit(target[len(target)-1]) == suit(p[from-1][len(p[from-1])-1]):
			c.step, c.run = 1, count
			for n := 1; n <= len(target); n++ {
				if reason, _ := p.liftable(to, n); reason == "" {
					c.run = count + n
				}
			}
		case len(target) > 0:
			c.step = 3
		case count == len(p[from-1]):
			continue
		default:
			c.step = 2
		}
		list = append(list, c)
	}
	if len(list) == 0 {
		return 0
	}
	slices.SortFunc(list, func(a, b candidate) int {
		for _, d := range []int{a.step - b.step, b.run - a.run, a.distance - b.distance, a.column - b.column} {
			if d != 0 {
				return d
			}
		}
		return 0
	})
	return list[0].column
}
