package daily

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
)

// The cells of a month: the maximum number of weeks it spans.
const (
	weeks    = 6
	weekdays = 7
)

// monthView shows the month of the selected day. A click or the keys select a day; a double click
// or Enter deals it.
type monthView struct {
	widget.BaseWidget
	controls.Keyed
	page    *Page
	focused bool
	hovered int       // the cell under the pointer, or -1
	tapped  time.Time // time of the last click on the selected day
	width   float32   // the last width
}

var (
	_ desktop.Keyable   = (*monthView)(nil)
	_ desktop.Hoverable = (*monthView)(nil)
	_ fyne.Focusable    = (*monthView)(nil)
	_ fyne.Tappable     = (*monthView)(nil)
	_ fyne.Accessible   = (*monthView)(nil)
)

func newMonthView(p *Page) *monthView {
	m := &monthView{Keyed: controls.Keyed{Desk: p.desk()}, page: p, hovered: -1}
	m.ExtendBaseWidget(m)
	return m
}

// least returns the minimum width of a month.
func (m *monthView) least() float32 { return weekdays * cellWidth * theme.TextSize() }

// dayIn returns the day of a cell, and whether it is in the month.
func (m *monthView) dayIn(cell int) (d stats.Date, ok bool) {
	first := monthOf(m.page.chosen)
	d = first.Add(cell - m.offset(first))
	return d, cell >= 0 && d.Month == first.Month
}

// offset returns the cell of the first day of a month.
func (m *monthView) offset(first stats.Date) int {
	for i, weekday := range m.page.words().Weekdays() {
		if weekday == first.Weekday() {
			return i
		}
	}
	return 0
}

// open reports whether a day can be selected: future days can't.
func (m *monthView) open(d stats.Date) bool { return m.page.within(d) == d }

// TypedKey implements [fyne.Focusable].
func (m *monthView) TypedKey(e *fyne.KeyEvent) {
	p := m.page
	switch e.Name {
	case fyne.KeyLeft:
		p.choose(p.chosen.Add(-1))
	case fyne.KeyRight:
		p.choose(p.chosen.Add(1))
	case fyne.KeyUp:
		p.choose(p.chosen.Add(-weekdays))
	case fyne.KeyDown:
		p.choose(p.chosen.Add(weekdays))
	case fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
		if m.Desk.Presses().Take() {
			m.jump(e.Name)
		}
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if m.Desk.Presses().Take() {
			p.deal(p.do.Level())
		}
	default:
		m.Desk.Pass(e)
	}
}

// jump selects a day in another month, or at an end of this one.
func (m *monthView) jump(key fyne.KeyName) {
	d := m.page.chosen
	switch key {
	case fyne.KeyPageUp:
		d = d.AddMonths(-1)
	case fyne.KeyPageDown:
		d = d.AddMonths(1)
	case fyne.KeyHome:
		d.Day = 1
	case fyne.KeyEnd:
		d.Day = d.DaysInMonth()
	}
	m.page.choose(d)
}

// TypedRune implements [fyne.Focusable].
func (m *monthView) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (m *monthView) FocusGained() {
	m.focused = true
	m.Refresh()
	m.Desk.Reveal(m)
}

// FocusLost implements [fyne.Focusable].
func (m *monthView) FocusLost() {
	m.focused = false
	m.Refresh()
}

// Tapped implements [fyne.Tappable].
func (m *monthView) Tapped(e *fyne.PointEvent) {
	m.Desk.Presses().Pointed()
	m.Desk.Canvas().Focus(m)
	d, ok := m.dayIn(m.cellAt(e.Position))
	if !ok || !m.open(d) {
		return
	}
	now := m.page.now()
	again := d == m.page.chosen && now.Sub(m.tapped) < controls.DoubleClick
	m.tapped = now
	m.page.choose(d)
	if again {
		m.page.deal(m.page.do.Level())
	}
}

// MouseIn implements [desktop.Hoverable].
func (m *monthView) MouseIn(e *desktop.MouseEvent) { m.MouseMoved(e) }

// MouseMoved implements [desktop.Hoverable].
func (m *monthView) MouseMoved(e *desktop.MouseEvent) { m.hover(m.cellAt(e.Position)) }

// MouseOut implements [desktop.Hoverable].
func (m *monthView) MouseOut() { m.hover(-1) }

func (m *monthView) hover(cell int) {
	if cell != m.hovered {
		m.hovered = cell
		m.Refresh()
	}
}

// AccessibilityLabel implements [fyne.Accessible]: the chosen day with what has become of its deals.
func (m *monthView) AccessibilityLabel() string {
	p := m.page
	parts := []string{p.dayTitle()}
	for _, level := range locales.Levels {
		parts = append(parts, p.words().Format(locales.DayOfLevel, locales.LevelMarkData{
			Level: p.words().Text(level.Title), Mark: p.markText(p.chosen, level.Suits)}))
	}
	return p.words().Sentences(parts)
}

// AccessibilityRole implements [fyne.Accessible].
func (m *monthView) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
