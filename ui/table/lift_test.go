package table_test

import (
	"image"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/ui/faces"
)

// paper counts the pixels in an area that have the colour of a card's paper.
func paper(img image.Image, r image.Rectangle) (n int) {
	pr, pg, pb, _ := faces.Paper.RGBA()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if r, g, b, _ := img.At(x, y).RGBA(); r == pr && g == pg && b == pb {
				n++
			}
		}
	}
	return n
}

// TestTargetStaysReadable checks that the visible strip of the target's last card looks the same
// as when it is covered by another card, apart from the light along its edges, and that the
// dragged cards are previewed below it.
func TestTargetStaysReadable(t *testing.T) {
	record := enginetest.ExampleRecord()
	m := record.Moves[0].Move
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	rest, g := s.picture(), s.table.Board()
	n := s.player.Tableau().Len(m.To)
	last := g.Card(m.To, n-1, n).Add(s.origin())
	low := image.Pt(g.Column(m.To).Min.X, g.Height-g.CardH/4) // the dragged cards cover nothing there
	s.carry(m.From, m.Count, low)
	if _, _, got := s.table.Held(); got != m.To {
		t.Fatalf("target %d, want %d", got, m.To)
	}
	during := s.picture()
	inner := last.Inset(g.CardW / 5)
	strip := g.Strip(n)
	sign := image.Rect(inner.Min.X, last.Min.Y+g.CardW/5, inner.Max.X, last.Min.Y+strip-2)
	if p, ok := different(rest, during, sign); ok {
		t.Errorf("the last card of the target has changed at %v", p)
	}
	below := image.Rect(inner.Min.X, last.Min.Y+strip, inner.Max.X, last.Max.Y)
	if _, ok := different(rest, during, below); !ok {
		t.Error("the held cards are not previewed")
	}
}

// TestMarkedCardsKeepTheirPaper checks that cards within the light of a mark keep their colour.
func TestMarkedCardsKeepTheirPaper(t *testing.T) {
	record := enginetest.ExampleRecord()
	m := record.Moves[0].Move
	s := newStage(t, engine.NewGame(record.Code), usual, 1)
	g := s.table.Board()
	n := s.player.Tableau().Len(m.To)
	middle := g.Card(m.To, n-1, n).Add(s.origin()).Inset(g.CardW / 4)
	before := paper(s.picture(), middle)
	s.carry(m.From, m.Count, image.Pt(-3*g.CardW, 0)) // out of sight
	if got := paper(s.picture(), middle); got != before || before == 0 {
		t.Errorf("%d pixels of paper are left of %d", got, before)
	}
}

// TestDraggedCardsAreLifted checks that dragged cards are drawn slightly larger than those on the
// table, with a shadow below them.
func TestDraggedCardsAreLifted(t *testing.T) {
	record := enginetest.ExampleRecord()
	m := record.Moves[0].Move
	for _, scale := range []float32{1, 2} {
		s := newStage(t, engine.NewGame(record.Code), usual, scale)
		rest, g := s.picture(), s.table.Board()
		corner := image.Pt(g.Card(6, 0, 1).Min.X, g.Height-2*g.CardH) // beside the columns
		s.carry(m.From, m.Count, corner)
		during := s.picture()
		at := corner.Add(s.origin())
		row := func(y int) (left, right int) { // the first and the last column of paper
			left, right = -1, -1
			for x := at.X - g.CardW/2; x < at.X+g.CardW*3/2; x++ {
				if paper(during, image.Rect(x, y, x+1, y+1)) > 0 {
					if left < 0 {
						left = x
					}
					right = x
				}
			}
			return left, right
		}
		left, right := row(at.Y + g.CardH/2)
		if wide := float64(right - left + 1); wide < float64(g.CardW) || wide > 1.04*float64(g.CardW)+1 {
			t.Errorf("@%v: a held card is %.0f wide, on the table %d", scale, wide, g.CardW)
		}
		if middle, want := (left+right+1)/2, at.X+g.CardW/2; middle < want-1 || middle > want+1 {
			t.Errorf("@%v: it has its middle at %d, want %d", scale, middle, want)
		}
		below := image.Rect(at.X+g.CardW/3, at.Y+g.CardH*104/100, at.X+g.CardW*2/3, at.Y+g.CardH*104/100+round(4*float64(scale)))
		if _, ok := different(rest, during, below); !ok {
			t.Errorf("@%v: no shadow below it", scale)
		}
	}
}
