// Package keyboard hands what is typed to what it is for: the table, a command, or what lies over
// the table.
package keyboard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/timing"
	"simplesimon/ui/controls"
)

// Table is played by the keyboard; see [table.Table].
type Table interface {
	// Arrow moves the cursor, and reports whether the key is an arrow.
	Arrow(fyne.KeyName) bool
	// Enter picks cards up, or puts them down.
	Enter()
	// Digit picks up the longest group of a column, or puts there what is held.
	Digit(column int)
	// Focus gives the keys to the table.
	Focus()
}

// Over is what may lie over the table; see [overlay.Stack].
type Over interface {
	// Covers reports whether anything does.
	Covers() bool
	// Key takes a key that nothing else wants, and reports whether it has.
	Key(*fyne.KeyEvent) bool
	// Regain gives the keys back to what had them last, if nothing has them, and reports whether it has.
	Regain() bool
	// Digit takes a digit that nothing else wants; 10 is that of the key 0.
	Digit(int)
}

// Keyboard is where all keys come to that are typed in the window.
type Keyboard struct {
	// Table and Over are set before anything is typed.
	Table Table
	Over  Over
	// Moved is called when keys have moved the cursor of the table.
	Moved func()
	// Escape is called when Escape is pressed, unless something else takes it.
	Escape func()

	presses  controls.Presses
	commands []Command
	keys     KeyMap
	timers   *timing.Timers
	canvas   fyne.Canvas
	digit    *digitPress // waits for its character; nil if none does
}

// New returns the keyboard of a window that knows some commands.
func New(commands []Command, keys KeyMap, timers *timing.Timers) *Keyboard {
	k := &Keyboard{commands: commands, keys: keys, timers: timers}
	k.presses.Before, k.presses.Turned = k.settleDigit, k.showFocus
	return k
}

// showFocus draws what has the focus anew: it shows that while keys are used.
func (k *Keyboard) showFocus() {
	if k.canvas == nil {
		return
	}
	if o, ok := k.canvas.Focused().(fyne.Widget); ok {
		o.Refresh()
	}
}

// Listen takes the keys that are typed on a canvas while nothing there has the focus.
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

// TypedKey takes a key that is typed on the table, or on nothing.
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

// typedBeside takes a key that is typed on nothing while something lies over the table: a click beside
// its controls does not take the keys from them.
func (k *Keyboard) typedBeside(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape && !k.Over.Key(e) && k.Over.Regain() {
		k.canvas.Focused().TypedKey(e)
		return
	}
	k.everywhere(e)
}

// Pass implements [controls.Desk]. Digits that are typed on a button beside the table are the table's.
func (k *Keyboard) Pass(e *fyne.KeyEvent) {
	if !k.pressDigit(e) {
		k.everywhere(e)
	} else if !k.Over.Covers() {
		k.Table.Focus()
	}
}

// PassArrow implements [controls.Desk]: arrows go from answer to answer in a dialog or a menu. On a
// page they are the page's, beside the table the table's.
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

// everywhere takes keys that mean the same wherever the focus is.
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
