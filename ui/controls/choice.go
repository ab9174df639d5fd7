package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Choice is the toolkit's select box, except that it passes on Escape.
type Choice struct {
	widget.Select
	Keyed
	focused bool
	menu    *choiceMenu // nil while closed
}

// NewChoice returns a select box with options.
func NewChoice(desk Desk, options []string) *Choice {
	c := &Choice{Keyed: Keyed{desk}}
	c.Options = options
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements [fyne.Focusable].
func (c *Choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyF11:
		c.Desk.Pass(e)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.Desk.Presses().Take() {
			c.openMenu()
		}
	case fyne.KeyUp, fyne.KeyDown:
		c.openMenu()
	default:
		c.Select.TypedKey(e)
	}
}

// Tapped implements [fyne.Tappable].
func (c *Choice) Tapped(*fyne.PointEvent) {
	c.Desk.Presses().Pointed()
	if !c.Disabled() {
		c.Desk.Canvas().Focus(c)
		c.openMenu()
	}
}

// FocusGained implements [fyne.Focusable].
func (c *Choice) FocusGained() {
	c.focused = true
	c.Refresh()
	c.Desk.Reveal(c)
}

// FocusLost implements [fyne.Focusable].
func (c *Choice) FocusLost() {
	c.focused = false
	c.Refresh()
}

// OptionsWidth returns the width of the longest option, in Fyne's units.
func (c *Choice) OptionsWidth() float32 {
	var widest float32
	for _, option := range c.Options {
		widest = max(widest, fyne.MeasureText(option, theme.TextSize(), fyne.TextStyle{}).Width)
	}
	return widest + 4*theme.InnerPadding() + theme.IconInlineSize()
}
