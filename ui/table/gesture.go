package table

import (
	"image"
	"time"
)

// group denotes the last count cards of a column. The zero group is none.
type group struct{ col, count int }

func (g group) some() bool { return g.count > 0 }

// gesture converts pointer and key events into requests to the player. It draws nothing, and its
// state is neither undone nor saved. Points are device pixels on the table.
//
// Everything called from here may call back, with a change of the game, a cancellation or another
// gesture. Therefore every gesture first completes its own state, and only then calls the player,
// lifted or returned.
type gesture struct {
	geo     *geometry
	player  Player
	options Options
	wobble  float64          // maximum motion of a click in pixels
	slip    float64          // a drag ending on its own column that moved at most this far is a click
	double  time.Duration    // maximum time between the presses of a double click
	now     func() time.Time // replaced by tests

	press    press
	drag     drag
	selected group // by a click, or held by the keyboard
	clicked  click
	sent     click // a single click that moved its group
	keys     keys

	// lifted is called when a drag starts, returned with the cards of one that ends without a
	// move.
	lifted   func()
	returned func(cards group, how ending)
	// picked is called when cards have been successfully picked up in any way: lifted, selected or
	// held by the keyboard.
	picked func()
}

// press is a press of the primary button.
type press struct {
	on    bool
	dead  bool // can become neither a click nor a drag any more
	at    image.Point
	when  time.Time
	col   int // 0 beside the columns
	index int // -1 if there is no card
}

func (g *gesture) count(col int) int { return g.player.Tableau().Len(col) }

// down handles a press of the primary button.
func (g *gesture) down(p image.Point) {
	g.letGoKeys()
	g.cancelDrag(cutShort)
	col, index := g.geo.At(p, g.count)
	g.press = press{on: true, at: p, when: g.now(), col: col, index: index}
}

// otherDown handles a press of another button: it ends a drag, and reports whether there was one.
func (g *gesture) otherDown() bool {
	g.press.dead = true
	return g.cancelDrag(calledOff)
}

// up handles a release of the primary button inside the window. A drag ends with drop, which is
// also called outside the window.
func (g *gesture) up() {
	p := g.press
	if g.drag.some() || !p.on {
		return
	}
	g.press = press{}
	if !p.dead {
		g.click(p)
	}
}

// cancel ends whatever is in progress: the position has changed, or something covers the table.
func (g *gesture) cancel(how ending) {
	g.press.dead = true
	g.selected, g.clicked = group{}, click{}
	g.keys.holding = false
	g.cancelDrag(how)
}

// escape cancels a drag or else a selection, and reports whether there was one.
func (g *gesture) escape() bool {
	if g.cancelDrag(calledOff) {
		return true
	}
	held := g.selected.some()
	g.selected, g.clicked, g.keys.holding = group{}, click{}, false
	return held
}

// liftable reports whether a press at a point would pick up cards.
func (g *gesture) liftable(p image.Point) bool {
	col, index := g.geo.At(p, g.count)
	return index >= 0 && g.count(col)-index <= g.player.Tableau().Run(col)
}
