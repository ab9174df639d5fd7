package controls

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// DoubleClick is the maximum time between the two clicks of a double click.
const DoubleClick = 500 * time.Millisecond

// Paragraph returns text that wraps.
func Paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Heading returns the heading of a group of controls.
func Heading(text string) *widget.Label {
	return widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
}

// lowWindow is the height below which groups are closer together, at normal text size.
const lowWindow = 560

// GroupGap returns the gap between two groups in addition to the margin of a heading: less in a
// low window.
func GroupGap(c fyne.Canvas) fyne.CanvasObject {
	height := 2.5 * theme.Padding()
	if c.Size().Height < look.Scaled(lowWindow) {
		height = theme.Padding()
	}
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(0, height))
	return gap
}

// Snug reduces the vertical margins of a line of text.
func Snug(o fyne.CanvasObject) fyne.CanvasObject {
	p := -theme.InnerPadding() * 3 / 4
	return container.New(layout.NewCustomPaddedLayout(p, p, 0, 0), o)
}

// Inset indents objects by the inner padding of the toolkit's labels, so that both are aligned.
func Inset(o ...fyne.CanvasObject) fyne.CanvasObject {
	p := theme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(0, 0, p, p), container.NewVBox(o...))
}

// Tight returns a layout that stacks labels like the lines of one text.
func Tight() fyne.Layout {
	return layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding() - theme.Padding())
}

// SetText changes a text, if necessary.
func SetText(t *canvas.Text, text string) {
	if t.Text != text {
		t.Text = text
		t.Refresh()
	}
}
