package ui

import (
	"image/color"
	"testing"

	"simplesimon/choices"
	"simplesimon/ui/table"
	"simplesimon/ui/uitest"
)

// Short names for what is often measured here.
const (
	textContrast = uitest.TextContrast
	markContrast = uitest.MarkContrast
)

func contrast(a, b color.NRGBA) float64 { return uitest.Contrast(a, b) }

// marks returns the colours of the marks on the table.
func marks(l table.Palette) map[string]color.NRGBA {
	return map[string]color.NRGBA{
		"a column that takes the cards": l.Takes, "the target": l.Target, "a selection": l.Selected,
		"the cursor": l.Cursor, "a breaking card": l.Broken, "moved cards": l.Moved, "an empty column": l.Empty,
	}
}

func TestMarksStandOutFromPlainTables(t *testing.T) {
	for _, c := range choices.Tables {
		for what, mark := range marks(table.NewPalette(c.Felt, false)) {
			if got := contrast(mark, c.Felt); got < markContrast {
				t.Errorf("%s: the mark of %s has a contrast of %.2f, want at least %.1f", c.Name, what, got, markContrast)
			}
		}
	}
}
