package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Named puts a name before a select box.
func Named(name string, box fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&namedRow{}, widget.NewLabel(name), Inset(box))
}

// namedRow gives the name of a select box less room than the box.
type namedRow struct{}

const nameShare = 0.38 // of the width

// MinSize implements [fyne.Layout].
func (*namedRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	name, box := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(name.Width/nameShare, box.Width/(1-nameShare)), max(name.Height, box.Height))
}

// Layout implements [fyne.Layout].
func (*namedRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Width * nameShare
	o[0].Resize(fyne.NewSize(width, size.Height))
	o[1].Move(fyne.NewPos(width, 0))
	o[1].Resize(fyne.NewSize(size.Width-width, size.Height))
}

// explanation is a sentence about a check box; a click on it is one on the box.
type explanation struct {
	widget.Label
	box *Check
}

var _ fyne.Tappable = (*explanation)(nil)

// Tapped implements [fyne.Tappable].
func (e *explanation) Tapped(*fyne.PointEvent) { e.box.Toggle() }

// Explained puts a quiet sentence below a check box, beneath its name.
func Explained(box *Check, text string) fyne.CanvasObject {
	l := &explanation{box: box}
	l.ExtendBaseWidget(l)
	l.SetText(text)
	l.Wrapping = fyne.TextWrapWord
	l.SizeName = look.Small
	beneath := theme.IconInlineSize() + 2*theme.InputBorderSize() // where the name begins
	box.Block = container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()), box,
		container.New(layout.NewCustomPaddedLayout(0, 0, beneath, 0), l))
	return box.Block
}
