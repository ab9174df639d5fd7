package table

import (
	"image"

	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
)

// hand is the image of cards outside of their column: dragged, or dropped and not yet animated. It
// outlasts the gesture: dropped cards stay where they are while the player is asked, and glide
// from there.
type hand struct {
	picture *canvas.Image
	group               // none while it is empty or shows a covered card
	corner  image.Point // of the first card, as it would be on the table
	offset  image.Point // from there to the corner of the image, which is larger
}

// lift moves the dragged cards from their column to the hand.
func (t *Table) lift() {
	t.refine()
	d := &t.gesture.drag
	n := t.player.Tableau().Len(d.col)
	t.unmarkLifted(d.group)
	t.columns[d.col].hidden = d.count
	cards := t.player.Tableau().Append(nil, d.col)[n-d.count:]
	t.hand.group, t.hand.corner = d.group, d.card(&t.geo).Min
	held := t.pencil.lifted()
	t.hand.offset = held.corner
	t.setSprite(t.hand.picture, held.hand(cards, t.geo.Strip(n)), t.hand.corner.Add(t.hand.offset))
	t.show()
}

// pickedUp reports that cards have been picked up in any way.
func (t *Table) pickedUp() {
	if t.PickedUp != nil {
		t.PickedUp()
	}
}

// carry moves the hand to the dragged cards.
func (t *Table) carry() {
	t.hand.corner = t.gesture.drag.card(&t.geo).Min
	t.hand.picture.Move(t.position(t.hand.corner.Add(t.hand.offset)))
}

// emptyHand shows the cards in their column again, and returns where they were.
func (t *Table) emptyHand() (corner image.Point) {
	if t.hand.some() {
		t.columns[t.hand.col].hidden = 0
	}
	t.hand.group = group{}
	t.hand.picture.Move(outside)
	return t.hand.corner
}

// comeHome ends a drag without a move. The hand may be empty already, as the game may have changed
// during a refused request.
func (t *Table) comeHome(cards group, how ending) {
	if t.hand.group != cards {
		return
	}
	from := t.emptyHand()
	t.traceDragEnd(how)
	if n := t.player.Tableau().Len(cards.col); how != cutShort && cards.count <= n {
		t.glide(cards, from, t.geo.Card(cards.col, n-cards.count, n).Min, nil)
	}
	t.show()
	t.sayRest()
}

// takeDropped returns where the cards of a change were dropped, if the hand still shows them
// there. It returns other cards to their column.
func (t *Table) takeDropped(change engine.Change) (corner image.Point, ok bool) {
	if change.Kind != engine.Played || t.hand.group != (group{change.Move.From, change.Move.Count}) {
		t.putBack()
		return image.Point{}, false
	}
	corner = t.emptyHand()
	t.log.Write("drag-end", dragEnd{"drop"})
	return corner, true
}

// putBack immediately returns dropped cards to their column.
func (t *Table) putBack() {
	if t.hand.some() {
		t.emptyHand()
		t.traceDragEnd(dropped)
	}
}
