package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"simplesimon/engine"
	"simplesimon/locales"
)

// Page is the web page in which the game is played.
type Page struct {
	// Link returns the URL at which a deal is played.
	Link func(engine.Code) string
	// FullScreen toggles full screen.
	FullScreen func()
	// Kept is called with whether everything is saved.
	Kept func(bool)
}

// Surface returns the canvas of the window.
func (w *Window) Surface() fyne.Canvas { return w.win.Canvas() }

// Covered reports whether something covers the table.
func (w *Window) Covered() bool { return w.stack.Covers() }

// Typing reports whether the focused object accepts text.
func (w *Window) Typing() bool {
	_, typing := w.win.Canvas().Focused().(mobile.Keyboardable)
	return typing
}

// Leave saves everything, because the page may be closed without further notice.
func (w *Window) Leave() {
	if !w.ended && w.session.Found() == nil { // the player must choose between two games
		w.session.End()
	}
}

// Drop opens the first record among files, as if they had been dropped on the window.
func (w *Window) Drop(files []fyne.URI) { w.dropped(fyne.Position{}, files) }

// copyLink copies the URL of the current deal.
func (w *Window) copyLink() {
	w.app.Clipboard().SetContent(w.page.Link(w.session.Game().Code()))
	w.line.Say(w.words.Text(locales.LinkCopied))
}

// fullScreen reports whether the window is in full screen. In a page the browser handles that.
func (w *Window) fullScreen() bool { return w.page == nil && w.win.FullScreen() }
