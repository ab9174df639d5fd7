package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/trace"
	"simplesimon/ui/keyboard"
)

// choiceBoard leaves the 9 of diamonds the choice between an empty column, 6, and another suit, 2.
const choiceBoard = "1: AS\n2: TC\n3: AS\n4: AS\n5: AS\n7: AS\n8: 3S 9D\n9: AS\n10: AS"

// TestKeepEmptyAtOnce turns the setting by keys: from then on the best column is another one, whatever
// asks for it.
func TestKeepEmptyAtOnce(t *testing.T) {
	s := newStage(t, scenery{width: 800, height: 600, board: choiceBoard})
	for _, want := range []int{6, 2, 6} {
		for _, way := range []struct {
			name string
			do   func()
		}{
			{"double click", func() { s.click(s.seen(8, -1)); s.click(s.seen(8, -1)) }},
			{"digits", func() { s.table.Digit(8); s.table.Digit(8) }},
			{"session", func() { s.session.PlayBest(8, 1, trace.ByKeyboard) }},
		} {
			s.put(choiceBoard)
			way.do()
			if got := s.session.Tableau().Len(want); s.session.Tableau().Last(want).String() != "9D" {
				t.Errorf("%s: column %d has %d cards\n%v", way.name, want, got, s.session.Tableau())
			}
		}
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.Focus("keep-empty")
		s.Press(fyne.KeyReturn)
		s.Press(fyne.KeyEscape)
	}
}

// TestReminderGoesWhenCardsArePickedUp: a reminder does not stand beside what is right, in whichever way
// that is picked up; it stays beside the next mistake, as its reminder; other messages stay.
func TestReminderGoesWhenCardsArePickedUp(t *testing.T) {
	wrong := engine.Move{From: 1, Count: 1, To: 3}
	right := map[string]func(s *sitting){
		"click": func(s *sitting) { s.click(s.lastCard(1)) },
		"digit": func(s *sitting) { s.table.Digit(1) },
		"Enter": func(s *sitting) { s.Press(fyne.KeyRight); s.Press(fyne.KeyReturn) },
		"drag": func(s *sitting) {
			s.pressButton(s.lastCard(1))
			s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(s.lastCard(1).AddXY(0, 40))})
		},
	}
	for name, pick := range right {
		s := sitAt(t, 0, Options{})
		s.session.Play(wrong, trace.ByDrag)
		reminder := s.said()
		if reminder == "" {
			t.Fatal("nothing is refused")
		}
		if pick(s); s.said() == reminder {
			t.Errorf("%s: the line still says %q", name, reminder)
		}
		s.leave()
	}
	s := sitAt(t, 0, Options{})
	s.copyCode()
	copied := s.said()
	s.click(s.lastCard(1))
	if s.said() != copied || copied == "" {
		t.Errorf("the line says %q, want %q", s.said(), copied)
	}
}
