package table

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
)

// The position for testing gestures. Column 1 ends with a group of three accepted by column 2 and,
// in the same suit, column 3; 4 ends with two suits; 5 accepts nothing; 6 is empty; 7 is a single
// king.
const gestureBoard = `
1: KS 9H 8H 7H
2: TC
3: TH
4: 5D 4C
5: AS
6:
7: KD
8: 3S 2S 9C
9: 4H
10: 6S 5S`

// hands operate a gesture with pointer and keys, in the toolkit's order of calls.
type hands struct {
	*fakePlayer
	g     *gesture
	geo   geometry
	clock time.Time
	at    image.Point // the pointer

	picked int // number of times cards were picked up
}

const doubleTime = doubleClick

func newHands(t *testing.T, board string, o Options) *hands {
	h := &hands{geo: arrange(1120, 618, 1), clock: time.Unix(1e9, 0)}
	h.g = &gesture{
		geo: &h.geo, options: o, wobble: wobbleUnits, slip: slipUnits, double: doubleTime,
		now: func() time.Time { return h.clock },
	}
	h.fakePlayer = &fakePlayer{t: t, tableau: parse(t, board), gesture: h.g}
	h.g.player = h.fakePlayer
	h.g.picked = func() { h.picked++ }
	h.g.lifted = func() { h.note("lift %d of %d", h.g.drag.count, h.g.drag.col) }
	h.g.returned = func(cards group, how ending) {
		word := map[ending]string{dropped: "home", calledOff: "called off", cutShort: "back"}[how]
		h.note("%s %d of %d", word, cards.count, cards.col)
		h.ask()
	}
	return h
}

// card returns the centre of the visible part of a card; index counts from 0.
func (h *hands) card(col, index int) image.Point {
	n := h.tableau.Len(col)
	r := h.geo.Card(col, index, n)
	if index < n-1 {
		r.Max.Y = h.geo.Card(col, index+1, n).Min.Y
	}
	return r.Min.Add(r.Size().Div(2))
}

// last returns a point on the last card of a column.
func (h *hands) last(col int) image.Point { return h.card(col, h.tableau.Len(col)-1) }

// below returns a point in a column below its cards.
func (h *hands) below(col int) image.Point {
	r := h.geo.Column(col)
	return image.Pt((r.Min.X+r.Max.X)/2, r.Max.Y-1)
}

// bare returns a point between two columns.
func (h *hands) bare() image.Point {
	return image.Pt(h.geo.Column(2).Max.X+h.geo.Gap/2, h.geo.Height/2)
}

func (h *hands) press(p image.Point) {
	h.at = p
	h.g.pointerUsed()
	h.g.down(p)
}

// move moves the pointer and whatever it drags.
func (h *hands) move(p image.Point) {
	h.at = p
	if h.g.press.on {
		h.g.move(p, true)
	}
}

// leave moves the pointer out of the window.
func (h *hands) leave(p image.Point) {
	h.at = p
	if h.g.press.on {
		h.g.move(p, false)
	}
}

func (h *hands) release() { h.g.up(); h.g.drop() }

// releaseOutside is a release outside of the window.
func (h *hands) releaseOutside() { h.g.drop() }

func (h *hands) click(p image.Point) { h.press(p); h.release() }

// slipping is a click with an accidental short drag.
func (h *hands) slipping(p, by image.Point) {
	h.press(p)
	h.move(p.Add(by))
	h.release()
}

func (h *hands) wait(d time.Duration) { h.clock = h.clock.Add(d) }

// slow waits longer than the double-click time.
func (h *hands) slow() { h.wait(doubleTime + time.Millisecond) }

// carry presses on a card and drags it so that its corner reaches a point, without releasing.
func (h *hands) carry(col, index int, corner image.Point) {
	h.press(h.card(col, index))
	home := h.geo.Card(col, index, h.tableau.Len(col)).Min
	h.move(h.at.Add(image.Pt(0, wobbleUnits+1))) // certainly a drag, wherever it goes
	h.move(h.at.Sub(image.Pt(0, wobbleUnits+1)).Add(corner.Sub(home)))
}

// over returns a corner for a card that overlaps a column by a percentage and the next column on
// the right by the rest, apart from the gap.
func (h *hands) over(col, percent int) image.Point {
	r := h.geo.Column(col)
	return image.Pt(r.Min.X+(100-percent)*(h.geo.CardW+h.geo.Gap)/100, r.Min.Y+h.geo.CardH)
}

// state describes what a gesture holds.
func (h *hands) state() string {
	g := h.g
	switch {
	case g.drag.some():
		return fmt.Sprintf("drag %d of %d to %d", g.drag.count, g.drag.col, g.drag.target)
	case g.keys.holding:
		return fmt.Sprintf("keys hold %d of %d to %d", g.selected.count, g.selected.col, g.keys.target)
	case g.selected.some():
		return fmt.Sprintf("selected %d of %d", g.selected.count, g.selected.col)
	}
	return ""
}

// marks returns the marks of all columns: "-" for none, "+" for one that accepts the cards, "*"
// for the target.
func (h *hands) marks() string {
	var all strings.Builder
	for col := 1; col <= engine.Columns; col++ {
		all.WriteString([]string{noMark: "-", takesMark: "+", targetMark: "*"}[h.g.mark(col)])
	}
	return all.String()
}

// wobbling is a motion that still counts as a click.
func (h *hands) wobbling() image.Point { return image.Pt(2, -3) }
