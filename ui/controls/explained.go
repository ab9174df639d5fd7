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

// explanation is a sentence about a switch; a click on it is one on the switch.
type explanation struct {
	widget.RichText
	of *Switch
}

var _ fyne.Tappable = (*explanation)(nil)

// Tapped implements [fyne.Tappable].
func (e *explanation) Tapped(*fyne.PointEvent) { e.of.Toggle() }

// Explained puts a quiet sentence below a switch, beneath its name.
func Explained(of *Switch, text string) fyne.CanvasObject {
	e := &explanation{of: of}
	e.Segments = []widget.RichTextSegment{&widget.TextSegment{
		Text: text, Style: widget.RichTextStyle{ColorName: look.Quiet, SizeName: look.Small},
	}}
	e.Wrapping, e.Scroll = fyne.TextWrapWord, fyne.ScrollNone
	e.ExtendBaseWidget(e)
	of.Block = container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()), of,
		container.New(layout.NewCustomPaddedLayout(0, 0, 0, SwitchWidth()), e))
	return of.Block
}
