package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var _ desktop.Keyable = (*Button)(nil)

// Button is the toolkit's button, with Enter as well as Space, and with keys
// that are not its own handed on.
type Button struct {
	widget.Button
	Keyed
	Hint  string // what a tip says while the pointer is over it: more than is written on it; "" for no tip
	Aside string // smaller and quiet after the text, which is then at the left; see SetAside

	focused bool
}

// NewButton returns a button with a text, an icon, or both.
func NewButton(desk Desk, text string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{Keyed: Keyed{desk}}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements [fyne.Focusable].
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if b.Desk.Presses().Take() {
			b.Tapped(&fyne.PointEvent{})
		}
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		b.Desk.PassArrow(e.Name)
	default:
		b.Desk.Pass(e)
	}
}

// FocusGained implements [fyne.Focusable].
func (b *Button) FocusGained() {
	b.focused = true
	b.Button.FocusGained()
	b.Desk.Reveal(b)
}

// FocusLost implements [fyne.Focusable].
func (b *Button) FocusLost() {
	b.focused = false
	b.Button.FocusLost()
}

// TypedRune implements [fyne.Focusable].
func (b *Button) TypedRune(r rune) { b.Desk.PassRune(r) }

// MouseIn implements [desktop.Hoverable].
func (b *Button) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.Desk.Hint(b.Hint, e.AbsolutePosition)
}

// MouseMoved implements [desktop.Hoverable].
func (b *Button) MouseMoved(e *desktop.MouseEvent) {
	b.Button.MouseMoved(e)
	b.Desk.Hint(b.Hint, e.AbsolutePosition)
}

// Tapped implements [fyne.Tappable].
func (b *Button) Tapped(e *fyne.PointEvent) {
	b.Desk.EndTip()
	b.Button.Tapped(e)
}

// MouseOut implements [desktop.Hoverable].
func (b *Button) MouseOut() {
	b.Button.MouseOut()
	b.Desk.Hint("", fyne.Position{})
}

// SetEnabled enables or disables the button, if it is not so already.
func (b *Button) SetEnabled(on bool) {
	switch {
	case on && b.Disabled():
		b.Enable()
	case !on && !b.Disabled():
		b.Disable()
	}
}
