package table

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
)

// The win: the kings to aces of the removed sequences rise in a fan.
const (
	winTime   = 2400 * time.Millisecond
	winShare  = 0.5 // of it that one card takes
	winCards  = engine.Sequences * engine.SequenceLength
	winHeight = 0.78 // of the table's height that the middle of the fan rises
)

// Celebrate lets the cards of the removed sequences rise in a fan along a
// curve, and calls then at the end. A click or a key ends it.
func (t *Table) Celebrate(then func()) {
	t.settle()
	if !t.animated() || t.pencil == nil {
		then()
		return
	}
	t.drawWin()
	t.begin(&scene{win: true, step: t.showWin, end: func() {
		for _, sprite := range t.fan {
			sprite.Move(outside)
		}
		then()
	}}, winTime)
}

// drawWin gives every sprite of the celebration its card.
func (t *Table) drawWin() {
	tab := t.player.Tableau()
	sign := t.pencil.deck.MaxSign()
	for i, sprite := range t.fan {
		suit := engine.Spades
		if s := i % engine.Sequences; s < tab.Removed() {
			suit = tab.RemovedSuit(s)
		}
		rank := engine.King - engine.Rank(i/engine.Sequences)
		t.setSprite(sprite, t.pencil.deck.Face(engine.NewCard(rank, suit), sign), outsideAt)
	}
}

// outsideAt is a point out of sight, in device pixels.
var outsideAt = image.Pt(-20000, -20000)

// showWin moves the cards to where they are when a part of the time has
// passed: each from the middle of the lower edge along a curve to its place in
// the fan, and down again.
func (t *Table) showWin(done float32) {
	w, h := float64(t.geo.Width), float64(t.geo.Height)
	for i, sprite := range t.fan {
		start := (1 - winShare) * float64(i) / float64(len(t.fan)-1)
		part := (float64(done) - start) / winShare
		if part <= 0 || part >= 1 {
			sprite.Move(outside)
			continue
		}
		side := float64(i%engine.Sequences)/(engine.Sequences-1)*2 - 1 // one fan for each sequence
		spread := side*0.75 + 0.25*math.Sin(float64(i))
		rise := 4 * part * (1 - part) // a parabola
		x := w/2 + spread*(w/2)*part - float64(t.geo.CardW)/2
		y := h - rise*h*winHeight*(1-0.3*math.Abs(side))
		sprite.Move(t.position(image.Pt(round(x), round(y))))
	}
}

func newFan() []*canvas.Image {
	var fan []*canvas.Image
	for range winCards {
		fan = append(fan, newSprite())
	}
	return fan
}
