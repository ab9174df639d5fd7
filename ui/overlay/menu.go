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

// Item is something that a menu offers.
type Item struct {
	Name string // in the trace
	Text string
	Keys string // that do the same, as they are written; "" for none
	Do   func()
	Off  bool // it can't be done now
}

// Menu is a menu below a button. It is our own, since the toolkit's shows shortcuts nearly
// unreadably and in English.
type Menu struct {
	Groups [][]Item
	Below  fyne.CanvasObject // the button
}

// Show implements [Layer].
func (m *Menu) Show(s *Stack) {
	count := 0
	for _, group := range m.Groups {
		count += len(group)
	}
	below := fyne.CurrentApp().Driver().AbsolutePositionForObject(m.Below).AddXY(0, m.Below.Size().Height)
	size, padding := menuSizes(s.host.Canvas().Size().Height, count, below.Y)
	rows := container.New(layout.NewCustomPaddedVBoxLayout(0))
	sh := &sheet{name: "menu"}
	var last fyne.Focusable
	for g, group := range m.Groups {
		if g > 0 {
			rows.Add(widget.NewSeparator())
		}
		for _, i := range group {
			b := controls.NewMenuButton(s.host, i.Text, size, padding, s.Answer(i.Do))
			if i.Off {
				b.Disable()
			} else {
				last = b
				if sh.focus == nil {
					sh.focus = b
				}
			}
			keys := canvas.NewText(i.Keys, theme.Color(b.Ink()))
			keys.TextSize = look.SmallText()
			rows.Add(container.NewStack(b, container.New(&menuRow{b}, keys)))
			sh.controls = append(sh.controls, Control{i.Name, b})
		}
	}
	sh.key = func(e *fyne.KeyEvent) bool { return s.toEnd(e.Name, sh.focus, last) }
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameMenuBackground))
	ground.CornerRadius, ground.StrokeColor, ground.StrokeWidth = 6, theme.Color(theme.ColorNameSeparator), 1
	sh.body, sh.scroll = rows, controls.NewScroll(rows)
	panel := container.NewStack(ground, container.New(layout.NewCustomPaddedLayout(menuEdge, menuEdge, menuEdge, menuEdge), sh.scroll))
	sh.put, sh.hide = s.overlay(container.New(&menuLayout{below, rows}, controls.NewCatcher(s.Answer(nil)), panel))
	s.show(sh)
}

// toEnd gives the keys to the first item of a menu or to its last one, if a key is for that.
func (s *Stack) toEnd(key fyne.KeyName, first, last fyne.Focusable) bool {
	to := map[fyne.KeyName]fyne.Focusable{fyne.KeyHome: first, fyne.KeyEnd: last}[key]
	if to != nil {
		s.host.Canvas().Focus(to)
	}
	return to != nil
}

// menuEdge is left free around the items of the menu, in Fyne's units.
const menuEdge = 4

// menuSizes are the sizes of the texts in a menu and of what is left free above and
// below them. In a low window its items are lower, so that all of them are seen at once
// as long as they can be read.
func menuSizes(window float32, items int, top float32) (text, padding float32) {
	const least, separators = 2, 12 // and what the toolkit rounds up
	row := (window - top - 2*menuEdge - separators) / float32(items)
	for _, text = range []float32{theme.TextSize(), look.SmallText()} {
		padding = (row - fyne.MeasureText("M", text, fyne.TextStyle{}).Height) / 2
		if padding >= 2*least {
			break
		}
	}
	if padding < 0 { // it scrolls in any case
		padding = least
	}
	return text, min(padding, theme.InnerPadding())
}

// menuRow puts an item's keys at the right and makes room for its text.
type menuRow struct{ text fyne.CanvasObject }

// keysGap is left free before and after the keys, in Fyne's units.
const keysGap = 24

// MinSize implements [fyne.Layout].
func (r *menuRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(r.text.MinSize().Width+keysGap+o[0].MinSize().Width+theme.InnerPadding(), 0)
}

// Layout implements [fyne.Layout].
func (r *menuRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	keys := o[0].MinSize()
	o[0].Resize(keys)
	o[0].Move(fyne.NewPos(size.Width-keys.Width-theme.InnerPadding(), (size.Height-keys.Height)/2))
}

// menuLayout fills the window with what catches clicks beside the menu, and
// puts the menu below its button.
type menuLayout struct {
	at   fyne.Position
	rows fyne.CanvasObject
}

// MinSize implements [fyne.Layout].
func (l *menuLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements [fyne.Layout].
func (l *menuLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	menu := fyne.NewSize(o[1].MinSize().Width, l.rows.MinSize().Height+2*menuEdge)
	o[1].Move(l.at)
	o[1].Resize(fyne.NewSize(min(menu.Width, size.Width), min(menu.Height, size.Height-l.at.Y)))
}
