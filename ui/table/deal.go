package table

import (
	"image"
	"time"

	"simplesimon/engine"
)

// A new deal: the columns come up one after the other, as from a player who deals.
const (
	dealTime  = 500 * time.Millisecond // all of it
	dealShare = 0.45                   // of it that one column takes
)

// deal lets the columns of a new deal come up from the lower edge.
func (t *Table) deal() {
	t.show()
	if t.animated() {
		t.begin(&scene{step: t.showDeal, end: func() { t.showDeal(1) }}, dealTime)
	}
}

// showDeal moves the pictures of the columns to where they are when a part
// of the time has passed.
func (t *Table) showDeal(done float32) {
	end := t.geo.Height + round(float64(t.under())*t.scale) // of what is seen below the table
	for col := 1; col <= engine.Columns; col++ {
		start := (1 - float32(dealShare)) * float32(col-1) / (engine.Columns - 1)
		part := max(0, min(1, (done-start)/dealShare))
		left := 1 - easeOut(part)
		c := &t.columns[col]
		area := t.pencil.bounds(col, &c.drawn)
		way := round(float64(left) * float64(end-area.Min.Y))
		c.picture.Move(t.position(area.Min.Add(image.Pt(0, way))))
	}
}
