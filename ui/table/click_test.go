package table

import (
	"testing"
	"time"
)

func TestDoubleClick(t *testing.T) {
	runGestures(t, []gestureCase{
		{"sends a group to the best column", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 1)) },
			[]string{"1-3-3 by double-click"}, ""},
		{"sends the clicked card with all that lies on it, no more", nil,
			func(h *hands) { h.click(h.card(1, 3)); h.click(h.card(1, 3)) },
			[]string{"1-1-6 by double-click"}, ""},
		{"at the last moment", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.wait(doubleTime); h.click(h.card(1, 1)) },
			[]string{"1-3-3 by double-click"}, ""},
		{"two slow clicks are none", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slow(); h.click(h.card(1, 1)) },
			nil, ""},
		{"two fast clicks on two cards of a column are two clicks", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 2)) },
			nil, "selected 2 of 1"},
		{"two fast clicks on cards of two columns are two clicks", nil,
			func(h *hands) { h.click(h.last(9)); h.click(h.last(2)) },
			[]string{"9-1-2: wrong-rank by select"}, ""},
		{"two fast clicks on two equal places of two columns, without selection", noSelect,
			func(h *hands) { h.click(h.last(2)); h.click(h.last(3)) },
			nil, ""},
		{"a click between two on one card: three clicks", noSelect,
			func(h *hands) { h.click(h.last(9)); h.click(h.last(2)); h.click(h.last(9)) },
			nil, ""},
		{"a click on the bare table between", nil,
			func(h *hands) { h.click(h.last(9)); h.click(h.bare()); h.click(h.last(9)) },
			nil, "selected 1 of 9"},
		{"a drag between", nil,
			func(h *hands) {
				h.click(h.last(9))
				h.carry(9, 0, h.over(9, 100))
				h.release()
				h.click(h.last(9))
			},
			[]string{"lift 1 of 9", "home 1 of 9"}, "selected 1 of 9"},
		{"a press outside of it: wobbling clicks count", nil,
			func(h *hands) {
				for range 2 {
					h.press(h.card(1, 1))
					h.move(h.at.Add(h.wobbling()))
					h.release()
				}
			},
			[]string{"1-3-3 by double-click"}, ""},
		{"a click that made a move never begins one: selected", nil,
			func(h *hands) {
				h.click(h.card(1, 1))
				h.slow()
				h.click(h.last(2)) // moves there
				h.click(h.card(2, 1))
			},
			[]string{"1-3-2 by select"}, "selected 3 of 2"},
		{"a click that made a move never begins one: into an empty column", nil,
			func(h *hands) {
				h.click(h.last(9))
				h.slow()
				h.click(h.below(6))
				h.click(h.last(6))
			},
			[]string{"9-1-6 by select"}, "selected 1 of 6"},
		{"a click that was refused made no move, and may begin one", nil,
			func(h *hands) {
				h.click(h.last(9))
				h.slow()
				h.click(h.last(2))
				h.click(h.last(2))
			},
			[]string{"9-1-2: wrong-rank by select", "1 of 2: no-target by double-click"}, ""},
		{"a double click never begins another", nil,
			func(h *hands) {
				h.click(h.card(1, 1))
				h.click(h.card(1, 1)) // to 3
				h.click(h.card(3, 1))
			},
			[]string{"1-3-3 by double-click"}, "selected 3 of 3"},
		{"three fast clicks on cards that stay: one double click and one more", nil,
			func(h *hands) {
				h.set(parse(h.t, stuck))
				for range 3 {
					h.click(h.last(1))
				}
			},
			[]string{"1 of 1: no-target by double-click"}, "selected 1 of 1"},
		{"four fast clicks: two double clicks", nil,
			func(h *hands) {
				h.set(parse(h.t, stuck))
				for range 4 {
					h.click(h.last(1))
				}
			},
			[]string{"1 of 1: no-target by double-click", "1 of 1: no-target by double-click"}, ""},
		{"no column takes it: the reminder", nil,
			func(h *hands) { h.set(parse(h.t, crowded)); h.click(h.last(1)); h.click(h.last(1)) },
			[]string{"1 of 1: no-target by double-click"}, ""},
		{"on no group: the reminder of a press", noSelect,
			func(h *hands) { h.click(h.card(4, 0)); h.click(h.card(4, 0)) },
			[]string{"2 of 4: mixed-suits by double-click"}, ""},
		{"off: nothing moves", noDouble,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 1)) },
			nil, ""},
		{"off, and no selection either", func(o *Options) { noDouble(o); noSelect(o) },
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 1)) },
			nil, ""},
		{"on without selection", noSelect,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 1)) },
			[]string{"1-3-3 by double-click"}, ""},
		{"a change from elsewhere between", nil,
			func(h *hands) { h.click(h.last(9)); h.set(h.tableau); h.click(h.last(9)) },
			nil, "selected 1 of 9"},
		{"a key between", nil,
			func(h *hands) { h.click(h.last(9)); h.g.arrow(left); h.click(h.last(9)) },
			nil, "selected 1 of 9"},
	})
}

