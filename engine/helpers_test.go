package engine_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// readJSON reads a testdata file with one JSON value per line.
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

// readQuoted reads a file whose lines are a JSON string, a tab and plain text.
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

// mustPlay plays legal moves.
func mustPlay(t testing.TB, g *engine.Game, moves ...string) {
	t.Helper()
	for i, text := range moves {
		if _, err := g.Play(mustMove(t, text)); err != nil {
			t.Fatalf("%v, move %d: %v", g.Code(), i+1, err)
		}
	}
}

func moveTexts(p *engine.Tableau) []string {
	list := []string{}
	for move := range p.Moves() {
		list = append(list, move.String())
	}
	return list
}

// checkGame checks the invariants of a game.
func checkGame(t *testing.T, g *engine.Game) {
	t.Helper()
	p := g.Position()
	plain := enginetest.TableOf(&p)
	if p != *g.Tableau() {
		t.Fatal("Position and Tableau differ")
	}
	var cards []string
	for i, column := range plain.Columns {
		if len(column) != p.Len(i+1) || len(column) > engine.MaxColumn {
			t.Fatalf("column %d has %d cards, Len returns %d", i+1, len(column), p.Len(i+1))
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
	// The text omits empty slots, so this finds stale cards in them.
	if again := mustTableau(t, p.String()); again != p {
		t.Fatalf("the position differs from its parsed text:\n%v", p)
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
		t.Fatalf("%d moves played, Moves returns %d", n, g.Moves())
	}
	if got, want := slices.Collect(p.Moves()), plain.Moves(); !slices.Equal(got, want) {
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

// refusalIn returns the refusal that an error is or wraps, or nil.
func refusalIn(err error) *engine.Refusal {
	refusal, _ := errors.AsType[*engine.Refusal](err)
	return refusal
}
