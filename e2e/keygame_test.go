package e2e_test

import (
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// byDigits plays a move with the digits of its columns; unless it takes the longest group, arrows
// reduce the group in between.
func (h *keyHand) byDigits(m engine.Move) *desk.Hand {
	h.Key(digit(m.From))
	for range h.game.Tableau().Run(m.From) - m.Count {
		h.Key("Down")
	}
	return h.Key(digit(m.To))
}

// byArrows plays a move, or tries to, with arrows and Enter alone. The cursor must be visible, or
// never used, on the last card of a column.
func (h *keyHand) byArrows(m engine.Move, cursor int) *desk.Hand {
	h.column(cursor, m.From)
	for range m.Count - 1 {
		h.Key("Up")
	}
	h.Key("Return")
	if h.game.Tableau().Run(m.From) >= m.Count { // a group is held
		h.column(m.From, m.To).Key("Return")
	}
	return h.Hand
}

// keyHand is a hand on the keyboard that knows the game.
type keyHand struct {
	*desk.Hand
	game *engine.Game
}

func (s *seat) keyHand() *keyHand { return &keyHand{s.Hand(), s.Game} }

// column moves the cursor from one column to another, the short way round.
func (h *keyHand) column(from, to int) *desk.Hand {
	way := (to - from + engine.Columns) % engine.Columns
	key := "Right"
	if way > engine.Columns/2 {
		way, key = engine.Columns-way, "Left"
	}
	for range way {
		h.Key(key)
	}
	return h.Hand
}

// byKeys plays a move with digits.
func (s *seat) byKeys(m engine.Move) error { return s.keyHand().byDigits(m).Do() }

// arrows plays a move, or tries to, with arrows and Enter, as the first keyboard action.
func (s *seat) arrows(m engine.Move) error {
	h := s.keyHand()
	h.Key("Right") // shows the cursor on the last card of the first non-empty column
	first := 1
	for s.Game.Tableau().Len(first) == 0 {
		first++
	}
	return h.byArrows(m, first).Do()
}

// TestWholeGameByKeyboard plays the example game to its win without the mouse, with digits and
// arrows alternately, and starts the next game from the win message.
func TestWholeGameByKeyboard(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 0)
	s := sit(t, game)
	for i, m := range moves {
		play := func() error { return s.byKeys(m) }
		if i%3 == 2 { // the cursor is where the last move ended
			play = func() error { return s.keyHand().byArrows(m, moves[i-1].To).Do() }
		}
		if err := s.Expect(m, "keyboard", play); err != nil {
			t.Fatalf("move %d, %s: %v", i+1, m, err)
		}
	}
	end := s.Position()
	if !end.Won || end.Moves != 49 || end.Score != 851 {
		t.Errorf("the game ended with %s", end)
	}
	s.see("the message of the win", desk.Opened("win"))
	s.ok(s.Key("Return"))
	s.newDeal(1)
	s.plays(s.mark())
}

// TestArrowsAlone plays with arrows, Enter and Space only.
func TestArrowsAlone(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 0)
	s := sit(t, game)
	s.ok(s.Expect(moves[0], "keyboard", func() error { return s.arrows(moves[0]) }))
	for i, m := range moves[1:20] {
		s.ok(s.Expect(m, "keyboard", func() error { return s.keyHand().byArrows(m, moves[i].To).Do() }))
	}
	// Pressing Enter twice moves to the best column.
	best := game.Tableau().Best(7, 1)
	if best == 0 {
		t.Fatal("the position has no best column for the last card of column 7")
	}
	m := engine.Move{From: 7, Count: 1, To: best}
	for i, key := range []string{"Return", "space"} {
		h := s.keyHand()
		if i == 0 {
			h.column(moves[19].To, m.From)
		} else { // the cursor stayed at the source; on its way back it reaches the last card
			h.Key("Left").Key("Right")
		}
		h.Key(key).Key(key)
		s.ok(s.Expect(m, "keyboard", h.Do))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	}
}

// TestFullScreenByKey toggles full screen by F11 and leaves it by Escape.
func TestFullScreenByKey(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	width, height, err := s.Size()
	s.ok(err)
	for _, back := range []string{"F11", "Escape"} {
		since := s.mark()
		for _, c := range []struct {
			key           string
			width, height int
		}{{"F11", 1280, 900}, {back, width, height}} {
			s.ok(s.Key(c.key))
			s.ok(s.WaitSize(c.width, c.height))
			s.plays(since)
		}
	}
}
