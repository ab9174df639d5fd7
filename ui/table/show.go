package table

import (
	"image"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// arrange fits the board into a new size. At an unchanged size and scale it
// does nothing: the toolkit calls it whenever anything in the window is shown.
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
	if t.pencil == nil || t.geo.CardW >= 2*before { // stretched so far it would look bad, as at the start
		t.laidOut = true
		t.redrawAll()
	} else {
		t.stretch()
	}
	t.Trace()
}

// held are the cards that are dragged, or held by the keyboard or a click.
func (t *Table) held() group {
	if g := t.gesture.drag.group; g.some() {
		return g
	}
	return t.gesture.selected
}

// stretch shows the old pictures where the new ones will be until the size rests.
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

// refine draws anew what was only stretched.
func (t *Table) refine() {
	if t.spoiled {
		t.redrawAll()
	}
}

// redrawAll makes a new deck for the present size and draws all columns.
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

// drawAgain draws all columns with the deck that is there.
func (t *Table) drawAgain() {
	for col := 1; col <= engine.Columns; col++ {
		t.columns[col].fresh = false
	}
	t.places.spoil()
	t.show()
}

// show draws the columns that look different from what their pictures show.
func (t *Table) show() {
	if t.pencil == nil {
		return
	}
	t.refine()
	position := t.player.Tableau()
	for col := 1; col <= engine.Columns; col++ {
		c := &t.columns[col]
		v := t.view(position, col)
		if c.fresh && v == c.drawn {
			continue
		}
		c.drawn, c.fresh = v, true
		t.setSprite(c.picture, t.pencil.column(col, &v), t.pencil.bounds(col, &v).Min)
	}
	t.showPlaces()
	t.traceGesture()
}

// view is how a column of a position is to look now. It is asked for at every motion of a drag, and needs no
// memory but its own.
func (t *Table) view(position *engine.Tableau, col int) view {
	c, g := &t.columns[col], &t.gesture
	v := view{mark: g.mark(col), broken: c.broken}
	v.layout = len(append(position.Append(v.cards[:0], col), c.extra...))
	v.shown = max(0, v.layout-c.hidden)
	if t.hand.some() && t.hand.col == col {
		v.layout = v.shown // as it will look after the move
	}
	for i := v.shown; i < len(v.cards); i++ {
		v.cards[i] = 0
	}
	if c.hidden == 0 { // else the last cards that are shown are others than those marked
		v.moved = c.moved
		if g.selected.col == col {
			v.selected = g.selected.count
		}
	}
	if v.mark == targetMark {
		held := t.held()
		first := position.Len(held.col) - held.count
		for v.ghosts = 0; v.ghosts < min(held.count, len(v.ghost)); v.ghosts++ {
			v.ghost[v.ghosts] = position.Card(held.col, first+v.ghosts)
		}
	}
	if c.shaken.first+c.shaken.count <= v.shown {
		v.shaken = c.shaken
	}
	if v.broken > v.shown {
		v.broken = 0
	}
	switch k := &g.keys; {
	case k.holding && k.target == col && col != g.selected.col && v.mark != targetMark:
		v.cursor = max(v.shown, 1) // it would not take the held cards
	case k.shown && k.col == col && !k.holding:
		v.cursor = k.index + 1
	}
	return v
}
