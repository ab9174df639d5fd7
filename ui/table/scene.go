package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// scene is a motion of many pictures at once: a new deal, the win. There is one
// at a time.
type scene struct {
	win    bool               // it is the win's
	step   func(done float32) // shows the scene when a part of the time has passed
	end    func()             // called once, however it ends
	motion *fyne.Animation
}

// begin starts a scene, which takes a time at the usual pace.
func (t *Table) begin(s *scene, long time.Duration) {
	t.scene = s
	s.motion = fyne.NewAnimation(time.Duration(t.pace*float64(long)), func(done float32) {
		if t.scene != s || t.timers.Stopped() {
			return // a late tick
		}
		s.step(done)
		if done >= 1 {
			t.endScene()
			t.sayRest()
		}
	})
	s.motion.Curve = fyne.AnimationLinear
	s.step(0)
	s.motion.Start()
}

// endScene brings the scene to its end at once, if there is one.
func (t *Table) endScene() {
	s := t.scene
	if s == nil {
		return
	}
	t.scene = nil
	s.motion.Stop()
	s.end()
}
