package table

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// A refusal is shown by a gentle shake.
const (
	shakeTime   = 250 * time.Millisecond
	shakeUnit   = 4   // amplitude in Fyne's units
	shakeSwings = 2.5 // number of swings
)

// shaken is the displacement of count cards of a column, starting at index first.
type shaken struct{ first, count, by int }

// shaking is a shake animation. There is only one at a time.
type shaking struct {
	col    int
	motion *fyne.Animation
}

// Shake shakes the last cards of a column, which were refused elsewhere. Cards in the hand are
// gliding back instead.
func (t *Table) Shake(col, count int) {
	if col < 1 || col > engine.Columns || count < 1 || count > t.player.Tableau().Len(col) || t.hand.some() {
		return
	}
	t.shake(col, t.player.Tableau().Len(col)-count, count)
}

// shake shakes cards of a column, starting at index first.
func (t *Table) shake(col, first, count int) {
	t.stopShaking()
	t.show()
	if !t.animated() || t.pencil == nil {
		return
	}
	most := shakeUnit * t.scale
	s := &shaking{col: col}
	t.shaking = s
	s.motion = fyne.NewAnimation(time.Duration(t.pace*float64(shakeTime)), func(done float32) {
		if t.shaking != s || t.timers.Stopped() {
			return // a late tick
		}
		if done >= 1 {
			t.stopShaking()
		} else {
			by := most * math.Sin(2*math.Pi*shakeSwings*float64(done)) * (1 - float64(done))
			t.columns[col].shaken = shaken{first, count, round(by)}
		}
		t.show()
	})
	s.motion.Curve = fyne.AnimationLinear
	s.motion.Start()
}

// stopShaking returns shaken cards to their places.
func (t *Table) stopShaking() {
	if s := t.shaking; s != nil {
		t.shaking = nil
		s.motion.Stop()
		t.columns[s.col].shaken = shaken{}
	}
}
