package table

import (
	"image"

	"simplesimon/engine"
)

// Follow shows a change of the game: the moved cards glide to their places, dropped ones from
// where they were dropped. It ends any gesture in progress.
func (t *Table) Follow(change engine.Change) {
	t.atRest = nil
	t.settle()
	t.clearWin()
	t.refine()
	t.clearBroken()
	t.clearMoved()
	t.unpeek()
	t.gesture.cancel(cutShort)
	t.gesture.keepCursor()
	from, dropped := t.takeDropped(change)
	t.fit(&change)
	if !dropped {
		from = t.startOf(change)
	}
	t.Trace()
	if t.pencil == nil {
		return
	}
	m := change.Move
	switch change.Kind {
	case engine.Played, engine.Redone:
		if !dropped && !change.Completed {
			t.markMoved(group{m.To, m.Count})
		}
		t.followMove(change, from)
	case engine.Undone:
		t.markMoved(group{m.From, m.Count})
		n := t.player.Tableau().Len(m.From)
		t.glide(group{m.From, m.Count}, from, t.geo.Card(m.From, n-m.Count, n).Min, nil)
	case engine.Dealt:
		t.gesture.keys = keys{} // the cursor is hidden until the next key
		t.deal()
	}
	t.show()
	t.sayRest()
}

// Jump shows the current position without animation, whatever led to it.
func (t *Table) Jump() {
	t.settle()
	t.clearWin()
	t.clearBroken()
	t.clearMoved()
	t.unpeek()
	t.gesture.cancel(cutShort)
	t.putBack()
	t.show()
}

// startOf returns where the moved cards were before the change.
func (t *Table) startOf(change engine.Change) image.Point {
	m, tab := change.Move, t.player.Tableau()
	switch change.Kind {
	case engine.Played, engine.Redone:
		n := tab.Len(m.From)
		return t.geo.Card(m.From, n, n+m.Count).Min
	case engine.Undone:
		n := tab.Len(m.To) // including a restored sequence
		return t.geo.Card(m.To, n, n+m.Count).Min
	}
	return image.Point{}
}

// followMove shows a move: the group glides to its column; a completed sequence remains until
// then, and flies away.
func (t *Table) followMove(change engine.Change, from image.Point) {
	m := change.Move
	c := &t.columns[m.To]
	n := t.player.Tableau().Len(m.To)
	if !change.Completed {
		t.glide(group{m.To, m.Count}, from, t.geo.Card(m.To, n-m.Count, n).Min, nil)
		return
	}
	for rank := engine.King; rank >= engine.Ace; rank-- {
		c.extra = append(c.extra, engine.NewCard(rank, change.Suit))
	}
	t.leaving = 1
	n += engine.SequenceLength
	to := t.geo.Card(m.To, n-m.Count, n).Min
	t.glide(group{m.To, m.Count}, from, to, func() { t.leave(m.To) })
}
