package e2e_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"simplesimon/engine"
)

// example returns the game of the Examples page after the given number of moves, and the remaining
// moves; a negative number means all of them.
func example(t *testing.T, moves int) (*engine.Game, []engine.Move) {
	t.Helper()
	data, err := os.ReadFile("testdata/example.simon")
	if err != nil {
		t.Fatal(err)
	}
	record, err := engine.ParseRecord(data)
	if err != nil {
		t.Fatal(err)
	}
	whole, illegal := record.Replay()
	if illegal != nil {
		t.Fatal(illegal)
	}
	played := whole.Played()
	if moves < 0 {
		moves = len(played)
	}
	return replay(t, whole.Code(), played[:moves]), played[moves:]
}

func replay(t *testing.T, code engine.Code, moves []engine.Move) *engine.Game {
	t.Helper()
	game := engine.NewGame(code)
	for _, m := range moves {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// find searches random games, the same ones at every call, for a wanted position and move, legal
// or not. It plays at least one move, so that there is something to undo.
func find(t *testing.T, what string, wanted func(*engine.Tableau, engine.Move) bool) (*engine.Game, engine.Move) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		suits := []engine.Suits{4, 2, 1}[random.IntN(3)]
		game := engine.NewGame(engine.RandomCode(suits, random.Uint64N))
		for range 80 {
			var legal []engine.Move
			for m := range game.Tableau().Moves() {
				legal = append(legal, m)
			}
			if len(legal) == 0 {
				break
			}
			if _, err := game.Play(legal[random.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			if m, ok := among(game.Tableau(), wanted); ok {
				return replay(t, game.Code(), game.Played()), m
			}
		}
	}
	t.Fatalf("found no position for %s", what)
	return nil, engine.Move{}
}

// among returns a wanted move in a position.
func among(position *engine.Tableau, wanted func(*engine.Tableau, engine.Move) bool) (engine.Move, bool) {
	for from := 1; from <= engine.Columns; from++ {
		for count := 1; count <= position.Len(from); count++ {
			for to := 1; to <= engine.Columns; to++ {
				if m := (engine.Move{From: from, Count: count, To: to}); wanted(position, m) {
					return m, true
				}
			}
		}
	}
	return engine.Move{}, false
}

// alone reports whether a drop on a column can only be meant for that one: neither its neighbours
// nor the source column are near.
func alone(position *engine.Tableau, m engine.Move) bool {
	near := func(column int) bool { return column >= m.To-1 && column <= m.To+1 }
	for column := range position.Targets(m.From, m.Count).All() {
		if column != m.To && near(column) {
			return false
		}
	}
	return !near(m.From)
}

// first returns the first of the cards that a move would lift.
func first(position *engine.Tableau, m engine.Move) engine.Card {
	return position.Card(m.From, position.Len(m.From)-m.Count)
}
