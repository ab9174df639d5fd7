package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// MenuButton is an item of the menu, with a size of its own for its text and for
// what is left free above and below it. The toolkit's buttons have that by a theme of their
// own only, and whatever is drawn with such a theme is never let go of.
type MenuButton struct {
	Button
	size, padding float32
}

// NewMenuButton returns an item with a size of its text and with what is left free above and below
// it, in Fyne's units.
func NewMenuButton(desk Desk, text string, size, padding float32, tapped func()) *MenuButton {
	b := &MenuButton{size: size, padding: padding}
	b.Keyed = Keyed{desk}
	b.Text, b.OnTapped = text, tapped
	b.ExtendBaseWidget(b)
	return b
}

// Ink is the name of the colour of its text.
func (b *MenuButton) Ink() fyne.ThemeColorName {
	if b.Disabled() {
		return theme.ColorNameDisabled
	}
	return theme.ColorNameForeground
}

// CreateRenderer implements [fyne.Widget].
func (b *MenuButton) CreateRenderer() fyne.WidgetRenderer {
	face := &menuFace{button: b, ground: canvas.NewRectangle(color.Transparent), label: canvas.NewText(b.Text, color.Transparent)}
	face.label.TextSize = b.size
	face.recolour()
	return newRing(b, face)
}

// menuFace draws an item of the menu, without its ring.
type menuFace struct {
	button *MenuButton
	ground *canvas.Rectangle
	label  *canvas.Text
}

func (f *menuFace) recolour() {
	b := f.button
	f.label.Color = theme.Color(b.Ink())
	f.ground.CornerRadius = theme.Size(theme.SizeNameButtonRadius)
	switch {
	case b.Disabled():
		f.ground.FillColor = color.Transparent
	case b.pressed:
		f.ground.FillColor = theme.Color(theme.ColorNamePressed)
	case b.hovered:
		f.ground.FillColor = theme.Color(theme.ColorNameHover)
	default:
		f.ground.FillColor = color.Transparent
	}
}

// MinSize implements [fyne.WidgetRenderer].
func (f *menuFace) MinSize() fyne.Size {
	return f.label.MinSize().AddWidthHeight(2*theme.InnerPadding(), 2*f.button.padding)
}

// Layout implements [fyne.WidgetRenderer].
func (f *menuFace) Layout(size fyne.Size) {
	f.ground.Resize(size)
	text := f.label.MinSize()
	f.label.Resize(text)
	f.label.Move(fyne.NewPos(theme.InnerPadding(), (size.Height-text.Height)/2))
}

// Refresh implements [fyne.WidgetRenderer].
func (f *menuFace) Refresh() {
	f.recolour()
	f.ground.Refresh()
	f.label.Refresh()
}

// Objects implements [fyne.WidgetRenderer].
func (f *menuFace) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{f.ground, f.label} }

// Destroy implements [fyne.WidgetRenderer].
func (f *menuFace) Destroy() {}
