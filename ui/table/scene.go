package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// scene is an animation of many images at once: a new deal, the win. There is only one at a time.
type scene struct {
	win    bool               // it is the win's
	step   func(done float32) // shows the scene at a fraction of its duration
	end    func()             // called once, however it ends
	motion *fyne.Animation
}

// begin starts a scene with the given duration at normal pace.
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

// endScene finishes the scene immediately, if there is one.
func (t *Table) endScene() {
	s := t.scene
	if s == nil {
		return
	}
	t.scene = nil
	s.motion.Stop()
	s.end()
}
