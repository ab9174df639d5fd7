package table

import (
	"image"

	"simplesimon/engine"
	"simplesimon/trace"
)

// drag is a group on its way with the pointer.
type drag struct {
	group
	grab   image.Point // from the first card's corner to the pointer
	at     image.Point // the pointer
	inside bool        // the pointer is inside the window
	takers engine.ColumnSet
	target int // the column it would drop on, 0 for none
}

// ending is how a drag ends that comes to no move.
type ending int

const (
	dropped   ending = iota // where the cards don't go: they glide home
	calledOff               // by the player: they glide home
	cutShort                // by something else that begins: they are home at once
)

// card is where the first dragged card is now.
func (d *drag) card(g *geometry) image.Rectangle {
	corner := d.at.Sub(d.grab)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(g.CardW, g.CardH))}
}

// move is a motion with the primary button held. Inside says whether the
// pointer is inside the window.
func (g *gesture) move(p image.Point, inside bool) {
	if g.drag.some() {
		g.drag.aim(g.geo, p, inside)
		return
	}
	if !g.press.on || g.press.dead || g.within(p) {
		return
	}
	g.selected, g.clicked = group{}, click{}
	if g.press.index < 0 {
		g.press.dead = true
		return
	}
	held := group{g.press.col, g.count(g.press.col) - g.press.index}
	if reason, _ := g.player.Tableau().Group(held.col, held.count); reason != engine.None {
		g.press.dead = true
		g.player.Refuse(held.col, held.count, trace.ByDrag)
		return
	}
	home := g.geo.Card(held.col, g.press.index, g.count(held.col))
	g.drag = drag{
		group:  held,
		grab:   g.press.at.Sub(home.Min),
		takers: g.player.Tableau().Targets(held.col, held.count),
	}
	g.drag.aim(g.geo, p, inside)
	g.lifted()
}

func (g *gesture) within(p image.Point) bool {
	d := p.Sub(g.press.at)
	return float64(d.X*d.X+d.Y*d.Y) <= g.wobble*g.wobble
}

// aim finds the target: among the columns that take the group and its own, the
// one that the first card overlaps most. If that is its own, there is none.
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

// drop ends a drag and lets the cards go where they are.
func (g *gesture) drop() {
	d := g.drag
	g.drag, g.press = drag{}, press{}
	if d.some() && !g.letGo(&d) {
		g.returned(d.group, dropped)
	}
}

// letGo asks for what a drag that has ended came to, and reports whether it was
// a move.
func (g *gesture) letGo(d *drag) bool {
	if !d.inside {
		return false
	}
	if d.target != 0 {
		return g.player.Play(engine.Move{From: d.col, Count: d.count, To: d.target}, trace.ByDrag)
	}
	over := g.geo.MostOverlapped(d.card(g.geo), allColumns)
	if over == 0 || over == d.col {
		return false
	}
	if g.options.AutoPlace {
		return g.player.PlayBest(d.col, d.count, trace.ByAutoPlace)
	}
	return g.player.Play(engine.Move{From: d.col, Count: d.count, To: over}, trace.ByDrag)
}

// allColumns is the set of all ten.
var allColumns = func() (all engine.ColumnSet) {
	for col := 1; col <= engine.Columns; col++ {
		all.Add(col)
	}
	return all
}()

// cancelDrag ends a drag without letting go, and reports whether there was one.
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
