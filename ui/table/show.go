package table

import (
	"image"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/trace"
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
	t.gesture.wobble = wobbleUnits * scale
	t.geo = t.arrangement(p, t.longestNow(nil))
	if t.pencil == nil || t.geo.CardW >= 2*before { // stretched so far it would look bad, as at the start
		t.visible = true
		t.redrawAll()
	} else {
		t.stretch()
	}
	t.Trace()
}

// stretch shows the old pictures at the new places until the size rests.
func (t *Table) stretch() {
	for col := 1; col <= engine.Columns; col++ {
		c := &t.columns[col]
		area := t.pencil.bounds(col, &c.drawn)
		c.picture.Resize(t.size(area.Size()))
		c.picture.Move(t.position(area.Min))
	}
	t.spoiled = true
	t.redraw.Stop()
	t.redraw = t.timers.After(resizeRest, t.refine)
}

// refine draws anew what was only stretched.
func (t *Table) refine() {
	if t.spoiled {
		t.redrawAll()
	}
}

// redrawAll makes a new deck for the present size and draws all columns.
func (t *Table) redrawAll() {
	if !t.visible {
		return
	}
	t.settle()
	t.spoiled = false
	t.pencil = newPencil(&t.geo, t.style, t.look, t.scale)
	t.drawGround()
	for col := 1; col <= engine.Columns; col++ {
		t.columns[col].fresh = false
	}
	t.show()
}

// show draws the columns that look different from what their pictures show.
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
	t.traceGesture()
}

// view is how a column shall look now.
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
	if c.hidden == 0 { // else the last cards that are shown are others than those marked
		v.moved = c.moved
		if g.chosen.col == col {
			v.selected = g.chosen.count
		}
	}
	if v.broken > v.shown {
		v.broken = 0
	}
	switch k := &g.keys; {
	case k.holding && k.target == col && col != g.chosen.col && v.mark != targetMark:
		v.cursor = max(v.shown, 1) // it would not take the held cards
	case k.shown && k.col == col && !k.holding:
		v.cursor = k.index + 1
	}
	return v
}

// ShowBroken marks the card of a column that breaks a run, for a moment.
func (t *Table) ShowBroken(col, index int) {
	t.clearBroken()
	if col < 1 || col > engine.Columns || index < 0 {
		return
	}
	t.columns[col].broken = index + 1
	t.show()
	t.broken = t.timers.After(brokenTime, func() {
		t.clearBroken()
		t.show()
	})
}

// markMoved marks the last cards of a column, for a moment, so that the player
// sees what went where.
func (t *Table) markMoved(g group) {
	t.clearMoved()
	t.columns[g.col].moved = g.count
	t.moved = t.timers.After(movedTime, func() {
		t.clearMoved()
		t.show()
	})
}

// unmarkLifted takes back the marks of cards that are lifted: they would lie on what
// is left behind, and come back with the cards.
func (t *Table) unmarkLifted(g group) {
	if t.columns[g.col].moved > 0 {
		t.clearMoved()
	}
	if t.columns[g.col].broken > t.player.Tableau().Len(g.col)-g.count {
		t.clearBroken()
	}
}

func (t *Table) clearMoved() {
	t.moved.Stop()
	for col := range t.columns {
		t.columns[col].moved = 0
	}
}

func (t *Table) clearBroken() {
	t.broken.Stop()
	for col := range t.columns {
		t.columns[col].broken = 0
	}
}

// placeEvent is a column in the trace: where it takes drops and clicks, and
// where its whole cards rest.
type placeEvent struct {
	Rect  trace.Rect   `json:"rect"`
	Cards []trace.Rect `json:"cards"`
}

// Trace writes to the trace where everything rests. The toolkit does not tell
// a widget when it is moved; the table does this by itself at every other
// change.
func (t *Table) Trace() {
	if !t.visible || t.log == nil {
		return
	}
	origin := t.origin()
	columns := make([]placeEvent, 0, engine.Columns)
	for col := 1; col <= engine.Columns; col++ {
		n := t.player.Tableau().Len(col)
		e := placeEvent{Rect: trace.RectOf(t.geo.Column(col).Add(origin)), Cards: []trace.Rect{}}
		for i := range n {
			e.Cards = append(e.Cards, trace.RectOf(t.geo.Card(col, i, n).Add(origin)))
		}
		columns = append(columns, e)
	}
	t.log.Write("table", struct {
		Columns []placeEvent `json:"columns"`
	}{columns})
}

type dragEvent struct {
	on      bool
	targets engine.ColumnSet
	target  int
}

// traceGesture writes the drag and the selection when they have changed.
func (t *Table) traceGesture() {
	d := &t.gesture.drag
	now := dragEvent{d.some(), d.takers, d.target}
	if now != t.told && now.on {
		targets := []int{}
		for col := range now.targets.All() {
			targets = append(targets, col)
		}
		t.log.Write("drag", struct {
			Targets []int `json:"targets"`
			Target  int   `json:"target"`
		}{targets, now.target})
	}
	t.told = now
	if c := t.gesture.chosen; c != t.chosen {
		t.chosen = c
		t.log.Write("select", struct {
			Column int `json:"column"`
			Count  int `json:"count"`
		}{c.col, c.count})
	}
}
