package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// check is the toolkit's check box with Escape handed on.
type check struct {
	widget.Check
	passing
	focused bool
	block   fyne.CanvasObject // comes into view with it: itself, or more
}

func newCheck(k *keys, text string, on bool, changed func(bool)) *check {
	c := &check{passing: passing{k}}
	c.block = c
	c.Text, c.Checked, c.OnChanged = text, on, changed
	c.ExtendBaseWidget(c)
	return c
}

// Tapped implements [fyne.Tappable]. The toolkit's box takes a click on its text
// only; ours takes one anywhere on its line.
func (c *check) Tapped(*fyne.PointEvent) { c.toggle() }

// toggle switches the box and gives it the keys.
func (c *check) toggle() {
	c.keys.w.win.Canvas().Focus(c)
	c.SetChecked(!c.Checked)
}

// TypedKey implements [fyne.Focusable].
func (c *check) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.keys.take() {
			c.SetChecked(!c.Checked)
		}
	default:
		c.keys.elsewhere(e)
	}
}

// TypedRune implements [fyne.Focusable]. The toolkit's box switches at every blank, and a
// held key repeats those.
func (c *check) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (c *check) FocusGained() {
	c.focused = true
	c.Check.FocusGained()
	c.keys.w.reveal(c.block)
}

// FocusLost implements [fyne.Focusable].
func (c *check) FocusLost() {
	c.focused = false
	c.Check.FocusLost()
}

// choice is the toolkit's select box with Escape handed on.
type choice struct {
	widget.Select
	passing
	focused bool
	menu    *choiceMenu // nil if it is closed
}

func newChoice(k *keys, options []string) *choice {
	c := &choice{passing: passing{k}}
	c.Options = options
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements [fyne.Focusable].
func (c *choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyF11:
		c.keys.elsewhere(e)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.keys.take() {
			c.openMenu()
		}
	case fyne.KeyUp, fyne.KeyDown:
		c.openMenu()
	default:
		c.Select.TypedKey(e)
	}
}

// Tapped implements [fyne.Tappable].
func (c *choice) Tapped(*fyne.PointEvent) {
	if !c.Disabled() {
		c.keys.w.win.Canvas().Focus(c)
		c.openMenu()
	}
}

// FocusGained implements [fyne.Focusable].
func (c *choice) FocusGained() {
	c.focused = true
	c.Select.FocusGained()
	c.keys.w.reveal(c)
}

// FocusLost implements [fyne.Focusable].
func (c *choice) FocusLost() {
	c.focused = false
	c.Select.FocusLost()
}
