package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// besideText is the horizontal padding of a filled or tonal button, as a multiple of the toolkit's
// inner padding; one without a background has less.
const besideText = 1.5

// aroundPill is the margin above and below a pill, in Fyne's units.
const aroundPill = 4

// buttonFace renders a button: the toolkit's has bold text, and a tint that hides its rank while
// it is focused.
type buttonFace struct {
	button *Button
	ground *canvas.Rectangle
	icon   *canvas.Image
	label  *canvas.Text
	aside  *canvas.Text // smaller, at the right
}

// CreateRenderer implements [fyne.Widget].
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	f := &buttonFace{
		button: b, ground: canvas.NewRectangle(color.Transparent), icon: &canvas.Image{FillMode: canvas.ImageFillContain},
		label: canvas.NewText("", nil), aside: canvas.NewText("", nil),
	}
	f.set()
	return newRing(b, f)
}

// SetAside changes the aside.
func (b *Button) SetAside(text string) {
	if b.Aside != text {
		b.Aside = text
		b.Refresh()
	}
}

// AsideWidth returns the width an aside adds to a button, in Fyne's units.
func AsideWidth(text string) float32 {
	if text == "" {
		return 0
	}
	return fyne.MeasureText(text, theme.Size(look.Small), fyne.TextStyle{}).Width + theme.InnerPadding()
}

// colours returns the colours of text and background.
func (b *Button) colours() (ink, ground color.Color) {
	ink, ground = theme.Color(theme.ColorNameForeground), color.Transparent
	high := b.Importance == widget.HighImportance
	switch {
	case b.Disabled() && b.Importance == widget.LowImportance:
		return theme.Color(theme.ColorNameDisabled), ground
	case b.Disabled():
		return theme.Color(theme.ColorNameDisabled), theme.Color(theme.ColorNameDisabledButton)
	case high:
		ink, ground = theme.Color(theme.ColorNameForegroundOnPrimary), theme.Color(theme.ColorNamePrimary)
	case b.Importance != widget.LowImportance || b.Pill:
		ground = theme.Color(theme.ColorNameButton)
	}
	switch {
	case b.pressed:
		ground = look.Over(ground, theme.Color(theme.ColorNamePressed))
	case b.hovered:
		ground = look.Over(ground, theme.Color(theme.ColorNameHover))
	}
	return ink, ground
}

// set updates the parts to the button's state.
func (f *buttonFace) set() {
	b := f.button
	ink, ground := b.colours()
	f.ground.FillColor, f.ground.CornerRadius = ground, theme.Size(theme.SizeNameButtonRadius)
	f.label.Text, f.label.Color, f.label.TextSize = b.Text, ink, theme.TextSize()
	f.label.Hidden = b.Text == ""
	f.aside.Text, f.aside.Color, f.aside.TextSize = b.Aside, theme.Color(look.Quiet), theme.Size(look.Small)
	if b.Disabled() {
		f.aside.Color = ink
	}
	f.aside.Hidden = b.Aside == ""
	f.icon.Hidden = b.Icon == nil
	if b.Icon != nil {
		f.icon.Resource = b.icon()
	}
}

// icon returns the button's icon in the colour of its text.
func (b *Button) icon() fyne.Resource {
	switch {
	case b.Disabled():
		return theme.NewDisabledResource(b.Icon)
	case b.Importance == widget.HighImportance:
		return theme.NewColoredResource(b.Icon, theme.ColorNameForegroundOnPrimary)
	}
	return b.Icon
}

// beside returns the padding on the left and right.
func (f *buttonFace) beside() float32 {
	if f.button.Text == "" || f.button.Importance == widget.LowImportance && !f.button.Pill {
		return theme.InnerPadding()
	}
	return theme.InnerPadding() * besideText
}

// content returns the size of icon and text, and the indentation of the text.
func (f *buttonFace) content() (size fyne.Size, in float32) {
	if f.button.Icon != nil {
		size = fyne.NewSquareSize(theme.IconInlineSize())
	}
	if f.button.Text != "" {
		if size.Width > 0 {
			size.Width += theme.Padding()
		}
		in = size.Width
		text := f.label.MinSize()
		size = fyne.NewSize(size.Width+text.Width, max(size.Height, text.Height))
	}
	return size, in
}

// MinSize implements [fyne.WidgetRenderer].
func (f *buttonFace) MinSize() fyne.Size {
	size, _ := f.content()
	line := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height // the height of a line, with or without a text
	height := max(size.Height, line, theme.IconInlineSize())
	return fyne.NewSize(size.Width+AsideWidth(f.button.Aside)+2*f.beside(), height+2*theme.InnerPadding())
}

// Layout implements [fyne.WidgetRenderer].
func (f *buttonFace) Layout(size fyne.Size) {
	f.ground.Resize(size)
	f.ground.Move(fyne.Position{})
	if f.button.Pill {
		f.ground.Resize(size.SubtractWidthHeight(0, 2*aroundPill))
		f.ground.Move(fyne.NewPos(0, aroundPill))
		f.ground.CornerRadius = f.ground.Size().Height / 2
	}
	content, in := f.content()
	aside := AsideWidth(f.button.Aside)
	left := (size.Width - content.Width - aside) / 2
	if f.button.Alignment == widget.ButtonAlignLeading || f.button.Aside != "" {
		left = f.beside()
	}
	text := f.label.MinSize()
	if icon := theme.IconInlineSize(); f.button.Icon != nil {
		at := left
		if f.button.IconPlacement == widget.ButtonIconTrailingText && f.button.Text != "" {
			at, in = left+text.Width+theme.Padding(), 0
		}
		f.icon.Resize(fyne.NewSquareSize(icon))
		f.icon.Move(fyne.NewPos(at, (size.Height-icon)/2))
	}
	f.label.Resize(text)
	f.label.Move(fyne.NewPos(left+in, (size.Height-text.Height)/2))
	quiet := f.aside.MinSize()
	f.aside.Resize(quiet)
	f.aside.Move(fyne.NewPos(size.Width-f.beside()-quiet.Width, (size.Height-quiet.Height)/2))
}

// Refresh implements [fyne.WidgetRenderer].
func (f *buttonFace) Refresh() {
	f.set()
	f.Layout(f.button.Size())
	f.ground.Refresh()
	f.icon.Refresh()
	f.label.Refresh()
	f.aside.Refresh()
}

// Objects implements [fyne.WidgetRenderer].
func (f *buttonFace) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.ground, f.icon, f.label, f.aside}
}

// Destroy implements [fyne.WidgetRenderer].
func (f *buttonFace) Destroy() {}
