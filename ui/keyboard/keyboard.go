// Package keyboard routes keys to where they belong: the table, a command, or what covers the
// table.
package keyboard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/timing"
	"simplesimon/ui/controls"
)

// Table is played by keyboard; see [table.Table].
type Table interface {
	// Arrow moves the cursor, and reports whether the key is an arrow.
	Arrow(fyne.KeyName) bool
	// Enter picks up cards, or puts them down.
	Enter()
	// Digit picks up the longest group of a column, or places what is held there.
	Digit(column int)
	// Focus focuses the table.
	Focus()
}

// Over is what may cover the table; see [overlay.Stack].
type Over interface {
	// Covers reports whether anything does.
	Covers() bool
	// Key handles a key nobody else wants, and reports whether it did.
	Key(*fyne.KeyEvent) bool
	// Regain restores the focus to what had it last, if nothing has it, and reports whether it
	// did.
	Regain() bool
	// Digit handles a digit nobody else wants; 10 stands for the key 0.
	Digit(int)
}

// Keyboard receives all keys typed in the window.
type Keyboard struct {
	// Table and Over must be set before anything is typed.
	Table Table
	Over  Over
	// Moved is called when keys have moved the table's cursor.
	Moved func()
	// Escape is called when Escape is pressed, unless something else handles it.
	Escape func()

	presses  controls.Presses
	commands []Command
	keys     KeyMap
	timers   *timing.Timers
	canvas   fyne.Canvas
	digit    *digitPress // waiting for its character; nil if none is
}

// New returns the keyboard of a window with commands.
func New(commands []Command, keys KeyMap, timers *timing.Timers) *Keyboard {
	k := &Keyboard{commands: commands, keys: keys, timers: timers}
	k.presses.Before, k.presses.Turned = k.settleDigit, k.showFocus
	return k
}

// showFocus redraws the focused object, which shows its focus only while keys are used.
func (k *Keyboard) showFocus() {
	if k.canvas == nil {
		return
	}
	if o, ok := k.canvas.Focused().(fyne.Widget); ok {
		o.Refresh()
	}
}

// Listen handles the keys typed on a canvas while nothing there has the focus.
func (k *Keyboard) Listen(c fyne.Canvas) {
	k.canvas = c
	c.SetOnTypedKey(k.TypedKey)
	c.SetOnTypedRune(k.TypedRune)
	if d, ok := c.(desktop.Canvas); ok {
		d.SetOnKeyDown(k.KeyDown)
		d.SetOnKeyUp(k.KeyUp)
	}
	k.listenToShortcuts(c)
}

// Presses implements [controls.Desk].
func (k *Keyboard) Presses() *controls.Presses { return &k.presses }

// KeyDown implements [table.Keyboard].
func (k *Keyboard) KeyDown(e *fyne.KeyEvent) { k.presses.KeyDown(e) }

// KeyUp implements [table.Keyboard].
func (k *Keyboard) KeyUp(e *fyne.KeyEvent) { k.presses.KeyUp(e) }

// TypedKey handles a key typed on the table, or without focus.
func (k *Keyboard) TypedKey(e *fyne.KeyEvent) {
	if k.pressDigit(e) {
		return
	}
	if k.Over.Covers() {
		k.typedBeside(e)
		return
	}
	if k.Table.Arrow(e.Name) {
		k.presses.Spend()
		k.Moved()
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if k.presses.Take() {
			k.Table.Enter()
			k.Moved()
		}
	default:
		k.everywhere(e)
	}
}

// typedBeside handles a key typed without focus while something covers the table: a click beside
// its controls does not take the keys from them.
func (k *Keyboard) typedBeside(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape && !k.Over.Key(e) && k.Over.Regain() {
		k.canvas.Focused().TypedKey(e)
		return
	}
	k.everywhere(e)
}

// Pass implements [controls.Desk]. Digits typed on a button of the bar go to the table.
func (k *Keyboard) Pass(e *fyne.KeyEvent) {
	if !k.pressDigit(e) {
		k.everywhere(e)
	} else if !k.Over.Covers() {
		k.Table.Focus()
	}
}

// PassArrow implements [controls.Desk]: in a dialog or menu, arrows move between buttons; on a
// page they go to the page, otherwise to the table.
func (k *Keyboard) PassArrow(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	switch {
	case !k.Over.Covers():
		k.Table.Focus()
		k.TypedKey(e)
	case k.Over.Key(e):
	case key == fyne.KeyUp || key == fyne.KeyLeft:
		k.canvas.FocusPrevious()
	default:
		k.canvas.FocusNext()
	}
}

// PassRune implements [controls.Desk].
func (k *Keyboard) PassRune(r rune) {
	if _, digit := digitValue(r); !digit {
		return
	}
	if !k.Over.Covers() {
		k.Table.Focus()
	}
	k.TypedRune(r)
}

// everywhere handles keys that mean the same wherever the focus is.
func (k *Keyboard) everywhere(e *fyne.KeyEvent) {
	if k.Over.Key(e) {
		return
	}
	if e.Name == fyne.KeyEscape {
		if k.presses.Take() {
			k.Escape()
		}
		return
	}
	k.do(e.Name, 0)
}
