package table

import (
	"image"
	"image/draw"
	"math"

	"simplesimon/ui/faces"
)

// softShadow draws the shadow of a card: a blurred rounded rectangle on an image larger by pad on
// every side. It reaches half as far as the blur.
func softShadow(w, h, pad int, blur, strength float64) *image.RGBA {
	mask := image.NewRGBA(image.Rect(0, 0, w+2*pad, h+2*pad))
	radius := faces.Radius(w)
	for y := 0; y < mask.Rect.Dy(); y++ {
		for x := 0; x < mask.Rect.Dx(); x++ {
			d := roundDistance(float64(x-pad)+0.5, float64(y-pad)+0.5, float64(w), float64(h), radius)
			if t := (blur*0.5 - d) / blur; t > 0 {
				t = min(t, 1)
				a := uint8(math.Round(255 * strength * t * t * (3 - 2*t)))
				mask.Pix[mask.PixOffset(x, y)+3] = a
			}
		}
	}
	return mask
}

// roundDistance returns the distance of a point from a rounded rectangle at the origin, negative
// inside.
func roundDistance(x, y, w, h, radius float64) float64 {
	dx := math.Abs(x-w/2) - (w/2 - radius)
	dy := math.Abs(y-h/2) - (h/2 - radius)
	outside := math.Hypot(max(dx, 0), max(dy, 0))
	return outside + min(max(dx, dy), 0) - radius
}

// drawShadow stretches the shadow of one card over a whole image: its upper and lower halves at
// the ends, its middle row between them.
func drawShadow(img *image.RGBA, shadow *image.RGBA) {
	h, all := shadow.Rect.Dy(), img.Rect.Dy()
	half := min(h, all) / 2
	w := shadow.Rect.Dx()
	draw.Draw(img, image.Rect(0, 0, w, half), shadow, image.Point{}, draw.Over)
	for y := half; y < all-half; y++ {
		draw.Draw(img, image.Rect(0, y, w, y+1), shadow, image.Pt(0, h/2), draw.Over)
	}
	draw.Draw(img, image.Rect(0, all-half, w, all), shadow, image.Pt(0, h-half), draw.Over)
}

// lipShadow draws the thin shadow of a card on the one it covers.
func lipShadow(w, h int, strength float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := 0; y < h; y++ {
		t := float64(y+1) / float64(h)
		a := uint8(255 * strength * t * t)
		for x := 0; x < w; x++ {
			img.Pix[img.PixOffset(x, y)+3] = a
		}
	}
	return img
}
