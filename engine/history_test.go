package engine_test

import (
	"errors"
	"slices"
	"testing"

	"simplesimon/engine"
)

func TestHistoryIsACopy(t *testing.T) {
	g := longGame(t, 5)
	want := g.Position()
	h, played := g.History(), g.Played()
	clear(h.Moves)
	clear(played)
	again, err := engine.Restore(g.History())
	if err != nil || again.Position() != want || slices.Contains(g.Played(), engine.Move{}) {
		t.Errorf("changing a copy changed the game: %v", err)
	}
}

func TestRestore(t *testing.T) {
	for _, c := range []struct{ play, undo, new int }{{0, 0, 0}, {5, 0, 0}, {5, 5, 0}, {150, 0, 0}, {150, 30, 0}, {150, 100, 0}, {150, 100, 1}} {
		g := longGame(t, c.play)
		for range c.undo {
			g.Undo()
		}
		for range c.new {
			playFirst(t, g)
		}
		checkRestore(t, g)
	}
}

// checkRestore checks that a game can be restored from its history.
func checkRestore(t *testing.T, g *engine.Game) {
	t.Helper()
	h := g.History()
	again, err := engine.Restore(h)
	if err != nil {
		t.Fatalf("%+v: %v", h, err)
	}
	back := again.History()
	if !slices.Equal(back.Moves, h.Moves) || back.Code != h.Code || back.Cursor != h.Cursor || back.Floor != h.Floor {
		t.Fatalf("%+v is restored as %+v", h, back)
	}
	if again.Position() != g.Position() || again.Score() != g.Score() || again.Undoable() != g.Undoable() || again.Redoable() != g.Redoable() {
		t.Fatalf("%+v restores a different game", h)
	}
	undoAll(t, again)
	for again.Redoable() > 0 {
		again.Redo()
	}
	end := engine.NewGame(h.Code)
	for _, m := range h.Moves {
		if _, err := end.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if again.Position() != end.Position() {
		t.Fatalf("%+v plays on differently", h)
	}
}

func TestRestoreErrors(t *testing.T) {
	long := longGame(t, 150).History()
	change := func(f func(h *engine.History)) engine.History {
		h := long
		h.Moves = slices.Clone(h.Moves)
		f(&h)
		return h
	}
	cases := []struct {
		name    string
		history engine.History
		illegal int // number of the illegal move; 0 for an invalid history
	}{
		{"nothing", engine.History{}, 0},
		{"no such suits", change(func(h *engine.History) { h.Code.Suits = 3 }), 0},
		{"no such deal", change(func(h *engine.History) { h.Code.Number = engine.Deals }), 0},
		{"cursor below the floor", change(func(h *engine.History) { h.Cursor = 49 }), 0},
		{"cursor beyond the moves", change(func(h *engine.History) { h.Cursor = 151 }), 0},
		{"floor below zero", change(func(h *engine.History) { h.Moves, h.Floor, h.Cursor = h.Moves[:10], -1, 5 }), 0},
		{"cursor and floor below zero", change(func(h *engine.History) { h.Moves, h.Floor, h.Cursor = nil, -1, -1 }), 0},
		{"undo reaches too far", change(func(h *engine.History) { h.Floor = 49 }), 0},
		{"an illegal move", change(func(h *engine.History) { h.Moves[20] = engine.Move{From: 1, Count: 1, To: 1} }), 21},
		{"an illegal move among those undone", change(func(h *engine.History) { h.Cursor, h.Moves[149] = 100, engine.Move{From: 256 + 1, Count: 1, To: 1} }), 150},
	}
	for _, c := range cases {
		g, err := engine.Restore(c.history)
		if g != nil || err == nil || err.Error() == "" {
			t.Errorf("%s: restored; error %v", c.name, err)
			continue
		}
		var illegal *engine.IllegalMove
		var fault *engine.HistoryError
		var refusal *engine.Refusal
		switch {
		case c.illegal == 0 && !errors.As(err, &fault):
			t.Errorf("%s: %v", c.name, err)
		case c.illegal > 0 && (!errors.As(err, &illegal) || illegal.Number != c.illegal || !errors.As(err, &refusal)):
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
