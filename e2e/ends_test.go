package e2e_test

import (
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
	"simplesimon/store"
)

// end is a way of ending the program.
type end struct {
	name   string
	do     func(*seat) error
	gently bool // the program can shut down cleanly
	typed  bool // uses the keyboard
}

// ends returns all ways of ending the program.
func ends() []end {
	by := func(name string, s os.Signal) end {
		return end{name, func(at *seat) error { return at.Signal(s) }, s != syscall.SIGKILL, false}
	}
	all := []end{
		{"by the window's button", func(s *seat) error { return s.CloseWindow() }, true, true},
		{"by key", func(s *seat) error { return s.Key("ctrl+q") }, true, true},
		{"by menu", func(s *seat) error { s.menuByKeys("quit"); return nil }, true, true},
		by("by SIGTERM", syscall.SIGTERM),
		by("by SIGKILL", syscall.SIGKILL),
		{"with the session", func(s *seat) error { s.display.Close(); return nil }, false, false},
	}
	// Signals ignored by the test process are ignored by its children as well.
	if !signal.Ignored(syscall.SIGINT) {
		all = append(all, by("by SIGINT", syscall.SIGINT))
	}
	if !signal.Ignored(syscall.SIGHUP) {
		all = append(all, by("by SIGHUP", syscall.SIGHUP))
	}
	return all
}

// leave ends the program and checks how it ended.
func (s *seat) leave(e end) {
	s.t.Helper()
	s.ok(e.do(s))
	status, err := s.WaitEnd()
	s.ok(err)
	if e.gently && status != 0 {
		s.t.Errorf("the program ended with status %d: %s", status, s.Said())
	}
}

// back restarts the program, on another display if that one is gone.
func (s *seat) back(e end) {
	s.t.Helper()
	if e.name == "with the session" {
		next, err := desk.NewDisplay(desk.Screen{})
		s.ok(err)
		s.t.Cleanup(next.Close)
		s.display = next
	}
	s.start("")
}

// TestEnds ends the program in every way, both idle and busy. The next start restores the table,
// undo and the time played.
func TestEnds(t *testing.T) {
	t.Parallel()
	for _, e := range ends() {
		t.Run(e.name, func(t *testing.T) {
			begun := time.Now()
			game, moves := example(t, 15)
			s := sit(t, game)
			s.atRest(e, moves, begun)
			s.inADrag(e, moves[1])
			s.inAMotion(e, moves[1])
			s.whileItKeeps(e)
		})
	}
}

// atRest ends the program after two moves and an undo, in a game that has been running for a
// while.
func (s *seat) atRest(e end, moves []engine.Move, begun time.Time) {
	s.t.Helper()
	const wait = 500 * time.Millisecond // lets the clock run
	s.ok(s.Move(moves[0]))
	s.ok(s.Move(moves[1]))
	time.Sleep(wait)
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	undone := time.Now()
	time.Sleep(wait)
	s.leave(e)
	played, least, most := s.kept().Played, wait, time.Since(begun)
	if e.gently {
		least = 2 * wait
	} else { // as of the last action
		most = undone.Sub(begun)
	}
	if played < least || played > most {
		s.t.Errorf("a time of %v is saved, want between %v and %v", played, least, most)
	}
	s.back(e)
	s.ok(s.Agree())
	for range 2 {
		s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	}
}

// inADrag ends the program during a drag.
func (s *seat) inADrag(e end, m engine.Move) {
	s.t.Helper()
	s.hold(m)
	s.leave(e)
	s.back(e)
	s.ok(s.Agree())
}

// inAMotion ends the program during the removal of a sequence or, if that uses the keyboard, right
// after it, as keys finish every animation.
func (s *seat) inAMotion(e end, m engine.Move) {
	s.t.Helper()
	s.ok(s.byKeys(m))
	_, err := s.Game.Play(m)
	s.ok(err)
	s.see("the move, kept", desk.Kind("position"))
	s.leave(e)
	s.back(e)
	s.ok(s.Agree())
}

