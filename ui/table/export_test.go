package table

import (
	"fmt"
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Board returns the current geometry.
func (t *Table) Board() *geometry { return &t.geo }

// SignHeight returns the height of the corner signs on all cards, in device pixels.
func (t *Table) SignHeight() int { return t.pencil.sign() }

// SignOf returns the height of the signs for which a column of the given length leaves room, and
// that of the largest signs.
func SignOf(width, height int, scale float64, longest int, style faces.Style) (sign, most int) {
	g := newGeometry(width, height, scale, longest, style)
	deck := faces.New(style, g.CardW)
	return deck.Sign(g.Strip(longest)), deck.MaxSign()
}

// CardWidth returns the width of the cards on a table with the given size in device pixels, with
// room for columns of the given length.
func CardWidth(width, height int, scale float64, longest int, style faces.Style) int {
	g := newGeometry(width, height, scale, longest, style)
	return g.CardW
}

// Held returns the dragged group, column and number of cards, 0 for none, and the target.
func (t *Table) Held() (col, count, target int) {
	d := t.gesture.drag
	return d.col, d.count, d.target
}

// Selected returns the group selected by a click or held by the keyboard.
func (t *Table) Selected() (col, count int) { return t.gesture.selected.col, t.gesture.selected.count }

// HandAt returns where the dragged group would be on the table, including its margin.
func (t *Table) HandAt() fyne.Position {
	if t.pencil == nil || t.hand.picture.Position() == outside {
		return outside
	}
	at := t.point(t.hand.picture.Position()).Sub(t.hand.offset).Sub(t.pad())
	return t.position(at)
}

// Flying returns the positions of animated cards.
func (t *Table) Flying() (at []fyne.Position) {
	for _, f := range t.flights {
		if f.motion != nil {
			at = append(at, f.picture.Position())
		}
	}
	return at
}

// Peeking reports whether a covered card is in front.
func (t *Table) Peeking() bool { return t.peeking }

// Broken returns the column and index of the card marked as breaking a run.
func (t *Table) Broken() (col, index int) {
	for col := range t.columns {
		if b := t.columns[col].broken; b > 0 {
			return col, b - 1
		}
	}
	return 0, -1
}

// At returns the column and card at a point in device pixels.
func (t *Table) At(p image.Point) (col, index int) { return t.geo.At(p, t.gesture.count) }

// SetClock replaces the clock used for double clicks.
func (t *Table) SetClock(now func() time.Time) { t.gesture.now = now }

// Faults returns everything wrong with what the table shows: it must show every card of the game
// once, and nothing else.
func (t *Table) Faults() (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	moving, d, at := t.Moving(), t.gesture.drag, t.hand.picture.Position()
	for col := 1; col <= engine.Columns; col++ {
		t.columnFaults(col, moving, fault)
	}
	switch {
	case d.some():
		n := t.player.Tableau().Len(d.col)
		if reason, _ := t.player.Tableau().Group(d.col, d.count); reason != engine.None {
			fault("%d cards of %d in column %d are dragged: %v", d.count, n, d.col, reason)
		}
		if d.target != 0 && !d.takers.Has(d.target) {
			fault("target %d does not take the cards", d.target)
		}
		if want := t.position(d.card(&t.geo).Min.Add(t.hand.offset)); at != want || t.hand.group != d.group {
			fault("the dragged cards, %v, lie at %v; the hand has %v at %v", d.group, want, t.hand.group, at)
		}
	case t.hand.some() || !t.peeking && at != outside:
		fault("cards are left in the hand: %v at %v", t.hand.group, at)
	}
	for _, o := range test.WidgetRenderer(t).Objects() {
		img := o.(*canvas.Image).Image.(*image.RGBA)
		if img.Rect.Min != (image.Point{}) || img.Stride != 4*img.Rect.Dx() { // the real window reads the raw pixels
			fault("a picture of %v is a part of another one", img.Rect)
		}
	}
	for i, f := range t.flights {
		if f.motion == nil && f.picture.Position() != outside {
			fault("flight %d has left its picture at %v", i, f.picture.Position())
		}
	}
	for i, f := range t.fans {
		if (t.scene == nil || !t.scene.win) && !t.crowned && f.picture.Position() != outside {
			fault("fan %d is left at %v", i, f.picture.Position())
		}
	}
	if t.crowned && t.player.Tableau().Removed() < engine.Sequences {
		fault("there are fans over a game that is not won")
	}
	if c := t.gesture.selected; c.some() {
		if reason, _ := t.player.Tableau().Group(c.col, c.count); reason != engine.None {
			fault("selected are %d cards of column %d: %v", c.count, c.col, reason)
		}
	}
	return faults
}

func (t *Table) columnFaults(col int, moving bool, fault func(string, ...any)) {
	c, dragged := &t.columns[col], t.gesture.drag.some() && t.gesture.drag.col == col
	n := t.player.Tableau().Len(col)
	switch {
	case dragged && c.hidden != t.gesture.drag.count:
		fault("column %d hides %d cards, %d are dragged", col, c.hidden, t.gesture.drag.count)
	case !dragged && !moving && c.hidden != 0:
		fault("column %d hides %d cards that are nowhere", col, c.hidden)
	case !moving && len(c.extra) != 0:
		fault("column %d still shows %v", col, c.extra)
	case c.hidden > n+len(c.extra):
		fault("column %d hides %d of %d cards", col, c.hidden, n)
	}
	if t.spoiled || t.scene != nil && !t.scene.win {
		return // not drawn, or animated
	}
	if v := t.view(col); !c.fresh || c.drawn != v {
		fault("column %d shows %+v\nwant %+v", col, c.drawn, v)
	}
	area := t.pencil.bounds(col, &c.drawn)
	if c.picture.Position() != t.position(area.Min) || c.picture.Size() != t.size(area.Size()) {
		fault("the picture of column %d lies at %v, %v; want %v", col, c.picture.Position(), c.picture.Size(), area)
	}
	if c.picture.Image.Bounds().Size() != area.Size() {
		fault("the picture of column %d is %v pixels, shown on %v", col, c.picture.Image.Bounds(), area)
	}
}

// DrawColumn returns the image of a column of n equal cards.
func (t *Table) DrawColumn(c engine.Card, n int) *image.RGBA {
	v := view{shown: n, layout: n}
	for i := range n {
		v.cards[i] = c
	}
	return t.pencil.column(1, &v)
}

// Fans returns the rectangles of the win's fans in device pixels; nil if there are none.
func (t *Table) Fans() (at []image.Rectangle) {
	for _, f := range t.fans {
		if f.picture.Position() != outside {
			corner, size := t.point(f.picture.Position()), f.picture.Size()
			at = append(at, image.Rectangle{Min: corner, Max: corner.Add(image.Pt(round(float64(size.Width)*t.scale), round(float64(size.Height)*t.scale)))})
		}
	}
	return at
}
