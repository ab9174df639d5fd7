package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// Dimensions of a key cap, in Fyne's units at normal text size.
const (
	capSide  = 7 // horizontal padding
	capAbove = 3
	capDepth = 2 // visible part of its front
	capGap   = 4 // between key caps
)

// keyCap draws a key with its label.
func keyCap(text string) fyne.CanvasObject {
	front, top := canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder)), canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))
	top.StrokeColor, top.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 1
	front.CornerRadius, top.CornerRadius = look.Scaled(5), look.Scaled(5)
	label := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
	label.TextSize = look.SmallText()
	return container.New(capLayout{}, front, top, label)
}

// capLayout places the top of a key above its front, and centres the text on it. No key is
// narrower than high.
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

// keyCaps draws keys side by side, pressed together or in sequence.
func keyCaps(caps []string) fyne.CanvasObject {
	row := container.New(layout.NewCustomPaddedHBoxLayout(look.Scaled(capGap)))
	for _, text := range caps {
		if text == "–" { // a range of keys
			dash := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
			dash.TextStyle.Bold = true // a thin dash falls between two rows of pixels
			row.Add(dash)
			continue
		}
		row.Add(keyCap(text))
	}
	return row
}
