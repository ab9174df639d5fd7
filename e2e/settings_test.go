package e2e_test

import (
	"slices"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// set toggles settings from their defaults and closes the settings.
func (s *seat) set(names ...string) {
	s.t.Helper()
	s.ok(s.Key("ctrl+comma"))
	s.see("the settings", desk.Opened("settings"))
	for _, name := range names {
		s.ok(s.Press("settings", name))
	}
	s.ok(s.Press("settings", "close"))
	s.see("their end", desk.Closed("settings"))
}

// again restarts the program.
func (s *seat) again() {
	s.t.Helper()
	s.ok(s.Key("ctrl+q"))
	_, err := s.WaitEnd()
	s.ok(err)
	s.start("")
	s.ok(s.Agree())
}

// kinds returns the names of all events from a number on.
func (s *seat) kinds(since int) []string {
	s.t.Helper()
	events, err := s.From(since)
	s.ok(err)
	var names []string
	for _, e := range events {
		names = append(names, e.Event)
	}
	return names
}

// TestAutoPlace drops cards where no column accepts them: they move to the best one, immediately
// and after a restart; over their own column they return all the same.
func TestAutoPlace(t *testing.T) {
	t.Parallel()
	var refuses engine.Move
	game, best := find(t, "a drop that is refused with a best column elsewhere", func(p *engine.Tableau, m engine.Move) bool {
		if p.Check(m) != engine.None || p.Best(m.From, m.Count) != m.To {
			return false
		}
		for refuses = m; refuses.To > 0; refuses.To-- {
			if reason := p.Check(refuses); reason > engine.BadCount && alone(p, refuses) {
				return true
			}
		}
		return false
	})
	s := sit(t, game)
	s.set("auto-place")
	for range 2 {
		since := s.mark()
		grip := s.grip(best.From, best.Count)
		// Slightly to the side and down, which is still over its own column.
		s.ok(s.Hand().Move(grip).Press(desk.Left).Glide(grip.Plus(desk.Point{X: 8, Y: 30})).Release(desk.Left).Do())
		s.see("the way home", ended("home"))
		s.still(since, 0)
		card := game.Tableau().Len(best.From) - best.Count
		s.ok(s.Expect(best, "auto-place", func() error { return s.Drag(refuses.From, card, refuses.To) }))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		s.again()
	}
}

// TestAutoPlaceWithoutTarget drops cards that no column accepts.
func TestAutoPlaceWithoutTarget(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a drop of a group that no column takes", func(p *engine.Tableau, m engine.Move) bool {
		return p.Check(m) == engine.WrongRank && p.Best(m.From, m.Count) == 0 && alone(p, m)
	})
	s := sit(t, game)
	s.set("auto-place")
	since := s.mark()
	s.drag(m)
	s.refused(engine.NoTarget, "auto-place")
	s.still(since, 1)
}

func TestWithoutDoubleClick(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 1)
	s := sit(t, game)
	s.set("double-click")
	for range 2 {
		since := s.mark()
		s.ok(s.DoubleClick(s.grip(m.From, 1)))
		s.see("the selection by the first click", selected(m.From, 1))
		s.see("its end by the second", selected(0, 0))
		*s.clicked = m.From
		s.still(since, 0)
		s.again()
	}
}

func TestWithoutSelectAndPlace(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 1)
	s := sit(t, game)
	s.set("select-and-place")
	for range 2 {
		since := s.mark()
		s.ok(s.Hand().Move(s.grip(m.From, 1)).Click().Move(s.onto(m.To)).Pause(700).Click().Do())
		// Whatever the program responds to next comes after its response to the clicks.
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		if names := s.kinds(since); slices.Contains(names, "select") || slices.Contains(names, "move") {
			t.Errorf("the clicks caused %q", names)
		}
		s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
		s.ok(s.Move(m))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		s.again()
	}
}

// TestWithoutInteractiveRules drops cards on a wrong column: they return without a message.
func TestWithoutInteractiveRules(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a refused drop", func(p *engine.Tableau, m engine.Move) bool {
		return p.Check(m) == engine.WrongRank && alone(p, m)
	})
	s := sit(t, game)
	s.set("interactive-rules")
	for range 2 {
		since := s.mark()
		s.drag(m)
		s.see("the refusal", desk.Kind("reject"))
		s.see("the way home", ended("home"))
		s.still(since, 1)
		events, err := s.From(since)
		s.ok(err)
		for _, e := range events {
			if e.Event == "message" && e.Text != "" {
				t.Errorf("message %q", e.Text)
			}
		}
		s.again()
	}
}

// TestLanguageWhileRunning changes the language by keyboard, and checks the next start.
func TestLanguageWhileRunning(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	s.ok(s.Key("ctrl+comma"))
	s.see("the settings", desk.Opened("settings"))
	s.ok(s.Press("settings", "language"))
	before := s.mark()
	// The list starts with the system's language and German, and is navigated with the arrows.
	s.ok(s.Key("Home", "Down", "Return"))
	changed := s.see("another language", desk.Kind("language"))
	if changed.Language == "en" {
		t.Errorf("the language became %q, want another one", changed.Language)
	}
	s.ok(s.Key("Escape"))
	s.see("the end of the settings", desk.Closed("settings"))
	s.still(before, 0)
	s.again()
	now, _ := s.Last(desk.Kind("language"))
	if now.Language != changed.Language {
		t.Errorf("restarted in %q, want %q", now.Language, changed.Language)
	}
}
