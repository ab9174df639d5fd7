// Package controls has the controls of the window: buttons, switches, boxes, tiles and lists to choose from, and entries.
// They are the toolkit's, with keys that do the same everywhere and with a ring that shows where
// the keys are. What they need of the window is a [Desk].
package controls

import (
	"fyne.io/fyne/v2"
)

// Desk is what a control needs of the window that it stands in.
type Desk interface {
	// Presses tells fresh presses of keys from repetitions.
	Presses() *Presses
	// Canvas is what the control is drawn on.
	Canvas() fyne.Canvas
	// Reveal scrolls so that what has got the focus is seen.
	Reveal(fyne.CanvasObject)

	// Pass takes a key that the control that has the focus does not want.
	Pass(*fyne.KeyEvent)
	// PassArrow takes an arrow that goes from one button to another.
	PassArrow(fyne.KeyName)
	// PassRune takes a character likewise.
	PassRune(rune)
	// PassShortcut takes a shortcut likewise.
	PassShortcut(fyne.Shortcut)
	// Everywhere reports whether a shortcut means the same in an entry as elsewhere.
	Everywhere(fyne.Shortcut) bool

	// Paste calls then with the text on the clipboard, "" if there is none, unless it has become
	// stale by then.
	Paste(then func(text string))
	// Hint is told what there is to say about what is under the pointer, and where that is on the
	// canvas; "" when it is there no longer.
	Hint(text string, at fyne.Position)
	// EndTip takes away what is said about it: it has been used.
	EndTip()
	// HoldStill keeps the cursor of an entry from blinking: each blink paints the window.
	HoldStill(bool)
}
