// Package pixel converts between Fyne's units and device pixels.
package pixel

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
)

// Of is the number of device pixels in one of Fyne's units where an object is shown; 1 before it is.
func Of(o fyne.CanvasObject) float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return 1
	}
	const far = 10000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float64(x) / far
}

// Rect is the place of an object in device pixels of its window.
func Rect(o fyne.CanvasObject) image.Rectangle {
	scale := Of(o)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	px := func(x float32) int { return int(math.Round(float64(x) * scale)) }
	return image.Rect(px(at.X), px(at.Y), px(at.X+o.Size().Width), px(at.Y+o.Size().Height))
}
