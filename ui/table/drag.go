package table

import (
	"image"

	"simplesimon/engine"
	"simplesimon/trace"
)

// drag is a group moving with the pointer.
type drag struct {
	group
	grab   image.Point // offset of the pointer from the first card's corner
	at     image.Point // the pointer
	inside bool        // the pointer is inside the window
	takers engine.ColumnSet
	target int // the column it would be dropped on, 0 for none

	slip     bool  // never moved beyond the slip distance
	selected group // selection before the drag
	clicked  click
}

// ending is how a drag without a move ends.
type ending int

const (
	dropped   ending = iota // on a column that refuses it: the cards glide back
	calledOff               // cancelled by the player: the cards glide back
	cutShort                // interrupted: the cards return immediately
)

// card returns the current rectangle of the first dragged card.
func (d *drag) card(g *geometry) image.Rectangle {
	corner := d.at.Sub(d.grab)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(g.CardW, g.CardH))}
}

// move handles a motion with the primary button held. inside reports whether the pointer is in the
// window.
func (g *gesture) move(p image.Point, inside bool) {
	switch {
	case g.drag.some():
		g.drag.slip = g.drag.slip && g.within(g.slip, p)
		g.drag.aim(g.geo, p, inside)
	case !g.press.on || g.press.dead || g.within(g.wobble, p):
	default:
		g.dragOn(p, inside)
	}
}

// dragOn lifts the pressed cards. If they can't be lifted, only a motion beyond the slip distance
// makes sure that this is not a click.
func (g *gesture) dragOn(p image.Point, inside bool) {
	held := group{g.press.col, g.count(g.press.col) - g.press.index}
	reason := engine.EmptySource
	if g.press.index >= 0 {
		reason, _ = g.player.Tableau().Group(held.col, held.count)
	}
	if reason != engine.None && g.within(g.slip, p) {
		return
	}
	selected, clicked := g.selected, g.clicked
	g.selected, g.clicked = group{}, click{}
	switch {
	case reason == engine.None:
		g.lift(held, drag{slip: g.within(g.slip, p), selected: selected, clicked: clicked})
		g.drag.aim(g.geo, p, inside)
		g.lifted()
		g.picked()
	case g.press.index < 0:
		g.press.dead = true
	default:
		g.press.dead = true
		g.player.Refuse(held.col, held.count, trace.ByDrag)
	}
}

// lift starts a drag of the pressed cards.
func (g *gesture) lift(held group, d drag) {
	d.group = held
	d.grab = g.press.at.Sub(g.geo.Card(held.col, g.press.index, g.count(held.col)).Min)
	d.takers = g.player.Tableau().Targets(held.col, held.count)
	g.drag = d
}

// within reports whether a point is at most some pixels away from the press.
func (g *gesture) within(pixels float64, p image.Point) bool {
	d := p.Sub(g.press.at)
	return float64(d.X*d.X+d.Y*d.Y) <= pixels*pixels
}

// aim determines the target: of the columns that accept the group and its own, the one the first
// card overlaps most. If that is its own, there is no target.
func (d *drag) aim(geo *geometry, p image.Point, inside bool) {
	d.at, d.inside = p, inside
	d.target = 0
	if !inside {
		return
	}
	among := d.takers
	among.Add(d.col)
	if over := geo.MostOverlapped(d.card(geo), among); over != d.col {
		d.target = over
	}
}

// drop ends a drag by releasing the cards.
func (g *gesture) drop() {
	d, p := g.drag, g.press
	g.drag, g.press = drag{}, press{}
	if d.some() && !g.letGo(&d, p) {
		g.returned(d.group, dropped)
	}
}

// letGo requests what a finished drag amounts to, and reports whether it was a move.
func (g *gesture) letGo(d *drag, p press) bool {
	if !d.inside {
		return false
	}
	if d.target != 0 {
		return g.player.Play(engine.Move{From: d.col, Count: d.count, To: d.target}, trace.ByDrag)
	}
	card := d.card(g.geo)
	over := g.geo.MostOverlapped(card, allColumns)
	switch {
	case over == d.col && d.slip:
		g.selected, g.clicked = d.selected, d.clicked
		return g.click(p)
	case over == 0 || over == d.col:
		return false
	case g.options.AutoPlace:
		return g.player.PlayBest(d.col, d.count, trace.ByAutoPlace)
	case card.Overlaps(g.geo.Landing(over, g.count(over))):
		return g.player.Play(engine.Move{From: d.col, Count: d.count, To: over}, trace.ByDrag)
	}
	return false // beside the columns, far from that column's last card
}

// allColumns is the set of all ten columns.
var allColumns = func() (all engine.ColumnSet) {
	for col := 1; col <= engine.Columns; col++ {
		all.Add(col)
	}
	return all
}()

// cancelDrag ends a drag without a drop and reports whether there was one.
func (g *gesture) cancelDrag(how ending) bool {
	cards := g.drag.group
	if !cards.some() {
		return false
	}
	g.drag = drag{}
	g.press.dead = true
	g.returned(cards, how)
	return true
}
