package table

import (
	"image"
	"time"

	"simplesimon/engine"
)

// The animation of a new deal: the columns come up one after another.
const (
	dealTime  = 500 * time.Millisecond // total duration
	dealShare = 0.45                   // fraction of it per column
)

// deal animates the columns of a new deal from the lower edge.
func (t *Table) deal() {
	t.show()
	if t.animated() {
		t.begin(&scene{step: t.showDeal, end: func() { t.showDeal(1) }}, dealTime)
	}
}

// showDeal draws the columns after a fraction of the animation.
func (t *Table) showDeal(done float32) {
	end := t.geo.Height + round(float64(t.under())*t.scale) // of the space visible below the table
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
