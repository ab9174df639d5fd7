package engine_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// readJSON reads a file of testdata that holds one JSON value a line.
func readJSON[T any](t *testing.T, name string) []T {
	t.Helper()
	var list []T
	for _, line := range readLines(t, name) {
		var value T
		if err := json.Unmarshal([]byte(line), &value); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list = append(list, value)
	}
	return list
}

// readQuoted reads a file of lines of a JSON string, a tab and a plain text.
func readQuoted(t *testing.T, name string) [][2]string {
	t.Helper()
	var list [][2]string
	for _, line := range readLines(t, name) {
		quoted, note, found := strings.Cut(line, "\t")
		var text string
		if err := json.Unmarshal([]byte(quoted), &text); err != nil || !found {
			t.Fatalf("%s: line %q: %v", name, line, err)
		}
		list = append(list, [2]string{text, note})
	}
	return list
}

func readLines(t *testing.T, name string) []string {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<24)
	var lines []string
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	if len(lines) == 0 {
		t.Fatalf("%s is empty", name)
	}
	return lines
}

func mustCode(t testing.TB, text string) engine.Code {
	t.Helper()
	code, err := engine.ParseCode(text)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

func mustMove(t testing.TB, text string) engine.Move {
	t.Helper()
	move, err := engine.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return move
}

func mustTableau(t testing.TB, text string) engine.Tableau {
	t.Helper()
	tableau, err := engine.ParseTableau(text)
	if err != nil {
		t.Fatal(err)
	}
	return tableau
}

// mustPlay plays moves that have to be legal.
func mustPlay(t testing.TB, g *engine.Game, moves ...string) {
	t.Helper()
	for i, text := range moves {
		if _, err := g.Play(mustMove(t, text)); err != nil {
			t.Fatalf("%v, move %d: %v", g.Code(), i+1, err)
		}
	}
}

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
	if rank(last)-rank(first) != 1 {
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

func moveTexts(p *engine.Tableau) []string {
	list := []string{}
	for move := range p.Moves() {
		list = append(list, move.String())
	}
	return list
}

// checkGame checks what holds for every game after every action.
func checkGame(t *testing.T, g *engine.Game) {
	t.Helper()
	p := g.Position()
	plain := tableOf(&p)
	if p != *g.Tableau() {
		t.Fatal("Position and Tableau differ")
	}
	var cards []string
	for i, column := range plain {
		if len(column) != p.Len(i+1) || len(column) > engine.MaxColumn {
			t.Fatalf("column %d has %d cards, Len says %d", i+1, len(column), p.Len(i+1))
		}
		cards = append(cards, column...)
	}
	for i := range p.Removed() {
		for r := engine.Ace; r <= engine.King; r++ {
			cards = append(cards, engine.NewCard(r, p.RemovedSuit(i)).String())
		}
	}
	slices.Sort(cards)
	if deck := sortedDeck(g.Code().Suits); !slices.Equal(cards, deck) {
		t.Fatalf("cards %v\nwant  %v", cards, deck)
	}
	// The text knows nothing of slots without a card, so this finds rests in them.
	if again := mustTableau(t, p.String()); again != p {
		t.Fatalf("the position is not the one of its text:\n%v", p)
	}
	if want := 500 - g.Moves() + 100*g.Removed(); g.Score() != want {
		t.Fatalf("score %d, want %d", g.Score(), want)
	}
	if g.Removed() != p.Removed() || g.Won() != (len(cards) == 52 && p.Removed() == 4) || g.Won() != p.Won() {
		t.Fatalf("removed %d, won %v", g.Removed(), g.Won())
	}
	if u := g.Undoable(); u < 0 || u > engine.UndoLimit || u > g.Moves() || g.Redoable() < 0 {
		t.Fatalf("undoable %d, redoable %d of %d moves", u, g.Redoable(), g.Moves())
	}
	if n := len(g.Played()); n != g.Moves() {
		t.Fatalf("%d moves played, Moves says %d", n, g.Moves())
	}
	if got, want := moveTexts(&p), plain.moves(); !slices.Equal(got, want) {
		t.Fatalf("legal moves %v\nwant %v in\n%v", got, want, p)
	}
}

func sortedDeck(s engine.Suits) []string {
	var deck []string
	for _, letter := range map[engine.Suits]string{1: "SSSS", 2: "SSHH", 4: "SHDC"}[s] {
		for _, r := range "A23456789TJQK" {
			deck = append(deck, string(r)+string(letter))
		}
	}
	slices.Sort(deck)
	return deck
}
