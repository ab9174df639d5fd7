package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var _ desktop.Keyable = (*Button)(nil)

// Button is the toolkit's button, except that Enter works like Space, that it passes on other
// keys, and that it has its own appearance. It has one of three ranks: filled (high importance),
// tonal (medium) and plain text (low).
type Button struct {
	widget.Button
	Keyed
	Hint  string // tooltip, more explicit than the text; "" for none
	Aside string // smaller text after the text, which is then left-aligned; see SetAside

	Pill bool // has a background whatever its rank

	focused, hovered, pressed bool
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
			b.act()
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
	b.Refresh()
	b.Desk.Reveal(b)
}

// FocusLost implements [fyne.Focusable].
func (b *Button) FocusLost() {
	b.focused = false
	b.Refresh()
}

// TypedRune implements [fyne.Focusable].
func (b *Button) TypedRune(r rune) { b.Desk.PassRune(r) }

// MouseIn implements [desktop.Hoverable].
func (b *Button) MouseIn(e *desktop.MouseEvent) {
	b.hovered = true
	b.Refresh()
	b.Desk.Hint(b.Hint, e.AbsolutePosition)
}

// MouseMoved implements [desktop.Hoverable].
func (b *Button) MouseMoved(e *desktop.MouseEvent) {
	b.Button.MouseMoved(e)
	b.Desk.Hint(b.Hint, e.AbsolutePosition)
}

// Tapped implements [fyne.Tappable].
func (b *Button) Tapped(*fyne.PointEvent) {
	b.Desk.Presses().Pointed()
	b.act()
}

// act performs the button's action.
func (b *Button) act() {
	b.Desk.EndTip()
	b.Button.Tapped(&fyne.PointEvent{})
}

// MouseDown implements [desktop.Mouseable].
func (b *Button) MouseDown(*desktop.MouseEvent) {
	b.Desk.Presses().Pointed()
	b.pressed = true
	b.Refresh()
}

// MouseUp implements [desktop.Mouseable].
func (b *Button) MouseUp(*desktop.MouseEvent) {
	b.pressed = false
	b.Refresh()
}

// MouseOut implements [desktop.Hoverable].
func (b *Button) MouseOut() {
	b.hovered, b.pressed = false, false
	b.Refresh()
	b.Desk.Hint("", fyne.Position{})
}

// SetEnabled enables or disables the button, if necessary.
func (b *Button) SetEnabled(on bool) {
	switch {
	case on && b.Disabled():
		b.Enable()
	case !on && !b.Disabled():
		b.Disable()
	}
}
