package table

import (
	"image"
	"time"
)

// group names cards: the last count of a column. The zero group is none.
type group struct{ col, count int }

func (g group) some() bool { return g.count > 0 }

// gesture turns the pointer and the keys into what the player asks for. It
// draws nothing; its state is neither undone nor kept. Points are device pixels
// on the table.
//
// Whoever is called from here may come back, with a change of the game, a
// cancellation or another gesture. So every gesture finishes its own state
// first, and only then calls the player, lifted or returned.
type gesture struct {
	geo     *geometry
	player  Player
	options Options
	wobble  float64          // a click may move this many pixels
	slip    float64          // a drag that ends on its own column and has not gone farther is a click
	double  time.Duration    // two clicks within it are a double click
	now     func() time.Time // replaced by tests

	press    press
	drag     drag
	selected group // selected by a click or held by the keyboard
	clicked  click
	sent     click // a single click that has sent its group away
	keys     keys

	// lifted is called when a drag has begun, returned with the cards of one
	// that has come to no move.
	lifted   func()
	returned func(cards group, how ending)
	// picked is called when cards have been picked up in any way, rightly: they
	// are lifted, selected or held by the keyboard.
	picked func()
}

// press is what the primary button went down on.
type press struct {
	on    bool
	dead  bool // can neither become a click nor a drag any more
	at    image.Point
	when  time.Time
	col   int // 0 on the bare table
	index int // -1 where the column shows no card
}

func (g *gesture) count(col int) int { return g.player.Tableau().Len(col) }

// down is a press of the primary button.
func (g *gesture) down(p image.Point) {
	g.letGoKeys()
	g.cancelDrag(cutShort)
	col, index := g.geo.At(p, g.count)
	g.press = press{on: true, at: p, when: g.now(), col: col, index: index}
}

// otherDown is a press of another button: it ends a drag, and reports whether
// there was one.
func (g *gesture) otherDown() bool {
	g.press.dead = true
	return g.cancelDrag(calledOff)
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
		g.click(p)
	}
}

// cancel ends whatever is under way: the position has changed, or something
// covers the table.
func (g *gesture) cancel(how ending) {
	g.press.dead = true
	g.selected, g.clicked = group{}, click{}
	g.keys.holding = false
	g.cancelDrag(how)
}

// escape lets go of what is held, a drag before a selection, and reports
// whether anything was.
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