// TestDoubleClickTime checks that two presses within half a second are a double click, and never
// deselect a card, however long the button is held.
func TestDoubleClickTime(t *testing.T) {
	at := func(ms int, held time.Duration) func(h *hands) {
		return func(h *hands) {
			for range 2 {
				h.press(h.card(1, 1))
				h.wait(held)
				h.release()
				h.wait(time.Duration(ms)*time.Millisecond - held)
			}
		}
	}
	const double = "1-3-3 by double-click"
	runGestures(t, []gestureCase{
		{"a calm one", nil, at(400, 100*time.Millisecond), []string{double}, ""},
		{"half a second", nil, at(500, 0), []string{double}, ""},
		{"half a second from press to press", nil, at(450, 200*time.Millisecond), []string{double}, ""},
		{"two clicks", nil, at(510, 0), nil, ""},
		{"off, a second click lets go, however soon", noDouble, at(100, 0), nil, ""},
	})
}

// stuck is a position without a target for the last card of column 1 or any other.
const stuck = "1: 9H\n2: 2C\n3: 2D\n4: 4D\n5: 4S\n6: 6D\n7: 6S\n8: 8D\n9: 2S\n10: 4H"

func TestSelectAndPlace(t *testing.T) {
	runGestures(t, []gestureCase{
		{"a click selects the group at once", nil,
			func(h *hands) { h.click(h.card(1, 1)) },
			nil, "selected 3 of 1"},
		{"a part of a group", nil,
			func(h *hands) { h.click(h.card(1, 2)) },
			nil, "selected 2 of 1"},
		{"a click on another column moves it there", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(2)) },
			[]string{"1-3-2 by select"}, ""},
		{"on any card of that column", nil,
			func(h *hands) { h.click(h.last(9)); h.click(h.card(10, 0)) },
			[]string{"9-1-10 by select"}, ""},
		{"below its cards", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.below(2)) },
			[]string{"1-3-2 by select"}, ""},
		{"into an empty column", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.below(6)) },
			[]string{"1-3-6 by select"}, ""},
		{"on the place of an empty column", nil,
			func(h *hands) {
				h.click(h.card(1, 1))
				place := h.geo.Card(6, 0, 1)
				h.click(place.Min.Add(place.Size().Div(2)))
			},
			[]string{"1-3-6 by select"}, ""},
		{"a column that refuses: reminder, and the selection is gone", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(5)) },
			[]string{"1-3-5: onto-ace by select"}, ""},
		{"a column that refuses, below its cards", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.below(5)) },
			[]string{"1-3-5: onto-ace by select"}, ""},
		{"after a refusal the next click selects", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(5)); h.slow(); h.click(h.last(9)) },
			[]string{"1-3-5: onto-ace by select"}, "selected 1 of 9"},
		{"a king onto a card", nil,
			func(h *hands) { h.click(h.last(7)); h.click(h.last(8)) },
			[]string{"7-1-8: king-needs-empty by select"}, ""},
		{"another card of the same column selects anew", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slow(); h.click(h.card(1, 2)) },
			nil, "selected 2 of 1"},
		{"the same card lets go", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slow(); h.click(h.card(1, 1)) },
			nil, ""},
		{"and selects again the third time", nil,
			func(h *hands) {
				for range 3 {
					h.click(h.card(1, 1))
					h.slow()
				}
			},
			nil, "selected 3 of 1"},
		{"the bare table lets go", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.bare()) },
			nil, ""},
		{"below its own cards lets go", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.below(1)) },
			nil, ""},
		{"Escape lets go", nil,
			func(h *hands) {
				h.click(h.card(1, 1))
				if !h.g.escape() || h.g.escape() {
					h.note("Escape reports it wrongly")
				}
			},
			nil, ""},
		{"a change from elsewhere lets go", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.set(h.tableau) },
			nil, ""},
		{"a click on no group: the reminder of a press, nothing selected", nil,
			func(h *hands) { h.click(h.card(1, 0)) },
			[]string{"4 of 1: not-a-sequence by select"}, ""},
		{"suits mixed likewise", nil,
			func(h *hands) { h.click(h.card(4, 0)) },
			[]string{"2 of 4: mixed-suits by select"}, ""},
		{"no group in the column of the selection: reminder, nothing selected", nil,
			func(h *hands) { h.click(h.card(1, 1)); h.slow(); h.click(h.card(1, 0)) },
			[]string{"4 of 1: not-a-sequence by select"}, ""},
		{"the bare table and empty columns select nothing", nil,
			func(h *hands) { h.click(h.bare()); h.click(h.below(6)); h.click(h.below(1)) },
			nil, ""},
		{"off: a click does nothing", noSelect,
			func(h *hands) { h.click(h.card(1, 1)); h.slow(); h.click(h.last(2)) },
			nil, ""},
		{"off: no reminder for a click", noSelect,
			func(h *hands) { h.click(h.card(1, 0)) },
			nil, ""},
		{"another button neither places nor lets go", nil,
			func(h *hands) {
				h.click(h.card(1, 1))
				h.g.otherDown()
				h.release()
				h.click(h.last(2))
			},
			[]string{"1-3-2 by select"}, ""},
		{"what the keyboard holds is let go by the pointer", nil,
			func(h *hands) { h.g.digit(1); h.click(h.last(2)) },
			nil, "selected 1 of 2"},
	})
}
