package table

import (
	"image"
	"time"
)

// longPress is how long cards that can't be picked up must be pressed until the pressed one comes
// to the front.
const longPress = 500 * time.Millisecond

// peek brings the covered card at a point to the front, and reports whether there is one. It
// changes nothing else.
func (t *Table) peek(p image.Point) bool {
	col, index := t.geo.At(p, t.gesture.count)
	if t.hand.some() || index < 0 || index >= t.gesture.count(col)-1 {
		return false
	}
	n := t.gesture.count(col)
	card := t.player.Tableau().Card(col, index)
	at := t.geo.Card(col, index, n).Min
	if over := at.Y + t.geo.CardH - t.geo.Height; over > 0 {
		at.Y = max(0, at.Y-over) // entirely on the table
	}
	picture := t.pencil.whole(card)
	t.setSprite(t.hand.picture, picture, at.Sub(t.pad()))
	t.peeking = true
	t.log.Write("peek", struct {
		Card string `json:"card"`
	}{card.String()})
	return true
}

// unpeek returns that card.
func (t *Table) unpeek() {
	t.pressTimer.Stop()
	if t.peeking {
		t.peeking = false
		t.emptyHand()
		t.log.Write("peek-end", nil)
	}
}

// waitForLongPress peeks after a long press on a card that can't be picked up.
func (t *Table) waitForLongPress(p image.Point) {
	if t.gesture.liftable(p) {
		return
	}
	t.pressTimer = t.timers.After(longPress, func() {
		if t.gesture.press.on && !t.gesture.press.dead && t.peek(p) {
			t.gesture.press.dead = true
		}
	})
}
