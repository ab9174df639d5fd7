package table

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// pixels returns the number of device pixels per Fyne unit, at which images are sharp.
func (t *Table) pixels() float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(t)
	if c == nil {
		return t.scale
	}
	const far = 10000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float64(x) / far
}

func (t *Table) position(p image.Point) fyne.Position {
	return fyne.NewPos(float32(float64(p.X)/t.scale), float32(float64(p.Y)/t.scale))
}

func (t *Table) size(p image.Point) fyne.Size {
	return fyne.NewSize(float32(float64(p.X)/t.scale), float32(float64(p.Y)/t.scale))
}

// point converts a position on the table to device pixels.
func (t *Table) point(p fyne.Position) image.Point {
	return image.Pt(round(float64(p.X)*t.scale), round(float64(p.Y)*t.scale))
}

func round(x float64) int { return int(math.Round(x)) }

// origin returns the table's upper left corner in device pixels of the window.
func (t *Table) origin() image.Point {
	return t.point(fyne.CurrentApp().Driver().AbsolutePositionForObject(t))
}

func (t *Table) setSprite(sprite *canvas.Image, img *image.RGBA, at image.Point) {
	sprite.Image = img
	sprite.Resize(t.size(img.Rect.Size()))
	sprite.Move(t.position(at))
	sprite.Refresh()
}

// pad returns the margin of an image of cards in device pixels.
func (t *Table) pad() image.Point { return image.Pt(t.pencil.pad, t.pencil.pad) }
