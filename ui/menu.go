package ui

import (
	"image/color"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
)

// nativeMenu tells whether the system has a menu bar of its own, outside the
// window. Elsewhere the menu opens from a button, and leaves the height to the
// cards.
const nativeMenu = runtime.GOOS == "darwin"

// menuItem is something that a menu offers, with the keys that do the same.
type menuItem struct {
	name string // in the trace
	id   locales.ID
	key  fyne.KeyName
	mod  fyne.KeyModifier
	do   func()
	off  func() bool // it can't be done now; nil if it always can
}

// menuItems are the items in groups.
func (w *Window) menuItems() [][]menuItem {
	return [][]menuItem{
		{
			{"new", locales.NewGame, fyne.KeyN, ctrl, w.askNewGame, nil},
			{"restart", locales.Restart, fyne.KeyR, ctrl, w.askRestart, nil},
		}, {
			{"open-record", locales.OpenRecord, fyne.KeyO, ctrl, w.openRecordFile, nil},
			{"save-record", locales.SaveRecord, fyne.KeyS, ctrl, w.saveRecord, nil},
		}, {
			{"undo", locales.Undo, fyne.KeyZ, ctrl, w.undo, func() bool { return w.session.Game().Undoable() == 0 }},
			{"redo", locales.Redo, fyne.KeyZ, shiftCtrl, w.redo, func() bool { return w.session.Game().Redoable() == 0 }},
		}, {
			{"copy-code", locales.CopyCode, fyne.KeyC, ctrl, w.copyCode, nil},
			{"paste-code", locales.PasteCode, fyne.KeyV, ctrl, w.pasteCode, nil},
		}, {
			{"describe", locales.Describe, fyne.KeyD, ctrl, w.describe, nil},
			{"statistics", locales.PageStatistics, "", 0, w.showStatistics, nil},
			{"history", locales.PageHistory, "", 0, w.showHistory, nil},
		}, {
			{"rules", locales.PageRules, fyne.KeyF1, 0, w.showRules, nil},
			{"examples", locales.PageExamples, "", 0, w.showExamples, nil},
			{"keys", locales.PageKeys, "", 0, w.showKeys, nil},
			{"sources", locales.PageSources, "", 0, w.showSources, nil},
		}, {
			{"settings", locales.Settings, fyne.KeyComma, ctrl, w.showSettings, nil},
			{"full-screen", locales.FullScreen, fyne.KeyF11, 0, w.toggleFullScreen, nil},
		}, {
			{"quit", locales.Quit, fyne.KeyQ, ctrl, w.Quit, nil},
		},
	}
}

// buildMenu gives the system's menu bar our words.
func (w *Window) buildMenu() {
	if !nativeMenu {
		return
	}
	var items []*fyne.MenuItem
	for _, group := range w.menuItems() {
		for _, i := range group {
			item := fyne.NewMenuItem(w.words.Text(i.id), func() {
				if !w.covered() { // it can be used while a dialog is open
					i.do()
				}
			})
			if i.key != "" {
				item.Shortcut = shownShortcut{i.key, i.mod}
			}
			if item.IsQuit = i.name == "quit"; item.IsQuit {
				item.Action = w.Quit
			}
			items = append(items, item)
		}
		items = append(items, fyne.NewMenuItemSeparator())
	}
	w.win.SetMainMenu(fyne.NewMainMenu(fyne.NewMenu(w.words.Text(locales.MenuGame), items[:len(items)-1]...)))
}

// showMenu opens the menu below its button. It is our own, since the toolkit's
// shows shortcuts nearly unreadably and in English.
func (w *Window) showMenu() {
	groups, count := w.menuItems(), 0
	for _, group := range groups {
		count += len(group)
	}
	below := fyne.CurrentApp().Driver().AbsolutePositionForObject(w.bar.menu).AddXY(0, w.bar.menu.Size().Height)
	size, padding := w.menuSizes(count, below.Y)
	rows := container.New(layout.NewCustomPaddedVBoxLayout(0))
	m := &modal{name: "menu"}
	for g, group := range groups {
		if g > 0 {
			rows.Add(widget.NewSeparator())
		}
		for _, i := range group {
			b := newMenuButton(w.keys, w.words.Text(i.id), size, padding, w.answer(i.do))
			if i.off != nil && i.off() {
				b.Disable()
			} else if m.focus == nil {
				m.focus = b
			}
			keys := canvas.NewText(w.keysText(i), theme.Color(b.ink()))
			keys.TextSize = smallText
			rows.Add(container.NewStack(b, container.New(&menuRow{b}, keys)))
			m.controls = append(m.controls, control{i.name, b})
		}
	}
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameMenuBackground))
	ground.CornerRadius, ground.StrokeColor, ground.StrokeWidth = 6, theme.Color(theme.ColorNameSeparator), 1
	m.body, m.scroll = rows, container.NewVScroll(rows)
	panel := container.NewStack(ground, container.New(layout.NewCustomPaddedLayout(menuEdge, menuEdge, menuEdge, menuEdge), m.scroll))
	overlay := container.New(&menuLayout{below, rows}, newCatcher(w.answer(nil)), panel)
	overlays := w.win.Canvas().Overlays()
	m.hide = func() { overlays.Remove(overlay) }
	w.openOver(m, func() {
		overlays.Add(overlay)
		overlay.Resize(w.win.Canvas().Size())
	})
}

// menuEdge is left free around the items of the menu, in Fyne's units.
const menuEdge = 4

// menuSizes are the sizes of the texts in a menu and of what is left free above and
// below them. In a low window its items are lower, so that all of them are seen at once
// as long as they can be read.
func (w *Window) menuSizes(items int, top float32) (text, padding float32) {
	const least, separators = 2, 12 // and what the toolkit rounds up
	row := (w.win.Canvas().Size().Height - top - 2*menuEdge - separators) / float32(items)
	for _, text = range []float32{theme.TextSize(), smallText} {
		padding = (row - fyne.MeasureText("M", text, fyne.TextStyle{Bold: true}).Height) / 2
		if padding >= 2*least {
			break
		}
	}
	return text, max(least, min(padding, theme.InnerPadding()))
}

// keysText is how the keys of an item are written.
func (w *Window) keysText(i menuItem) string {
	text := string(i.key)
	if i.mod&fyne.KeyModifierShift != 0 {
		text = w.words.Text(locales.KeyShift) + "+" + text
	}
	if i.mod&ctrl != 0 {
		text = w.words.Text(locales.KeyCtrl) + "+" + text
	}
	return text
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

// catcher closes a menu at a click beside it.
type catcher struct {
	widget.BaseWidget
	caught func()
}

var (
	_ fyne.Tappable          = (*catcher)(nil)
	_ fyne.SecondaryTappable = (*catcher)(nil)
)

func newCatcher(caught func()) *catcher {
	c := &catcher{caught: caught}
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer implements [fyne.Widget].
func (c *catcher) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// Tapped implements [fyne.Tappable].
func (c *catcher) Tapped(*fyne.PointEvent) { c.caught() }

// TappedSecondary implements [fyne.SecondaryTappable].
func (c *catcher) TappedSecondary(*fyne.PointEvent) { c.caught() }
