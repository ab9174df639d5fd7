package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// Item is an item of a menu.
type Item struct {
	Name string // in the trace
	Icon fyne.ThemeIconName
	Text string
	Keys string // equivalent keys as displayed; "" for none
	Do   func()
	Off  bool // disabled
}

// Group is a titled group of menu items.
type Group struct {
	Title string
	Items []Item
}

// Menu is a menu below a button, in two columns if there is room. It replaces the toolkit's, which
// shows shortcuts barely legibly and in English.
type Menu struct {
	Groups []Group
	Below  fyne.CanvasObject // the button
}

// Show implements [Layer].
func (m *Menu) Show(s *Stack) {
	below := fyne.CurrentApp().Driver().AbsolutePositionForObject(m.Below).AddXY(0, m.Below.Size().Height)
	window := s.host.Canvas().Size()
	panel := m.fitted(s, fyne.NewSize(window.Width, window.Height-below.Y).SubtractWidthHeight(2*menuEdge, 2*menuEdge))
	keys := &menuKeys{canvas: s.host.Canvas(), presses: s.host.Presses(), columns: panel.columns}
	sh := &sheet{name: "menu", controls: panel.controls, body: panel.box, scroll: controls.NewScroll(panel.box), key: keys.key}
	for _, column := range panel.columns {
		for _, b := range column {
			b.Letter = keys.letter
			if sh.focus == nil && !b.Disabled() {
				sh.focus = b
			}
		}
	}
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameMenuBackground))
	ground.CornerRadius = look.DialogRadius
	edged := container.NewStack(ground, edge(), container.New(layout.NewCustomPaddedLayout(menuEdge, menuEdge, menuEdge, menuEdge), sh.scroll))
	sh.put, sh.hide = s.overlay(container.New(&menuLayout{below, panel.box}, controls.NewCatcher(s.Answer(nil)), edged))
	s.show(sh)
}

// Distances in the menu, in Fyne's units.
const (
	menuEdge     = 6  // around the items
	menuAir      = 8  // maximum padding above and below an item's text
	leastMenuAir = 2  // minimum padding
	columnGap    = 12 // between two columns, on either side of the line there
)

// fitted lays out the menu for the given room: in two columns if they fit, with as much padding as
// the height permits, and with smaller text before it has to scroll.
func (m *Menu) fitted(s *Stack, room fyne.Size) *menuPanel {
	var panel *menuPanel
	for _, text := range []float32{theme.TextSize(), look.SmallText()} {
		for air := float32(menuAir); air >= leastMenuAir; air-- {
			for _, columns := range []int{2, 1} {
				panel = m.panel(s, text, air, columns)
				if least := panel.box.MinSize(); least.Width <= room.Width && least.Height <= room.Height {
					return panel
				}
			}
		}
	}
	for _, columns := range []int{2, 1} { // it scrolls in any case
		if panel = m.panel(s, theme.TextSize(), menuAir/2, columns); panel.box.MinSize().Width <= room.Width {
			break
		}
	}
	return panel
}

// menuPanel is the laid out items of a menu.
type menuPanel struct {
	box      *fyne.Container
	columns  [][]*controls.MenuButton
	controls []Control
}

// panel lays out the menu in a number of columns.
func (m *Menu) panel(s *Stack, text, air float32, columns int) *menuPanel {
	p := &menuPanel{box: container.NewHBox()}
	for i, groups := range m.split(columns) {
		if i > 0 {
			p.box.Add(container.New(layout.NewCustomPaddedLayout(columnGap, columnGap, columnGap-theme.Padding(), columnGap-theme.Padding()), widget.NewSeparator()))
		}
		column := container.New(layout.NewCustomPaddedVBoxLayout(0))
		var buttons []*controls.MenuButton
		for _, g := range groups {
			if g.Title != "" {
				column.Add(menuTitle(g.Title, air))
			}
			for _, item := range g.Items {
				b := controls.NewMenuButton(s.host, controls.MenuItem{Icon: item.Icon, Text: item.Text, Keys: item.Keys, Size: text, Padding: air}, s.Answer(item.Do))
				if item.Off {
					b.Disable()
				}
				column.Add(b)
				buttons = append(buttons, b)
				p.controls = append(p.controls, Control{item.Name, b})
			}
		}
		p.box.Add(column)
		p.columns = append(p.columns, buttons)
	}
	return p
}

// menuTitle returns the title of a group, aligned with the icons.
func menuTitle(text string, air float32) fyne.CanvasObject {
	t := canvas.NewText(text, theme.Color(look.Quiet))
	t.TextSize, t.TextStyle.Bold = look.SmallText(), true
	return container.New(layout.NewCustomPaddedLayout(air, air/2, 12, 12), t)
}

// split distributes the groups over columns of similar height, in order.
func (m *Menu) split(columns int) [][]Group {
	if columns < 2 {
		return [][]Group{m.Groups}
	}
	rows := func(groups []Group) (n int) {
		for _, g := range groups {
			n += 1 + len(g.Items)
		}
		return n
	}
	best, least := 0, rows(m.Groups)
	for i := range m.Groups {
		if higher := max(rows(m.Groups[:i]), rows(m.Groups[i:])); higher < least {
			best, least = i, higher
		}
	}
	if best == 0 {
		return [][]Group{m.Groups}
	}
	return [][]Group{m.Groups[:best], m.Groups[best:]}
}

// menuLayout fills the window with a catcher for clicks beside the menu, and places the menu below
// its button.
type menuLayout struct {
	at   fyne.Position
	rows fyne.CanvasObject
}

// MinSize implements [fyne.Layout].
func (l *menuLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (l *menuLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	menu := l.rows.MinSize().AddWidthHeight(2*menuEdge, 2*menuEdge)
	width := min(menu.Width, size.Width)
	o[1].Move(fyne.NewPos(max(0, min(l.at.X, size.Width-width)), l.at.Y))
	o[1].Resize(fyne.NewSize(width, max(0, min(menu.Height, size.Height-l.at.Y))))
}
