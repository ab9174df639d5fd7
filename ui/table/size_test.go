package table_test

import (
	"bytes"
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/ui/faces"
)

// TestTracedRectangles checks that the rectangles in the trace are exactly where the faces are
// drawn, at every scale and size.
func TestTracedRectangles(t *testing.T) {
	for _, c := range []struct {
		width, height, scale float32
	}{{640, 480, 1}, {1000, 620, 1}, {600, 900, 1}, {1366, 480, 1}, {640, 480, 1.5}, {641, 483, 1.25}, {640, 480, 2}} {
		t.Run(fmt.Sprintf("%vx%v@%v", c.width, c.height, c.scale), func(t *testing.T) {
			checkTracedCards(t, newStage(t, played(t, 20), fyne.NewSize(c.width, c.height), c.scale))
		})
	}
}

type tracedTable struct {
	Columns []struct {
		Rect  rect
		Cards []rect
	}
}

type rect struct{ X, Y, W, H int }

func (r rect) image() image.Rectangle { return image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H) }

func checkTracedCards(t *testing.T, s *stage) {
	t.Helper()
	var e tracedTable
	if !s.traced("table", &e) || len(e.Columns) != engine.Columns {
		t.Fatalf("the trace contains %d columns", len(e.Columns))
	}
	shown, tab := s.picture(), s.player.Tableau()
	g := s.table.Board()
	deck := faces.New(style, g.CardW)
	for i, column := range e.Columns {
		n := tab.Len(i + 1)
		if len(column.Cards) != n {
			t.Fatalf("column %d has %d cards, the trace contains %d", i+1, n, len(column.Cards))
		}
		for k, card := range column.Cards {
			r := card.image()
			if r.Min.X != column.Rect.X || r.Dx() != column.Rect.W || !r.In(column.Rect.image()) {
				t.Errorf("column %d in %v, card %v", i+1, column.Rect, r)
			}
			face := deck.Face(tab.Card(i+1, k), s.table.SignHeight())
			seen := r
			if k < n-1 { // without the shadow of the next card
				face = deck.Covered(tab.Card(i+1, k), g.Strip(n), s.table.SignHeight())
				seen.Max.Y = column.Cards[k+1].Y - max(2, g.CardW/24)
			}
			for y := r.Min.Y; y < seen.Max.Y; y++ {
				inset := 0
				if round := g.CardW/8 + 1; y < r.Min.Y+round || y >= r.Max.Y-round {
					inset = round // without the rounded corners
				}
				got := shown.Pix[shown.PixOffset(r.Min.X+inset, y):shown.PixOffset(r.Max.X-inset, y)]
				want := face.Pix[face.PixOffset(inset, y-r.Min.Y):face.PixOffset(r.Dx()-inset, y-r.Min.Y)]
				if !bytes.Equal(got, want) { // fully opaque
					t.Fatalf("column %d, card %d (%v) at %v: row %d is not that of its face", i+1, k, tab.Card(i+1, k), r, y-r.Min.Y)
				}
			}
		}
	}
}

// TestSameSizeLayout checks that Layout at an unchanged size affects neither a drag nor
// animations.
func TestSameSizeLayout(t *testing.T) {
	record := enginetest.ExampleRecord()
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	s.driver.hold = true
	g := s.table.Board()
	s.carry(1, 1, image.Pt(g.Width/2, 100))
	at, size := s.table.HandAt(), s.table.Size()
	layout := func() {
		for range 3 {
			test.WidgetRenderer(s.table).Layout(size)
			s.table.Refresh()
		}
		s.check()
	}
	layout()
	if col, count, _ := s.table.Held(); col != 1 || count != 1 || s.table.HandAt() != at {
		t.Errorf("after Layout %d cards of %d are dragged, at %v, before at %v", count, col, s.table.HandAt(), at)
	}
	s.up(s.pressed, desktop.MouseButtonPrimary)
	if !s.table.Moving() {
		t.Fatal("the cards don't glide home")
	}
	s.driver.tick(0.4)
	before := s.picture()
	layout()
	if !s.table.Moving() {
		t.Error("Layout ended an animation")
	}
	s.wantSame("Layout during a motion", before, s.picture())
}

// TestResize checks that a table whose size or scale changed looks like one created at that size.
func TestResize(t *testing.T) {
	s := newStage(t, played(t, 20), usual, 1)
	type state struct {
		size  fyne.Size
		scale float32
	}
	states := []state{
		{fyne.NewSize(640, 480), 1}, {fyne.NewSize(1001, 703), 1}, {fyne.NewSize(640, 480), 2}, {fyne.NewSize(640, 480), 1},
	}
	pictures := map[state]*image.NRGBA{}
	for _, to := range states {
		c := s.window.Canvas().(software.WindowlessCanvas)
		c.SetScale(to.scale)
		s.window.Resize(to.size)
		s.table.Refresh()
		s.check()
		s.rest()
		s.check()
		if old, ok := pictures[to]; ok {
			s.wantSame("back at the same size", old, s.picture())
		}
		pictures[to] = s.picture()
		checkTracedCards(t, s)
	}
	for to, picture := range pictures {
		fresh := newStage(t, played(t, 20), to.size, to.scale)
		fresh.wantSame(fmt.Sprintf("%v@%v", to.size, to.scale), fresh.picture(), picture)
	}
}

// TestResizeDuringDrag checks that the drag ends and the cards are back.
func TestResizeDuringDrag(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	g := s.table.Board()
	p := s.carry(1, 1, image.Pt(g.Width/2, 100))
	s.window.Resize(fyne.NewSize(1000, 700))
	s.check()
	if _, count, _ := s.table.Held(); count != 0 {
		t.Error("the drag continues")
	}
	s.move(p.Add(image.Pt(30, 30)))
	s.up(p, desktop.MouseButtonPrimary)
	s.check()
	s.rest()
	s.check()
	if s.player.game.Moves() != 14 {
		t.Errorf("%d moves", s.player.game.Moves())
	}
}
