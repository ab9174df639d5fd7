package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// SetAside writes another aside, if it is another one.
func (b *Button) SetAside(text string) {
	if b.Aside != text {
		b.Aside = text
		b.Refresh()
	}
}

// asideRenderer draws a button with its aside at the right.
type asideRenderer struct {
	fyne.WidgetRenderer
	of    *Button
	aside *canvas.Text
}

func newAside(of *Button, drawn fyne.WidgetRenderer) *asideRenderer {
	r := &asideRenderer{drawn, of, canvas.NewText("", nil)}
	r.set()
	return r
}

func (r *asideRenderer) set() {
	r.aside.Text = r.of.Aside
	r.aside.Color, r.aside.TextSize = theme.Color(look.Quiet), theme.Size(look.Small)
	if r.of.Disabled() {
		r.aside.Color = theme.Color(theme.ColorNameDisabled)
	}
	r.aside.Hidden = r.of.Aside == ""
}

// AsideWidth is the room that an aside needs beside the text of a button, in Fyne's units.
func AsideWidth(text string) float32 {
	if text == "" {
		return 0
	}
	return fyne.MeasureText(text, theme.Size(look.Small), fyne.TextStyle{}).Width + theme.Padding()
}

// MinSize implements [fyne.WidgetRenderer].
func (r *asideRenderer) MinSize() fyne.Size {
	return r.WidgetRenderer.MinSize().AddWidthHeight(AsideWidth(r.of.Aside), 0)
}

// Layout implements [fyne.WidgetRenderer].
func (r *asideRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	text := r.aside.MinSize()
	r.aside.Resize(text)
	r.aside.Move(fyne.NewPos(size.Width-theme.InnerPadding()-text.Width, (size.Height-text.Height)/2))
}

// Refresh implements [fyne.WidgetRenderer].
func (r *asideRenderer) Refresh() {
	r.set()
	r.WidgetRenderer.Refresh()
	r.Layout(r.of.Size())
	r.aside.Refresh()
}

// Objects implements [fyne.WidgetRenderer].
func (r *asideRenderer) Objects() []fyne.CanvasObject {
	drawn := r.WidgetRenderer.Objects()
	return append(drawn[:len(drawn):len(drawn)], r.aside)
}
