package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Beside places something to the right of something else, which gets the remaining width; if there
// is not enough room it goes below. right is its width, in Fyne's units.
func Beside(left, beside fyne.CanvasObject, right float32) fyne.CanvasObject {
	return container.New(&besideLayout{right: right}, left, beside)
}

type besideLayout struct {
	right float32
	width float32 // the last width
}

// below reports whether there is not enough room side by side.
func (l *besideLayout) below(o []fyne.CanvasObject) bool {
	return l.width > 0 && o[0].MinSize().Width+theme.Padding()+l.right > l.width
}

// MinSize implements [fyne.Layout].
func (l *besideLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, beside := o[0].MinSize(), o[1].MinSize()
	width := max(left.Width, beside.Width)
	if l.below(o) {
		return fyne.NewSize(width, left.Height+beside.Height)
	}
	return fyne.NewSize(width, max(left.Height, beside.Height))
}

// Layout implements [fyne.Layout].
func (l *besideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left, beside := o[0].MinSize(), o[1].MinSize()
	if l.below(o) {
		o[0].Move(fyne.NewPos(0, 0))
		o[0].Resize(fyne.NewSize(size.Width, left.Height))
		o[1].Move(fyne.NewPos(0, left.Height))
		o[1].Resize(fyne.NewSize(size.Width, beside.Height))
		return
	}
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(size.Width-l.right-theme.Padding(), size.Height))
	o[1].Move(fyne.NewPos(size.Width-l.right, (size.Height-beside.Height)/2))
	o[1].Resize(fyne.NewSize(l.right, beside.Height))
}
