package chrome

import (
	"image/color"
	"simplesimon/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// The least size of the window, in Fyne's units: the bar fits, and dialogs scroll.
const (
	leastWidth  = 320
	leastHeight = 200
)

// shadowHeight is that of the bar's shadow, in Fyne's units.
const shadowHeight = 5

// frame lays the window out: the bar above, the line below, the table between. The table's ground
// is behind all; the table itself puts it there.
type frame struct {
	bar     *Bar
	line    *Line
	shadow  *canvas.LinearGradient // of the bar, on the table
	table   fyne.CanvasObject
	tips    fyne.CanvasObject
	resized func(size fyne.Size, laidOut bool)
}

// NewFrame lays bar, line and table out over the table's ground; tips shows tips and fills the
// window. Resized is called before and after everything has taken its place.
func NewFrame(bar *Bar, line *Line, table, ground, tips fyne.CanvasObject, resized func(size fyne.Size, laidOut bool)) fyne.CanvasObject {
	// After the table come only tips: dragged cards lie above all.
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
