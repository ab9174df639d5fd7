package uitest

import (
	"fyne.io/fyne/v2"
)

// Notch turns the wheel by some notches towards the player, over the centre of an object in the topmost layer.
// It reports whether anything there scrolls.
func (p *Player) Notch(over fyne.CanvasObject, notches int) bool {
	p.T.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(over).AddXY(over.Size().Width/2, over.Size().Height/2)
	var scrolls fyne.Scrollable
	for _, d := range Layer(p.Canvas, Top(p.Canvas)) { // the last one is on top
		in := d.Rect.And(d.Clip)
		if s, ok := d.CanvasObject.(fyne.Scrollable); ok && at.X >= in.X0 && at.X < in.X1 && at.Y >= in.Y0 && at.Y < in.Y1 {
			scrolls = s
		}
	}
	if scrolls == nil {
		return false
	}
	const notch = 25 // the toolkit's unit
	for range notches {
		scrolls.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -notch)})
	}
	return true
}
