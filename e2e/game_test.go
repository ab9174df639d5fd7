package e2e_test

import (
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// undos and redos are the ways to undo and redo a move.
var undos = []struct {
	name string
	do   func(*seat) error
}{
	{"by key", func(s *seat) error { return s.Key("ctrl+z") }},
	{"by button", func(s *seat) error { return s.Press("bar", "undo") }},
}

var redos = []struct {
	name string
	do   func(*seat) error
}{
	{"by ctrl+y", func(s *seat) error { return s.Key("ctrl+y") }},
	{"by ctrl+shift+z", func(s *seat) error { return s.Key("ctrl+shift+z") }},
	{"by button", func(s *seat) error { return s.Press("bar", "redo") }},
}

// TestUndoAndRedoAcrossSequence completes a sequence by a drag, and undoes and redoes it
// repeatedly in every way.
func TestUndoAndRedoAcrossSequence(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 16)
	s := sit(t, game)
	s.ok(s.Move(rest[0]))
	if s.Position().Removed != 1 {
		t.Fatalf("move 17 removed %d sequences, want 1", s.Position().Removed)
	}
	for _, undo := range undos {
		for _, redo := range redos {
			s.ok(s.Undo(func() error { return undo.do(s) }))
			s.ok(s.Undo(func() error { return undo.do(s) }))
			s.ok(s.Redo(func() error { return redo.do(s) }))
			s.ok(s.Redo(func() error { return redo.do(s) }))
		}
	}
	for range game.Undoable() {
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	}
	since := s.mark()
	s.ok(s.Key("ctrl+z"))
	s.still(since, 0)
	for range game.Redoable() {
		s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
	}
	s.ok(s.Move(rest[1]))
}

// TestHeldUndo types undo for all moves at once, as a held key does.
func TestHeldUndo(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 40)
	s := sit(t, game)
	hand := s.Hand()
	for range 40 {
		hand.Key("ctrl+z")
	}
	s.ok(hand.Do())
	s.see("the deal", func(e desk.Event) bool { return e.Event == "position" && e.Moves == 0 })
	for range 40 {
		game.Undo()
	}
	s.ok(s.Agree())
}

// TestWholeGame drags the example game to its win, starting from the very first start, and checks
// the next start.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 0)
	s := sit(t, game)
	for i, m := range moves {
		if err := s.Move(m); err != nil {
			t.Fatalf("move %d, %s: %v", i+1, m, err)
		}
		wanted := 0
		for _, leaves := range []int{17, 34, 39, 49} {
			if i+1 >= leaves {
				wanted++
			}
		}
		if got := s.Position().Removed; got != wanted {
			t.Fatalf("after move %d %d sequences are removed, want %d", i+1, got, wanted)
		}
	}
	s.see("the message of the win", desk.Opened("win"))
	s.see("rest", desk.Kind("rest"))
	end := s.Position()
	if !end.Won || end.Moves != 49 || end.Score != 851 || end.Removed != 4 {
		t.Errorf("the game ended with %s", end)
	}
	s.ok(s.RestedScreenshot(filepath.Join("..", "build", "screenshots", "win.png")))
	s.ok(s.Press("win", "copy-result"))
	// The result is one line; only the code, the moves and the score in it are certain.
	s.clipboard("the result", "SS1-S1-AAAAABD", "49", "851")

	s.Kill()
	s.start("")
	s.see("the message of the win again", desk.Opened("win"))
	s.ok(s.Agree())
}

// TestUndoAfterWin undoes the last move after the win.
func TestUndoAfterWin(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 48)
	s := sit(t, game)
	s.ok(s.Move(rest[0]))
	s.see("the message of the win", desk.Opened("win"))
	s.ok(s.Press("win", "table"))
	s.see("its end", desk.Closed("win"))
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
}

// TestKillAndResume kills and restarts the program: the table is as before, with undo and redo.
func TestKillAndResume(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 15)
	s := sit(t, game)
	s.ok(s.Move(rest[0]))
	s.ok(s.Move(rest[1]))
	s.ok(s.Move(rest[2]))
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	s.Kill()
	s.start("")
	s.ok(s.Agree())
	s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
	s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
	for range game.Undoable() {
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	}
	s.Kill()
	s.start("")
	s.ok(s.Agree())
	for range game.Redoable() {
		s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
	}
}

// TestKillAnytime kills the program during a series of undos and redos. At most the unfinished
// action is lost, and none is invented.
func TestKillAnytime(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 40)
	s := sit(t, game)
	random := rand.New(rand.NewPCG(3, 4))
	for round := range 6 {
		key, step := "ctrl+z", -1
		if round%2 == 1 {
			key, step = "ctrl+y", 1
		}
		hand := s.Hand()
		for range 20 {
			hand.Key(key)
		}
		finish, err := hand.Begin()
		s.ok(err)
		// A random moment; this does not wait for anything.
		time.Sleep(time.Duration(20+random.IntN(150)) * time.Millisecond)
		s.Kill()
		s.ok(finish())
		events, err := s.From(0)
		s.ok(err)
		before := events[0]
		for _, e := range events {
			if e.Event == "position" {
				before = e
			}
		}
		s.start("")
		after := s.Position()
		if after.Moves != before.Moves && after.Moves != before.Moves+step {
			t.Fatalf("killed after %d moves, restarted with %d", before.Moves, after.Moves)
		}
		for game.Moves() > after.Moves {
			game.Undo()
		}
		for game.Moves() < after.Moves {
			game.Redo()
		}
		s.ok(s.Agree())
	}
}

// TestFirstStart starts the program in a new folder, and once more.
func TestFirstStart(t *testing.T) {
	t.Parallel()
	s := bare(t)
	s.start("")
	code, err := engine.ParseCode(s.Position().Code)
	s.ok(err)
	if code.Suits != 1 {
		t.Errorf("the first start deals %d suits, want 1", code.Suits)
	}
	if _, asked := s.Last(func(e desk.Event) bool { return e.Event == "dialog" && e.Open }); asked {
		t.Error("the first start opens a question")
	}
	s.Game = engine.NewGame(code)
	s.ok(s.Agree())
	s.Kill()
	s.start("")
	s.ok(s.Agree())
}
