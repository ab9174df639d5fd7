package table

import (
	"image"
	"testing"
)

// TestSlip checks that a click whose pointer slips slightly is still a click.
func TestSlip(t *testing.T) {
	slip := image.Pt(slipUnits, 0)
	runGestures(t, []gestureCase{
		{"a slip selects", nil,
			func(h *hands) { h.slipping(h.last(1), image.Pt(0, wobbleUnits+1)) },
			[]string{"lift 1 of 1", "home 1 of 1"}, "selected 1 of 1"},
		{"at the utmost", nil,
			func(h *hands) { h.slipping(h.last(1), slip) },
			[]string{"lift 1 of 1", "home 1 of 1"}, "selected 1 of 1"},
		{"farther is a drag", nil,
			func(h *hands) { h.slipping(h.last(1), slip.Add(image.Pt(1, 0))) },
			[]string{"lift 1 of 1", "home 1 of 1"}, ""},
		{"both clicks of a double one may slip", nil,
			func(h *hands) { h.slipping(h.card(1, 1), slip); h.slipping(h.card(1, 1), slip) },
			[]string{"lift 3 of 1", "home 3 of 1", "lift 3 of 1", "1-3-3 by double-click"}, ""},
		{"the second click on a selected card lets go of it", nil,
			func(h *hands) { h.click(h.last(1)); h.slow(); h.slipping(h.last(1), slip) },
			[]string{"lift 1 of 1", "home 1 of 1"}, ""},
		{"a slip on the column to go to places the selected cards", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slipping(h.last(2), slip) },
			[]string{"lift 1 of 2", "1-3-2 by select"}, ""},
		{"on cards there that are no group", nil,
			func(h *hands) {
				h.set(parse(h.t, "1: 9H\n2: 3S TS\n3: AS"))
				h.click(h.last(1))
				h.slipping(h.card(2, 0), slip)
			},
			[]string{"1-1-2 by select"}, ""},
		{"below the cards of that column", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slipping(h.below(2).Sub(slip), slip) },
			[]string{"1-3-2 by select"}, ""},
		{"on no group: the reminder of a click", nil,
			func(h *hands) { h.slipping(h.card(1, 0), slip) },
			[]string{"4 of 1: not-a-sequence by select"}, ""},
		{"a single click may slip", oneClick,
			func(h *hands) { h.slipping(h.card(1, 1), slip) },
			[]string{"lift 3 of 1", "1-3-3 by single-click"}, ""},
		{"let go outside of the window it is none", nil,
			func(h *hands) {
				h.press(h.last(1))
				h.leave(h.at.Add(slip))
				h.releaseOutside()
			},
			[]string{"lift 1 of 1", "home 1 of 1"}, ""},
	})
}
