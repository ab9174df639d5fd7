package daily

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Dimensions of a month: cells in multiples of the text size, the rest in Fyne's units.
const (
	cellWidth   = 2.15 // minimum
	cellHeight  = 2.7  // minimum
	cellTallest = 4.4
	cellShape   = 0.8 // fraction of its width, between these
	cellGap     = 2   // between the backgrounds of two cells
	cellRadius  = 6
)

// cell contains the objects of a day.
type cell struct {
	ground, ring *canvas.Rectangle // the ring shows the focus
	number       *canvas.Text
	marks        []*canvas.Rectangle
}

// CreateRenderer implements [fyne.Widget].
func (m *monthView) CreateRenderer() fyne.WidgetRenderer {
	r := &monthRenderer{month: m}
	for range weekdays {
		head := canvas.NewText("", color.Transparent)
		head.Alignment = fyne.TextAlignCenter
		r.heads = append(r.heads, head)
		r.objects = append(r.objects, head)
	}
	for range weeks * weekdays {
		c := cell{ground: canvas.NewRectangle(color.Transparent), ring: canvas.NewRectangle(color.Transparent), number: canvas.NewText("", color.Transparent)}
		c.ground.CornerRadius, c.ring.CornerRadius, c.ring.StrokeWidth = cellRadius, cellRadius-controls.RingStroke, controls.RingStroke
		c.number.Alignment = fyne.TextAlignCenter
		r.objects = append(r.objects, c.ground, c.ring, c.number)
		for range locales.Levels {
			mark := canvas.NewRectangle(color.Transparent)
			c.marks = append(c.marks, mark)
			r.objects = append(r.objects, mark)
		}
		r.cells = append(r.cells, c)
	}
	return r
}

type monthRenderer struct {
	month   *monthView
	heads   []*canvas.Text
	cells   []cell
	objects []fyne.CanvasObject
}

// headHeight returns the height of the line with the days of the week.
func headHeight() float32 {
	return fyne.MeasureText("M", look.SmallText(), fyne.TextStyle{}).Height + theme.Padding()
}

// cellSize returns the size of a cell in a month of a given width.
func cellSize(width float32) fyne.Size {
	text := theme.TextSize()
	each := max(width/weekdays, cellWidth*text)
	return fyne.NewSize(each, max(cellHeight*text, min(each*cellShape, cellTallest*text)))
}

// cellAt returns the cell at a point, or -1.
func (m *monthView) cellAt(at fyne.Position) int {
	size := cellSize(m.Size().Width)
	x, y := at.X/size.Width, (at.Y-headHeight())/size.Height
	if x < 0 || x >= weekdays || y < 0 || y >= weeks {
		return -1
	}
	return int(y)*weekdays + int(x)
}

// MinSize implements [fyne.WidgetRenderer]. A wider month is higher.
func (r *monthRenderer) MinSize() fyne.Size {
	size := cellSize(r.month.width)
	return fyne.NewSize(r.month.least(), headHeight()+weeks*size.Height)
}

// Layout implements [fyne.WidgetRenderer].
func (r *monthRenderer) Layout(fyne.Size) { r.draw() }

// Refresh implements [fyne.WidgetRenderer].
func (r *monthRenderer) Refresh() {
	r.draw()
	for _, o := range r.objects {
		o.Refresh()
	}
}

func (r *monthRenderer) draw() {
	m := r.month
	size := cellSize(m.Size().Width)
	for i, weekday := range m.page.words().Weekdays() {
		head := r.heads[i]
		head.Text, head.TextSize, head.Color = m.page.words().ShortWeekday(weekday), look.SmallText(), theme.Color(look.Quiet)
		head.Move(fyne.NewPos(float32(i)*size.Width, 0))
		head.Resize(fyne.NewSize(size.Width, headHeight()))
	}
	for i := range r.cells {
		at := fyne.NewPos(float32(i%weekdays)*size.Width, headHeight()+float32(i/weekdays)*size.Height)
		r.drawCell(i, at, size)
	}
}

// drawCell draws a day, or nothing in a cell of another month.
func (r *monthRenderer) drawCell(i int, at fyne.Position, size fyne.Size) {
	m, c := r.month, r.cells[i]
	d, ok := m.dayIn(i)
	c.ground.Hidden, c.number.Hidden = !ok, !ok
	var marks []stats.DayMark
	if ok {
		marks = m.page.marksOf(d)
	}
	inner := size.SubtractWidthHeight(cellGap, cellGap)
	c.ground.Move(at.AddXY(cellGap/2, cellGap/2))
	c.ground.Resize(inner)
	ink := r.colour(c, d, marks, i)
	c.ring.Hidden = !ok || !m.focused || !m.Desk.Presses().Keyed() || d != m.page.chosen
	c.ring.StrokeColor = ink
	c.ring.Move(c.ground.Position().AddXY(controls.RingStroke, controls.RingStroke))
	c.ring.Resize(inner.SubtractWidthHeight(2*controls.RingStroke, 2*controls.RingStroke))
	line := fyne.MeasureText("0", theme.TextSize(), fyne.TextStyle{Bold: true}).Height
	free := (size.Height - line - markSide()) / 2
	c.number.Text, c.number.TextSize, c.number.Color = strconv.Itoa(d.Day), theme.TextSize(), ink
	c.number.TextStyle.Bold = d == m.page.today
	c.number.Move(at.AddXY(0, free))
	c.number.Resize(fyne.NewSize(size.Width, line))
	left := (size.Width - float32(len(c.marks))*(markSide()+markGap()) + markGap()) / 2
	for j, mark := range c.marks {
		mark.Hidden = marks == nil
		if marks != nil {
			drawMark(mark, marks[j], at.AddXY(left+float32(j)*(markSide()+markGap()), free+line), ink)
		}
	}
}

// colour applies the colours of a day's background, and returns that of its text: the selected day
// is filled, a day of the streak is tinted, and today has an outline.
func (r *monthRenderer) colour(c cell, d stats.Date, marks []stats.DayMark, i int) (ink color.Color) {
	p := r.month.page
	ink, c.ground.FillColor = theme.Color(theme.ColorNameForeground), color.Transparent
	c.ground.StrokeColor, c.ground.StrokeWidth = color.Transparent, 0
	switch {
	case d == p.chosen:
		ink, c.ground.FillColor = theme.Color(theme.ColorNameForegroundOnPrimary), theme.Color(theme.ColorNamePrimary)
	case slices.Contains(marks, stats.WonOnDay):
		c.ground.FillColor = theme.Color(theme.ColorNameSelection)
	case !r.month.open(d):
		ink = theme.Color(theme.ColorNameDisabled)
	case i == r.month.hovered:
		c.ground.FillColor = theme.Color(theme.ColorNameHover)
	}
	if d == p.today {
		c.ground.StrokeColor, c.ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), controls.RingStroke
	}
	return ink
}

// Objects implements [fyne.WidgetRenderer].
func (r *monthRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements [fyne.WidgetRenderer].
func (r *monthRenderer) Destroy() {}
