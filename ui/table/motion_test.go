package table_test

import (
	"image"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
)

// TestBreakingCardShakes checks that only the card that breaks a run shakes, and is in its place
// at the end; without animations it is only marked.
func TestBreakingCardShakes(t *testing.T) {
	s := newStage(t, played(t, 3), usual, 1)
	g := s.table.Board()
	n := s.player.Tableau().Len(1)
	s.driver.hold = true
	s.click(s.card(1, 3)) // not a group
	col, index := s.table.Broken()
	if col != 1 || len(s.driver.running) != 1 {
		t.Fatalf("card %d of column %d is marked, %d motions", index, col, len(s.driver.running))
	}
	marked := s.picture()
	s.driver.tick(0.1) // a quarter of a swing
	s.check()
	card := g.Card(1, index, n).Add(s.origin())
	above := image.Rect(card.Min.X, s.origin().Y, card.Max.X, card.Min.Y-g.CardW/8)
	shaken := s.picture()
	if _, ok := different(marked, shaken, card.Inset(g.CardW/6)); !ok {
		t.Error("the card stays in its place")
	}
	if p, ok := different(marked, shaken, above); ok {
		t.Errorf("another card shakes as well, at %v", p)
	}
	s.driver.tick(1)
	s.check()
	s.wantSame("when it has shaken", marked, s.picture())

	s.table.SetPace(0)
	s.rest()
	s.click(s.card(1, 3))
	if len(s.driver.running) != 0 {
		t.Error("it shakes although animations are off")
	}
	s.wantSame("without motion", marked, s.picture())
}

// TestRefusedGroupShakes checks that a refused group shakes where it is, and that the next action
// finishes the animation.
func TestRefusedGroupShakes(t *testing.T) {
	for name, next := range map[string]func(s *stage){
		"the end":      func(s *stage) { s.driver.tick(1) },
		"another move": func(s *stage) { s.player.Play(enginetest.ExampleRecord().Moves[3].Move, trace.ByKeyboard) },
		"an undo":      func(s *stage) { s.player.undo() },
		"a deal":       func(s *stage) { s.player.restart() },
		"another":      func(s *stage) { s.table.Shake(4, 1) },
	} {
		s := newStage(t, played(t, 3), usual, 1)
		before := s.picture()
		s.driver.hold = true
		s.table.Shake(3, 2)
		s.driver.tick(0.1)
		s.check()
		if _, ok := different(before, s.picture(), s.columnArea(3)); !ok {
			t.Errorf("%s: nothing shakes", name)
		}
		next(s)
		s.check()
		for range 5 {
			s.driver.tick(1)
		}
		s.check()
		s.rest()
		if s.table.Moving() || len(s.driver.running) != 0 {
			t.Errorf("%s: it never ends", name)
		}
		if name == "the end" || name == "another" {
			s.wantSame(name, before, s.picture())
		}
	}
}

// TestShakeOfNothing checks that the cards may be missing or in the hand.
func TestShakeOfNothing(t *testing.T) {
	s := newStage(t, played(t, 3), usual, 1)
	s.driver.hold = true
	for _, g := range [][2]int{{0, 1}, {11, 1}, {1, 0}, {1, 21}, {1, -1}} {
		s.table.Shake(g[0], g[1])
	}
	s.carry(3, 2, image.Pt(100, 100))
	s.table.Shake(3, 2)
	if len(s.driver.running) != 0 {
		t.Error("something shakes")
	}
}

// TestDealStaysOnTable checks that cards of a new deal never cover the bar, and are all in place
// at the end.
func TestDealStaysOnTable(t *testing.T) {
	s := newStage(t, engine.NewGame(code(t, heart6)), usual, 1)
	want := s.picture()
	s.driver.hold = true
	s.player.restart()
	bar := image.Rect(0, 0, want.Rect.Max.X, s.origin().Y)
	for _, done := range []float32{0, 0.1, 0.3, 0.5, 0.7, 0.9} {
		s.driver.tick(done)
		now := s.picture()
		if p, ok := different(want, now, bar); ok {
			t.Errorf("after %.1f of it a card lies over the bar at %v", done, p)
		}
		if _, ok := different(want, now, want.Rect); !ok && done < 0.9 {
			t.Errorf("after %.1f of it all cards are in their places", done)
		}
	}
	s.driver.tick(1)
	s.check()
	s.wantSame("at the end", want, s.picture())
}

// TestSequenceFolds checks that a completed sequence folds from its ace to its king: cards already
// passed are uncovered, those above unchanged.
func TestSequenceFolds(t *testing.T) {
	s := newStage(t, played(t, 16), usual, 1)
	m := enginetest.ExampleRecord().Moves[16].Move
	s.driver.hold = true
	s.player.Play(m, trace.ByKeyboard)
	s.driver.tick(1) // the cards have arrived
	whole, g := s.picture(), s.table.Board()
	n := s.player.Tableau().Len(m.To) + engine.SequenceLength
	s.driver.tick(0.5)
	s.check()
	half := s.picture()
	at := func(i int) image.Rectangle { return g.Card(m.To, n-engine.SequenceLength+i, n).Add(s.origin()) }
	still := image.Rect(at(0).Min.X, at(0).Min.Y, at(0).Max.X, at(5).Min.Y).Inset(g.CardW / 8)
	if p, ok := different(whole, half, still); ok {
		t.Errorf("the king, or a card below him, has moved: %v", p)
	}
	if paper(half, image.Rect(at(12).Min.X, at(11).Max.Y, at(12).Max.X, at(12).Max.Y)) > 0 {
		t.Error("the ace has not moved")
	}
}
