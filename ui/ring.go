package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// The ring of a button with the focus, in Fyne's units.
const (
	ringInset  = 2
	ringStroke = 2
)

// CreateRenderer implements [fyne.Widget].
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	r := &ringRenderer{WidgetRenderer: b.Button.CreateRenderer(), button: b, ring: canvas.NewRectangle(color.Transparent)}
	r.ring.StrokeWidth = ringStroke
	r.recolour()
	return r
}

// ringRenderer draws a button with a ring within its edge while it has the
// focus. The toolkit only tints the ground of the button, which can't be seen on
// the likely answer of a dialog. The ring has the colour of the text, so it
// stands out wherever that does.
type ringRenderer struct {
	fyne.WidgetRenderer
	button *button
	ring   *canvas.Rectangle
}

func (r *ringRenderer) recolour() {
	name := theme.ColorNameForeground
	if r.button.Importance == widget.HighImportance {
		name = theme.ColorNameForegroundOnPrimary
	}
	r.ring.StrokeColor = theme.Color(name)
	r.ring.CornerRadius = theme.Size(theme.SizeNameButtonRadius) - ringInset/2
	r.ring.Hidden = !r.button.focused || r.button.Disabled()
}

// Layout implements [fyne.WidgetRenderer].
func (r *ringRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Move(fyne.NewSquareOffsetPos(ringInset))
	r.ring.Resize(size.SubtractWidthHeight(2*ringInset, 2*ringInset))
}

// Refresh implements [fyne.WidgetRenderer].
func (r *ringRenderer) Refresh() {
	r.recolour()
	r.WidgetRenderer.Refresh()
	r.ring.Refresh()
}

// Objects implements [fyne.WidgetRenderer].
func (r *ringRenderer) Objects() []fyne.CanvasObject {
	return append(r.WidgetRenderer.Objects()[:len(r.WidgetRenderer.Objects()):len(r.WidgetRenderer.Objects())], r.ring)
}
