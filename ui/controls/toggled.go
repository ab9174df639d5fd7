package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// toggled is the toolkit's check box as this game has it, however it is drawn: a click anywhere on it and
// the keys turn it once, and it passes on the other keys.
type toggled struct {
	widget.Check
	Keyed
	Block fyne.CanvasObject // comes into view with it: itself, or more

	self    fyne.Focusable
	focused bool
}

// toggleable is a control with a toggled inside.
type toggleable interface {
	fyne.Widget
	fyne.Focusable
}

// begin makes it the inside of a control with a text; changed is called when it is turned.
func (t *toggled) begin(self toggleable, text string, on bool, changed func(bool)) {
	t.self, t.Block = self, self
	t.Text, t.Checked, t.OnChanged = text, on, changed
	t.ExtendBaseWidget(self)
}

// Tapped implements [fyne.Tappable]. The toolkit's box takes a click on its text only; ours takes one
// anywhere on its line.
func (t *toggled) Tapped(*fyne.PointEvent) { t.Toggle() }

// Toggle turns it by a click and gives it the keys.
func (t *toggled) Toggle() {
	t.Desk.Presses().Pointed()
	if t.Disabled() {
		return
	}
	t.Desk.Canvas().Focus(t.self)
	t.SetChecked(!t.Checked)
}

// TypedKey implements [fyne.Focusable].
func (t *toggled) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if t.Desk.Presses().Take() && !t.Disabled() {
			t.SetChecked(!t.Checked)
		}
	default:
		t.Desk.Pass(e)
	}
}

// TypedRune implements [fyne.Focusable]. The toolkit's box turns at every blank, and a held key
// repeats those.
func (t *toggled) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (t *toggled) FocusGained() {
	t.focused = true
	t.Refresh()
	t.Desk.Reveal(t.Block)
}

// FocusLost implements [fyne.Focusable].
func (t *toggled) FocusLost() {
	t.focused = false
	t.Refresh()
}
