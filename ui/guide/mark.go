package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// mark marks a section in the contents as the one that is being read.
func (r *Reader) mark(section string) {
	if section == "" {
		section = r.section()
	}
	r.reading = section
	for id, b := range r.buttons {
		importance := widget.LowImportance
		if id == section {
			importance = widget.MediumImportance
		}
		r.marks[id].(*canvas.Rectangle).Hidden = id != section || !b.Visible()
		if b.Importance != importance {
			b.Importance = importance
			b.Refresh()
			r.marks[id].Refresh()
		}
	}
	r.showMarked()
}

// showMarked scrolls the contents so that the marked section is seen.
func (r *Reader) showMarked() {
	b := r.buttons[r.reading]
	if b == nil || r.list == nil || r.list.Size().Height == 0 {
		return
	}
	row := r.rows[r.reading]
	top, bottom := row.Position().Y, row.Position().Y+row.Size().Height
	switch height := r.list.Size().Height; {
	case top < r.list.Offset.Y:
		r.list.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > r.list.Offset.Y+height:
		r.list.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

func newMark() *canvas.Rectangle {
	mark := canvas.NewRectangle(theme.Color(theme.ColorNamePrimary))
	mark.CornerRadius = markWidth / 2
	mark.Hide()
	return mark
}

// markedLayout puts a mark at the left edge of a button.
type markedLayout struct{}

// Measures of a mark, in Fyne's units.
const (
	markWidth = 4
	markInset = 6 // above and below
)

// MinSize implements [fyne.Layout].
func (*markedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	if !o[0].Visible() {
		return fyne.Size{}
	}
	return o[0].MinSize()
}

// Layout implements [fyne.Layout].
func (*markedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	o[1].Move(fyne.NewPos(0, markInset))
	o[1].Resize(fyne.NewSize(markWidth, size.Height-2*markInset))
}
