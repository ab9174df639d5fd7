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

func TestDragOfNoGroup(t *testing.T) {
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
				edge := h.geo.Card(1, 3, 4).Min // a step up is the next card
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

// TestDragTarget: the target is found from the first dragged card, among the
// columns that take it and its own.
func TestDragTarget(t *testing.T) {
	cases := []struct {
		name       string
		col, index int
		corner     func(h *hands) image.Point
		target     int
	}{
		{"over its own column", 1, 1, func(h *hands) image.Point { return h.over(1, 100) }, 0},
		{"mostly over its own column", 1, 1, func(h *hands) image.Point { return h.over(1, 60) }, 0},
		{"less over its own column than over one that takes it", 1, 1, func(h *hands) image.Point { return h.over(1, 40) }, 2},
		{"mostly over one of two that take it", 1, 1, func(h *hands) image.Point { return h.over(2, 60) }, 2},
		{"mostly over the other", 1, 1, func(h *hands) image.Point { return h.over(2, 40) }, 3},
		{"a little over one that takes it, mostly over one that does not", 1, 1, func(h *hands) image.Point { return h.over(3, 15) }, 3},
		{"only over columns that do not take it", 1, 1, func(h *hands) image.Point { return h.over(4, 50) }, 0},
		{"a little over its own, mostly over one that does not take it", 8, 2, func(h *hands) image.Point { return h.over(8, 30) }, 0},
		{"above the columns", 1, 1, func(h *hands) image.Point { return image.Pt(h.geo.Column(2).Min.X, h.geo.Top-h.geo.CardH) }, 0},
		{"below the table", 1, 1, func(h *hands) image.Point { return image.Pt(h.geo.Column(2).Min.X, h.geo.Height) }, 0},
		{"left of the table", 1, 1, func(h *hands) image.Point { return image.Pt(-2*h.geo.CardW, 100) }, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			h := newHands(t, gestureBoard, firstOptions)
			h.carry(c.col, c.index, c.corner(h))
			if h.g.drag.target != c.target {
				t.Errorf("target %d, want %d", h.g.drag.target, c.target)
			}
			if first := h.g.drag.card(&h.geo); first.Min != c.corner(h) || first.Dx() != h.geo.CardW || first.Dy() != h.geo.CardH {
				t.Errorf("the first card is at %v, carried to %v", first, c.corner(h))
			}
		})
	}
}

// TestDragTargetNotFromPointer grips a card at its corners: the pointer lies
// over a neighbour of the column that the card lies over.
func TestDragTargetNotFromPointer(t *testing.T) {
	for _, grip := range []string{"left", "right"} {
		h := newHands(t, gestureBoard, firstOptions)
		home := h.geo.Card(9, 0, 1)
		at := home.Min.Add(image.Pt(1, 5))
		if grip == "right" {
			at = image.Pt(home.Max.X-2, home.Min.Y+5)
		}
		h.press(at)
		h.move(at.Add(image.Pt(0, 20)))
		// Over column 10, by far the most of it; the pointer is beside it.
		way := h.geo.Column(10).Min.X - home.Min.X
		if grip == "left" {
			way -= h.geo.CardW / 5
		} else {
			way += h.geo.CardW / 5
		}
		h.move(at.Add(image.Pt(way, 20)))
		if h.at.In(h.geo.Column(10)) {
			t.Fatalf("%s: the pointer is over the column", grip)
		}
		if h.g.drag.target != 10 {
			t.Errorf("%s: target %d, want 10", grip, h.g.drag.target)
		}
		h.release()
		if want := "9-1-10 by drag"; h.log[len(h.log)-1] != want {
			t.Errorf("%s: %q, want %q at the end", grip, h.log, want)
		}
	}
}

// TestDropRefused: where no column takes the cards they go home; the reminder
// is that of the column that they overlap most, but for their own.
func TestDropRefused(t *testing.T) {
	at := func(col, index int, corner func(h *hands) image.Point) func(h *hands) {
		return func(h *hands) { h.carry(col, index, corner(h)); h.release() }
	}
	over := func(col, percent int) func(h *hands) image.Point {
		return func(h *hands) image.Point { return h.over(col, percent) }
	}
	runGestures(t, []gestureCase{
		{"wrong rank", nil, at(8, 2, over(9, 100)),
			[]string{"lift 1 of 8", "8-1-9: wrong-rank by drag", "home 1 of 8"}, ""},
		{"nothing on an ace", nil, at(8, 2, over(5, 100)),
			[]string{"lift 1 of 8", "8-1-5: onto-ace by drag", "home 1 of 8"}, ""},
		{"king needs an empty column", nil, at(7, 0, over(8, 100)),
			[]string{"lift 1 of 7", "7-1-8: king-needs-empty by drag", "home 1 of 7"}, ""},
		{"the most overlapped of two: the left", nil, at(8, 2, over(4, 55)),
			[]string{"lift 1 of 8", "8-1-4: wrong-rank by drag", "home 1 of 8"}, ""},
		{"the most overlapped of two: the right", nil, at(8, 2, over(4, 45)),
			[]string{"lift 1 of 8", "8-1-5: onto-ace by drag", "home 1 of 8"}, ""},
		{"mostly over its own column: no reminder", nil, at(8, 2, over(8, 55)),
			[]string{"lift 1 of 8", "home 1 of 8"}, ""},
		{"less over its own column: the reminder of the other", nil, at(8, 2, over(8, 45)),
			[]string{"lift 1 of 8", "8-1-9: wrong-rank by drag", "home 1 of 8"}, ""},
		{"over its own column", nil, at(1, 1, over(1, 100)),
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"above the columns", nil, at(8, 2, func(h *hands) image.Point { return image.Pt(h.geo.Column(9).Min.X, h.geo.Top-h.geo.CardH) }),
			[]string{"lift 1 of 8", "home 1 of 8"}, ""},
		{"below the table", nil, at(8, 2, func(h *hands) image.Point { return image.Pt(h.geo.Column(9).Min.X, h.geo.Height) }),
			[]string{"lift 1 of 8", "home 1 of 8"}, ""},
		{"outside the window, over a column that takes it", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.leave(h.at.Add(image.Pt(0, 1)))
				h.releaseOutside()
			},
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"outside the window, over a column that refuses it", nil,
			func(h *hands) {
				h.carry(8, 2, h.over(9, 100))
				h.leave(h.at.Add(image.Pt(0, 1)))
				h.releaseOutside()
			},
			[]string{"lift 1 of 8", "home 1 of 8"}, ""},
		{"outside and in again", nil,
			func(h *hands) {
				h.carry(1, 1, h.over(2, 100))
				h.leave(h.at.Add(image.Pt(0, 1)))
				h.move(h.at.Sub(image.Pt(0, 1)))
				h.release()
			},
			[]string{"lift 3 of 1", "1-3-2 by drag"}, ""},
	})
}

