package table

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// How long cards glide: fast out, slow in, longer for a longer way.
const (
	shortGlide = 120 * time.Millisecond
	longGlide  = 180 * time.Millisecond
	gatherTime = 180 * time.Millisecond // a sequence folds under its king
	leaveTime  = 300 * time.Millisecond // and flies to its place
	farUnit    = 600                    // a way in Fyne's units that takes longGlide
)

// flight is a picture of cards on its way. Its picture stays in the window for
// good and waits outside of it.
type flight struct {
	picture *canvas.Image
	motion  *fyne.Animation // nil while it waits
	landed  func()
}

// outside is where pictures wait.
var outside = fyne.NewPos(-20000, -20000)

func newSprite() *canvas.Image {
	img := canvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	img.ScaleMode = canvas.ImageScalePixels
	img.FillMode = canvas.ImageFillStretch
	img.Resize(fyne.NewSize(1, 1))
	img.Move(outside)
	return img
}

// fly lets a picture glide from one corner to another; landed is called at the
// end, or at once if nothing shall move.
func (t *Table) fly(img *image.RGBA, from, to image.Point, long time.Duration, landed func()) {
	if from == to {
		landed()
		return
	}
	way := to.Sub(from)
	f := t.animate(long, func(f *flight, done float32) {
		at := image.Pt(round(float64(way.X)*float64(done)), round(float64(way.Y)*float64(done)))
		f.picture.Move(t.position(from.Add(at)))
	}, landed)
	if f != nil {
		t.setSprite(f.picture, img, from)
	}
}

// animate runs a motion of one picture, eased out: step is called with how
// much of it is done, landed at the end. It returns the flight, whose picture
// the caller sets, or nil if nothing shall move; landed has been called then.
func (t *Table) animate(long time.Duration, step func(f *flight, done float32), landed func()) *flight {
	f := t.idleFlight()
	if f == nil || !t.animated() {
		landed()
		return nil
	}
	f.landed = landed
	f.motion = fyne.NewAnimation(time.Duration(t.pace*float64(long)), func(done float32) {
		if f.motion == nil || t.timers.Stopped() {
			return // a late tick
		}
		step(f, done)
		if done >= 1 {
			t.land(f)
		}
	})
	f.motion.Curve = fyne.AnimationEaseOut
	f.motion.Start()
	if f.motion == nil {
		return nil // it has ended at once
	}
	return f
}

func (t *Table) idleFlight() *flight {
	for _, f := range t.flights {
		if f.motion == nil {
			return f
		}
	}
	return nil
}

func (t *Table) land(f *flight) {
	f.motion = nil
	f.picture.Move(outside)
	landed := f.landed
	f.landed = nil
	landed()
	t.sayRest()
}

func (t *Table) gliding() bool {
	if t.scene != nil {
		return true
	}
	for _, f := range t.flights {
		if f.motion != nil {
			return true
		}
	}
	return false
}

// settle brings all cards that are on their way to their places at once. What
// begins when some have come there ends likewise.
func (t *Table) settle() {
	for t.gliding() {
		t.endScene()
		for _, f := range t.flights {
			if f.motion != nil {
				f.motion.Stop()
				t.land(f)
			}
		}
	}
}

func (t *Table) glideTime(from, to image.Point) time.Duration {
	way := to.Sub(from)
	part := min(1, math.Hypot(float64(way.X), float64(way.Y))/(farUnit*t.scale))
	return shortGlide + time.Duration(part*float64(longGlide-shortGlide))
}

// animated reports whether things may move; the setting of the toolkit counts.
func (t *Table) animated() bool {
	return t.visible && !t.timers.Stopped() && t.pace > 0 && fyne.CurrentApp().Settings().ShowAnimations()
}
