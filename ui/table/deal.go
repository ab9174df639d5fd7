package table

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// A new deal: the columns come down one after the other.
const (
	dealTime  = 600 * time.Millisecond // all of it
	dealShare = 0.45                   // of it that one column takes
)

// dealing is a new deal on its way.
type dealing struct{ motion *fyne.Animation }

// deal lets the columns of a new deal come down from above.
func (t *Table) deal() {
	t.show()
	if !t.animated() {
		return
	}
	d := &dealing{}
	t.dealing = d
	d.motion = fyne.NewAnimation(time.Duration(t.pace*float64(dealTime)), func(done float32) {
		if t.dealing != d {
			return
		}
		t.placeDealt(done)
		if done >= 1 {
			t.endDealing()
			t.sayRest()
		}
	})
	d.motion.Curve = fyne.AnimationLinear
	t.placeDealt(0)
	d.motion.Start()
}

// placeDealt moves the pictures of the columns to where they are when a part
// of the time has passed.
func (t *Table) placeDealt(done float32) {
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

// endDealing brings all columns to their places.
func (t *Table) endDealing() {
	d := t.dealing
	if d == nil {
		return
	}
	t.dealing = nil
	if d.motion != nil {
		d.motion.Stop()
	}
	t.placeDealt(1)
}
