package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Check is the toolkit's check box with Escape handed on.
type Check struct {
	widget.Check
	Keyed
	focused bool
	Block   fyne.CanvasObject // comes into view with it: itself, or more
}

// NewCheck returns a box with a text; changed is called when it is switched.
func NewCheck(desk Desk, text string, on bool, changed func(bool)) *Check {
	c := &Check{Keyed: Keyed{desk}}
	c.Block = c
	c.Text, c.Checked, c.OnChanged = text, on, changed
	c.ExtendBaseWidget(c)
	return c
}

// Tapped implements [fyne.Tappable]. The toolkit's box takes a click on its text
// only; ours takes one anywhere on its line.
func (c *Check) Tapped(*fyne.PointEvent) { c.Toggle() }

// Toggle switches the box by a click and gives it the keys.
func (c *Check) Toggle() {
	c.Desk.Presses().Pointed()
	c.Desk.Canvas().Focus(c)
	c.SetChecked(!c.Checked)
}

// TypedKey implements [fyne.Focusable].
func (c *Check) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.Desk.Presses().Take() {
			c.SetChecked(!c.Checked)
		}
	default:
		c.Desk.Pass(e)
	}
}

// TypedRune implements [fyne.Focusable]. The toolkit's box switches at every blank, and a
// held key repeats those.
func (c *Check) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (c *Check) FocusGained() {
	c.focused = true
	c.Refresh()
	c.Desk.Reveal(c.Block)
}

// FocusLost implements [fyne.Focusable].
func (c *Check) FocusLost() {
	c.focused = false
	c.Refresh()
}
