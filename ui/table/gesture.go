package table

import (
	"image"
	"time"

	"simplesimon/engine"
	"simplesimon/trace"
)

// group names cards: the last count of a column. The zero group is none.
type group struct{ col, count int }

func (g group) some() bool { return g.count > 0 }

// gesture turns the pointer and the keys into what the player asks for. It
// draws nothing and knows no rules; its state is neither undone nor kept.
// Points are device pixels on the table.
type gesture struct {
	geo     *Geometry
	player  Player
	options Options
	wobble  float64          // a click may move this many pixels
	double  time.Duration    // two clicks within it are a double click
	now     func() time.Time // replaced by tests

	press   press
	drag    drag
	chosen  group // selected by a click or held by the keyboard
	clicked click
	keys    keys

	// lifted is called when a drag begins, returned when one ends without a
	// move: gliding home, or at once.
	lifted   func()
	returned func(glide bool)
}

// press is what the primary button went down on.
type press struct {
	on    bool
	dead  bool // can neither become a click nor a drag any more
	at    image.Point
	col   int // 0 on the bare table
	index int // -1 where the column shows no card
}

// drag is a group on its way with the pointer.
type drag struct {
	group
	grab   image.Point // from the first card's corner to the pointer
	at     image.Point // the pointer
	inside bool        // the pointer is inside the window
	takers engine.ColumnSet
	target int // the column it would drop on, 0 for none
}

// card is where the first dragged card is now.
func (d *drag) card(g *Geometry) image.Rectangle {
	corner := d.at.Sub(d.grab)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(g.CardW, g.CardH))}
}

// click remembers the last click for a double one.
type click struct {
	group
	at time.Time
}

func (g *gesture) count(col int) int { return g.player.Tableau().Len(col) }

// down is a press of the primary button.
func (g *gesture) down(p image.Point) {
	g.letGoKeys()
	g.cancelDrag(false)
	col, index := g.geo.At(p, g.count)
	g.press = press{on: true, at: p, col: col, index: index}
}

// otherDown is a press of another button: it ends a drag, and answers whether
// there was one.
func (g *gesture) otherDown() bool {
	ended := g.cancelDrag(true)
	g.press.dead = true
	return ended
}

// move is a motion with the primary button held. Inside tells whether the
// pointer is inside the window.
func (g *gesture) move(p image.Point, inside bool) {
	if g.drag.some() {
		g.dragTo(p, inside)
		return
	}
	if !g.press.on || g.press.dead || g.within(p) {
		return
	}
	g.chosen, g.clicked = group{}, click{}
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
	if g.lifted != nil {
		g.lifted()
	}
}

func (g *gesture) within(p image.Point) bool {
	d := p.Sub(g.press.at)
	return float64(d.X*d.X+d.Y*d.Y) <= g.wobble*g.wobble
}

func (g *gesture) dragTo(p image.Point, inside bool) { g.drag.aim(g.geo, p, inside) }

// aim finds the target: among the columns that take the group and its own, the
// one that the first card overlaps most. If that is its own, there is none.
func (d *drag) aim(geo *Geometry, p image.Point, inside bool) {
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

// up is a release of the primary button inside the window. A drag ends with
// drop, which comes from outside the window too.
func (g *gesture) up() {
	p := g.press
	if g.drag.some() || !p.on {
		return
	}
	g.press = press{}
	if !p.dead {
		g.click(p.col, p.index)
	}
}

// drop lets the dragged cards go where they are.
func (g *gesture) drop() {
	g.press = press{}
	d := g.drag
	if !d.some() {
		return
	}
	if !g.letGo(&d) {
		g.sayReturned(true) // while it is known what returns
	}
	g.drag = drag{}
}

// letGo answers whether the cards made a move.
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

// cancelDrag ends a drag; the cards are home. It answers whether there was one.
func (g *gesture) cancelDrag(glide bool) bool {
	if !g.drag.some() {
		return false
	}
	g.sayReturned(glide)
	g.drag = drag{}
	g.press.dead = true
	return true
}

func (g *gesture) sayReturned(glide bool) {
	if g.returned != nil {
		g.returned(glide)
	}
}

// cancel ends whatever is under way, because the position changes from
// elsewhere.
func (g *gesture) cancel() {
	g.cancelDrag(false)
	g.press.dead = true
	g.chosen, g.clicked = group{}, click{}
	g.keys.holding = false
}

// click is a press and a release on the same spot.
func (g *gesture) click(col, index int) {
	if index < 0 {
		g.clickBare(col)
		return
	}
	on := group{col, g.count(col) - index}
	again := g.clicked.group == on && g.now().Sub(g.clicked.at) <= g.double
	chosen := g.chosen
	g.chosen = group{}
	if g.options.DoubleClick && again {
		g.clicked = click{}
		g.player.PlayBest(on.col, on.count, trace.ByDoubleClick)
		return
	}
	g.clicked = click{on, g.now()}
	switch {
	case chosen.some() && chosen.col != col:
		g.place(chosen, col)
	case chosen == on: // lets go
	case g.options.SelectAndPlace:
		g.choose(on)
	}
}

// clickBare is a click where there is no card: below a column, on an empty
// one, or on the bare table.
func (g *gesture) clickBare(col int) {
	chosen := g.chosen
	g.chosen, g.clicked = group{}, click{}
	if chosen.some() && col != 0 && col != chosen.col {
		g.place(chosen, col)
	}
}

func (g *gesture) place(chosen group, col int) {
	if g.player.Play(engine.Move{From: chosen.col, Count: chosen.count, To: col}, trace.BySelect) {
		g.clicked = click{} // a click that made a move never begins a double click
	}
}

func (g *gesture) choose(on group) {
	if reason, _ := g.player.Tableau().Group(on.col, on.count); reason != engine.None {
		g.player.Refuse(on.col, on.count, trace.BySelect)
		return
	}
	g.chosen = on
}

// escape lets go of what is held, a drag before a selection, and answers
// whether anything was.
func (g *gesture) escape() bool {
	if g.cancelDrag(true) {
		return true
	}
	held := g.chosen.some()
	g.chosen, g.clicked, g.keys.holding = group{}, click{}, false
	return held
}

// liftable tells whether a press at a point would pick up cards.
func (g *gesture) liftable(p image.Point) bool {
	col, index := g.geo.At(p, g.count)
	return index >= 0 && g.count(col)-index <= g.player.Tableau().Run(col)
}
