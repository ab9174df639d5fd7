package table_test

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
)

// heart6 is a deal in which column 4 accepts the 6 of hearts, the last card of its column.
const heart6 = "SS1-S4-TTOAMLN"

// find returns the column that ends with a card.
func (s *stage) find(card string) int {
	s.t.Helper()
	for col := 1; col <= engine.Columns; col++ {
		tab := s.player.Tableau()
		if n := tab.Len(col); n > 0 && tab.Card(col, n-1).String() == card {
			return col
		}
	}
	s.t.Fatalf("no column ends with %s", card)
	return 0
}

// wantNoMark fails if a column looks different from when all temporary marks are gone.
func (s *stage) wantNoMark(what string, col int) {
	s.t.Helper()
	now := s.picture()
	s.timers.Advance(time.Minute)
	if p, ok := different(now, s.picture(), s.columnArea(col)); ok {
		s.t.Errorf("%s: column %d has a mark at %v", what, col, p)
	}
}

// moveLast moves the last card of a column onto another by two clicks.
func (s *stage) moveLast(from, to int) {
	s.click(s.card(from, s.player.Tableau().Len(from)-1))
	s.click(s.card(to, s.player.Tableau().Len(to)-1))
}

// TestMarkOfMovedCards checks that the frame of moved cards surrounds only these while they glide,
// and when they or cards on them are lifted.
func TestMarkOfMovedCards(t *testing.T) {
	open := func(t *testing.T, hold bool) (s *stage, from int) {
		s = newStage(t, engine.NewGame(code(t, heart6)), fyne.NewSize(800, 600), coarse)
		s.driver.hold = hold
		return s, s.find("6H")
	}
	last := func(s *stage, col int) image.Point { return s.card(col, s.player.Tableau().Len(col)-1) }
	lift := func(s *stage, col int) image.Point {
		at := last(s, col)
		s.down(at, desktop.MouseButtonPrimary)
		s.move(at.Add(image.Pt(0, 30)))
		s.move(at.Add(image.Pt(200, 200)))
		if held, _, _ := s.table.Held(); held != col {
			t.Fatalf("cards of column %d are lifted, want %d", held, col)
		}
		return at.Add(image.Pt(200, 200))
	}
	t.Run("at rest", func(t *testing.T) {
		s, from := open(t, false)
		s.moveLast(from, 4)
		marked := s.picture()
		s.timers.Advance(time.Minute)
		if _, ok := different(marked, s.picture(), s.columnArea(4)); !ok {
			t.Error("the moved card has no frame")
		}
	})
	t.Run("lifted", func(t *testing.T) {
		s, from := open(t, false)
		s.moveLast(from, 4)
		lift(s, 4)
		s.wantNoMark("lifted at once", 4)
	})
	t.Run("home again", func(t *testing.T) {
		s, from := open(t, false)
		s.moveLast(from, 4)
		s.up(lift(s, 4), desktop.MouseButtonPrimary)
		s.table.Escape()
		s.wantNoMark("home again", 4)
	})
	t.Run("on their way", func(t *testing.T) {
		s, from := open(t, true)
		s.moveLast(from, 4)
		s.wantNoMark("gliding to their column", 4)
	})
	t.Run("on their way back", func(t *testing.T) {
		s, from := open(t, false)
		s.moveLast(from, 4)
		s.driver.hold = true
		s.player.undo()
		s.wantNoMark("gliding back", from)
		s.driver.tick(1)
		s.player.redo()
		s.wantNoMark("gliding forth", 4)
	})
	t.Run("another column", func(t *testing.T) {
		s, from := open(t, false)
		s.moveLast(from, 4)
		lift(s, from)
		marked := s.picture()
		s.timers.Advance(time.Minute)
		if _, ok := different(marked, s.picture(), s.columnArea(4)); !ok {
			t.Error("cards lifted elsewhere take the frame away")
		}
	})
}

// TestMarkOfBreakingCard checks that the mark disappears with its card, and does not return with
// it.
func TestMarkOfBreakingCard(t *testing.T) {
	s := newStage(t, engine.NewGame(code(t, heart6)), fyne.NewSize(800, 600), coarse)
	col := s.find("6H")
	n := s.player.Tableau().Len(col)
	s.table.ShowBroken(col, n-1)
	at := s.card(col, n-1)
	s.down(at, desktop.MouseButtonPrimary)
	s.move(at.Add(image.Pt(0, 30)))
	s.up(at.Add(image.Pt(0, 30)), desktop.MouseButtonPrimary)
	s.table.Escape()
	s.wantNoMark("home again", col)
}

// TestCursorAfterDeal checks that the cursor is hidden after a deal until the next key.
func TestCursorAfterDeal(t *testing.T) {
	s := newStage(t, engine.NewGame(code(t, heart6)), fyne.NewSize(800, 600), coarse)
	for range 3 {
		s.table.Arrow(fyne.KeyRight)
	}
	for name, deal := range map[string]func(){
		"restart": s.player.restart,
		"deal":    func() { s.player.deal(code(t, "SS1-S1-AAAAABD")) },
	} {
		s.table.Arrow(fyne.KeyRight)
		deal()
		if col, index, _, _ := s.table.KeyboardCursor(); col != 0 {
			t.Errorf("%s: the cursor is on card %d of column %d", name, index, col)
		}
		s.check()
	}
}

// TestCoveredTable checks that covering the table returns a card brought to the front.
func TestCoveredTable(t *testing.T) {
	s := newStage(t, engine.NewGame(code(t, heart6)), fyne.NewSize(800, 600), coarse)
	s.down(s.card(1, 0), desktop.MouseButtonSecondary)
	if !s.table.Peeking() {
		t.Fatal("no card is in front")
	}
	s.table.LetGo()
	if s.table.Peeking() {
		t.Error("the card stays in front")
	}
	s.check()
}
