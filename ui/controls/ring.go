package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// The focus ring, in Fyne's units.
const (
	RingStroke = 2 // thickness
	ringInset  = 2
)

// ringed is a widget with a focus ring.
type ringed interface {
	fyne.Widget
	fyne.Disableable
	// ring reports whether the ring is visible, and the name of its colour.
	ring() (on bool, color fyne.ThemeColorName)
}

func (b *Button) ring() (bool, fyne.ThemeColorName) {
	if b.Importance == widget.HighImportance {
		return b.Ringed(), theme.ColorNameForegroundOnPrimary
	}
	return b.Ringed(), theme.ColorNameForeground
}

// Ringed reports whether the button shows that it has the focus.
func (b *Button) Ringed() bool { return b.focused && b.Desk.Presses().Keyed() }

// CreateRenderer implements [fyne.Widget].
func (c *Check) CreateRenderer() fyne.WidgetRenderer {
	return newRing(c, c.Check.CreateRenderer())
}

func (c *Check) ring() (bool, fyne.ThemeColorName) {
	return c.focused && c.Desk.Presses().Keyed(), theme.ColorNameForeground
}

// CreateRenderer implements [fyne.Widget].
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	return newRing(c, c.Select.CreateRenderer())
}

func (c *Choice) ring() (bool, fyne.ThemeColorName) {
	return c.focused && c.Desk.Presses().Keyed(), theme.ColorNameForeground
}

// ringRenderer draws a widget with a ring inside its edge while it has the focus and the player
// uses the keyboard. The toolkit tints the background instead, which is invisible on the default
// answer of a dialog and obtrusive elsewhere. The ring has the colour of the text, so it has the
// same contrast.
type ringRenderer struct {
	fyne.WidgetRenderer
	of   ringed
	ring *canvas.Rectangle
}

func newRing(of ringed, drawn fyne.WidgetRenderer) *ringRenderer {
	r := &ringRenderer{WidgetRenderer: drawn, of: of, ring: canvas.NewRectangle(color.Transparent)}
	r.ring.StrokeWidth = RingStroke
	r.recolour()
	return r
}

func (r *ringRenderer) recolour() {
	on, name := r.of.ring()
	r.ring.StrokeColor, r.ring.StrokeWidth = theme.Color(name), RingStroke
	r.ring.CornerRadius = theme.Size(theme.SizeNameButtonRadius) - ringInset/2
	r.ring.Hidden = !on || r.of.Disabled()
	if _, field := r.of.(*Choice); field && r.ring.Hidden { // it is outlined like an entry
		r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.Hidden = theme.Color(theme.ColorNameInputBorder), theme.InputBorderSize(), false
	}
}

// Layout implements [fyne.WidgetRenderer].
func (r *ringRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	side := float32(ringInset)
	if _, ok := r.of.(*Check); ok { // its line may be wider than its text, and the toolkit's tint is at its very edge
		size.Width = min(size.Width, r.MinSize().Width+theme.Padding())
		side = 0
	}
	r.ring.Move(fyne.NewPos(side, ringInset))
	r.ring.Resize(size.SubtractWidthHeight(2*side, 2*ringInset))
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
