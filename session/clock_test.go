package session

import (
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
)

// TestRestartResetsClock checks that the clock shows 0 from a restart until the next move, also
// across a restart of the program, and runs from that move on.
func TestRestartResetsClock(t *testing.T) {
	now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	open := func(run *store.Running) *Session {
		return New(run, nil, nil, func() time.Time { return now }, timing.New(&timing.Manual{}))
	}
	want := func(s *Session, when string, seconds int) {
		t.Helper()
		if got := s.Clock().Elapsed(now); got != time.Duration(seconds)*time.Second {
			t.Errorf("%s: %v, want %d s", when, got, seconds)
		}
	}
	pass := func(seconds int) { now = now.Add(time.Duration(seconds) * time.Second) }
	moves := gametest.Example(t, 49).Played()
	play := func(s *Session, moves []engine.Move) {
		for _, m := range moves {
			if !s.Play(m, trace.ByDrag) {
				t.Fatalf("%v was refused", m)
			}
		}
	}

	run := store.NewRunning(gametest.Example(t, 0), true, now)
	s := open(run)
	play(s, moves[:5])
	pass(90)
	want(s, "before", 90)
	s.Restart()
	want(s, "at once", 0)
	pass(30)
	s.Undo()
	want(s, "before the next move", 0)
	s.End()
	s = open(run)
	pass(30)
	want(s, "in the next start", 0)
	play(s, moves)
	pass(5)
	want(s, "won in no time", 0)
	if run.Won == nil || run.Won.Played != 0 || len(run.Due) != 1 {
		t.Errorf("won with %+v; %d games are due", run.Won, len(run.Due))
	}
	s.Undo()
	pass(20)
	want(s, "after a move", 20)
	s.End()
	s = open(run)
	pass(10)
	want(s, "in the next start after a move", 30)
}
