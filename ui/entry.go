package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// codeEntry is the entry of a game code, or of another line: Escape leaves the dialog.
type codeEntry struct {
	widget.Entry
	keys    *keys
	nothing func() // called if there is no text to be pasted; may be nil
}

func newCodeEntry(k *keys) *codeEntry {
	e := &codeEntry{keys: k}
	e.ExtendBaseWidget(e)
	return e
}

// KeyDown implements [desktop.Keyable].
func (e *codeEntry) KeyDown(key *fyne.KeyEvent) {
	e.keys.KeyDown(key)
	e.Entry.KeyDown(key)
}

// TypedKey implements [fyne.Focusable].
func (e *codeEntry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF11, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		e.keys.elsewhere(key)
	case fyne.KeyReturn, fyne.KeyEnter:
		if e.keys.take() {
			e.Entry.TypedKey(key)
		}
	default:
		e.Entry.TypedKey(key)
	}
}

// FocusGained implements [fyne.Focusable].
func (e *codeEntry) FocusGained() {
	e.keys.w.holdStill(true) // before the cursor shows
	e.Entry.FocusGained()
}

// FocusLost implements [fyne.Focusable].
func (e *codeEntry) FocusLost() {
	e.Entry.FocusLost()
	e.keys.w.holdStill(false)
}

// TypedShortcut implements [fyne.Shortcutable]: what the entry does not know is the
// game's. The clipboard of the toolkit's own shortcuts would wait without a limit for
// the program that has copied.
func (e *codeEntry) TypedShortcut(s fyne.Shortcut) {
	if key, mod, ok := keyOf(s); ok && (key == fyne.KeyQ || key == fyne.KeyComma) && mod == ctrl {
		e.keys.TypedShortcut(s)
		return
	}
	if _, ok := s.(*fyne.ShortcutPaste); ok {
		e.keys.w.pasteText(e)
		return
	}
	e.Entry.TypedShortcut(s)
}
