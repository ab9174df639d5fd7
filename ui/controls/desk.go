// Package controls provides the controls of the window: buttons, switches, boxes, tiles, select
// boxes and entries. They are based on the toolkit's, with consistent keys and a visible focus
// ring. They access the window through a [Desk].
package controls

import (
	"fyne.io/fyne/v2"
)

// Desk is what a control needs from its window.
type Desk interface {
	// Presses distinguishes fresh key presses from repetitions.
	Presses() *Presses
	// Canvas returns the canvas of the control.
	Canvas() fyne.Canvas
	// Reveal scrolls a focused object into view.
	Reveal(fyne.CanvasObject)

	// Pass handles a key that the focused control does not want.
	Pass(*fyne.KeyEvent)
	// PassArrow handles an arrow key that moves from one button to another.
	PassArrow(fyne.KeyName)
	// PassRune handles a character that the focused control does not want.
	PassRune(rune)
	// PassShortcut handles a shortcut that the focused control does not want.
	PassShortcut(fyne.Shortcut)
	// Everywhere reports whether a shortcut has the same meaning in an entry as elsewhere.
	Everywhere(fyne.Shortcut) bool

	// Paste calls then with the text on the clipboard, "" if there is none, unless it is no longer
	// wanted by then.
	Paste(then func(text string))
	// Hint sets the tooltip for what is under the pointer, and its location on the canvas; "" when
	// the pointer leaves.
	Hint(text string, at fyne.Position)
	// EndTip removes the tooltip, because its object was used.
	EndTip()
	// HoldStill stops the cursor of an entry from blinking, as each blink repaints the window.
	HoldStill(bool)
}
