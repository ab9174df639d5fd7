package table

import (
	"image"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// arrange fits the board to a new size. It does nothing if size and scale are unchanged, as the
// toolkit calls it whenever anything in the window is shown.
func (t *Table) arrange(size fyne.Size) {
	scale := t.pixels()
	p := image.Pt(round(float64(size.Width)*scale), round(float64(size.Height)*scale))
	if p.X <= 0 || p.Y <= 0 || p.X == t.geo.Width && p.Y == t.geo.Height && scale == t.scale {
		return
	}
	t.settle()
	t.gesture.cancelDrag(cutShort)
	t.unpeek()
	before := t.geo.CardW
	t.scale = scale
	t.gesture.wobble, t.gesture.slip = wobbleUnits*scale, slipUnits*scale
	t.geo = t.arrangement(p, 0)
	if t.pencil == nil || t.geo.CardW >= 2*before { // stretching that far would look bad, as at the start
		t.laidOut = true
		t.redrawAll()
	} else {
		t.stretch()
	}
	t.Trace()
}

// held returns the cards being dragged, or held by the keyboard or a click.
func (t *Table) held() []engine.Card {
	g := t.gesture.drag.group
	if !g.some() {
		g = t.gesture.selected
	}
	cards := t.player.Tableau().Append(nil, g.col)
	return cards[len(cards)-g.count:]
}

// stretch scales the old images to their new places until the size stops changing.
func (t *Table) stretch() {
	for col := 1; col <= engine.Columns; col++ {
		c := &t.columns[col]
		area := t.pencil.bounds(col, &c.drawn)
		c.picture.Resize(t.size(area.Size()))
		c.picture.Move(t.position(area.Min))
	}
	t.stretchPlaces()
	t.spoiled = true
	t.redrawTimer.Stop()
	t.redrawTimer = t.timers.After(resizeRest, t.refine)
}

// refine redraws what was only stretched.
func (t *Table) refine() {
	if t.spoiled {
		t.redrawAll()
	}
}

// redrawAll creates a new deck for the current size and draws all columns.
func (t *Table) redrawAll() {
	if !t.laidOut {
		return
	}
	t.settle()
	t.spoiled = false
	t.pencil = newPencil(&t.geo, t.style, t.palette, t.scale)
	t.drawGround()
	t.drawAgain()
	t.againWin()
}

// drawAgain draws all columns with the existing deck.
func (t *Table) drawAgain() {
	for col := 1; col <= engine.Columns; col++ {
		t.columns[col].fresh = false
	}
	t.places.spoil()
	t.show()
}

// show draws the columns that have changed.
func (t *Table) show() {
	if t.pencil == nil {
		return
	}
	t.refine()
	for col := 1; col <= engine.Columns; col++ {
		c := &t.columns[col]
		v := t.view(col)
		if c.fresh && v == c.drawn {
			continue
		}
		c.drawn, c.fresh = v, true
		t.setSprite(c.picture, t.pencil.column(col, &v), t.pencil.bounds(col, &v).Min)
	}
	t.showPlaces()
	t.traceGesture()
}

// view returns how a column should look now.
func (t *Table) view(col int) view {
	c, g := &t.columns[col], &t.gesture
	cards := append(t.player.Tableau().Append(nil, col), c.extra...)
	v := view{mark: g.mark(col), broken: c.broken}
	copy(v.cards[:], cards)
	v.layout = len(cards)
	v.shown = max(0, len(cards)-c.hidden)
	if t.hand.some() && t.hand.col == col {
		v.layout = v.shown // as it will look after the move
	}
	for i := v.shown; i < len(v.cards); i++ {
		v.cards[i] = 0
	}
	if c.hidden == 0 { // otherwise the last visible cards are not the marked ones
		v.moved = c.moved
		if g.selected.col == col {
			v.selected = g.selected.count
		}
	}
	if v.mark == targetMark {
		v.ghosts = copy(v.ghost[:], t.held())
	}
	if c.shaken.first+c.shaken.count <= v.shown {
		v.shaken = c.shaken
	}
	if v.broken > v.shown {
		v.broken = 0
	}
	switch k := &g.keys; {
	case k.holding && k.target == col && col != g.selected.col && v.mark != targetMark:
		v.cursor = max(v.shown, 1) // it would not accept the held cards
	case k.shown && k.col == col && !k.holding:
		v.cursor = k.index + 1
	}
	return v
}
