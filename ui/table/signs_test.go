package table_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
	"simplesimon/ui/faces"
	"simplesimon/ui/table"
)

// TestOneSizeOfSign plays a game with normal and large print: all columns have signs of the same
// size, as large as the strips of the longest column permit, or slightly smaller while that column
// has become shorter by a card or two. A new deal restores the initial signs.
func TestOneSizeOfSign(t *testing.T) {
	for name, print := range map[string]faces.Style{"usual": style, "large": {LargePrint: true, Letters: faces.International}} {
		for _, size := range []fyne.Size{fyne.NewSize(640, 390), fyne.NewSize(1120, 610), fyne.NewSize(1920, 990)} {
			t.Run(fmt.Sprintf("%s/%v", name, size.Width), func(t *testing.T) {
				record := enginetest.ExampleRecord()
				s := newStage(t, engine.NewGame(record.Code), size, 1)
				s.table.SetStyle(print)
				first := s.table.SignHeight()
				sizes := map[int]bool{}
				for _, next := range record.Moves {
					if !s.player.Play(next.Move, trace.ByKeyboard) {
						t.Fatalf("%v was refused", next.Move)
					}
					s.check()
					checkOneSize(t, s, print)
					sizes[s.table.SignHeight()] = true
				}
				if print.LargePrint && len(sizes) < 2 {
					t.Error("no column made signs smaller: this test checks nothing")
				}
				s.player.restart()
				s.check()
				if got := s.table.SignHeight(); got != first {
					t.Errorf("after a new deal signs are %d high, %d at the first", got, first)
				}
			})
		}
	}
}

// checkOneSize compares the signs with the room the longest column leaves.
func checkOneSize(t *testing.T, s *stage, print faces.Style) {
	t.Helper()
	longest := 1
	for col := 1; col <= engine.Columns; col++ {
		longest = max(longest, s.player.Tableau().Len(col))
	}
	g := s.table.Board()
	deck, sign := faces.New(print, g.CardW), s.table.SignHeight()
	if most := deck.Sign(g.Strip(longest)); sign > most {
		t.Fatalf("signs are %d high, a column of %d leaves room for %d", sign, longest, most)
	}
	if least := deck.Sign(g.Strip(min(longest+4, engine.MaxColumn))); sign < least {
		t.Fatalf("signs are %d high, even a column of %d leaves room for %d", sign, longest+4, least)
	}
}

// TestLargeSignsStayLarge checks that in large print the signs of the longest possible column have
// at least 60 % of the full size.
func TestLargeSignsStayLarge(t *testing.T) {
	large := faces.Style{LargePrint: true, Letters: faces.International}
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 1120, Height: 700}, {Width: 1920, Height: 1080}, {Width: 700, Height: 1100}, {Width: 2560, Height: 1080}} {
		for _, scale := range []float64{1, 2} {
			w, h := int(float64(size.Width)*scale), int(float64(size.Height-82)*scale)
			for longest := 8; longest <= engine.MaxColumn; longest++ {
				sign, most := table.SignOf(w, h, scale, longest, large)
				if 100*sign < 60*most {
					t.Errorf("%v@%v, %d cards: signs are %d high, the large ones %d", size, scale, longest, sign, most)
				}
			}
		}
	}
}
