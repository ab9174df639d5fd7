package ui

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// keys hands what is typed to what it is for. The toolkit repeats a held key;
// only arrows, undo and redo may repeat, so every other key has to be fresh.
type keys struct {
	w       *Window
	fresh   bool
	acted   bool        // the key that was pressed last has done something, and is no text any more
	held    bool        // it has not been let go since
	pressed int         // the scan code of the last press
	digit   *digitPress // waits for its character; nil if none does
}

// take answers whether the key was pressed just now, once.
func (k *keys) take() bool {
	fresh := k.fresh
	k.fresh = false
	k.acted = k.acted || fresh
	return fresh
}

// KeyDown notes a press; a repetition does not come here. Keys that only go with others
// leave a key that is held as it is: it goes on repeating.
func (k *keys) KeyDown(e *fyne.KeyEvent) {
	switch e.Name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyControlLeft, desktop.KeyControlRight,
		desktop.KeyAltLeft, desktop.KeyAltRight, desktop.KeySuperLeft, desktop.KeySuperRight, desktop.KeyCapsLock:
		return
	}
	k.settleDigit()
	k.fresh, k.acted, k.held, k.pressed = true, false, true, e.Physical.ScanCode
}

// KeyUp notes that a key is let go.
func (k *keys) KeyUp(*fyne.KeyEvent) { k.held = false }

// again reports whether a key is held that may not repeat, once it has done what it
// does: all but the arrows.
func (k *keys) again(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return false
	}
	return !k.take()
}

// TypedKey takes a key that is typed on the table, or on nothing.
func (k *keys) TypedKey(e *fyne.KeyEvent) {
	if k.w.covered() {
		k.elsewhere(e)
		return
	}
	if k.pressDigit(e) {
		return
	}
	if k.w.table.Arrow(e.Name) {
		k.fresh = false
		k.w.tellCursor()
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if k.take() {
			k.w.table.Enter()
			k.w.tellCursor()
		}
	default:
		k.elsewhere(e)
	}
}

// elsewhere takes keys that mean the same wherever the focus is.
func (k *keys) elsewhere(e *fyne.KeyEvent) {
	if m := k.w.modal; m != nil && m.key != nil && m.key(e) {
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if k.take() {
			k.w.escape()
		}
	case fyne.KeyF11:
		if k.take() {
			k.w.toggleFullScreen()
		}
	case fyne.KeyF1:
		if k.take() && !k.w.covered() {
			k.w.showRules()
		}
	case fyne.KeyF10:
		if k.take() && !nativeMenu && !k.w.covered() {
			k.w.showMenu()
		}
	}
}

// command is something that a shortcut and a menu item do.
type command struct {
	key    fyne.KeyName
	mod    fyne.KeyModifier
	repeat bool // a held key does it again
	do     func()
}

const (
	ctrl      = fyne.KeyModifierShortcutDefault
	shiftCtrl = fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift
)

// commands are the game's shortcuts. Undo, redo, copy and paste come from the
// toolkit under names of their own.
func (w *Window) commands() []command {
	return []command{
		{fyne.KeyN, ctrl, false, w.askNewGame},
		{fyne.KeyR, ctrl, false, w.askRestart},
		{fyne.KeyO, ctrl, false, w.openRecordFile},
		{fyne.KeyS, ctrl, false, w.saveRecord},
		{fyne.KeyZ, ctrl, true, w.undo},
		{fyne.KeyZ, shiftCtrl, true, w.redo},
		{fyne.KeyY, ctrl, true, w.redo},
		{fyne.KeyC, ctrl, false, w.copyCode},
		{fyne.KeyV, ctrl, false, w.pasteCode},
		{fyne.KeyD, ctrl, false, w.describe},
		{fyne.KeyComma, ctrl, false, w.showSettings},
		{fyne.KeyQ, ctrl, false, w.Quit},
	}
}

// TypedShortcut does what a shortcut stands for. Under a dialog no shortcut
// changes the game; only quitting works everywhere.
func (k *keys) TypedShortcut(s fyne.Shortcut) {
	key, mod, ok := k.meant(s)
	if !ok {
		return
	}
	for _, c := range k.w.commands() {
		if c.key != key || c.mod != mod {
			continue
		}
		if fresh := k.take(); !fresh && !c.repeat {
			return
		}
		switch {
		case !k.w.covered() || key == fyne.KeyQ:
			c.do()
		case key == fyne.KeyComma:
			k.w.settingsOverPage()
		}
		return
	}
}

