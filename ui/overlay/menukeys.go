package overlay

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"simplesimon/ui/controls"
)

// menuKeys handles keyboard navigation in a menu.
type menuKeys struct {
	canvas  fyne.Canvas
	presses *controls.Presses
	columns [][]*controls.MenuButton
}

// offered returns the enabled items in order.
func (m *menuKeys) offered() []*controls.MenuButton {
	return slices.DeleteFunc(slices.Concat(m.columns...), (*controls.MenuButton).Disabled)
}

// at returns the index of the focused item, or -1.
func (m *menuKeys) at(items []*controls.MenuButton) int {
	return slices.IndexFunc(items, func(b *controls.MenuButton) bool { return m.canvas.Focused() == fyne.Focusable(b) })
}

// key handles a navigation key, and reports whether it was one.
func (m *menuKeys) key(e *fyne.KeyEvent) bool {
	items := m.offered()
	if len(items) == 0 {
		return false
	}
	at, last := m.at(items), len(items)-1
	to := at
	switch e.Name {
	case fyne.KeyDown:
		to = at + 1
	case fyne.KeyUp:
		to = at - 1
	case fyne.KeyHome, fyne.KeyPageUp:
		to = 0
	case fyne.KeyEnd, fyne.KeyPageDown:
		to = last
	case fyne.KeyLeft, fyne.KeyRight:
		to = m.beside(items, at)
	default:
		return false
	}
	switch {
	case to < 0: // wrap around
		to = last
	case to > last:
		to = 0
	}
	m.canvas.Focus(items[to])
	return true
}

// beside returns the index of the nearest item in the other column.
func (m *menuKeys) beside(items []*controls.MenuButton, at int) int {
	if at < 0 || len(m.columns) < 2 {
		return at
	}
	from := items[at]
	column := 0
	if slices.Contains(m.columns[0], from) {
		column = 1
	}
	apart := func(b *controls.MenuButton) float32 {
		d := b.Position().Y - from.Position().Y
		return max(d, -d)
	}
	best := at
	for i, b := range items {
		if slices.Contains(m.columns[column], b) && (best == at || apart(b) < apart(items[best])) {
			best = i
		}
	}
	return best
}

// letter focuses the next item whose text starts with a letter.
func (m *menuKeys) letter(r rune) {
	if !m.presses.Take() {
		return
	}
	items := m.offered()
	at := m.at(items)
	for i := range items {
		next := items[(at+1+i+len(items))%len(items)]
		if first := []rune(next.Text); len(first) > 0 && strings.EqualFold(string(first[0]), string(r)) {
			m.canvas.Focus(next)
			return
		}
	}
}
