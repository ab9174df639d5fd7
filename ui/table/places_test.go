package table_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// placeArea returns the area of a place in the window's image.
func (s *stage) placeArea(i int) image.Rectangle { return s.table.Board().Place(i).Add(s.origin()) }

// TestKingAtItsPlace plays a whole game: each removed sequence is shown by its king at the next
// place, however it got there, and undo removes it.
func TestKingAtItsPlace(t *testing.T) {
	record := enginetest.ExampleRecord()
	for name, size := range map[string]fyne.Size{"usual": usual, "small": fyne.NewSize(640, 480), "flat": fyne.NewSize(1000, 300)} {
		for _, textured := range []bool{false, true} {
			t.Run(name, func(t *testing.T) {
				s := newStage(t, engine.NewGame(record.Code), size, 1)
				s.table.SetPalette(table.NewPalette(color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}, textured))
				for _, next := range record.Moves {
					removed := s.player.game.Removed()
					before := s.picture()
					if !s.player.Play(next.Move, trace.ByKeyboard) {
						t.Fatalf("%v was refused", next.Move)
					}
					s.check()
					if s.player.game.Removed() == removed {
						continue
					}
					s.rest()
					s.wantKing(removed)
					s.player.undo()
					s.check()
					s.rest()
					if p, ok := different(before, s.picture(), s.placeArea(removed)); ok {
						t.Errorf("undone, place %d differs at %v", removed+1, p)
					}
					s.player.redo()
					s.check()
					s.rest()
					s.wantKing(removed)
				}
				if !s.player.game.Won() {
					t.Error("the game is not won: this test checks nothing")
				}
			})
		}
	}
}

// wantKing fails if a place does not show the king of the removed sequence.
func (s *stage) wantKing(i int) {
	s.t.Helper()
	king := engine.NewCard(engine.King, s.player.Tableau().RemovedSuit(i))
	g, at := s.table.Board(), s.placeArea(i)
	deck := faces.New(style, at.Dx())
	face := deck.Face(king, deck.MaxSign())
	if at.Dx() == g.CardW {
		face = deck.Face(king, s.table.SignHeight())
	}
	shown, inner, seen := s.picture(), face.Rect.Inset(at.Dx()/8), 0
	for y := inner.Min.Y; y < inner.Max.Y; y++ {
		for x := inner.Min.X; x < inner.Max.X; x++ {
			p := at.Min.Add(image.Pt(x, y))
			if s.nearCards(p) {
				continue
			}
			seen++
			r, g, b, _ := face.At(x, y).RGBA()
			if r2, g2, b2, _ := shown.At(p.X, p.Y).RGBA(); r != r2 || g != g2 || b != b2 {
				s.t.Fatalf("place %d does not show %v at %v", i+1, king, p)
			}
		}
	}
	if seen < inner.Dx() {
		s.t.Errorf("place %d is covered: this test checks nothing", i+1)
	}
}

// nearCards reports whether a column's cards, or their shadow, cover a point of the window.
func (s *stage) nearCards(p image.Point) bool {
	g := s.table.Board()
	for col := 1; col <= engine.Columns; col++ {
		n := s.player.Tableau().Len(col)
		if n > 0 && p.In(g.Card(col, 0, n).Union(g.Card(col, n-1, n)).Add(s.origin()).Inset(-g.CardW/4)) {
			return true
		}
	}
	return false
}

// TestKingComesLast checks that the place of a sequence stays empty until it arrives.
func TestKingComesLast(t *testing.T) {
	s := newStage(t, played(t, 16), usual, 1) // move 17 completes a sequence
	s.driver.hold = true
	before := s.picture()
	s.player.Play(enginetest.ExampleRecord().Moves[16].Move, trace.ByKeyboard)
	for range 3 { // the card arrives, the sequence is gathered, it flies
		if !s.table.Moving() {
			t.Fatal("no animation left")
		}
		if p, ok := different(before, s.picture(), s.placeArea(0)); ok {
			t.Fatalf("the place has changed at %v", p)
		}
		s.driver.tick(1)
	}
	if s.table.Moving() {
		t.Error("it still moves")
	}
	s.wantKing(0)
}

// TestColumnsCoverPlaces checks that a column long enough to reach a place covers it.
func TestColumnsCoverPlaces(t *testing.T) {
	tab, err := engine.ParseTableau("10: KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD\n")
	if err != nil {
		t.Fatal(err)
	}
	s := newStage(t, engine.NewGame(enginetest.ExampleRecord().Code), usual, 1)
	s.player.board = &tab
	s.table.Jump()
	g := s.table.Board()
	n := tab.Len(10)
	card := g.Card(10, n-1, n)
	if card.Intersect(g.Place(3)).Empty() {
		t.Fatal("the column does not reach the place: this test checks nothing")
	}
	face := faces.New(style, g.CardW).Face(tab.Card(10, n-1), s.table.SignHeight())
	shown, at := s.picture(), card.Min.Add(s.origin())
	for y := g.CardH / 8; y < g.CardH*7/8; y++ {
		for x := g.CardW / 8; x < g.CardW*7/8; x++ {
			r, g, b, _ := face.At(x, y).RGBA()
			if r2, g2, b2, _ := shown.At(at.X+x, at.Y+y).RGBA(); r != r2 || g != g2 || b != b2 {
				t.Fatalf("the card is not seen at %d,%d", x, y)
			}
		}
	}
}
