package table

import (
	"fmt"
	"image"
	"testing"
	"time"
)

func TestSingleClick(t *testing.T) {
	twice := func(at func(h *hands) image.Point, pause time.Duration) func(h *hands) {
		return func(h *hands) {
			h.click(at(h))
			h.wait(pause)
			h.click(at(h))
		}
	}
	stuckCard := func(h *hands) image.Point { return h.last(1) }
	onStuck := func(do func(h *hands)) func(h *hands) {
		return func(h *hands) { h.set(parse(h.t, stuck)); do(h) }
	}
	const sent, stays = "1-3-3 by single-click", "1 of 1: no-target by single-click"
	runGestures(t, []gestureCase{
		{"sends a group to the best column at once", oneClick,
			func(h *hands) { h.click(h.card(1, 1)) },
			[]string{sent}, ""},
		{"the clicked card with those on it, no more", oneClick,
			func(h *hands) { h.click(h.card(1, 3)) },
			[]string{"1-1-6 by single-click"}, ""},
		{"without selection and double click too", func(o *Options) { *o = Options{SingleClick: true} },
			func(h *hands) { h.click(h.card(1, 1)) },
			[]string{sent}, ""},
		{"a double click from habit moves once", oneClick,
			twice(func(h *hands) image.Point { return h.last(8) }, 200*time.Millisecond),
			[]string{"8-1-2 by single-click"}, ""},
		{"the next click after that time moves", oneClick,
			twice(func(h *hands) image.Point { return h.last(8) }, doubleTime+time.Millisecond),
			[]string{"8-1-2 by single-click", "8-1-6 by single-click"}, ""},
		{"two fast clicks on cards of two columns are two", oneClick,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.last(9)) },
			[]string{sent, "9-1-10 by single-click"}, ""},
		{"where the cards have gone a fast click is the first of its own", oneClick,
			func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(3, 1)) },
			[]string{sent, "3-3-6 by single-click"}, ""},
		{"no column takes it: reminder, then selected", oneClick,
			onStuck(func(h *hands) { h.click(h.last(1)) }),
			[]string{stays}, "selected 1 of 1"},
		{"no column takes it, without selection: reminder", func(o *Options) { oneClick(o); noSelect(o) },
			onStuck(func(h *hands) { h.click(h.last(1)) }),
			[]string{stays}, ""},
		{"a double click on what stays", oneClick, onStuck(twice(stuckCard, 200*time.Millisecond)),
			[]string{stays, "1 of 1: no-target by double-click"}, ""},
		{"a later click lets go of it", oneClick, onStuck(twice(stuckCard, time.Second)),
			[]string{stays}, ""},
		{"a group that stays goes where the next click says", oneClick,
			func(h *hands) { h.set(parse(h.t, crowded)); h.click(h.last(1)); h.click(h.below(10)) },
			[]string{stays, "1-1-10 by select"}, ""},
		{"a click on cards that do not take it is about these", oneClick,
			func(h *hands) { h.set(parse(h.t, crowded)); h.click(h.last(1)); h.click(h.last(2)) },
			[]string{stays, "2-1-3 by single-click"}, ""},
		{"no group: the reminder of a press, nothing selected", oneClick,
			func(h *hands) { h.click(h.card(4, 0)) },
			[]string{"2 of 4: mixed-suits by single-click"}, ""},
		{"a drag is none", oneClick,
			func(h *hands) { h.carry(1, 1, h.over(1, 100)); h.release() },
			[]string{"lift 3 of 1", "home 3 of 1"}, ""},
		{"a whole column stays out of the empty one", oneClick,
			func(h *hands) { h.click(h.last(7)) },
			[]string{"1 of 7: no-target by single-click"}, "selected 1 of 7"},
	})
}

// TestKeepEmpty checks that every way to the best column, and the mark, uses the same order.
func TestKeepEmpty(t *testing.T) {
	const board = "1: AS\n2: TC\n3: AS\n4: AS\n5: AS\n7: AS\n8: 3S 9D\n9: AS\n10: AS"
	ways := map[string]func(h *hands){
		"double-click": func(h *hands) { h.click(h.last(8)); h.click(h.last(8)) },
		"keyboard":     func(h *hands) { h.keys("88") },
		"auto-place":   func(h *hands) { h.carry(8, 1, h.over(5, 100)); h.release() },
		"single-click": func(h *hands) { h.g.options.SingleClick = true; h.click(h.last(8)) },
	}
	for _, keep := range []bool{false, true} {
		to := 6
		if keep {
			to = 2
		}
		for way, do := range ways {
			h := newHands(t, board, Options{DoubleClick: true, AutoPlace: true})
			h.keepEmpty = keep
			do(h)
			if want := fmt.Sprintf("8-1-%d by %s", to, way); h.log[len(h.log)-1] != want {
				t.Errorf("keep %v: %q, want %s", keep, h.log, want)
			}
		}
		h := newHands(t, board, Options{AutoPlace: true, PlacementHelp: true})
		h.keepEmpty = keep
		h.carry(8, 1, h.over(4, 100))
		want := map[bool]string{false: "-+---*----", true: "-*---+----"}[keep]
		if got := h.marks(); got != want {
			t.Errorf("keep %v: marks %s, want %s", keep, got, want)
		}
	}
}

// TestPickedUp checks that the callback is called exactly when cards are successfully picked up,
// in any way.
func TestPickedUp(t *testing.T) {
	cases := []struct {
		name    string
		options func(*Options)
		do      func(h *hands)
		want    int
	}{
		{"selected", nil, func(h *hands) { h.click(h.last(1)) }, 1},
		{"lifted", nil, func(h *hands) { h.carry(1, 1, h.over(2, 100)) }, 1},
		{"held by digit", nil, func(h *hands) { h.keys("1") }, 1},
		{"held by Enter", nil, func(h *hands) { h.keys("→⏎") }, 1},
		{"selected anew", nil, func(h *hands) { h.click(h.card(1, 1)); h.click(h.card(1, 2)) }, 2},
		{"no group clicked", nil, func(h *hands) { h.click(h.card(1, 0)) }, 0},
		{"no group dragged", nil, func(h *hands) { h.press(h.card(1, 0)); h.move(h.last(5)) }, 0},
		{"no group by Enter", nil, func(h *hands) { h.keys("→↑↑↑⏎") }, 0},
		{"nothing", nil, func(h *hands) { h.click(h.bare()); h.keys("66→") }, 0},
		{"selected with a reminder", oneClick, func(h *hands) { h.click(h.last(7)) }, 0},
	}
	for _, c := range cases {
		o := firstOptions
		if c.options != nil {
			c.options(&o)
		}
		h := newHands(t, gestureBoard, o)
		c.do(h)
		if h.picked != c.want {
			t.Errorf("%s: called %d times, want %d", c.name, h.picked, c.want)
		}
	}
}