// whileItKeeps ends the program during a series of undos. None reported as saved is lost; the
// unfinished one may be lost if the program can't shut down cleanly.
func (s *seat) whileItKeeps(e end) {
	s.t.Helper()
	hand := s.Hand()
	for range s.Game.Undoable() {
		hand.Key("ctrl+z")
	}
	finish, err := hand.Begin()
	s.ok(err)
	s.see("an undo", desk.Kind("undo"))
	if e.typed { // one hand types at a time
		s.ok(finish())
	}
	s.ok(e.do(s))
	_, err = s.WaitEnd()
	s.ok(err)
	if !e.typed {
		_ = finish() // the window may be gone already
	}
	before := s.Position()
	s.back(e)
	after := s.Position()
	if after.Moves != before.Moves && (e.gently || after.Moves != before.Moves-1) {
		s.t.Fatalf("ended after %d moves, restarted with %d", before.Moves, after.Moves)
	}
	for s.Game.Moves() > after.Moves {
		s.Game.Undo()
	}
	s.ok(s.Agree())
}

// TestSignalDuringStart checks that a single signal suffices, however early, and that the next
// start restores the game.
func TestSignalDuringStart(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 15)
	s := sit(t, game)
	s.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(syscall.SIGTERM) }, true, false})
	for _, begun := range []string{"language", "size", "table", "controls"} { // traced before the window can be used
		p, err := s.display.Launch(desk.Start{Path: program, Folder: s.folder})
		s.ok(err)
		t.Cleanup(p.Kill)
		_, err = p.Wait("the beginning", desk.Kind(begun))
		s.ok(err)
		s.ok(p.Signal(syscall.SIGTERM))
		status, err := p.WaitEnd()
		s.ok(err)
		const killed = -1 // while the signals are taken over from the toolkit
		if status != 0 && status != killed {
			t.Errorf("after %q: the program ended with status %d: %s", begun, status, p.Said())
		}
	}
	s.start("")
	s.ok(s.Agree())
}

// kept loads what is saved in the player's folder.
func (s *seat) kept() *store.Running {
	s.t.Helper()
	run, aside, err := store.At(filepath.Join(s.folder, "data")).LoadGame()
	s.ok(err)
	if aside != nil {
		s.t.Fatalf("set aside: %+v", aside)
	}
	return run
}

// TestHangup checks that the program survives a hangup under nohup.
func TestHangup(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 3)
	s := bare(t)
	// If the test process ignored the signal itself, signal.Reset would not revert that, and the
	// next TestEnds would skip it.
	nohup := filepath.Join(s.folder, "nohup")
	s.ok(os.WriteFile(nohup, []byte("#!/bin/sh\ntrap '' HUP\nexec '"+program+"' \"$@\"\n"), 0o700))
	p, err := s.display.Start(desk.Start{Path: nohup, Folder: s.folder, Args: []string{s.record(game)}})
	s.ok(err)
	t.Cleanup(p.Kill)
	s.Program, s.Game = p, game
	s.ok(s.Signal(syscall.SIGHUP))
	s.ok(s.Move(rest[0]))
	s.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(syscall.SIGTERM) }, true, false})
}

// TestTwoWindows opens a second window: it announces that it saves nothing, and saves nothing even
// after the first one has ended. The next start restores the game of the first one.
func TestTwoWindows(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 15)
	first := sit(t, game)
	other, rest := example(t, 0)
	second := &seat{Player: &desk.Player{}, t: t, display: first.display, folder: first.folder, clicked: new(int)}
	second.start("", "--deal", other.Code().String())
	second.Game = other
	second.see("that it keeps nothing", desk.Opened("message"))
	second.ok(second.Key("Return"))
	second.see("the end of that", desk.Closed("message"))
	second.ok(second.Agree())
	for _, m := range rest[:5] {
		second.ok(second.Expect(m, "keyboard", func() error { return second.byKeys(m) }))
	}
	first.ok(first.Focus())
	first.ok(first.Expect(moves[0], "keyboard", func() error { return first.byKeys(moves[0]) }))
	before := first.kept()
	first.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(syscall.SIGTERM) }, true, false})
	second.ok(second.Focus())
	for _, m := range rest[5:] {
		second.ok(second.Expect(m, "keyboard", func() error { return second.byKeys(m) }))
	}
	second.leave(end{"by SIGTERM", func(s *seat) error { return s.Signal(syscall.SIGTERM) }, true, false})
	first.start("")
	first.ok(first.Agree())
	if after := first.kept(); after.ID != before.ID || after.Played < before.Played {
		t.Errorf("the saved game is %s after %v, was %s after %v", after.ID, after.Played, before.ID, before.Played)
	}
	list, aside, err := store.At(filepath.Join(first.folder, "data")).LoadHistory()
	if len(list) != 0 || aside != nil || err != nil {
		t.Errorf("the history has %+v, %+v, %v", list, aside, err)
	}
}
