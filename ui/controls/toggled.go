package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// toggled is the logic of a check box, however it is drawn: a click anywhere on it, or Space or Enter, toggles
// it once, and other keys are passed on.
type toggled struct {
	widget.Check
	Keyed
	Block fyne.CanvasObject // scrolled into view with it: the control itself, or more

	self    fyne.Focusable
	focused bool
}

// toggleable is a control that embeds toggled.
type toggleable interface {
	fyne.Widget
	fyne.Focusable
}

// begin initialises it as part of a control with a text; changed is called when it is toggled.
func (t *toggled) begin(self toggleable, text string, on bool, changed func(bool)) {
	t.self, t.Block = self, self
	t.Text, t.Checked, t.OnChanged = text, on, changed
	t.ExtendBaseWidget(self)
}

// Tapped implements [fyne.Tappable]. The toolkit's check box reacts to clicks on its text only; this one to
// clicks anywhere on its line.
func (t *toggled) Tapped(*fyne.PointEvent) { t.Toggle() }

// Toggle toggles it by a click and gives it the focus.
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

// TypedRune implements [fyne.Focusable]. The toolkit's check box toggles on every space character, even those
// repeated by a held key.
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
