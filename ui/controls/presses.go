package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Presses tells a fresh press of a key from its repetitions. The toolkit repeats a held key; only
// arrows, undo and redo may repeat, so every other key has to be fresh.
type Presses struct {
	fresh bool
	acted bool // the key that was pressed last has done something, and is no text any more
	held  bool // it has not been let go since
	code  int  // its scan code
	keyed bool // keys were used last, not the pointer

	// Turned is called when the player has turned from the pointer to the keys or back; may be nil.
	Turned func()
	// Before is called before a press is noted; may be nil.
	Before func()
}

// KeyDown notes a press; a repetition does not come here. Keys that only go with others leave a
// key that is held as it is: it goes on repeating.
func (p *Presses) KeyDown(e *fyne.KeyEvent) {
	switch e.Name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyControlLeft, desktop.KeyControlRight,
		desktop.KeyAltLeft, desktop.KeyAltRight, desktop.KeySuperLeft, desktop.KeySuperRight, desktop.KeyCapsLock:
		return
	}
	if p.Before != nil {
		p.Before()
	}
	p.fresh, p.acted, p.held, p.code = true, false, true, e.Physical.ScanCode
	p.turn(true)
}

// Pointed notes that the pointer is used.
func (p *Presses) Pointed() { p.turn(false) }

// Keyed reports whether the player has used keys last, and not the pointer: then it is shown where they are.
func (p *Presses) Keyed() bool { return p.keyed }

func (p *Presses) turn(keyed bool) {
	if p.keyed == keyed {
		return
	}
	p.keyed = keyed
	if p.Turned != nil {
		p.Turned()
	}
}

// KeyUp notes that a key is let go.
func (p *Presses) KeyUp(*fyne.KeyEvent) { p.held = false }

// Take reports whether a key was pressed just now, once: then it has done something.
func (p *Presses) Take() bool {
	fresh := p.fresh
	p.fresh = false
	p.acted = p.acted || fresh
	return fresh
}

// Spend lets a held key do nothing from now on: it has been used in its own way.
func (p *Presses) Spend() { p.fresh = false }

// Acted reports whether the key that was pressed last has done something.
func (p *Presses) Acted() bool { return p.acted }

// Held reports whether the key that was pressed last has not been let go.
func (p *Presses) Held() bool { return p.held }

// Code is the scan code of the key that was pressed last.
func (p *Presses) Code() int { return p.code }

// Again reports whether a key is held that may not repeat, once it has done what it
// does: all but the arrows.
func (p *Presses) Again(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return false
	}
	return !p.Take()
}

// Keyed lets a widget that has the focus tell its desk of presses.
type Keyed struct{ Desk Desk }

// KeyDown implements [desktop.Keyable].
func (k Keyed) KeyDown(e *fyne.KeyEvent) { k.Desk.Presses().KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (k Keyed) KeyUp(e *fyne.KeyEvent) { k.Desk.Presses().KeyUp(e) }
