package engine_test

import (
	"slices"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// longGame plays n moves, each the first legal one.
func longGame(t testing.TB, n int) *engine.Game {
	t.Helper()
	g := engine.NewGame(mustCode(t, "SS1-S1-AAAAABD"))
	for range n {
		playFirst(t, g)
	}
	return g
}

func playFirst(t testing.TB, g *engine.Game) engine.Change {
	t.Helper()
	for move := range g.Tableau().Moves() {
		change, err := g.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		return change
	}
	t.Fatal("no legal move left")
	return engine.Change{}
}

func TestUndoLimit(t *testing.T) {
	cases := []struct {
		name                     string
		play, undo, redo, replay int
		undoable, redoable       int
	}{
		{"nothing played", 0, 0, 0, 0, 0, 0},
		{"one move", 1, 0, 0, 0, 1, 0},
		{"one undone", 1, 1, 0, 0, 0, 1},
		{"99 moves", 99, 0, 0, 0, 99, 0},
		{"100 moves", 100, 0, 0, 0, 100, 0},
		{"101 moves", 101, 0, 0, 0, 100, 0},
		{"150 moves", 150, 0, 0, 0, 100, 0},
		{"150 moves, all undone", 150, 100, 0, 0, 0, 100},
		{"150 moves, all undone, one new", 150, 100, 0, 1, 1, 0},
		{"150 moves, all undone, 100 new", 150, 100, 0, 100, 100, 0},
		{"150 moves, all undone, 101 new", 150, 100, 0, 101, 100, 0},
		{"150 moves, all undone and redone", 150, 100, 100, 0, 100, 0},
		{"150 moves, all undone and redone, one new", 150, 100, 100, 1, 100, 0},
		{"150 moves, some undone and redone", 150, 60, 20, 0, 60, 40},
		{"150 moves, some undone, some new", 150, 60, 0, 10, 50, 0},
		{"50 moves, some undone, some new", 50, 20, 10, 5, 45, 0},
	}
	for _, c := range cases {
		g := longGame(t, c.play)
		for range c.undo {
			if _, ok := g.Undo(); !ok {
				t.Fatalf("%s: undo refused", c.name)
			}
		}
		for range c.redo {
			if _, ok := g.Redo(); !ok {
				t.Fatalf("%s: redo refused", c.name)
			}
		}
		for range c.replay {
			playFirst(t, g)
		}
		if g.Undoable() != c.undoable || g.Redoable() != c.redoable {
			t.Errorf("%s: undoable %d redoable %d, want %d %d", c.name, g.Undoable(), g.Redoable(), c.undoable, c.redoable)
		}
		if want := c.play - c.undo + c.redo + c.replay; g.Moves() != want {
			t.Errorf("%s: %d moves, want %d", c.name, g.Moves(), want)
		}
		undoAll(t, g)
	}
}

func TestUndoRedoLimits(t *testing.T) {
	g := longGame(t, 150)
	for range 100 {
		g.Undo()
	}
	before := g.Position()
	if change, ok := g.Undo(); ok || change != (engine.Change{}) || g.Position() != before || g.Moves() != 50 {
		t.Errorf("undid beyond the limit: %+v, %d moves", change, g.Moves())
	}
	g = longGame(t, 3)
	before = g.Position()
	if change, ok := g.Redo(); ok || change != (engine.Change{}) || g.Position() != before || g.Moves() != 3 {
		t.Errorf("redid beyond the end: %+v, %d moves", change, g.Moves())
	}
}

func TestRefusedMoveKeepsRedo(t *testing.T) {
	g := longGame(t, 10)
	g.Undo()
	before := g.History()
	if _, err := g.Play(engine.Move{From: 1, Count: 1, To: 1}); err == nil {
		t.Fatal("not refused")
	}
	if after := g.History(); !slices.Equal(after.Moves, before.Moves) || after.Cursor != 9 || g.Redoable() != 1 || g.Undoable() != 9 {
		t.Errorf("the refused move changed %+v to %+v", before, after)
	}
}

func TestRestart(t *testing.T) {
	for _, undo := range []int{0, 7, 100} {
		g := longGame(t, 150)
		for range undo {
			g.Undo()
		}
		if change := g.Restart(); change != (engine.Change{Kind: engine.Dealt}) {
			t.Errorf("Restart() = %+v", change)
		}
		if g.Position() != g.Code().Deal() || g.Moves() != 0 || g.Score() != 500 || g.Undoable() != 0 || g.Redoable() != 0 {
			t.Errorf("after the restart: %d moves, score %d, undoable %d, redoable %d", g.Moves(), g.Score(), g.Undoable(), g.Redoable())
		}
		checkGame(t, g)
		playFirst(t, g)
		if g.Undoable() != 1 {
			t.Errorf("undoable %d after a restart and a move", g.Undoable())
		}
	}
}

// TestChanges plays the example game to the win and undoes and redoes it.
func TestChanges(t *testing.T) {
	record := enginetest.ExampleRecord()
	g := engine.NewGame(record.Code)
	var changes []engine.Change
	for i, m := range record.Moves {
		removed := g.Removed()
		change, err := g.Play(m.Move)
		if err != nil {
			t.Fatal(err)
		}
		want := engine.Change{Kind: engine.Played, Move: m.Move, Completed: slices.Contains([]int{17, 34, 39, 49}, i+1)}
		if change != want || (g.Removed() > removed) != change.Completed {
			t.Errorf("move %d yields %+v, want %+v", i+1, change, want)
		}
		changes = append(changes, change)
	}
	for i := len(changes) - 1; i >= 0; i-- {
		want := changes[i]
		want.Kind = engine.Undone
		if change, ok := g.Undo(); !ok || change != want {
			t.Errorf("undo of move %d yields %+v, want %+v", i+1, change, want)
		}
	}
	for i, want := range changes {
		want.Kind = engine.Redone
		if change, ok := g.Redo(); !ok || change != want {
			t.Errorf("redo of move %d yields %+v, want %+v", i+1, change, want)
		}
	}
}

// TestRemovedSuits checks that each sequence of won games with several suits has the same suit
// when it is removed and when it is restored.
func TestRemovedSuits(t *testing.T) {
	several := 0
	for _, w := range enginetest.Wins() {
		g := engine.NewGame(w.Code)
		var suits []engine.Suit
		for _, m := range w.Moves {
			change, err := g.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			if change.Completed {
				suits = append(suits, change.Suit)
			}
		}
		for i, suit := range suits {
			if g.Tableau().RemovedSuit(i) != suit {
				t.Errorf("%v: sequence %d is %v, was %v when removed", w.Code, i, g.Tableau().RemovedSuit(i), suit)
			}
		}
		sorted := ""
		for _, suit := range slices.Sorted(slices.Values(suits)) {
			sorted += suit.String()
		}
		if want := map[engine.Suits]string{1: "SSSS", 2: "SSHH", 4: "SHDC"}[g.Code().Suits]; sorted != want {
			t.Errorf("%v: %q removed, want %q", w.Code, sorted, want)
		}
		if g.Code().Suits > 1 {
			several++
		}
		for g.Undoable() > 0 {
			if change, _ := g.Undo(); change.Completed {
				if want := suits[len(suits)-1]; change.Suit != want {
					t.Errorf("%v: %v restored, want %v", w.Code, change.Suit, want)
				}
				suits = suits[:len(suits)-1]
			}
		}
	}
	if several == 0 {
		t.Error("no win has several suits")
	}
}

// Positions returned by a game are independent copies, in both directions.
func TestPositionsAreCopies(t *testing.T) {
	g := engine.NewGame(mustCode(t, "SS1-S1-AAAAABD"))
	dealt := g.Position()
	before := g.Tableau()
	mustPlay(t, g, "2-1-3")
	if *before != dealt || g.Position() == dealt {
		t.Error("playing on changed an earlier position")
	}
	*g.Tableau() = engine.Tableau{}
	g.Undo()
	if g.Position() != dealt {
		t.Error("changing a position changed the game")
	}
}
