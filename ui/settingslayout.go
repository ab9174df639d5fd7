package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Dimensions of the settings, in Fyne's units at normal text size.
const (
	narrowSettings = 520
	wideSettings   = 920
	leastColumn    = 400
	betweenColumns = 24

	betweenSections = 12 // in addition to the margin of titles
)

// settingsWidth returns the width of the dialog: two columns if the window is wide enough.
func (w *Window) settingsWidth() float32 {
	if w.win.Canvas().Size().Width >= look.Scaled(wideSettings+80) {
		return wideSettings
	}
	return narrowSettings
}

// sectionTitle returns the title of a section.
func sectionTitle(text string) fyne.CanvasObject {
	title := widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	return title
}

// inColumns arranges sections in two columns, or in one if there is not enough room.
func inColumns(left, right []fyne.CanvasObject) fyne.CanvasObject {
	apart := layout.NewCustomPaddedVBoxLayout(look.Scaled(betweenSections))
	return container.New(&columns{}, container.New(apart, left...), container.New(apart, right...))
}

type columns struct {
	width float32 // the last width
}

// two reports whether there is room for two columns.
func (c *columns) two() bool { return c.width >= look.Scaled(2*leastColumn+betweenColumns) }

// MinSize implements [fyne.Layout].
func (c *columns) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := o[0].MinSize(), o[1].MinSize()
	if c.two() {
		return left.Max(right)
	}
	return fyne.NewSize(max(left.Width, right.Width), left.Height+look.Scaled(betweenSections)+right.Height)
}

// Layout implements [fyne.Layout].
func (c *columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	o[0].Move(fyne.NewPos(0, 0))
	if !c.two() {
		o[0].Resize(fyne.NewSize(size.Width, o[0].MinSize().Height))
		height := o[0].MinSize().Height // its texts are wrapped now
		o[0].Resize(fyne.NewSize(size.Width, height))
		below := height + look.Scaled(betweenSections)
		o[1].Move(fyne.NewPos(0, below))
		o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-below)))
		return
	}
	width := (size.Width - look.Scaled(betweenColumns)) / 2
	o[0].Resize(fyne.NewSize(width, size.Height))
	o[1].Move(fyne.NewPos(size.Width-width, 0))
	o[1].Resize(fyne.NewSize(width, size.Height))
}
