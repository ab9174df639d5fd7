package table

import (
	"image"

	"simplesimon/engine"
)

// lift takes the dragged cards out of their column and into the hand.
func (t *Table) lift() {
	t.refine()
	d := &t.gesture.drag
	c := &t.columns[d.col]
	n := t.player.Tableau().Len(d.col)
	t.unmarkLifted(d.group)
	c.hidden = d.count
	cards := t.player.Tableau().Append(nil, d.col)[n-d.count:]
	t.setSprite(t.hand, t.pencil.group(cards, t.geo.Strip(n)), t.handAt())
	t.show()
}

// handAt is where the picture of the dragged group lies.
func (t *Table) handAt() image.Point {
	return t.gesture.drag.card(&t.geo).Min.Sub(t.pad())
}

// emptyHand puts the picture of the dragged group away.
func (t *Table) emptyHand() { t.hand.Move(outside) }

// comeHome ends a drag without a move.
func (t *Table) comeHome(glide bool) {
	d := t.gesture.drag
	from := d.card(&t.geo).Min
	t.gesture.drag = drag{}
	t.emptyHand()
	how := "cancel"
	if !t.gesture.press.on { // the button is up: it was a drop
		how = "home"
	}
	t.log.Write("drag-end", dragEnd{how})
	n := t.player.Tableau().Len(d.col)
	home := t.geo.Card(d.col, n-d.count, n).Min
	if glide {
		t.glide(d.group, from, home, nil)
	} else {
		t.columns[d.col].hidden = 0
	}
	t.show()
	t.sayRest()
}

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

type dragEnd struct {
	How string `json:"how"`
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
// their places, a dropped group from where it was let go.
func (t *Table) Follow(change engine.Change) {
	t.atRest = nil
	t.settle()
	t.refine()
	t.clearBroken()
	t.clearMoved()
	t.unpeek()
	from, dropped := t.startOf(change)
	t.gesture.cancel()
	t.gesture.keepCursor()
	if dropped {
		t.log.Write("drag-end", dragEnd{"drop"})
	}
	if t.fit(&change) && !dropped {
		from, _ = t.startOf(change) // in the new size
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
	t.gesture.cancel()
	t.show()
}

// startOf is where the moved cards were seen before the change. It ends a drag
// that has become this move.
func (t *Table) startOf(change engine.Change) (from image.Point, dropped bool) {
	m := change.Move
	d := t.gesture.drag
	if change.Kind == engine.Played && d.some() && d.group == (group{m.From, m.Count}) {
		from = d.card(&t.geo).Min
		t.gesture.drag = drag{}
		t.columns[d.col].hidden = 0
		t.emptyHand()
		return from, true
	}
	tab := t.player.Tableau()
	switch change.Kind {
	case engine.Played, engine.Redone:
		n := tab.Len(m.From)
		return t.geo.Card(m.From, n, n+m.Count).Min, false
	case engine.Undone:
		n := tab.Len(m.To) // with what came back of a sequence
		return t.geo.Card(m.To, n, n+m.Count).Min, false
	}
	return from, false
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
