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
	Tip  func(text string) // told the hint while the pointer is over it, and "" after that; may be nil
	Hint string            // what the button does, for one without words

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
	if b.Tip != nil {
		b.Tip(b.Hint)
	}
}

// MouseOut implements [desktop.Hoverable].
func (b *Button) MouseOut() {
	b.Button.MouseOut()
	if b.Tip != nil {
		b.Tip("")
	}
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
