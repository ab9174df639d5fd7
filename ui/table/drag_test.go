package table

import (
	"image"
	"testing"

	"simplesimon/engine"
)

func TestDrag(t *testing.T) {
	runGestures(t, []gestureCase{
		{"lifts the pressed card with all that lies on it", nil,
			func(h *hands) { h.carry(1, 1, h.over(6, 100)) },
			[]string{"lift 3 of 1"}, "drag 3 of 1 to 6"},
		{"lifts a part of a group", nil,
			func(h *hands) { h.carry(1, 2, h.over(6, 100)) },
			[]string{"lift 2 of 1"}, "drag 2 of 1 to 6"},
		{"a press alone lifts nothing", nil,
			func(h *hands) { h.press(h.card(1, 1)) },
			nil, ""},
		{"let go over a target: the move", nil,
			func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.release() },
			[]string{"lift 3 of 1", "1-3-2 by drag"}, ""},
		{"let go over an empty column: the move", nil,
			func(h *hands) { h.carry(1, 3, h.over(6, 100)); h.release() },
			[]string{"lift 1 of 1", "1-1-6 by drag"}, ""},
		{"a column takes a drop at the lower edge of the table", nil,
			func(h *hands) {
				h.carry(1, 1, image.Pt(h.geo.Column(3).Min.X, h.geo.Height-1))
				h.release()
			},
			[]string{"lift 3 of 1", "1-3-3 by drag"}, ""},
		{"a column takes a drop that only touches its upper edge", nil,
			func(h *hands) {
				h.carry(1, 1, image.Pt(h.geo.Column(3).Min.X, h.geo.Column(3).Min.Y-h.geo.CardH+1))
				h.release()
			},
			[]string{"lift 3 of 1", "1-3-3 by drag"}, ""},
		{"another drag after a refused one", nil,
			func(h *hands) {
				h.carry(8, 2, h.over(9, 100))
				h.release()
				h.carry(8, 2, h.over(2, 100))
				h.release()
			},
			[]string{"lift 1 of 8", "8-1-9: wrong-rank by drag", "home 1 of 8", "lift 1 of 8", "8-1-2 by drag"}, ""},
		{"cards that have moved are lifted from where they are", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.release()
				h.carry(2, 1, h.over(3, 100))
				h.release()
			},
			[]string{"lift 3 of 1", "1-3-2 by drag", "lift 3 of 2", "2-3-3 by drag"}, ""},
	})
}

func TestDragOfNonGroup(t *testing.T) {
	down := func(h *hands, steps int) {
		for range steps {
			h.move(h.at.Add(image.Pt(7, 30)))
		}
	}
	runGestures(t, []gestureCase{
		{"ranks not in order: one reminder, nothing lifted", nil,
			func(h *hands) { h.press(h.card(1, 0)); down(h, 5); h.release() },
			[]string{"4 of 1: not-a-sequence by drag"}, ""},
		{"suits mixed: one reminder, nothing lifted", nil,
			func(h *hands) { h.press(h.card(4, 0)); down(h, 5); h.release() },
			[]string{"2 of 4: mixed-suits by drag"}, ""},
		{"a press without a drag on: no reminder of a drag", noSelect,
			func(h *hands) { h.click(h.card(1, 0)) },
			nil, ""},
		{"a drag from the bare table lifts nothing on its way", nil,
			func(h *hands) { h.press(h.bare()); h.move(h.last(1)); h.move(h.last(3)); h.release() },
			nil, ""},
		{"a drag from below a column lifts nothing", nil,
			func(h *hands) { h.press(h.below(1)); h.move(h.last(1)); h.move(h.last(3)); h.release() },
			nil, ""},
		{"a drag from an empty column lifts nothing", nil,
			func(h *hands) { h.press(h.below(6)); h.move(h.last(1)); h.release() },
			nil, ""},
		{"it ends a selection", nil,
			func(h *hands) { h.click(h.last(1)); h.press(h.card(4, 0)); down(h, 2); h.release() },
			[]string{"2 of 4: mixed-suits by drag"}, ""},
	})
}

