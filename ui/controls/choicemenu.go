package controls

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// choiceMenu is the list of a select box, below it. The toolkit's own list does not receive key
// presses, so it can't distinguish a held key from a fresh press.
type choiceMenu struct {
	widget.BaseWidget
	Keyed
	box     *Choice
	at      int // the highlighted row; -1 for none
	rows    []*choiceRow
	scroll  *Scroll
	overlay *fyne.Container
}

var (
	_ fyne.Focusable  = (*choiceMenu)(nil)
	_ desktop.Keyable = (*choiceMenu)(nil)
)

// openMenu opens the list of a select box with the selected option highlighted.
func (c *Choice) openMenu() {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(c)
	if canvas == nil || c.menu != nil && c.menu.shown() || c.Disabled() || len(c.Options) == 0 {
		return
	}
	m := &choiceMenu{Keyed: c.Keyed, box: c, at: -1}
	rows := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for i, option := range c.Options {
		m.rows = append(m.rows, newChoiceRow(m, i, option))
		rows.Add(m.rows[i])
	}
	m.scroll = NewScroll(rows)
	m.ExtendBaseWidget(m)
	m.overlay = container.New(&choiceLayout{c, rows}, NewCatcher(m.close), m)
	c.menu = m
	canvas.Overlays().Add(m.overlay)
	m.overlay.Resize(canvas.Size())
	m.mark(c.SelectedIndex())
	canvas.Focus(m)
}

// shown reports whether the list is on the canvas; it disappears with its dialog.
func (m *choiceMenu) shown() bool {
	return slices.Contains(m.Desk.Canvas().Overlays().List(), fyne.CanvasObject(m.overlay))
}

// close closes the list without choosing.
func (m *choiceMenu) close() {
	if m.box.menu != m {
		return
	}
	m.box.menu = nil
	m.box.Desk.Canvas().Overlays().Remove(m.overlay)
}

// choose selects a row, if it exists and is another one, and closes the list.
func (m *choiceMenu) choose(row int) {
	m.close()
	if row >= 0 && row != m.box.SelectedIndex() {
		m.box.SetSelectedIndex(row)
	}
}

// mark highlights a row.
func (m *choiceMenu) mark(row int) {
	m.at = row
	for _, r := range m.rows {
		r.Refresh()
	}
	if row < 0 {
		return
	}
	top, bottom := m.rows[row].Position().Y, m.rows[row].Position().Y+m.rows[row].Size().Height
	m.scroll.ScrollToOffset(fyne.NewPos(0, max(min(m.scroll.Offset.Y, top), bottom-m.scroll.Size().Height)))
}

// TypedKey implements [fyne.Focusable].
func (m *choiceMenu) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyDown:
		m.mark(min(m.at+1, len(m.rows)-1))
	case fyne.KeyUp:
		if m.at < 0 {
			m.at = len(m.rows)
		}
		m.mark(max(0, m.at-1))
	case fyne.KeyHome:
		m.mark(0)
	case fyne.KeyEnd:
		m.mark(len(m.rows) - 1)
	case fyne.KeyPageDown:
		m.mark(min(m.at+m.page(), len(m.rows)-1))
	case fyne.KeyPageUp:
		m.mark(max(0, m.at-m.page()))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if m.Desk.Presses().Take() {
			m.choose(m.at)
		}
	case fyne.KeyEscape:
		if m.Desk.Presses().Take() {
			m.close()
		}
	}
}

// page returns the number of visible rows.
func (m *choiceMenu) page() int {
	return max(1, int(m.scroll.Size().Height/m.rows[0].Size().Height))
}

// TypedRune implements [fyne.Focusable].
func (m *choiceMenu) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (m *choiceMenu) FocusGained() {}

// FocusLost implements [fyne.Focusable].
func (m *choiceMenu) FocusLost() {}

// CreateRenderer implements [fyne.Widget].
func (m *choiceMenu) CreateRenderer() fyne.WidgetRenderer {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameMenuBackground))
	ground.CornerRadius = theme.Size(theme.SizeNameMenuRadius)
	ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	return widget.NewSimpleRenderer(container.NewStack(ground, m.scroll))
}

// choiceLayout fills the window with a catcher for clicks beside the list, and places the list
// below its box, or as far above the lower edge as necessary.
type choiceLayout struct {
	box  *Choice
	rows fyne.CanvasObject
}

// MinSize implements [fyne.Layout].
func (l *choiceLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (l *choiceLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(l.box).AddXY(0, l.box.Size().Height)
	need := l.rows.MinSize().Max(fyne.NewSize(l.box.Size().Width, 0))
	list := fyne.NewSize(min(need.Width, size.Width), min(need.Height, size.Height))
	o[1].Resize(list)
	o[1].Move(fyne.NewPos(max(0, min(at.X, size.Width-list.Width)), max(0, min(at.Y, size.Height-list.Height))))
}

// choiceRow is an option in the list.
type choiceRow struct {
	widget.BaseWidget
	menu   *choiceMenu
	at     int
	ground *canvas.Rectangle
	label  *canvas.Text
}

var (
	_ fyne.Tappable     = (*choiceRow)(nil)
	_ desktop.Hoverable = (*choiceRow)(nil)
)

func newChoiceRow(m *choiceMenu, at int, text string) *choiceRow {
	r := &choiceRow{menu: m, at: at, ground: canvas.NewRectangle(color.Transparent), label: canvas.NewText(text, theme.Color(theme.ColorNameForeground))}
	r.label.TextStyle.Bold = text == m.box.Selected
	r.ExtendBaseWidget(r)
	return r
}

// Tapped implements [fyne.Tappable].
func (r *choiceRow) Tapped(*fyne.PointEvent) { r.menu.choose(r.at) }

// MouseIn implements [desktop.Hoverable].
func (r *choiceRow) MouseIn(*desktop.MouseEvent) { r.menu.mark(r.at) }

// MouseMoved implements [desktop.Hoverable].
func (r *choiceRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements [desktop.Hoverable].
func (r *choiceRow) MouseOut() {
	if r.menu.at == r.at {
		r.menu.mark(-1)
	}
}

// Refresh implements [fyne.Widget].
func (r *choiceRow) Refresh() {
	r.ground.FillColor = color.Transparent
	if r.at == r.menu.at {
		r.ground.FillColor = theme.Color(theme.ColorNameFocus)
	}
	r.ground.Refresh()
}

// CreateRenderer implements [fyne.Widget].
func (r *choiceRow) CreateRenderer() fyne.WidgetRenderer {
	p := theme.InnerPadding()
	r.label.TextSize = theme.TextSize()
	return widget.NewSimpleRenderer(container.NewStack(r.ground, container.New(layout.NewCustomPaddedLayout(p, p, p, p), r.label)))
}