// covered tells whether a dialog, a page or a menu lies over the table.
func (w *Window) covered() bool { return w.win.Canvas().Overlays().Top() != nil }

// settingsOverPage opens the settings over a page, which comes back, in the
// language chosen, when they are closed.
func (w *Window) settingsOverPage() {
	if m := w.modal; m != nil && m.again != nil {
		w.openSettings("", m.again)
	}
}

// meant tells the keys of a shortcut. A key whose character stands for nothing counts by
// its place on a US keyboard, if what that stands for can't be typed in the player's
// layout: Ctrl+comma on Russian keys, Ctrl+Q on Hebrew ones. The toolkit does so for
// letters, but only where a key types nothing of ASCII.
func (k *keys) meant(s fyne.Shortcut) (fyne.KeyName, fyne.KeyModifier, bool) {
	key, mod, ok := keyOf(s)
	if !ok || k.w.hasCommand(key, mod) {
		return key, mod, ok
	}
	place, keypad := k.w.keyMap.place(k.pressed)
	if len(place) != 1 || keypad || !k.w.hasCommand(place, mod) || k.w.keyMap.types(unicode.ToLower(rune(place[0]))) {
		return key, mod, ok
	}
	return place, mod, true
}

func (w *Window) hasCommand(key fyne.KeyName, mod fyne.KeyModifier) bool {
	return slices.ContainsFunc(w.commands(), func(c command) bool { return c.key == key && c.mod == mod })
}

// keyOf tells the keys of a shortcut; the toolkit has types of its own for
// some.
func keyOf(s fyne.Shortcut) (fyne.KeyName, fyne.KeyModifier, bool) {
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		return s.KeyName, s.Modifier, true
	case fyne.KeyboardShortcut:
		return s.Key(), s.Mod(), true
	}
	return "", 0, false
}

// strangeKeys are the names that the keys of our shortcuts have in layouts that are not Latin.
var strangeKeys = []fyne.KeyName{
	fyne.KeyUnknown, fyne.KeyApostrophe, fyne.KeyAsterisk, fyne.KeyBackslash, fyne.KeyBackTick, fyne.KeyEqual, fyne.KeyLeftBracket,
	fyne.KeyMinus, fyne.KeyPeriod, fyne.KeyPlus, fyne.KeyRightBracket, fyne.KeySemicolon, fyne.KeySlash,
}

// listen takes the keys that are typed while nothing has the focus.
func (k *keys) listen(c fyne.Canvas) {
	c.SetOnTypedKey(k.TypedKey)
	c.SetOnTypedRune(k.TypedRune)
	if d, ok := c.(desktop.Canvas); ok {
		d.SetOnKeyDown(k.KeyDown)
		d.SetOnKeyUp(k.KeyUp)
	}
	for _, command := range k.w.commands() {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: command.key, Modifier: command.mod}, k.TypedShortcut)
	}
	for _, key := range strangeKeys {
		for _, mod := range []fyne.KeyModifier{ctrl, shiftCtrl} {
			c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: mod}, k.TypedShortcut)
		}
	}
	for _, s := range []fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, &fyne.ShortcutCopy{}, &fyne.ShortcutPaste{}} {
		c.AddShortcut(s, k.TypedShortcut)
	}
}

// shownShortcut stands beside a menu item and never runs it: the toolkit would
// run a menu's shortcuts under dialogs and before an entry gets them.
type shownShortcut struct {
	key fyne.KeyName
	mod fyne.KeyModifier
}

var _ fyne.KeyboardShortcut = shownShortcut{}

// ShortcutName implements [fyne.Shortcut]; no shortcut that is typed has this
// name.
func (s shownShortcut) ShortcutName() string {
	return strings.Join([]string{"shown", string(s.key)}, ":")
}

// Key implements [fyne.KeyboardShortcut].
func (s shownShortcut) Key() fyne.KeyName { return s.key }

// Mod implements [fyne.KeyboardShortcut].
func (s shownShortcut) Mod() fyne.KeyModifier { return s.mod }