func TestDragThreshold(t *testing.T) {
	runGestures(t, []gestureCase{
		{"a wobble is a click", nil,
			func(h *hands) {
				h.press(h.last(1))
				for _, by := range []image.Point{{1, 1}, {-2, 3}, {wobbleUnits, 0}, {0, -wobbleUnits}} {
					h.move(h.last(1).Add(by))
				}
				h.release()
			},
			nil, "selected 1 of 1"},
		{"the wobbling card stays the clicked one", nil,
			func(h *hands) {
				edge := h.geo.Card(1, 3, 4).Min // one step up is the next card
				h.press(edge.Add(image.Pt(9, 1)))
				h.move(edge.Add(image.Pt(9, -3)))
				h.release()
			},
			nil, "selected 1 of 1"},
		{"just more than a wobble is a drag", nil,
			func(h *hands) { h.press(h.last(1)); h.move(h.last(1).Add(image.Pt(wobbleUnits+1, 0))) },
			[]string{"lift 1 of 1"}, "drag 1 of 1 to 0"},
		{"slowly away is a drag too", nil,
			func(h *hands) {
				h.press(h.last(1))
				for i := range wobbleUnits + 2 {
					h.move(h.last(1).Add(image.Pt(0, i)))
				}
			},
			[]string{"lift 1 of 1"}, "drag 1 of 1 to 0"},
		{"a drag that comes back is no click", nil,
			func(h *hands) {
				h.press(h.last(1))
				h.move(h.last(1).Add(image.Pt(40, 0)))
				h.move(h.last(1))
				h.release()
			},
			[]string{"lift 1 of 1", "home 1 of 1"}, ""},
		{"it ends a selection", nil,
			func(h *hands) {
				h.click(h.last(1))
				h.slow()
				h.carry(9, 0, h.over(9, 100))
				h.release()
			},
			[]string{"lift 1 of 9", "home 1 of 9"}, ""},
	})
}

func TestDragEnds(t *testing.T) {
	away := func(h *hands) { // further events of the same press
		h.move(h.last(2))
		h.move(h.last(3))
		h.release()
	}
	runGestures(t, []gestureCase{
		{"by Escape", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				if !h.g.escape() {
					h.note("Escape found nothing")
				}
				away(h)
			},
			[]string{"lift 3 of 1", "called off 3 of 1"}, ""},
		{"by a second button", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.g.pointerUsed()
				h.g.otherDown()
				away(h)
			},
			[]string{"lift 3 of 1", "called off 3 of 1"}, ""},
		{"by a second button, which ends the toolkit's drag and begins another", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.g.pointerUsed()
				h.g.otherDown()
				h.g.drop()
				away(h)
			},
			[]string{"lift 3 of 1", "called off 3 of 1"}, ""},
		{"by a loss of focus", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.g.cancelDrag(calledOff)
				away(h)
			},
			[]string{"lift 3 of 1", "called off 3 of 1"}, ""},
		{"by a change from elsewhere", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.set(parse(h.t, "1: KS\n2: TC 9H\n3: TH"))
				away(h)
			},
			[]string{"lift 3 of 1", "back 3 of 1"}, ""},
		{"by an arrow", nil,
			func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.g.arrow(left); away(h) },
			[]string{"lift 3 of 1", "back 3 of 1"}, ""},
		{"a second button before the drag: neither drag nor click", nil,
			func(h *hands) { h.press(h.last(1)); h.g.pointerUsed(); h.g.otherDown(); away(h) },
			nil, ""},
		{"another button drags nothing", nil,
			func(h *hands) { h.g.pointerUsed(); h.g.otherDown(); away(h) },
			nil, ""},
		{"the next press drags again", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.g.escape()
				h.release()
				h.carry(1, 1, h.over(2, 100))
				h.release()
			},
			[]string{"lift 3 of 1", "called off 3 of 1", "lift 3 of 1", "1-3-2 by drag"}, ""},
		{"what ended a drag is no half of a double click", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(1, 100))
				h.g.escape()
				h.release()
				h.click(h.card(1, 1))
			},
			[]string{"lift 3 of 1", "called off 3 of 1"}, "selected 3 of 1"},
	})
}

// TestDragKeepsOffset checks that the cards stay under the pointer where they were gripped.
func TestDragKeepsOffset(t *testing.T) {
	h := newHands(t, gestureBoard, firstOptions)
	home := h.geo.Card(1, 1, 4).Min
	h.press(h.card(1, 1))
	offset := h.at.Sub(home)
	for _, p := range []image.Point{{300, 200}, {-50, 7}, {2000, 900}, {301, 200}} {
		h.move(p)
		if got := h.g.drag.card(&h.geo).Min; got != p.Sub(offset) {
			t.Errorf("pointer at %v: card at %v, want %v", p, got, p.Sub(offset))
		}
	}
}

// TestLiftable checks that the pointer is a hand exactly over what a press would pick up.
func TestLiftable(t *testing.T) {
	h := newHands(t, gestureBoard, firstOptions)
	for col := 1; col <= engine.Columns; col++ {
		for i := range h.tableau.Len(col) {
			reason, _ := h.tableau.Group(col, h.tableau.Len(col)-i)
			if got, want := h.g.liftable(h.card(col, i)), reason == engine.None; got != want {
				t.Errorf("column %d, card %d: %v, want %v", col, i, got, want)
			}
		}
		if h.g.liftable(h.below(col)) {
			t.Errorf("below column %d", col)
		}
	}
	if h.g.liftable(h.bare()) || h.g.liftable(image.Pt(-1, -1)) {
		t.Error("on the bare table")
	}
}
