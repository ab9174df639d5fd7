package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/look"
)

// Named places a name before a select box, or above it if there is not enough room.
func Named(name string, box fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&namedRow{}, widget.NewLabel(name), Inset(box))
}

// namedRow gives the name of a select box less room than the box.
type namedRow struct {
	width float32 // the last width
}

const nameShare = 0.38 // of the width

// above reports whether the name is above the box.
func (r *namedRow) above(name, box fyne.Size) bool {
	return r.width > 0 && (name.Width > r.width*nameShare || box.Width > r.width*(1-nameShare))
}

// MinSize implements [fyne.Layout].
func (r *namedRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	name, box := o[0].MinSize(), o[1].MinSize()
	if r.above(name, box) {
		return fyne.NewSize(max(name.Width, box.Width), name.Height+box.Height)
	}
	return name.Max(box)
}

// Layout implements [fyne.Layout].
func (r *namedRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	name, box := o[0].MinSize(), o[1].MinSize()
	if r.above(name, box) {
		put(o[0], fyne.NewPos(0, 0), fyne.NewSize(size.Width, name.Height))
		put(o[1], fyne.NewPos(0, name.Height), fyne.NewSize(size.Width, box.Height))
		return
	}
	width := size.Width * nameShare
	put(o[0], fyne.NewPos(0, 0), fyne.NewSize(width, size.Height))
	put(o[1], fyne.NewPos(width, 0), fyne.NewSize(size.Width-width, size.Height))
}

// explanation is a sentence about a switch; clicking it clicks the switch.
type explanation struct {
	widget.RichText
	of *Switch
}

var _ fyne.Tappable = (*explanation)(nil)

// Tapped implements [fyne.Tappable].
func (e *explanation) Tapped(*fyne.PointEvent) { e.of.Toggle() }

// Explained places a secondary sentence below the name of a switch.
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
