package e2e_test

import (
	"slices"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// set turns settings round, from the first start's values, and closes the settings.
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

// again ends the program and starts it again.
func (s *seat) again() {
	s.t.Helper()
	s.ok(s.Key("ctrl+q"))
	_, err := s.WaitEnd()
	s.ok(err)
	s.start("")
	s.ok(s.Agree())
}

// kinds is the names of all events from a number on.
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

// TestAutoPlace lets cards go where no column takes them: they fly to the best one, at once and
// after a new start; over their own column they go home all the same.
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
		// A hand's breadth to the side and down, which is still over its own column.
		s.ok(s.Hand().Move(grip).Press(desk.Left).Glide(grip.Plus(desk.Point{X: 8, Y: 30})).Release(desk.Left).Do())
		s.see("the way home", ended("home"))
		s.still(since, 0)
		card := game.Tableau().Len(best.From) - best.Count
		s.ok(s.Expect(best, "auto-place", func() error { return s.Drag(refuses.From, card, refuses.To) }))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		s.again()
	}
}

// TestAutoPlaceWithoutATarget lets cards go over the table that no column takes at all.
func TestAutoPlaceWithoutATarget(t *testing.T) {
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
		// What the program answers to next comes after its answers to the clicks.
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		if names := s.kinds(since); slices.Contains(names, "select") || slices.Contains(names, "move") {
			t.Errorf("the clicks led to %q", names)
		}
		s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
		s.ok(s.Move(m))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		s.again()
	}
}

// TestWithoutInteractiveRules drops where it is refused: cards go home without a word.
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
				t.Errorf("it said %q", e.Text)
			}
		}
		s.again()
	}
}

// TestLanguageWhileRunning chooses another language by the keyboard, and finds it at the next start.
func TestLanguageWhileRunning(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	s.ok(s.Key("ctrl+comma"))
	s.see("the settings", desk.Opened("settings"))
	s.ok(s.Press("settings", "language"))
	before := s.mark()
	// The list has the system's language first, then German, and is gone through with the arrows.
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
		t.Errorf("started again in %q, want %q", now.Language, changed.Language)
	}
}
