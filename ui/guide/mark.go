package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// mark marks a section in the contents as the current one; "" stands for the one being read.
func (r *Reader) mark(section string) {
	if section == "" {
		section = r.section()
	}
	r.reading = section
	for id, mark := range r.marks {
		mark.show(id == section)
	}
	r.showMarked()
}

// showMarked scrolls the marked section of the contents into view.
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

// sectionMark marks a section in the contents by a background and a bar at its left.
type sectionMark struct{ ground, bar *canvas.Rectangle }

func newMark() *sectionMark {
	m := &sectionMark{canvas.NewRectangle(theme.Color(theme.ColorNameButton)), canvas.NewRectangle(theme.Color(theme.ColorNamePrimary))}
	m.ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	m.bar.CornerRadius = markWidth / 2
	m.ground.Hide()
	m.bar.Hide()
	return m
}

// show shows or hides the mark.
func (m *sectionMark) show(on bool) {
	if on == m.bar.Visible() {
		return
	}
	for _, o := range []*canvas.Rectangle{m.ground, m.bar} {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// markedLayout places a button on the background of its mark.
type markedLayout struct{}

// Measures of a mark, in Fyne's units.
const (
	markWidth = 3
	markInset = 6 // above and below
)

// MinSize implements [fyne.Layout].
func (*markedLayout) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize() }

// Layout implements [fyne.Layout].
func (*markedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	o[1].Resize(size)
	o[2].Move(fyne.NewPos(0, markInset))
	o[2].Resize(fyne.NewSize(markWidth, size.Height-2*markInset))
}
