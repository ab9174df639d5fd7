package table

import (
	"image"
	"testing"
)

// askings are all ways to make a request, accepted or refused.
var askings = []struct {
	name    string
	options func(*Options)
	do      func(h *hands)
}{
	{"drop", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.release() }},
	{"drop refused", nil, func(h *hands) { h.carry(8, 2, h.over(9, 100)); h.release() }},
	{"drop on the own column", nil, func(h *hands) { h.carry(1, 1, h.over(1, 100)); h.release() }},
	{"drop outside the window", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.leave(h.at); h.releaseOutside() }},
	{"auto-place", autoPlace, func(h *hands) { h.carry(1, 1, h.over(5, 100)); h.release() }},
	{"auto-place refused", autoPlace, func(h *hands) {
		h.set(parse(h.t, crowded))
		h.carry(1, 0, h.over(2, 100))
		h.release()
	}},
	{"drag of no group", nil, func(h *hands) { h.press(h.card(1, 0)); h.move(h.at.Add(image.Pt(0, 50))) }},
	{"drag called off", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.g.escape() }},
	{"drag cancelled", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.g.cancel(cutShort) }},
	{"select and place", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(2)) }},
	{"select and place on an empty column", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.below(6)) }},
	{"select and place refused", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(5)) }},
	{"selection of no group", nil, func(h *hands) { h.click(h.card(1, 0)) }},
	{"double click", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 1)) }},
	{"double click refused", nil, func(h *hands) { h.set(parse(h.t, stuck)); h.click(h.last(1)); h.click(h.last(1)) }},
	{"Enter", nil, func(h *hands) { h.keys("→↑↑⏎→⏎") }},
	{"Enter twice", nil, func(h *hands) { h.keys("→↑↑⏎⏎") }},
	{"Enter refused", nil, func(h *hands) { h.keys("→↑↑⏎←⏎") }},
	{"Enter on no group", nil, func(h *hands) { h.keys("→↑↑↑⏎") }},
	{"digits", nil, func(h *hands) { h.keys("12") }},
	{"digit twice", nil, func(h *hands) { h.keys("11") }},
	{"digit twice refused", nil, func(h *hands) { h.set(parse(h.t, crowded)); h.keys("11") }},
}

// TestGestureEndsBeforeRequest checks that a gesture is completely finished when it calls the
// player, and that a gesture started from within the call survives it.
func TestGestureEndsBeforeRequest(t *testing.T) {
	for _, c := range askings {
		t.Run(c.name, func(t *testing.T) {
			o := firstOptions
			if c.options != nil {
				c.options(&o)
			}
			h := newHands(t, gestureBoard, o)
			asked := false
			var begun gesture
			h.asked = func() {
				asked = true
				if h.state() != "" || h.g.press.on && !h.g.press.dead {
					t.Errorf("%q is held, the press is %+v", h.state(), h.g.press)
				}
				h.set(parse(t, gestureBoard))
				h.keys("1→")
				begun = *h.g
			}
			c.do(h)
			switch g := h.g; {
			case !asked:
				t.Error("no request was made: this case checks nothing")
			case h.state() != "keys hold 3 of 1 to 2" || g.keys != begun.keys || g.clicked != begun.clicked || g.press.on && !g.press.dead:
				t.Errorf("%q is left, keys %+v, want %+v; click %+v, press %+v", h.state(), g.keys, begun.keys, g.clicked, g.press)
			}
		})
	}
}

// TestPressUnderCover checks that a press covered by something since starts nothing.
func TestPressUnderCover(t *testing.T) {
	runGestures(t, []gestureCase{
		{"no drag", nil, func(h *hands) {
			h.press(h.card(1, 1))
			h.g.cancel(calledOff)
			h.move(h.last(2))
			h.release()
		}, nil, ""},
		{"no click", nil, func(h *hands) {
			h.press(h.card(1, 1))
			h.g.cancel(calledOff)
			h.release()
		}, nil, ""},
	})
}
