package controls

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

const (
	wheelLines   = 3  // lines per notch of the wheel
	toolkitNotch = 25 // distance the toolkit scrolls per notch, in its units
)

// turned returns how far a wheel event scrolls content with lines of a height, in Fyne's units.
// Only whole notches scroll by lines: a touchpad, which reports fractions, follows the fingers.
func turned(by, line float32) float32 {
	notches := float64(by) / toolkitNotch
	if notches != math.Round(notches) {
		return by
	}
	return float32(notches) * wheelLines * line
}

// textLine returns the height of a line of text, in Fyne's units.
func textLine() float32 {
	return fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height + theme.LineSpacing()
}

// Scroll is the toolkit's vertical scroll with a wheel that scrolls by lines.
type Scroll struct{ container.Scroll }

// NewScroll returns a scroll around its content.
func NewScroll(content fyne.CanvasObject) *Scroll {
	s := &Scroll{}
	s.Direction, s.Content = container.ScrollVerticalOnly, content
	s.ExtendBaseWidget(s)
	return s
}

// Scrolled implements [fyne.Scrollable].
func (s *Scroll) Scrolled(e *fyne.ScrollEvent) {
	lines := *e
	lines.Scrolled.DY = turned(e.Scrolled.DY, textLine())
	s.Scroll.Scrolled(&lines)
}

// wheel covers a list of the toolkit's, which scrolls internally, and handles only the wheel.
type wheel struct {
	widget.BaseWidget
	list *widget.List
	row  func() float32
}

var _ fyne.Scrollable = (*wheel)(nil)

// NewWheel returns an object to be placed over a list, so that the wheel scrolls by rows; row
// returns the height of a row, in Fyne's units.
func NewWheel(list *widget.List, row func() float32) fyne.CanvasObject {
	w := &wheel{list: list, row: row}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled implements [fyne.Scrollable].
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	row := w.row() + theme.Padding()
	end := max(0, float32(w.list.Length())*row-theme.Padding()-w.list.Size().Height)
	w.list.ScrollToOffset(max(0, min(w.list.GetScrollOffset()-turned(e.Scrolled.DY, row), end)))
}

// CreateRenderer implements [fyne.Widget]: a wheel is invisible.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
