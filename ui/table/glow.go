package table

import (
	"image"
	"image/color"
)

// glowOut draws a glow around a rounded rectangle, strongest at its edge.
func glowOut(img *image.RGBA, r image.Rectangle, radius float64, reach int, c color.NRGBA) {
	glow(img, r, radius, r.Inset(-reach), reach, c, func(d float64) float64 { return d / float64(reach) })
}

// glowIn draws a glow along the inside of a rounded rectangle.
func glowIn(img *image.RGBA, r image.Rectangle, radius float64, reach int, c color.NRGBA) {
	glow(img, r, radius, r, reach, c, func(d float64) float64 { return -d / float64(reach) })
}

// glow lights the pixels of an area by their distance from the edge of a rectangle: far returns 0
// at the edge, 1 where the light ends, and a negative number where there is none.
func glow(img *image.RGBA, r image.Rectangle, radius float64, area image.Rectangle, reach int, c color.NRGBA, far func(d float64) float64) {
	w, h := float64(r.Dx()), float64(r.Dy())
	dark := r.Inset(reach + int(radius)) // too far from the edge for any light
	area = area.Intersect(img.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if x == dark.Min.X && y >= dark.Min.Y && y < dark.Max.Y {
				x = dark.Max.X
			}
			t := far(roundDistance(float64(x-r.Min.X)+0.5, float64(y-r.Min.Y)+0.5, w, h, radius))
			if t >= 0 && t < 1 {
				blend(img.Pix[img.PixOffset(x, y):], c, (1-t)*(1-t)*float64(c.A)/0xFF)
			}
		}
	}
}

// blend draws a colour over a pixel.
func blend(pix []uint8, c color.NRGBA, alpha float64) {
	a := uint32(alpha*0x100 + 0.5)
	for k, v := range [4]uint8{c.R, c.G, c.B, 0xFF} {
		pix[k] = uint8((uint32(v)*a + uint32(pix[k])*(0x100-a)) >> 8)
	}
}
