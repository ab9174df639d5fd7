package table

import (
	"simplesimon/engine"
	"simplesimon/trace"
)

// keys is the state of keyboard play. The group held is the gesture's selected group.
type keys struct {
	shown   bool // the cursor is visible
	col     int  // the cursor's column; 0 before the first key
	index   int  // the cursor's card; 0 on an empty column
	holding bool // the selected group is held by the keyboard
	target  int  // the column on which the held group would be placed
	touched bool // a key was pressed since the group was picked up
	longest bool // picked up by a digit, as the longest group of its column
}

// direction is the direction of an arrow key.
type direction int

const (
	left direction = iota
	right
	up
	down
)

// arrow moves the cursor or, while a group is held, changes the target (left, right) and the
// number of cards (up, down).
func (g *gesture) arrow(d direction) {
	g.cancelDrag(cutShort)
	k := &g.keys
	if k.holding {
		k.touched = true
		g.arrowHolding(d)
		return
	}
	g.selected, g.clicked = group{}, click{}
	if !k.shown {
		g.showCursor()
		return
	}
	switch d {
	case left:
		k.col = (k.col+engine.Columns-2)%engine.Columns + 1
		k.index = engine.MaxColumn
	case right:
		k.col = k.col%engine.Columns + 1
		k.index = engine.MaxColumn
	case up:
		k.index--
	case down:
		k.index++
	}
	g.keepCursor()
}

func (g *gesture) arrowHolding(d direction) {
	k := &g.keys
	switch d {
	case left:
		k.target = (k.target+engine.Columns-2)%engine.Columns + 1
	case right:
		k.target = k.target%engine.Columns + 1
	case up:
		k.longest = false
		g.selected.count = min(g.selected.count+1, g.player.Tableau().Run(g.selected.col))
	case down:
		k.longest = false
		g.selected.count = max(g.selected.count-1, 1)
	}
	k.index = g.count(g.selected.col) - g.selected.count
}

// showCursor shows the cursor where it was, initially on the last card of the first non-empty
// column.
func (g *gesture) showCursor() {
	g.keys.shown = true
	if g.keys.col == 0 {
		g.keys.col, g.keys.index = 1, engine.MaxColumn
	}
	g.keepCursor()
}

// keepCursor moves the cursor back onto a card.
func (g *gesture) keepCursor() {
	k := &g.keys
	if k.col != 0 {
		k.index = max(0, min(k.index, g.count(k.col)-1))
	}
}

// enter picks up the group at the cursor, or puts down what is held.
func (g *gesture) enter() {
	g.cancelDrag(cutShort)
	k := &g.keys
	if k.holding {
		g.putDown(k.target)
		return
	}
	g.selected, g.clicked = group{}, click{}
	if !k.shown {
		g.showCursor()
		return
	}
	g.pickUp(group{k.col, max(1, g.count(k.col)-k.index)}, false)
}

// digit picks up the longest group of a column, or places what is held there; of a longest group,
// the part that fits.
func (g *gesture) digit(col int) {
	g.cancelDrag(cutShort)
	if g.keys.holding {
		switch {
		case col == g.selected.col:
			g.keys.touched = false
		case g.keys.longest:
			g.selected.count = g.fitting(col)
		}
		g.putDown(col)
		return
	}
	g.selected, g.clicked = group{}, click{}
	g.keys.shown, g.keys.col = true, col
	g.pickUp(group{col, max(1, g.player.Tableau().Run(col))}, true)
}

// fitting returns how many of the held cards a column accepts: all, or, on a card, the one part
// that fits. If none does, it returns all, and the player is told why.
func (g *gesture) fitting(col int) int {
	for count := g.selected.count; count > 0; count-- {
		if g.player.Tableau().Targets(g.selected.col, count).Has(col) {
			return count
		}
	}
	return g.selected.count
}

// pickUp makes the keyboard hold a group. longest reports whether it is the longest group of its
// column by default rather than by choice.
func (g *gesture) pickUp(held group, longest bool) {
	g.keys.index = max(0, g.count(held.col)-held.count)
	if g.count(held.col) == 0 {
		return // nothing a rule could refuse
	}
	if reason, _ := g.player.Tableau().Group(held.col, held.count); reason != engine.None {
		g.player.Refuse(held.col, held.count, trace.ByKeyboard)
		return
	}
	g.selected = held
	g.keys.holding, g.keys.target, g.keys.touched, g.keys.longest = true, held.col, false, longest
	g.picked()
}

// putDown ends the hold: on another column with a move; on its own by cancelling, or by moving to
// the best column if no key was pressed in between.
func (g *gesture) putDown(col int) {
	held, between := g.selected, g.keys.touched
	g.letGoKeys()
	switch {
	case col != held.col:
		if g.player.Play(engine.Move{From: held.col, Count: held.count, To: col}, trace.ByKeyboard) {
			g.cursorFollows(col)
		}
	case !between:
		g.player.PlayBest(held.col, held.count, trace.ByKeyboard)
	}
}

// cursorFollows moves the cursor to the last card of a column to which cards were moved, unless it
// was hidden or used since.
func (g *gesture) cursorFollows(col int) {
	if g.keys.shown && !g.keys.holding {
		g.keys.col, g.keys.index = col, engine.MaxColumn
		g.keepCursor()
	}
}

// letGoKeys cancels a keyboard hold.
func (g *gesture) letGoKeys() {
	if g.keys.holding {
		g.keys.holding = false
		g.selected = group{}
	}
}

// pointerUsed hides the cursor, as the player switched to the mouse.
func (g *gesture) pointerUsed() {
	g.letGoKeys()
	g.keys.shown = false
}

// HideCursor hides the keyboard cursor until the next key.
func (t *Table) HideCursor() {
	t.gesture.pointerUsed()
	t.show()
}
