package e2e_test

import (
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// example49 is the number of moves of the example game, as shown on the page.
const example49 = 49

// openExample opens the Examples page and waits for its first step.
func (s *seat) openExample() {
	s.t.Helper()
	s.menuByKeys("examples")
	s.see("the examples", desk.Opened("examples"))
	s.step(0, nil)
}

// step does something that leads to a step of the example game, and compares the figures shown
// there with the engine's.
func (s *seat) step(step int, do func() error) desk.Event {
	s.t.Helper()
	if do != nil {
		s.ok(do())
	}
	e := s.see("a step", atStep(step))
	game, _ := example(s.t, step)
	if e.Of != example49 || e.Score != game.Score() || e.Moves != step || e.Removed != game.Removed() {
		s.t.Errorf("%s, want score %d, moves %d of %d, removed %d", e, game.Score(), step, example49, game.Removed())
	}
	if e.Text == "" {
		s.t.Errorf("step %d has no description", step)
	}
	return e
}

// TestExampleByKeys steps the example game to its end and back.
func TestExampleByKeys(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.openExample()
	for i := 1; i <= example49; i++ {
		s.step(i, func() error { return s.Key("Right") })
	}
	s.step(0, func() error { return s.Key("Home") })
	end := s.step(example49, func() error { return s.Key("End") })
	if end.Score != 851 || end.Removed != 4 || !strings.Contains(end.Note, "851") {
		t.Errorf("the example ends with %s", end)
	}
	for i := example49 - 1; i >= 0; i-- {
		s.step(i, func() error { return s.Key("Left") })
	}
	s.ok(s.Key("Escape"))
	s.see("the end of the page", desk.Closed("examples"))
	s.plays(since)
}

// TestExampleByMouse uses the buttons and the slider, and plays the example automatically.
func TestExampleByMouse(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.openExample()
	press := func(name string) func() error { return func() error { return s.Press("examples", name) } }
	s.step(1, press("next"))
	s.step(2, press("next"))
	s.step(1, press("previous"))
	s.step(example49, press("last"))
	s.step(0, press("first"))
	slider, err := s.Control("examples", "slider")
	s.ok(err)
	s.ok(s.Click(slider.Center()))
	half := s.see("a step in the middle", desk.Kind("replay"))
	if half.Step < example49/2-2 || half.Step > example49/2+3 {
		t.Errorf("the middle of the slider is step %d of %d", half.Step, half.Of)
	}
	s.step(half.Step, nil)
	// The keys still step while the slider has the focus.
	s.step(half.Step+1, func() error { return s.Key("Right") })
	s.step(0, func() error { return s.Key("Home") })
	s.step(1, press("play"))
	s.step(2, nil)
	s.ok(press("play")())
	s.step(0, press("first"))
	s.ok(press("close")())
	s.see("the end of the page", desk.Closed("examples"))
	s.plays(since)
}

// TestShortExamples chooses each of the short examples by keyboard and steps to its end.
func TestShortExamples(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.openExample()
	for which := 1; which <= 3; which++ {
		box, err := s.Control("examples", "example")
		s.ok(err)
		s.ok(s.Click(box.Center()))
		hand := s.Hand().Key("Home")
		for range which {
			hand.Key("Down")
		}
		s.ok(hand.Key("Return").Do())
		first := s.see("the example", desk.Kind("replay"))
		if first.Step != 0 || first.Of == example49 || first.Note == "" {
			t.Errorf("short example %d begins with %s", which, first)
		}
		for i := 1; i <= first.Of; i++ {
			s.ok(s.Key("Right"))
			if e := s.see("a step", atStep(i)); e.Text == "" || e.Of != first.Of {
				t.Errorf("short example %d: %s", which, e)
			}
		}
	}
	s.ok(s.Key("Escape"))
	s.see("the end of the page", desk.Closed("examples"))
	s.plays(since)
}

// TestPlayFromHere continues from a position of the example, with a question if a game would be
// lost.
func TestPlayFromHere(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	since := s.mark()
	s.openExample()
	s.step(1, func() error { return s.Key("Right") })
	s.ok(s.Press("examples", "play-from-here"))
	s.see("the question", desk.Opened("replace"))
	s.ok(s.Press("replace", "keep-mine"))
	s.see("the example where it was", atStep(1))
	s.see("its page", desk.Opened("examples"))
	s.ok(s.Key("Escape"))
	s.see("the end of the page", desk.Closed("examples"))
	s.plays(since)

	s.openExample()
	for i := 1; i <= 16; i++ {
		s.step(i, func() error { return s.Key("Right") })
	}
	s.ok(s.Press("examples", "play-from-here"))
	s.see("the question", desk.Opened("replace"))
	s.ok(s.Press("replace", "replace")) // Return keeps the current game
	s.see("the position", desk.Kind("position"))
	taken, rest := example(t, 16)
	s.Game = taken
	s.ok(s.Agree())
	s.ok(s.WaitTable())
	s.plays(s.mark())
	s.ok(s.Expect(rest[0], "keyboard", func() error { return s.byKeys(rest[0]) }))
}

// TestPlayFromHereUnasked continues from a position before any move is played: no question is
// asked.
func TestPlayFromHereUnasked(t *testing.T) {
	t.Parallel()
	s := sit(t, engine.NewGame(engine.Code{Suits: 4, Number: 1}))
	s.openExample()
	s.step(1, func() error { return s.Key("Right") })
	s.ok(s.Press("examples", "play-from-here"))
	s.see("the position", desk.Kind("position"))
	s.Game, _ = example(t, 1)
	s.ok(s.Agree())
	s.ok(s.WaitTable())
	s.plays(s.mark())
}
