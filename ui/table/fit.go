package table

import (
	"image"

	"simplesimon/engine"
)

// arrangement returns the geometry of a table with the given size in device pixels and room for
// columns of the given length and the existing ones.
func (t *Table) arrangement(size image.Point, room int) geometry {
	longest := t.longestNow(nil)
	t.fitted = max(longest, room, roomyColumn)
	if longest > t.signed || longest+roomBy < t.signed {
		t.signed = longest // otherwise signs would change back and forth with every card or two
	}
	g := newGeometry(size.X, size.Y, t.scale, t.fitted, t.style)
	g.signStrip = g.Strip(t.signed)
	return g
}

// roomBy is the step, in cards, by which the room for the longest column grows, so that cards do
// not shrink with every added card.
const roomBy = 2

// longestNow returns the length of the longest column now and while a change of the game, which
// may be nil, is shown.
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

// fit makes room for the longest column after a change of the game. In a flat window cards shrink
// as soon as a column requires it, and grow only at a new deal, because cards that change size
// with every other move would be a nuisance. The signs of all cards follow the longest column,
// whose strips are the lowest.
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
	default: // the deck remains valid
		t.drawAgain()
	}
}
