package table_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
	"simplesimon/ui/table"
)

// TestFlatWindow plays in windows too flat for the longest column: a deal has the largest cards
// its fan permits; they shrink when a column requires it, by at most what a card or two more need,
// and never grow before the next deal.
func TestFlatWindow(t *testing.T) {
	shrunk := 0
	for _, size := range []fyne.Size{fyne.NewSize(1000, 340), fyne.NewSize(1280, 350), fyne.NewSize(1366, 480)} {
		record := enginetest.ExampleRecord()
		s := newStage(t, engine.NewGame(record.Code), size, coarse)
		g := s.table.Board()
		width := func(longest int) int {
			return table.CardWidth(g.Width, g.Height, coarse, min(longest, engine.MaxColumn), style)
		}
		full := width(1)
		if g.CardW != full {
			t.Errorf("%v: cards of the deal are %d wide, its fan allows %d", size, g.CardW, full)
		}
		longest := 12 // minimum room
		for _, next := range record.Moves {
			m := next.Move
			longest = max(longest, s.player.Tableau().Len(m.To)+m.Count)
			before := g.CardW
			if !s.player.Play(m, trace.ByKeyboard) {
				t.Fatalf("%v was refused", m)
			}
			s.check()
			if g.CardW > before {
				t.Errorf("%v: %v has made cards larger: %d wide, before %d", size, m, g.CardW, before)
			}
			if least, most := width(longest+1), width(longest); g.CardW < least || g.CardW > most {
				t.Errorf("%v: for a column of %d, cards are %d wide, want %d to %d", size, longest, g.CardW, least, most)
			}
		}
		if g.CardW < full {
			shrunk++
		}
		s.player.undo()
		s.check()
		s.player.restart()
		s.check()
		if g.CardW != full {
			t.Errorf("%v: after a new deal cards are %d wide, not %d", size, g.CardW, full)
		}
	}
	if shrunk == 0 {
		t.Error("no column needed smaller cards: this test checks nothing")
	}
}

// TestGlideIntoSmallerCards checks that a move that shrinks all cards still glides from where the
// cards were.
func TestGlideIntoSmallerCards(t *testing.T) {
	record := enginetest.ExampleRecord()
	s := newStage(t, engine.NewGame(record.Code), fyne.NewSize(1000, 340), coarse)
	g := s.table.Board()
	for _, next := range record.Moves {
		m := next.Move
		before := g.CardW
		s.driver.hold = true
		s.player.Play(m, trace.ByKeyboard)
		if g.CardW < before {
			if !s.table.Moving() {
				t.Error("nothing glides")
			}
			s.driver.tick(0.5)
			s.check()
			s.driver.tick(1)
			s.check()
			return
		}
		s.table.Escape()
		s.driver.hold = false
		s.driver.tick(1)
	}
	t.Error("no move made the cards smaller: this test checks nothing")
}
