package engine_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"simplesimon/engine"
)

// TestDeltas updates a copy by deltas alone and checks that it equals the game after every step,
// whatever was played, undone, redone and restarted in between.
func TestDeltas(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for number := range uint64(20) {
		code := engine.Code{Suits: 2, Number: number}
		game, copied := engine.NewGame(code), engine.NewGame(code)
		for range 400 {
			for range random.IntN(4) {
				anyAction(t, game, random)
			}
			delta := game.Delta()
			if err := copied.Apply(delta); err != nil {
				t.Fatalf("%+v: %v", delta, err)
			}
			game.Mark()
			g, c := game.History(), copied.History()
			if !slices.Equal(g.Moves, c.Moves) || g.Cursor != c.Cursor || g.Floor != c.Floor || game.Position() != copied.Position() {
				t.Fatalf("after %+v the copy is\n%+v, want\n%+v", delta, c, g)
			}
		}
	}
}

func anyAction(t *testing.T, game *engine.Game, random *rand.Rand) {
	t.Helper()
	switch dice := random.IntN(100); {
	case dice < 1:
		game.Restart()
	case dice < 30:
		game.Undo()
	case dice < 45:
		game.Redo()
	default:
		allowed := slices.Collect(game.Tableau().Moves())
		if len(allowed) == 0 {
			game.Restart()
			return
		}
		if _, err := game.Play(allowed[random.IntN(len(allowed))]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDeltaIsShort checks that the size of a delta does not depend on the length of the game.
func TestDeltaIsShort(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	game := engine.NewGame(engine.Code{Suits: 1, Number: 29})
	for range 5000 {
		allowed := slices.Collect(game.Tableau().Moves())
		if _, err := game.Play(allowed[random.IntN(len(allowed))]); err != nil {
			t.Fatal(err)
		}
		if delta := game.Delta(); len(delta.Moves) != 1 {
			t.Fatalf("%d moves", len(delta.Moves))
		}
		game.Mark()
	}
	game.Undo()
	if delta := game.Delta(); len(delta.Moves) != 0 || delta.Same != 5000 || delta.Cursor != 4999 {
		t.Errorf("the delta of an undo is %+v", delta)
	}
}

func TestDeltaMismatch(t *testing.T) {
	move := engine.Move{From: 2, Count: 1, To: 3}
	for name, delta := range map[string]engine.Delta{
		"more of the same than there is": {Same: 2, Cursor: 2},
		"less than nothing":              {Same: -1},
		"a cursor before the beginning":  {Same: 1, Cursor: -1, Floor: -1},
		"a cursor after the end":         {Same: 1, Cursor: 2},
		"a floor above the cursor":       {Same: 1, Cursor: 0, Floor: 1},
		"a floor too deep":               {Same: 0, Moves: slices.Repeat([]engine.Move{move}, 101), Cursor: 101},
		"a move against the rules":       {Same: 1, Moves: []engine.Move{{From: 1, Count: 1, To: 1}}, Cursor: 2},
	} {
		game := engine.NewGame(engine.Code{Suits: 1, Number: 29})
		if _, err := game.Play(move); err != nil {
			t.Fatal(err)
		}
		err := game.Apply(delta)
		var history *engine.HistoryError
		var illegal *engine.IllegalMove
		if !errors.As(err, &history) && !errors.As(err, &illegal) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
