package table

import (
	"image"
	"image/draw"
)

// Swatch returns a sample of a table's felt with the given size in pixels.
func Swatch(p Palette, w, h int) *image.RGBA {
	if p.Textured {
		return felt(p, w, h)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(p.Felt), image.Point{}, draw.Src)
	return img
}
