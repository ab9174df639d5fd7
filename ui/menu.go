package ui

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
)

// menus are the items whose state changes.
type menus struct {
	main       *fyne.MainMenu
	undo, redo *fyne.MenuItem
}

func (w *Window) buildMenu() {
	item := func(id locales.ID, key fyne.KeyName, mod fyne.KeyModifier, do func()) *fyne.MenuItem {
		i := fyne.NewMenuItem(w.words.Text(id), func() { w.fromMenu(do) })
		if key != "" {
			i.Shortcut = shownShortcut{key, mod}
		}
		return i
	}
	w.menus.undo = item(locales.Undo, fyne.KeyZ, ctrl, w.undo)
	w.menus.redo = item(locales.Redo, fyne.KeyZ, shiftCtrl, w.redo)
	quit := item(locales.Quit, fyne.KeyQ, ctrl, w.quit)
	quit.IsQuit = true
	quit.Action = w.quit
	game := fyne.NewMenu(w.words.Text(locales.MenuGame),
		item(locales.NewGame, fyne.KeyN, ctrl, w.askNewGame),
		item(locales.Restart, fyne.KeyR, ctrl, w.askRestart),
		fyne.NewMenuItemSeparator(),
		w.menus.undo, w.menus.redo,
		fyne.NewMenuItemSeparator(),
		item(locales.CopyCode, fyne.KeyC, ctrl, w.copyCode),
		item(locales.PasteCode, fyne.KeyV, ctrl, w.pasteCode),
		fyne.NewMenuItemSeparator(),
		item(locales.Settings, fyne.KeyComma, ctrl, w.showSettings),
		fyne.NewMenuItemSeparator(),
		quit)
	view := fyne.NewMenu(w.words.Text(locales.MenuView),
		item(locales.FullScreen, fyne.KeyF11, 0, w.toggleFullScreen))
	w.menus.main = fyne.NewMainMenu(game, view)
	w.showMenu()
	w.win.SetMainMenu(w.menus.main)
}

// showMenu enables what is possible, and answers whether that has changed.
func (w *Window) showMenu() bool {
	g := w.session.Game()
	undo, redo := g.Undoable() == 0, g.Redoable() == 0
	if w.menus.undo.Disabled == undo && w.menus.redo.Disabled == redo {
		return false
	}
	w.menus.undo.Disabled, w.menus.redo.Disabled = undo, redo
	return true
}

// fromMenu does what a menu item stands for; the keys go back to the table. A
// native menu can be used while a dialog is open, and then changes nothing.
func (w *Window) fromMenu(do func()) {
	if w.modal != nil {
		return
	}
	w.table.Focus()
	do()
}
