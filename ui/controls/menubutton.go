package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// MenuButton is an item of the menu: an icon, a text and the equivalent keys, with its own text
// size and vertical padding. The toolkit's buttons support that only by a custom theme, and
// objects drawn with one are never released.
type MenuButton struct {
	Button
	Shown  MenuItem
	Letter func(rune) // handles typed characters; may be nil
}

// MenuItem is the content of a [MenuButton].
type MenuItem struct {
	Icon          fyne.ThemeIconName // "" for none
	Text          string
	Keys          string  // as displayed
	Size, Padding float32 // of the text, and vertical, in Fyne's units
}

// Distances in an item, in Fyne's units.
const (
	menuSide = 12 // before the icon and after the keys
	menuGap  = 12 // between icon and text
	keysGap  = 28 // between text and keys
)

// NewMenuButton returns an item of the menu.
func NewMenuButton(desk Desk, shown MenuItem, tapped func()) *MenuButton {
	b := &MenuButton{Shown: shown}
	b.Keyed = Keyed{desk}
	b.Text, b.OnTapped = shown.Text, tapped
	b.ExtendBaseWidget(b)
	return b
}

// ink returns the colour names of the text, and of the icon and keys.
func (b *MenuButton) ink() (text, quiet fyne.ThemeColorName) {
	if b.Disabled() {
		return theme.ColorNameDisabled, theme.ColorNameDisabled
	}
	return theme.ColorNameForeground, look.Quiet
}

// FocusGained implements [fyne.Focusable].
func (b *MenuButton) FocusGained() {
	b.Button.FocusGained()
	b.Desk.Reveal(b)
}

// TypedRune implements [fyne.Focusable].
func (b *MenuButton) TypedRune(r rune) {
	if b.Letter != nil {
		b.Letter(r)
	}
}

// CreateRenderer implements [fyne.Widget].
func (b *MenuButton) CreateRenderer() fyne.WidgetRenderer {
	f := &menuFace{
		button: b, ground: canvas.NewRectangle(color.Transparent), icon: &canvas.Image{FillMode: canvas.ImageFillContain},
		label: canvas.NewText(b.Shown.Text, color.Transparent), keys: canvas.NewText(b.Shown.Keys, color.Transparent),
	}
	f.label.TextSize, f.keys.TextSize = b.Shown.Size, min(b.Shown.Size, look.SmallText())
	f.recolour()
	return newRing(b, f)
}

// menuFace renders an item of the menu, without its ring.
type menuFace struct {
	button      *MenuButton
	ground      *canvas.Rectangle
	icon        *canvas.Image
	label, keys *canvas.Text
}

func (f *menuFace) recolour() {
	b := f.button
	text, quiet := b.ink()
	f.label.Color, f.keys.Color = theme.Color(text), theme.Color(quiet)
	if b.Shown.Icon != "" {
		f.icon.Resource = theme.NewColoredResource(theme.Icon(b.Shown.Icon), quiet)
	}
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

// iconSize returns the icon's size, in the same proportion to the text as on the toolkit's
// buttons.
func (f *menuFace) iconSize() float32 {
	return f.button.Shown.Size * theme.IconInlineSize() / theme.TextSize()
}

// textAt returns where the text starts.
func (f *menuFace) textAt() float32 { return menuSide + f.iconSize() + menuGap }

// MinSize implements [fyne.WidgetRenderer].
func (f *menuFace) MinSize() fyne.Size {
	text := f.label.MinSize()
	size := fyne.NewSize(f.textAt()+text.Width+menuSide, text.Height+2*f.button.Shown.Padding)
	if f.keys.Text != "" {
		size.Width += keysGap + f.keys.MinSize().Width
	}
	return size
}

// Layout implements [fyne.WidgetRenderer].
func (f *menuFace) Layout(size fyne.Size) {
	f.ground.Resize(size)
	icon := f.iconSize()
	f.icon.Resize(fyne.NewSquareSize(icon))
	f.icon.Move(fyne.NewPos(menuSide, (size.Height-icon)/2))
	text, keys := f.label.MinSize(), f.keys.MinSize()
	f.label.Resize(text)
	f.label.Move(fyne.NewPos(f.textAt(), (size.Height-text.Height)/2))
	f.keys.Resize(keys)
	f.keys.Move(fyne.NewPos(size.Width-keys.Width-menuSide, (size.Height-keys.Height)/2))
}

// Refresh implements [fyne.WidgetRenderer].
func (f *menuFace) Refresh() {
	f.recolour()
	for _, o := range f.Objects() {
		o.Refresh()
	}
}

// Objects implements [fyne.WidgetRenderer].
func (f *menuFace) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.ground, f.icon, f.label, f.keys}
}

// Destroy implements [fyne.WidgetRenderer].
func (f *menuFace) Destroy() {}