func TestAutoPlace(t *testing.T) {
	runGestures(t, []gestureCase{
		{"let go where no column takes them: to the best", autoPlace,
			func(h *hands) { h.carry(1, 1, h.over(5, 100)); h.release() },
			[]string{"lift 3 of 1", "1-3-3 by auto-place"}, ""},
		{"a column that was aimed at keeps them", autoPlace,
			func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.release() },
			[]string{"lift 3 of 1", "1-3-2 by drag"}, ""},
		{"over their own column: home", autoPlace,
			func(h *hands) { h.carry(1, 1, h.over(1, 100)); h.release() },
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"above the columns: home", autoPlace,
			func(h *hands) {
				h.carry(1, 1, image.Pt(h.geo.Column(5).Min.X, h.geo.Top-h.geo.CardH))
				h.release()
			},
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"outside the window: home", autoPlace,
			func(h *hands) { h.carry(1, 1, h.over(5, 100)); h.leave(h.at); h.releaseOutside() },
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"the only empty column for a whole column: the reminder, home", autoPlace,
			func(h *hands) {
				h.set(parse(h.t, crowded))
				h.carry(1, 0, h.over(2, 100))
				h.release()
			},
			[]string{"lift 1 of 1", "1 of 1: no-target by auto-place", "home 1 of 1"}, ""},
		{"no group lifts nothing", autoPlace,
			func(h *hands) { h.press(h.card(4, 0)); h.move(h.last(5)); h.release() },
			[]string{"2 of 4: mixed-suits by drag"}, ""},
	})
}

// crowded has an empty column, but nothing that the 9 of hearts goes on.
const crowded = "1: 9H\n2: 2C\n3: 3D\n4: 4D\n5: 5D\n6: 6D\n7: 7D\n8: 8D\n9: 2D\n10:"

func TestDragEnds(t *testing.T) {
	away := func(h *hands) { // what may still come of the same press
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

// TestDragKeepsItsOffset: the cards stay under the pointer where they were
// gripped.
func TestDragKeepsItsOffset(t *testing.T) {
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

func TestMarks(t *testing.T) {
	cases := []struct {
		name    string
		options func(*Options)
		do      func(h *hands)
		want    string // of the columns 1 to 10
	}{
		{"at rest", nil, func(h *hands) {}, "----------"},
		{"after a press", nil, func(h *hands) { h.press(h.card(1, 1)) }, "----------"},
		{"a drag without a target", nil, func(h *hands) { h.carry(1, 1, h.over(1, 100)) }, "-++--+----"},
		{"a drag with a target", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "-*+--+----"},
		{"a drag over a column that refuses", nil, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "-++--+----"},
		{"a drag outside the window", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.leave(h.at) }, "-++--+----"},
		{"without help", noHelp, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "----------"},
		{"without help, with auto-place", func(o *Options) { noHelp(o); autoPlace(o) }, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "----------"},
		{"auto-place without a target", autoPlace, func(h *hands) { h.carry(1, 1, h.over(5, 100)) }, "-+*--+----"},
		{"auto-place with another target", autoPlace, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, "-*+--+----"},
		{"auto-place without a best column", autoPlace, func(h *hands) { h.set(parse(h.t, crowded)); h.carry(1, 0, h.over(2, 100)) }, "---------+"},
		{"after the drop", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.release() }, "----------"},
		{"after a refused drop", nil, func(h *hands) { h.carry(1, 1, h.over(5, 100)); h.release() }, "----------"},
		{"after Escape", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)); h.g.escape() }, "----------"},
		{"a selection", nil, func(h *hands) { h.click(h.card(1, 1)) }, "-++--+----"},
		{"a selection without help", noHelp, func(h *hands) { h.click(h.card(1, 1)) }, "-++--+----"},
		{"a selection that is let go", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.bare()) }, "----------"},
		{"held by the keyboard", nil, func(h *hands) { h.g.digit(1) }, "-++--+----"},
		{"held by the keyboard over a column that takes it", nil, func(h *hands) { h.g.digit(1); h.g.arrow(right) }, "-*+--+----"},
		{"let go by the keyboard", nil, func(h *hands) { h.g.digit(1); h.g.escape() }, "----------"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			o := firstOptions
			if c.options != nil {
				c.options(&o)
			}
			h := newHands(t, gestureBoard, o)
			c.do(h)
			if got := h.marks(); got != c.want {
				t.Errorf("marks %s, want %s", got, c.want)
			}
		})
	}
}

// TestLiftable: a hand as the pointer over what a press would pick up, and over
// nothing else.
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
