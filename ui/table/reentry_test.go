package table_test

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// interruptions are what may happen to the table during a request to the player.
var interruptions = map[string]func(s *stage){
	"nothing":    func(*stage) {},
	"undo":       func(s *stage) { s.player.undo() },
	"restart":    func(s *stage) { s.player.restart() },
	"a deal":     func(s *stage) { s.player.deal(code(s.t, "SS1-S4-AAAAABD")) },
	"CancelDrag": func(s *stage) { s.table.CancelDrag() },
	"LetGo":      func(s *stage) { s.table.LetGo() },
	"Jump":       func(s *stage) { s.table.Jump() },
	"a new size": func(s *stage) { s.window.Resize(fyne.NewSize(801, 603)) },
	"a press":    func(s *stage) { s.down(s.card(10, 0), desktop.MouseButtonPrimary) },
	"a peek": func(s *stage) {
		for col := 1; col <= engine.Columns; col++ {
			if s.player.Tableau().Len(col) > 1 {
				s.down(s.card(col, 0), desktop.MouseButtonSecondary)
			}
		}
	},
	"a selection": func(s *stage) { s.click(s.card(10, 0)) },
	"a digit":     func(s *stage) { s.table.Digit(10) },
	"Escape": func(s *stage) {
		if s.table.Escape() {
			s.t.Error("Escape had an effect")
		}
	},
}

// TestPlayerFindsNoDrag checks that the drag is over when a drop calls the player, and that the
// table survives whatever the player does then.
func TestPlayerFindsNoDrag(t *testing.T) {
	moves := map[string]engine.Move{"a move": enginetest.ExampleRecord().Moves[14].Move, "a refused move": refused(t)}
	for name, interrupt := range interruptions {
		for kind, m := range moves {
			for _, hold := range []bool{false, true} {
				s := newStage(t, played(t, 14), usual, coarse)
				s.driver.hold = hold
				asked := 0
				s.player.asked = func() {
					asked++
					if col, count, target := s.table.Held(); col != 0 || count != 0 || target != 0 {
						t.Errorf("%s: %d cards of column %d are dragged to %d while the player is asked", kind, count, col, target)
					}
					interrupt(s)
				}
				s.drag(m)
				s.player.asked = nil
				if asked != 1 {
					t.Fatalf("%s: the player was asked %d times", kind, asked)
				}
				s.check()
				s.table.LetGo()
				for i := 0; s.table.Moving() && i < 10; i++ {
					s.driver.tick(1)
				}
				s.rest()
				s.check()
				if n := strings.Count(s.log.String(), `"drag-end"`); n != 1 {
					t.Errorf("%s, %s: %d ends of the drag in the trace", kind, name, n)
				}
			}
		}
	}
}

// refused returns a move that is illegal after the example's first 14 moves.
func refused(t *testing.T) engine.Move {
	t.Helper()
	tab := played(t, 14).Tableau()
	for from := 1; from <= engine.Columns; from++ {
		for to := 1; to <= engine.Columns; to++ {
			m := engine.Move{From: from, Count: tab.Run(from), To: to}
			if tab.Check(m) >= engine.OntoAce && alone(tab, m) {
				return m
			}
		}
	}
	t.Fatal("every move is legal")
	return engine.Move{}
}

// TestGlideFromDrop checks that dropped cards glide from where they were dropped, both to their
// new column and back.
func TestGlideFromDrop(t *testing.T) {
	for kind, m := range map[string]engine.Move{"a move": enginetest.ExampleRecord().Moves[14].Move, "a refused move": refused(t)} {
		s := newStage(t, played(t, 14), usual, coarse)
		s.driver.hold = true
		r := s.table.Board().Column(m.To)
		to := s.carry(m.From, m.Count, image.Pt(r.Min.X+5, r.Min.Y+r.Dy()/2))
		at := s.table.HandAt()
		s.up(to, desktop.MouseButtonPrimary)
		if flying := s.table.Flying(); len(flying) != 1 || flying[0] != at {
			t.Errorf("%s: dropped at %v, cards fly from %v", kind, at, flying)
		}
	}
}
