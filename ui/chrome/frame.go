package chrome

import (
	"image/color"
	"simplesimon/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// The minimum size of the window, in Fyne's units: the bar fits, and dialogs scroll.
const (
	leastWidth  = 320
	leastHeight = 200
)

// shadowHeight is the height of the bar's shadow, in Fyne's units.
const shadowHeight = 5

// frame lays out the window: the bar above, the line below, the table in between. The felt is
// behind everything.
type frame struct {
	bar     *Bar
	line    *Line
	shadow  *canvas.LinearGradient // cast by the bar on the table
	table   fyne.CanvasObject
	tips    fyne.CanvasObject
	resized func(size fyne.Size, laidOut bool)
}

// NewFrame lays out bar, line and table over the felt; tips shows tooltips and fills the window.
// resized is called before and after the layout.
func NewFrame(bar *Bar, line *Line, table, ground, tips fyne.CanvasObject, resized func(size fyne.Size, laidOut bool)) fyne.CanvasObject {
	// Only tooltips come after the table, so that dragged cards are above everything else.
	f := &frame{bar, line, canvas.NewVerticalGradient(nil, color.Transparent), table, tips, resized}
	return container.New(f, ground, f.shadow, bar.Box, line.Box, table, tips)
}

// MinSize implements [fyne.Layout]. It is small, so that the window can be.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, leastHeight)
}

// Layout implements [fyne.Layout].
func (f *frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.resized(size, false)
	bar, line := f.bar.Box, f.line.Box
	height, below := f.bar.Height(size), LineHeight(size.Width)
	bar.Resize(fyne.NewSize(size.Width, height))
	bar.Move(fyne.NewPos(0, 0))
	f.shadow.StartColor = theme.Color(look.Depth)
	f.shadow.Move(fyne.NewPos(0, height))
	f.shadow.Resize(fyne.NewSize(size.Width, shadowHeight))
	line.Resize(fyne.NewSize(size.Width, below))
	line.Move(fyne.NewPos(0, size.Height-below))
	f.table.Move(fyne.NewPos(0, height))
	f.table.Resize(fyne.NewSize(size.Width, max(0, size.Height-height-below)))
	f.tips.Resize(size)
	f.resized(size, true)
}
