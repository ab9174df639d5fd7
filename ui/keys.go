package ui

import (
	"slices"
	"strings"
	"unicode"

	"simplesimon/ui/controls"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// keys hands what is typed to what it is for.
type keys struct {
	w       *Window
	presses controls.Presses
	digit   *digitPress // waits for its character; nil if none does
}

// KeyDown implements [table.Keyboard].
func (k *keys) KeyDown(e *fyne.KeyEvent) { k.presses.KeyDown(e) }

// KeyUp implements [table.Keyboard].
func (k *keys) KeyUp(e *fyne.KeyEvent) { k.presses.KeyUp(e) }

// TypedKey takes a key that is typed on the table, or on nothing.
func (k *keys) TypedKey(e *fyne.KeyEvent) {
	if k.w.covered() {
		k.everywhere(e)
		return
	}
	if k.pressDigit(e) {
		return
	}
	if k.w.table.Arrow(e.Name) {
		k.presses.Spend()
		k.w.tellCursor()
		return
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if k.presses.Take() {
			k.w.table.Enter()
			k.w.tellCursor()
		}
	default:
		k.everywhere(e)
	}
}

// Pass implements [controls.Desk]. Over the table, digits on a button of the bar are the table's.
func (k *keys) Pass(e *fyne.KeyEvent) {
	if !k.w.covered() && k.pressDigit(e) {
		k.w.table.Focus()
		return
	}
	k.everywhere(e)
}

// PassArrow implements [controls.Desk]: arrows go from answer to answer in a dialog or a menu. On a
// page they are the page's, in the bar the table's.
func (k *keys) PassArrow(key fyne.KeyName) {
	e, c := &fyne.KeyEvent{Name: key}, k.w.win.Canvas()
	switch {
	case !k.w.covered():
		k.w.table.Focus()
		k.TypedKey(e)
	case k.w.stack.Key(e):
	case key == fyne.KeyUp || key == fyne.KeyLeft:
		c.FocusPrevious()
	default:
		c.FocusNext()
	}
}

// PassRune implements [controls.Desk].
func (k *keys) PassRune(r rune) {
	if _, digit := digitValue(r); digit && !k.w.covered() {
		k.w.table.Focus()
		k.TypedRune(r)
	}
}

// PassShortcut implements [controls.Desk].
func (k *keys) PassShortcut(s fyne.Shortcut) { k.TypedShortcut(s) }

// Everywhere implements [controls.Desk].
func (k *keys) Everywhere(s fyne.Shortcut) bool {
	key, mod, ok := k.meant(s)
	return ok && (key == fyne.KeyQ || key == fyne.KeyComma) && mod == ctrl
}

// Quits implements [overlay.Host].
func (k *keys) Quits(s fyne.Shortcut) bool {
	key, mod, ok := k.meant(s)
	return ok && key == fyne.KeyQ && mod == ctrl
}

// everywhere takes keys that mean the same wherever the focus is.
func (k *keys) everywhere(e *fyne.KeyEvent) {
	if k.w.stack.Key(e) {
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if k.presses.Take() {
			k.w.escape()
		}
	case fyne.KeyF11:
		if k.presses.Take() {
			k.w.toggleFullScreen()
		}
	case fyne.KeyF1:
		if k.presses.Take() && !k.w.covered() {
			k.w.showRules()
		}
	case fyne.KeyF10:
		if k.presses.Take() && !nativeMenu && !k.w.covered() {
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
		if fresh := k.presses.Take(); !fresh && !c.repeat {
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
	if w.stack.Page() {
		w.stack.Push(w.settingsDialog(""))
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
	place, keypad := k.w.keyMap.place(k.presses.Code())
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
		d.SetOnKeyDown(k.presses.KeyDown)
		d.SetOnKeyUp(k.presses.KeyUp)
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
