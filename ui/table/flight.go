package table

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// flight is an animated image of cards. The image remains in the window permanently and is parked
// outside when unused.
type flight struct {
	picture *canvas.Image
	motion  *fyne.Animation // nil when unused
	landed  func()
}

// outside is where unused images are parked.
var outside = fyne.NewPos(-20000, -20000)

func newSprite() *canvas.Image {
	img := canvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	img.ScaleMode = canvas.ImageScalePixels
	img.FillMode = canvas.ImageFillStretch
	img.Resize(fyne.NewSize(1, 1))
	img.Move(outside)
	return img
}

// animate runs an animation of one image: step is called with the completed fraction, landed at
// the end. It returns the flight, whose image the caller sets, or nil if animations are off;
// landed has then been called.
func (t *Table) animate(long time.Duration, pace fyne.AnimationCurve, step func(f *flight, done float32), landed func()) *flight {
	f := t.idleFlight()
	if f == nil || !t.animated() {
		landed()
		return nil
	}
	var motion *fyne.Animation
	motion = fyne.NewAnimation(time.Duration(t.pace*float64(long)), func(done float32) {
		if f.motion != motion || t.timers.Stopped() {
			return // a late tick
		}
		step(f, done)
		if done >= 1 {
			t.land(f)
		}
	})
	motion.Curve = pace
	f.motion, f.landed = motion, landed
	motion.Start()
	if f.motion == nil {
		return nil // it ended immediately
	}
	return f
}

// easeOut starts fast and ends slowly.
func easeOut(done float32) float32 {
	left := 1 - done
	return 1 - left*left*left
}

// easeInOut starts and ends slowly.
func easeInOut(done float32) float32 {
	if done > 0.5 {
		return 1 - easeInOut(1-done)
	}
	return 4 * done * done * done
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

// animated reports whether animations are on; this includes the toolkit's setting.
func (t *Table) animated() bool {
	return t.laidOut && !t.timers.Stopped() && t.pace > 0 && fyne.CurrentApp().Settings().ShowAnimations()
}
