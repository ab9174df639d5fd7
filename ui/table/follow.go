package table

import (
	"image"

	"simplesimon/engine"
)

// sayRest tells when nothing moves any more.
func (t *Table) sayRest() {
	if t.gliding() {
		return
	}
	t.log.Write("rest", nil)
	if then := t.atRest; then != nil {
		t.atRest = nil
		then()
	}
}

// Moving tells whether cards are on their way.
func (t *Table) Moving() bool { return t.gliding() }

// WhenAtRest calls then as soon as nothing moves, at once if nothing does. A
// later change of the game takes it back.
func (t *Table) WhenAtRest(then func()) {
	if t.gliding() {
		t.atRest = then
		return
	}
	then()
}

// glide moves the last cards of a column, as it looks now, from a place to
// theirs; then is called when they are there.
func (t *Table) glide(g group, from, to image.Point, then func()) {
	c := &t.columns[g.col]
	cards := append(t.player.Tableau().Append(nil, g.col), c.extra...)
	moved := cards[len(cards)-g.count:]
	picture := t.pencil.group(moved, t.geo.Strip(len(cards)))
	c.hidden = g.count
	t.show()
	t.fly(picture, from.Sub(t.pad()), to.Sub(t.pad()), t.glideTime(from, to), func() {
		c.hidden = 0
		if then != nil {
			then()
		}
		t.show()
	})
}

// Follow shows what has changed in the game: the cards that moved glide to
// their places, those in the hand from where they were let go. It ends any
// gesture that is under way.
func (t *Table) Follow(change engine.Change) {
	t.atRest = nil
	t.settle()
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
		t.gesture.keys = keys{} // no cursor is shown until a key moves it
		t.deal()
	}
	t.show()
	t.sayRest()
}

// Jump shows the present position at once, however it has come about.
func (t *Table) Jump() {
	t.settle()
	t.clearBroken()
	t.clearMoved()
	t.unpeek()
	t.gesture.cancel(cutShort)
	t.putBack()
	t.show()
}

// startOf is where the moved cards lay before the change.
func (t *Table) startOf(change engine.Change) image.Point {
	m, tab := change.Move, t.player.Tableau()
	switch change.Kind {
	case engine.Played, engine.Redone:
		n := tab.Len(m.From)
		return t.geo.Card(m.From, n, n+m.Count).Min
	case engine.Undone:
		n := tab.Len(m.To) // with what came back of a sequence
		return t.geo.Card(m.To, n, n+m.Count).Min
	}
	return image.Point{}
}

// followMove shows a move: the group glides to its column; a sequence that it
// completes stays until then, and flies away.
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
	n += engine.SequenceLength
	to := t.geo.Card(m.To, n-m.Count, n).Min
	t.glide(group{m.To, m.Count}, from, to, func() { t.leave(m.To) })
}

// leave gathers the sequence that still lies on a column under its king, and
// lets it fly to its place.
func (t *Table) leave(col int) {
	c := &t.columns[col]
	cards := c.extra
	c.extra = nil
	n := t.player.Tableau().Len(col) + len(cards)
	at := t.geo.Card(col, n-len(cards), n).Min
	strip := t.geo.Strip(n)
	t.show()
	last := 0
	f := t.animate(gatherTime, func(f *flight, done float32) {
		if now := strip - int(float32(strip)*done); now != last {
			last = now
			t.setSprite(f.picture, t.pencil.folding(cards, now, strip), at.Sub(t.pad()))
		}
	}, func() { t.flyOut(cards[0], at) })
	if f != nil {
		t.setSprite(f.picture, t.pencil.group(cards, strip), at.Sub(t.pad()))
	}
}

// flyOut lets a king, with his sequence under him, fly to the place of the
// sequence removed last.
func (t *Table) flyOut(king engine.Card, from image.Point) {
	to := image.Rectangle{Min: image.Pt(from.X, -2*t.geo.CardH)}
	to.Max = to.Min.Add(image.Pt(t.geo.CardW, t.geo.CardH))
	if t.exit != nil {
		to = t.exit(t.player.Tableau().Removed() - 1).Sub(t.origin())
	}
	home := image.Rectangle{Min: from, Max: from.Add(image.Pt(t.geo.CardW, t.geo.CardH))}
	f := t.animate(leaveTime, func(f *flight, done float32) {
		r := between(home, to, done)
		f.picture.Resize(t.size(r.Size()))
		f.picture.Move(t.position(r.Min))
	}, func() {
		t.show()
		if t.arrived != nil {
			t.arrived()
		}
	})
	if f != nil {
		t.setSprite(f.picture, t.pencil.deck.Face(king, t.pencil.deck.MaxSign()), from)
	}
}

func (t *Table) pad() image.Point { return image.Pt(t.pencil.pad, t.pencil.pad) }

// between is a rectangle on the way from a to b.
func between(a, b image.Rectangle, part float32) image.Rectangle {
	of := func(x, y int) int { return x + round(float64(part)*float64(y-x)) }
	return image.Rect(of(a.Min.X, b.Min.X), of(a.Min.Y, b.Min.Y), of(a.Max.X, b.Max.X), of(a.Max.Y, b.Max.Y))
}
