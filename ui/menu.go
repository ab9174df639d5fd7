package ui

import (
	"runtime"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/overlay"
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

// showMenu opens the menu below its button.
func (w *Window) showMenu() {
	m := &overlay.Menu{Below: w.bar.Menu()}
	for _, group := range w.menuItems() {
		var items []overlay.Item
		for _, i := range group {
			items = append(items, overlay.Item{Name: i.name, Text: w.words.Text(i.id), Keys: w.keysText(i), Do: i.do, Off: i.off != nil && i.off()})
		}
		m.Groups = append(m.Groups, items)
	}
	w.stack.Open(m)
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
