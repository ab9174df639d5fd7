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

// KeyUp implements [desktop.Keyable].
func (e *codeEntry) KeyUp(key *fyne.KeyEvent) {
	e.keys.KeyUp(key)
	e.Entry.KeyUp(key)
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
		e.keys.fresh = false // it is the entry's, also while it is held
		e.Entry.TypedKey(key)
	}
}

// TypedRune implements [fyne.Focusable]. The blank of a key that has led here, such as
// that of a button pressed by Space, is no text.
func (e *codeEntry) TypedRune(r rune) {
	if r != ' ' || !e.keys.acted {
		e.Entry.TypedRune(r)
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
// game's. Held keys repeat undo and redo only. The clipboard of the toolkit's own shortcuts would wait without a limit for
// the program that has copied.
func (e *codeEntry) TypedShortcut(s fyne.Shortcut) {
	if key, mod, ok := e.keys.meant(s); ok && (key == fyne.KeyQ || key == fyne.KeyComma) && mod == ctrl {
		e.keys.TypedShortcut(s)
		return
	}
	switch s.(type) {
	case *fyne.ShortcutCopy, *fyne.ShortcutCut, *fyne.ShortcutPaste, *fyne.ShortcutSelectAll:
		if !e.keys.take() && e.keys.held { // else the menu of the right button asks for it
			return
		}
	}
	if _, ok := s.(*fyne.ShortcutPaste); ok {
		e.keys.w.pasteText(e)
		return
	}
	e.Entry.TypedShortcut(s)
}
