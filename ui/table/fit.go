package table

import (
	"image"

	"simplesimon/engine"
)

// arrangement is the geometry of a table of a size in device pixels with room for
// columns of that many cards, and for those that there are.
func (t *Table) arrangement(size image.Point, room int) geometry {
	longest := t.longestNow(nil)
	t.fitted = max(longest, room, roomyColumn)
	if longest > t.signed || longest+roomBy < t.signed {
		t.signed = longest // else signs would change to and fro with a card or two
	}
	g := newGeometry(size.X, size.Y, t.scale, t.fitted, t.style)
	g.signStrip = g.Strip(t.signed)
	return g
}

// roomBy is the number of cards by which room for the longest column grows, so
// that not every card makes all cards a little smaller.
const roomBy = 2

// longestNow is the number of cards that there has to be room for in the longest
// column now, and while a change of the game is shown; that may be nil.
func (t *Table) longestNow(change *engine.Change) int {
	if t.readOnly {
		return t.longest
	}
	most := 1
	for col := 1; col <= engine.Columns; col++ {
		n := t.player.Tableau().Len(col)
		if change != nil && change.Completed && change.Kind != engine.Undone && change.Move.To == col {
			n += engine.SequenceLength
		}
		most = max(most, n)
	}
	return min((most+roomBy-1)/roomBy*roomBy, t.longest)
}

// fit makes room for the longest column after a change of the game. In a flat window they get smaller as
// soon as a column needs it, and larger at a new deal only: cards that change
// their size at every other move would be a nuisance. The signs of all cards
// follow the longest column, whose strips are the lowest.
func (t *Table) fit(change *engine.Change) {
	room, before := t.fitted, t.geo
	if change.Kind == engine.Dealt {
		room, t.signed = 0, 0
	}
	t.geo = t.arrangement(image.Pt(before.Width, before.Height), max(room, t.longestNow(change)))
	switch {
	case t.pencil == nil || t.geo == before:
	case t.geo.CardW != before.CardW:
		t.redrawAll()
	default: // the deck can stay
		t.drawAgain()
	}
}
