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

// DoubleClick is how soon the second of two clicks has to come.
const DoubleClick = 500 * time.Millisecond

// Paragraph is text that wraps.
func Paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Heading is the heading of a group of controls.
func Heading(text string) *widget.Label {
	return widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
}

// lowWindow is the height below which groups stand nearer to each other, at the normal size of text.
const lowWindow = 560

// GroupGap is what lies between two groups besides the air around a heading: less in a low window.
func GroupGap(c fyne.Canvas) fyne.CanvasObject {
	height := 2.5 * theme.Padding()
	if c.Size().Height < look.Scaled(lowWindow) {
		height = theme.Padding()
	}
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(0, height))
	return gap
}

// Snug puts a line of text nearer to what is above and below it than the toolkit would.
func Snug(o fyne.CanvasObject) fyne.CanvasObject {
	p := -theme.InnerPadding() * 3 / 4
	return container.New(layout.NewCustomPaddedLayout(p, p, 0, 0), o)
}

// Inset moves things in by what the toolkit's labels leave free beside their text, so that both
// stand on one line.
func Inset(o ...fyne.CanvasObject) fyne.CanvasObject {
	p := theme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(0, 0, p, p), container.NewVBox(o...))
}

// Tight stacks labels as the lines of one text.
func Tight() fyne.Layout {
	return layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding() - theme.Padding())
}

// SetText writes another text, if it is another one.
func SetText(t *canvas.Text, text string) {
	if t.Text != text {
		t.Text = text
		t.Refresh()
	}
}
