package table_test

import (
	"bytes"
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// TestNothingLeftBehind compares images before and after.
func TestNothingLeftBehind(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	before := s.picture()
	g := s.table.Board()
	m := engine.Move{From: 1, Count: 1, To: s.player.Tableau().Best(1, 1)}
	if m.To == 0 {
		t.Fatal("no column accepts the card")
	}
	overTarget := func() image.Point { // so that a drag that continues ends with a move
		p := s.carry(m.From, m.Count, g.Column(m.To).Min.Add(image.Pt(4, 99)))
		if _, _, target := s.table.Held(); target != m.To {
			t.Fatalf("target %d, want %d", target, m.To)
		}
		return p
	}
	away := map[string]func(){
		"let go over the own column": func() {
			s.up(s.carry(1, 1, g.Card(1, 0, 1).Min.Add(image.Pt(5, 99))), desktop.MouseButtonPrimary)
		},
		"let go above the columns": func() {
			s.up(s.carry(1, 1, image.Pt(g.Width/2, -g.CardH)), desktop.MouseButtonPrimary)
		},
		"let go outside of the window": func() { s.carry(1, 1, image.Pt(-3*g.CardW, 50)); s.end() },
		"a second button": func() {
			p := overTarget()
			s.table.MouseDown(&desktop.MouseEvent{PointEvent: s.event(p), Button: desktop.MouseButtonSecondary})
			s.table.MouseUp(&desktop.MouseEvent{PointEvent: s.event(p), Button: desktop.MouseButtonSecondary})
			s.table.DragEnd()
			s.table.Dragged(&fyne.DragEvent{PointEvent: s.event(p.Add(image.Pt(50, 50)))})
			s.up(p, desktop.MouseButtonPrimary)
		},
		"Escape": func() {
			p := overTarget()
			if !s.table.Escape() {
				t.Error("Escape had no effect")
			}
			s.up(p, desktop.MouseButtonPrimary)
		},
		"a loss of focus": func() {
			p := overTarget()
			s.table.CancelDrag() // as the window does then
			s.move(p.Add(image.Pt(9, 9)))
			s.up(p, desktop.MouseButtonPrimary)
		},
		"a selection that is let go": func() { s.click(s.card(1, 0)); s.click(image.Pt(1, 1)) },
		"Layout without a change":    func() { test.WidgetRenderer(s.table).Layout(s.table.Size()) },
	}
	for name, do := range away {
		do()
		s.check()
		s.rest()
		s.wantSame(name, before, s.picture())
	}
	if s.player.game.Moves() != 14 {
		t.Errorf("%d moves", s.player.game.Moves())
	}
}

// TestUndoLooksAsBefore checks that undo restores the image before a move, and redo that after it.
func TestUndoLooksAsBefore(t *testing.T) {
	record := enginetest.ExampleRecord()
	for _, i := range []int{0, 16, 48} { // 17 and 49 complete a sequence
		s := newStage(t, played(t, i), usual, 1)
		before := s.picture()
		s.drag(record.Moves[i].Move)
		s.check()
		s.rest()
		after := s.picture()
		if _, ok := different(before, after, before.Rect); !ok {
			t.Errorf("move %d changes nothing in the picture", i+1)
		}
		s.player.undo()
		s.check()
		s.rest()
		s.wantSame(fmt.Sprintf("move %d undone", i+1), before, s.picture())
		s.player.redo()
		s.check()
		s.rest()
		s.wantSame(fmt.Sprintf("move %d redone", i+1), after, s.picture())
	}
}

// TestColumnBelowDrag checks that during a drag the source column looks as it will after the move.
func TestColumnBelowDrag(t *testing.T) {
	record := enginetest.ExampleRecord()
	for _, i := range []int{0, 13, 26} { // 27 leaves an empty or a long column
		m := record.Moves[i].Move
		high := fyne.NewSize(usual.Width, 2*usual.Height) // high enough for all signs to keep their size
		s := newStage(t, played(t, i), high, 1)
		g := s.table.Board()
		to := s.carry(m.From, m.Count, image.Pt(-3*g.CardW, 0)) // out of sight
		during := s.picture()
		s.up(to, desktop.MouseButtonPrimary)
		s.drag(m)
		s.rest()
		if p, ok := different(during, s.picture(), s.columnArea(m.From)); ok {
			t.Errorf("move %d: the column differs at %v", i+1, p)
		}
	}
}

// TestMarksOnlyWhileDragging checks that exactly the columns that accept the cards look different
// during a drag with placement help, and none without it.
func TestMarksOnlyWhileDragging(t *testing.T) {
	for _, help := range []bool{true, false} {
		s := newStage(t, played(t, 14), usual, 1)
		s.table.SetOptions(table.Options{PlacementHelp: help})
		tab, g := s.player.Tableau(), s.table.Board()
		rest := s.picture()
		marked, tried := 0, 0
		for from := 1; from <= engine.Columns && tried < 3; from++ { // drawing is slow
			count := tab.Run(from)
			if count == 0 || tab.Targets(from, count).Len() == 0 && from > 1 {
				continue
			}
			tried++
			to := s.carry(from, count, image.Pt(-3*g.CardW, 0))
			during := s.picture()
			for col := 1; col <= engine.Columns; col++ {
				_, changed := different(rest, during, s.columnArea(col))
				want := help && tab.Targets(from, count).Has(col)
				if col != from && changed != want {
					t.Errorf("help %v: %d cards of column %d are dragged, column %d marked: %v, want %v", help, count, from, col, changed, want)
				}
				if changed && col != from {
					marked++
				}
			}
			s.up(to, desktop.MouseButtonPrimary)
			s.rest()
			s.wantSame("after the drag", rest, s.picture())
		}
		if help && marked < 2 {
			t.Errorf("only %d columns were marked", marked)
		}
	}
}

// TestTargetLooksDifferent checks that the current target is marked more strongly.
func TestTargetLooksDifferent(t *testing.T) {
	record := enginetest.ExampleRecord()
	m := record.Moves[0].Move
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	g := s.table.Board()
	s.carry(m.From, m.Count, image.Pt(-3*g.CardW, 0))
	weak := s.picture()
	low := image.Pt(g.Column(m.To).Min.X, g.Height-g.CardH/2-2) // the dragged cards cover no other ones
	s.move(s.pressed.Add(low.Sub(g.Card(m.From, s.player.Tableau().Len(m.From)-m.Count, s.player.Tableau().Len(m.From)).Min)))
	if _, _, got := s.table.Held(); got != m.To {
		t.Fatalf("target %d, want %d", got, m.To)
	}
	n := s.player.Tableau().Len(m.To)
	last := g.Card(m.To, n-1, n).Add(s.origin()).Inset(-3)
	if _, ok := different(weak, s.picture(), last); !ok {
		t.Error("the target is marked like any other")
	}
}

// TestSignsOfCoveredCards checks that every covered card of a column shows the same corner as the
// card covering it, pixel by pixel, for any length.
func TestSignsOfCoveredCards(t *testing.T) {
	for _, c := range []struct {
		width, height, scale float32
	}{{640, 480, 1}, {1120, 700, 1}, {1920, 480, 1}, {1120, 700, 1.5}, {640, 480, 2}} {
		s := newStage(t, engine.NewGame(code(t, "SS1-S1-AAAAAAA")), fyne.NewSize(c.width, c.height), c.scale)
		for n := 1; n <= engine.MaxColumn; n++ {
			checkSigns(t, s, n)
		}
	}
}

// checkSigns draws a column of equal cards.
func checkSigns(t *testing.T, s *stage, n int) {
	t.Helper()
	g := s.table.Board()
	deck := faces.New(style, g.CardW)
	sign := min(s.table.SignHeight(), deck.Sign(g.Strip(n)))
	card, err := engine.ParseCard([]string{"QH", "TC", "4D"}[n%3])
	if err != nil {
		t.Fatal(err)
	}
	column := s.table.DrawColumn(card, n)
	pad := (column.Bounds().Dx() - g.CardW) / 2
	margin := (deck.Strip(sign) - sign) / 2
	row := func(i, y int) []uint8 { // of a card's sign, without the rounded corner
		y += pad + i*g.Strip(n)
		return column.Pix[column.PixOffset(pad+g.CardW/16, y):column.PixOffset(pad+g.CardW/2, y)]
	}
	for i := range n {
		ink := 0
		for y := margin; y < margin+sign; y++ {
			if !bytes.Equal(row(i, y), row(n-1, y)) {
				t.Fatalf("%v@%v: row %d of the sign of card %d of %d differs from that of the last", s.table.Size(), s.scale(), y, i+1, n)
			}
			if !bytes.Equal(row(i, y), row(i, 1)) {
				ink++
			}
		}
		if ink < sign*3/4 {
			t.Fatalf("%v@%v: the sign of card %d of %d has ink in %d rows of %d", s.table.Size(), s.scale(), i+1, n, ink, sign)
		}
	}
}
