package table

import (
	"image"

	"simplesimon/engine"
)

// arrangement is the geometry of a table of a size in device pixels for columns
// of no more than longest cards.
func (t *Table) arrangement(size image.Point, longest int) geometry {
	t.fitted = longest
	return newGeometry(size.X, size.Y, t.scale, longest, t.style.StripPart())
}

// roomBy is the number of cards by which room for the longest column grows, so
// that not every card makes all cards a little smaller.
const roomBy = 2

// longestNow is the number of cards that there has to be room for in a column
// now, and while a change of the game is shown; that may be nil.
func (t *Table) longestNow(change *engine.Change) int {
	if t.readOnly {
		return t.longest
	}
	most := roomyColumn
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
// their size at every other move would be a nuisance.
func (t *Table) fit(change *engine.Change) {
	need := t.longestNow(change)
	if change.Kind != engine.Dealt {
		need = max(need, t.fitted)
	}
	before := t.geo
	t.geo = t.arrangement(image.Pt(before.Width, before.Height), need)
	if t.pencil != nil && t.geo != before {
		t.redrawAll()
	}
}
