package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"simplesimon/engine"
	"simplesimon/locales"
)

// Page is the web page that the game is played in.
type Page struct {
	// Link returns the address at which a deal is played.
	Link func(engine.Code) string
	// FullScreen lets the page fill the screen, or no longer.
	FullScreen func()
	// Kept is told whether everything is saved.
	Kept func(bool)
}

// Surface is what the window shows everything on.
func (w *Window) Surface() fyne.Canvas { return w.win.Canvas() }

// Covered reports whether something lies over the table.
func (w *Window) Covered() bool { return w.stack.Covers() }

// Typing reports whether the keys go to something that takes text.
func (w *Window) Typing() bool {
	_, typing := w.win.Canvas().Focused().(mobile.Keyboardable)
	return typing
}

// Leave saves what there is, because the page may go without another word.
func (w *Window) Leave() {
	if !w.ended && w.session.Found() == nil { // which of two games goes on is for the player to say
		w.session.End()
	}
}

// Drop opens the first record among files, as if they were dropped on the window.
func (w *Window) Drop(files []fyne.URI) { w.dropped(fyne.Position{}, files) }

// copyLink puts the address of the present deal on the clipboard.
func (w *Window) copyLink() {
	w.app.Clipboard().SetContent(w.page.Link(w.session.Game().Code()))
	w.line.Say(w.words.Text(locales.LinkCopied))
}

// fullScreen reports whether the window fills the screen. A page leaves that to the browser.
func (w *Window) fullScreen() bool { return w.page == nil && w.win.FullScreen() }
