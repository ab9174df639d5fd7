package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Presses distinguishes fresh presses of a key from its repetitions. The toolkit repeats a held
// key; only arrows, undo and redo may repeat, so every other key must be fresh.
type Presses struct {
	fresh bool
	acted bool // the last key pressed had an effect, and is not text any more
	held  bool // it is still held
	code  int  // its scan code
	keyed bool // keys were used last, not the pointer

	// Turned is called when the player switches between pointer and keys; may be nil.
	Turned func()
	// Before is called before a press is recorded; may be nil.
	Before func()
}

// KeyDown records a press; it is not called for repetitions. Modifier keys do not affect a held
// key, which continues to repeat.
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

// Pointed records that the pointer was used.
func (p *Presses) Pointed() { p.turn(false) }

// Keyed reports whether the player used keys last rather than the pointer, so that the focus is
// shown.
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

// KeyUp records the release of a key.
func (p *Presses) KeyUp(*fyne.KeyEvent) { p.held = false }

// Take reports, once, whether a key was freshly pressed, and marks it as having had an effect.
func (p *Presses) Take() bool {
	fresh := p.fresh
	p.fresh = false
	p.acted = p.acted || fresh
	return fresh
}

// Spend makes a held key ineffective from now on, as it was used otherwise.
func (p *Presses) Spend() { p.fresh = false }

// Acted reports whether the last key pressed had an effect.
func (p *Presses) Acted() bool { return p.acted }

// Held reports whether the last key pressed is still held.
func (p *Presses) Held() bool { return p.held }

// Code returns the scan code of the last key pressed.
func (p *Presses) Code() int { return p.code }

// Again reports whether a key is a repetition that must be ignored; arrows may repeat.
func (p *Presses) Again(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return false
	}
	return !p.Take()
}

// Keyed lets a focusable widget report key presses to its desk.
type Keyed struct{ Desk Desk }

// KeyDown implements [desktop.Keyable].
func (k Keyed) KeyDown(e *fyne.KeyEvent) { k.Desk.Presses().KeyDown(e) }

// KeyUp implements [desktop.Keyable].
func (k Keyed) KeyUp(e *fyne.KeyEvent) { k.Desk.Presses().KeyUp(e) }
