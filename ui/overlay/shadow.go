package overlay

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// The shadow around a dialog, in Fyne's units.
const (
	shadowReach = 26 // how far it extends beyond the dialog
	shadowDrop  = 8  // offset downwards
	shadowGrain = 2  // units per pixel: it is soft
)

// newShadow returns the shadow of a dialog. It is an image rendered once per size: the toolkit's
// blur of this radius takes seconds without a graphics card.
func newShadow() fyne.CanvasObject {
	picture := &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleSmooth}
	return container.New(&shadowLayout{}, picture)
}

type shadowLayout struct{ drawn fyne.Size }

// MinSize implements [fyne.Layout].
func (*shadowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (l *shadowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if l.drawn == size {
		return
	}
	l.drawn = size
	picture := o[0].(*canvas.Image)
	picture.Image = drawShadow(size, color.NRGBAModel.Convert(theme.Color(look.Depth)).(color.NRGBA))
	picture.Resize(size.AddWidthHeight(2*shadowReach, 2*shadowReach))
	picture.Move(fyne.NewPos(-shadowReach, -shadowReach))
	picture.Refresh()
}

// drawShadow renders the shadow of a dialog, which is empty under the dialog itself.
func drawShadow(size fyne.Size, dark color.NRGBA) image.Image {
	width, height := float64(size.Width), float64(size.Height)
	img := image.NewNRGBA(image.Rect(0, 0, int(width+2*shadowReach)/shadowGrain, int(height+2*shadowReach)/shadowGrain))
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			x, y := (float64(px)+0.5)*shadowGrain-shadowReach, (float64(py)+0.5)*shadowGrain-shadowReach
			if outside(x, y, width, height) < shadowGrain {
				continue
			}
			near := max(0, 1-outside(x, y-shadowDrop, width, height)/(shadowReach-shadowDrop))
			img.SetNRGBA(px, py, color.NRGBA{dark.R, dark.G, dark.B, uint8(float64(dark.A) * near * near)})
		}
	}
	return img
}

// outside returns the distance of a point from a dialog, 0 inside.
func outside(x, y, width, height float64) float64 {
	const radius = look.DialogRadius
	dx := max(0, radius-x, x-(width-radius))
	dy := max(0, radius-y, y-(height-radius))
	return max(0, math.Hypot(dx, dy)-radius)
}
