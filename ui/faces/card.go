package faces

import (
	"image"
	"image/color"
)

// Height returns the height in pixels of a card of the given width: 5 : 7, rounded.
func Height(width int) int { return max(1, (max(width, 1)*14+5)/10) }

// Radius returns the radius in pixels of the round corners of a card of the given width.
func Radius(width int) float64 { return 0.06 * float64(width) }

// FillRound fills a rectangle with round corners on an image whose bounds start at (0, 0). Lengths
// are in pixels.
func FillRound(on *image.RGBA, r image.Rectangle, radius float64, c color.Color) {
	p := painter{img: on, place: identity}
	p.fill(roundedRect(r, radius), c)
}

// FrameRound draws a frame of the given thickness inside a rectangle with round corners. Lengths
// are in pixels; the bounds of the image start at (0, 0).
func FrameRound(on *image.RGBA, r image.Rectangle, radius float64, thickness int, c color.Color) {
	p := painter{img: on, place: identity}
	hole := roundedRect(r.Inset(thickness), radius-float64(thickness))
	p.fill(roundedRect(r, radius).and(hole.backwards()), c)
}

func roundedRect(r image.Rectangle, radius float64) path {
	return rounded(float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y), radius)
}
