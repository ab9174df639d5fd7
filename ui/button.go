package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var _ desktop.Keyable = (*button)(nil)

// passing lets a widget that has the focus tell of presses, so that a held key
// can be told from a fresh one.
type passing struct{ keys *keys }

// KeyDown implements [desktop.Keyable].
func (p passing) KeyDown(e *fyne.KeyEvent) { p.keys.KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (p passing) KeyUp(e *fyne.KeyEvent) { p.keys.KeyUp(e) }

// button is the toolkit's button, with Enter as well as Space, and with keys
// that are not its own handed on.
type button struct {
	widget.Button
	passing
	tip  func(text string) // told the tip while the pointer is over it; may be nil
	hint string

	focused bool
}

func newButton(k *keys, text string, icon fyne.Resource, tapped func()) *button {
	b := &button{passing: passing{k}}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements [fyne.Focusable].
func (b *button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if b.keys.take() {
			b.Tapped(&fyne.PointEvent{})
		}
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		b.moveFocus(e.Name)
	default:
		if !b.keys.w.covered() && b.keys.pressDigit(e) {
			b.keys.w.table.Focus()
			return
		}
		b.keys.elsewhere(e)
	}
}

// FocusGained implements [fyne.Focusable].
func (b *button) FocusGained() {
	b.focused = true
	b.Button.FocusGained()
	b.keys.w.reveal(b)
}

// FocusLost implements [fyne.Focusable].
func (b *button) FocusLost() {
	b.focused = false
	b.Button.FocusLost()
}

// moveFocus lets arrows go from answer to answer in a dialog or menu.
func (b *button) moveFocus(key fyne.KeyName) {
	c := b.keys.w.win.Canvas()
	if !b.keys.w.covered() { // in the bar: the keys of the game go back to the table
		b.keys.w.table.Focus()
		b.keys.TypedKey(&fyne.KeyEvent{Name: key})
		return
	}
	if m := b.keys.w.modal; m != nil && m.key != nil && m.key(&fyne.KeyEvent{Name: key}) {
		return // a page takes its arrows itself
	}
	if key == fyne.KeyUp || key == fyne.KeyLeft {
		c.FocusPrevious()
	} else {
		c.FocusNext()
	}
}

// TypedRune implements [fyne.Focusable].
func (b *button) TypedRune(r rune) {
	if _, digit := digitValue(r); digit && !b.keys.w.covered() {
		b.keys.w.table.Focus()
		b.keys.TypedRune(r)
	}
}

// MouseIn implements [desktop.Hoverable].
func (b *button) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	if b.tip != nil {
		b.tip(b.hint)
	}
}

// MouseOut implements [desktop.Hoverable].
func (b *button) MouseOut() {
	b.Button.MouseOut()
	if b.tip != nil {
		b.tip("")
	}
}
