package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// Measures of a key cap, in Fyne's units at the normal size of text.
const (
	capSide  = 7 // beside what is written on it
	capAbove = 3
	capDepth = 2 // of its front, seen below
	capGap   = 4 // between two caps
)

// keyCap draws a key with what is written on it.
func keyCap(text string) fyne.CanvasObject {
	front, top := canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder)), canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))
	top.StrokeColor, top.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 1
	front.CornerRadius, top.CornerRadius = look.Scaled(5), look.Scaled(5)
	label := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
	label.TextSize = look.SmallText()
	return container.New(capLayout{}, front, top, label)
}

// capLayout lays the top of a key over its front, and centres the text on it. No key is narrower
// than high.
type capLayout struct{}

// MinSize implements [fyne.Layout].
func (capLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	text := o[2].MinSize()
	height := text.Height + look.Scaled(2*capAbove+capDepth)
	return fyne.NewSize(max(text.Width+look.Scaled(2*capSide), height), height)
}

// Layout implements [fyne.Layout].
func (capLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	depth := look.Scaled(capDepth)
	top := size.SubtractWidthHeight(0, depth)
	o[0].Move(fyne.NewPos(0, depth))
	o[0].Resize(top)
	o[1].Resize(top)
	text := o[2].MinSize()
	o[2].Move(fyne.NewPos((top.Width-text.Width)/2, (top.Height-text.Height)/2))
	o[2].Resize(text)
}

// keyCaps draws keys side by side, those that are pressed together or one after the other.
func keyCaps(caps []string) fyne.CanvasObject {
	row := container.New(layout.NewCustomPaddedHBoxLayout(look.Scaled(capGap)))
	for _, text := range caps {
		if text == "–" { // and those between
			dash := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
			dash.TextStyle.Bold = true // a thin one falls between two rows of pixels
			row.Add(dash)
			continue
		}
		row.Add(keyCap(text))
	}
	return row
}
