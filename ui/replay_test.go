package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/ui/keyboard"
)

// replayed returns the last event of a replay.
func (s *sitting) replayed() map[string]any {
	s.T.Helper()
	events := s.Traced("replay")
	if len(events) == 0 {
		s.T.Fatal("no replay")
	}
	return events[len(events)-1]
}

// wantStep checks the current step of a replay.
func (s *sitting) wantStep(step, of, score, removed int) {
	s.T.Helper()
	e := s.replayed()
	for name, want := range map[string]int{"step": step, "of": of, "score": score, "moves": step, "removed": removed} {
		if e[name] != float64(want) {
			s.T.Errorf("step %d: %s is %v, want %d", step, name, e[name], want)
		}
	}
}

// TestReplayLeavesTheGameAlone checks that a replay does not affect the game, and returns unchanged after the
// settings.
func TestReplayLeavesTheGameAlone(t *testing.T) {
	won := gametest.Example(t, 49)
	s := sitAt(t, 5, Options{})
	s.stack.Open(s.recordReplay(named("won"), won.Code(), won.Played()))
	s.WantOpened("replay")
	s.Press(fyne.KeyEnd)
	s.wantStep(49, 49, 851, 4)
	s.Press(fyne.KeyHome)
	s.Press(fyne.KeyRight)
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.WantOpened("settings")
	s.Press(fyne.KeyEscape)
	s.WantOpened("replay")
	s.wantStep(1, 49, 499, 0)
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantGame(gametest.Code, 5, 0)
}

// TestPlayFromAReplay continues from a position of a replay, at once or after a confirmation. If the player
// keeps the game, the replay returns.
func TestPlayFromAReplay(t *testing.T) {
	won := gametest.Example(t, 49)
	s := sitAt(t, 0, Options{})
	s.stack.Open(s.recordReplay(named("a record"), won.Code(), won.Played()))
	for range 7 {
		s.Press(fyne.KeyRight)
	}
	s.Focus("play-from-here")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 7, 0)
	if s.session.Counted() {
		t.Error("the game counts in the statistics")
	}

	s.stack.Open(s.recordReplay(named("a record"), won.Code(), won.Played()))
	s.Press(fyne.KeyRight)
	for _, leave := range []string{"keep-mine", ""} {
		s.Focus("play-from-here")
		s.Press(fyne.KeyReturn)
		s.WantOpened("replace")
		if leave != "" {
			s.Focus(leave)
			s.Press(fyne.KeyReturn)
		} else {
			s.Press(fyne.KeyEscape)
		}
		s.WantOpened("replay")
		s.wantStep(1, 49, 499, 0)
		s.wantGame(gametest.Code, 7, 0)
	}
	s.Focus("play-from-here")
	s.Press(fyne.KeyReturn)
	s.Focus("replace")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 1, 0)
}
