package table

import (
	"image"
	"testing"
)

// TestDragTarget checks that the target is determined by the first dragged card, among the columns
// that accept it and its own.
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

// TestDragTargetNotFromPointer grips a card at its corners, so that the pointer is over a
// neighbour of the column under the card.
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
		// Mostly over column 10, with the pointer beside it.
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

// TestDropRefused checks that cards no column accepts return home, with a reminder about the
// column they overlap most other than their own.
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

// TestDropFarBelow checks that a drop far below the last card of a column gets no reminder, but
// still counts for a column that accepts the cards and for auto-place.
func TestDropFarBelow(t *testing.T) {
	at := func(row func(h *hands) int) func(h *hands) {
		return func(h *hands) { h.carry(8, 2, image.Pt(h.geo.Column(9).Min.X, row(h))); h.release() }
	}
	last := func(h *hands) image.Rectangle { return h.geo.Card(9, 0, 1) }
	silent := []string{"lift 1 of 8", "home 1 of 8"}
	told := []string{"lift 1 of 8", "8-1-9: wrong-rank by drag", "home 1 of 8"}
	runGestures(t, []gestureCase{
		{"on the last card", nil, at(func(h *hands) int { return last(h).Min.Y }), told, ""},
		{"a card's height below it", nil, at(func(h *hands) int { return last(h).Max.Y + h.geo.CardH - 1 }), told, ""},
		{"farther below it", nil, at(func(h *hands) int { return last(h).Max.Y + h.geo.CardH }), silent, ""},
		{"at the lower edge of the table", nil, at(func(h *hands) int { return h.geo.Height - h.geo.CardH/2 }), silent, ""},
		{"far below a column that takes it", nil,
			func(h *hands) { h.carry(8, 2, image.Pt(h.geo.Column(2).Min.X, h.geo.Height-9)); h.release() },
			[]string{"lift 1 of 8", "8-1-2 by drag"}, ""},
		{"with auto-place", autoPlace, at(func(h *hands) int { return h.geo.Height - h.geo.CardH/2 }),
			[]string{"lift 1 of 8", "8-1-2 by auto-place"}, ""},
		{"far above the last card of a long column", nil,
			func(h *hands) {
				h.set(parse(h.t, "1: 9H\n2: 3S 5S 7S 9S JS KS 2S 4S 6S 8S TS QS 3D 5D 7D"))
				h.carry(1, 0, h.geo.Card(2, 0, 15).Min)
				h.release()
			},
			[]string{"lift 1 of 1", "home 1 of 1"}, ""},
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

// crowded has an empty column, but no target for the 9 of hearts.
const crowded = "1: 9H\n2: 2C\n3: 3D\n4: 4D\n5: 5D\n6: 6D\n7: 7D\n8: 8D\n9: 2D\n10:"
