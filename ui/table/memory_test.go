package table_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// TestMotionNeedsNoMemory checks that a motion that moves only the hand, as happens a hundred times a second,
// does not allocate memory per column.
func TestMotionNeedsNoMemory(t *testing.T) {
	s := newStage(t, engine.NewGame(engine.Code{Suits: engine.Four, Number: 1}), fyne.NewSize(1120, 640), 1)
	s.carry(1, 1, image.Pt(300, 300))
	const positions = 2 // the player's answers to what lies where
	if n := testing.AllocsPerRun(100, s.table.ShowAgain); n > positions {
		t.Errorf("%v allocations", n)
	}
}
