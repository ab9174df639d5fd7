package table

import (
	"image"
	"time"

	"simplesimon/engine"
)

// A new deal: the columns come down one after the other.
const (
	dealTime  = 600 * time.Millisecond // all of it
	dealShare = 0.45                   // of it that one column takes
)

// deal lets the columns of a new deal come down from above.
func (t *Table) deal() {
	t.show()
	if t.animated() {
		t.begin(&scene{step: t.showDeal, end: func() { t.showDeal(1) }}, dealTime)
	}
}

// showDeal moves the pictures of the columns to where they are when a part
// of the time has passed.
func (t *Table) showDeal(done float32) {
	for col := 1; col <= engine.Columns; col++ {
		start := (1 - float32(dealShare)) * float32(col-1) / (engine.Columns - 1)
		part := max(0, min(1, (done-start)/dealShare))
		left := (1 - part) * (1 - part) * (1 - part) // eased out
		c := &t.columns[col]
		area := t.pencil.bounds(col, &c.drawn)
		up := round(float64(left) * float64(area.Max.Y))
		c.picture.Move(t.position(area.Min.Sub(image.Pt(0, up))))
	}
}
