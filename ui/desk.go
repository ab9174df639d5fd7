package ui

import (
	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/overlay"
)

// desk is the view of the window for controls, dialogs and pages.
type desk struct {
	*keyboard.Keyboard
	w *Window
}

var _ overlay.Host = desk{}

// Canvas implements [controls.Desk].
func (d desk) Canvas() fyne.Canvas { return d.w.win.Canvas() }

// Reveal implements [controls.Desk].
func (d desk) Reveal(o fyne.CanvasObject) { d.w.stack.Reveal(o) }

// Paste implements [controls.Desk].
func (d desk) Paste(then func(text string)) { d.w.paste(then) }

// HoldStill implements [controls.Desk], if the toolkit supports it.
func (d desk) HoldStill(still bool) {
	if app, ok := d.w.app.(interface{ HoldStill(bool) }); ok {
		app.HoldStill(still)
	}
}

// Hint implements [controls.Desk].
func (d desk) Hint(text string, at fyne.Position) { d.w.stack.Hint(text, at) }

// EndTip implements [controls.Desk].
func (d desk) EndTip() { d.w.stack.EndTip() }

// Words implements [overlay.Host].
func (d desk) Words() *locales.Localizer { return d.w.words }

// Cover implements [overlay.Host]. What is under a dialog is invisible: a held group is released,
// as Escape would seem to do nothing; and the pointer may still be on the button that opened it.
func (d desk) Cover() {
	d.w.table.LetGo()
	d.w.line.Clear()
	d.w.line.SetTip("")
}

// Page implements [overlay.Host]: the clock stops while a page covers the table.
func (d desk) Page(covers bool) {
	d.w.session.Clock().Page(d.w.now(), covers)
	d.w.watchDay(covers)
}

// Uncover implements [overlay.Host].
func (d desk) Uncover() { d.w.table.Focus() }

// Answered implements [overlay.Host]: it shows pending messages.
func (d desk) Answered() {
	d.w.tellSetAside()
	d.w.offerLate()
}
