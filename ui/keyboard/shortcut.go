package keyboard

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Ctrl is the modifier of shortcuts: the Command key on a Mac.
const Ctrl = fyne.KeyModifierShortcutDefault

// Command is the action of a key, alone or with modifiers.
type Command struct {
	Key    fyne.KeyName
	Mod    fyne.KeyModifier // 0, or Ctrl with or without Shift
	Repeat bool             // a held key repeats it
	Under  bool             // also available while something covers the table
	Always bool             // even while that does not accept input yet
	Do     func()
}

// find returns the command of a key, or nil.
func (k *Keyboard) find(key fyne.KeyName, mod fyne.KeyModifier) *Command {
	i := slices.IndexFunc(k.commands, func(c Command) bool { return c.Key == key && c.Mod == mod })
	if i < 0 {
		return nil
	}
	return &k.commands[i]
}

// do runs the command of a key, if it is available.
func (k *Keyboard) do(key fyne.KeyName, mod fyne.KeyModifier) {
	c := k.find(key, mod)
	if c == nil {
		return
	}
	if fresh := k.presses.Take(); !fresh && !c.Repeat {
		return
	}
	if c.Under || !k.Over.Covers() {
		c.Do()
	}
}

// TypedShortcut runs the command of a shortcut.
func (k *Keyboard) TypedShortcut(s fyne.Shortcut) {
	if key, mod, ok := k.meant(s); ok {
		k.do(key, mod)
	}
}

// PassShortcut implements [controls.Desk].
func (k *Keyboard) PassShortcut(s fyne.Shortcut) { k.TypedShortcut(s) }

// Everywhere implements [controls.Desk].
func (k *Keyboard) Everywhere(s fyne.Shortcut) bool {
	key, mod, ok := k.meant(s)
	c := k.find(key, mod)
	return ok && c != nil && c.Under
}

// Always reports whether a shortcut is always available.
func (k *Keyboard) Always(s fyne.Shortcut) bool {
	key, mod, ok := k.meant(s)
	c := k.find(key, mod)
	return ok && c != nil && c.Always
}

// meant returns the keys of a shortcut. A key whose character has no command counts by its
// position on a US keyboard, if the character of that command can't be typed in the player's
// layout: Ctrl+comma on Russian keyboards, Ctrl+Q on Hebrew ones. The toolkit does this for
// letters, but only for keys that type nothing in ASCII.
func (k *Keyboard) meant(s fyne.Shortcut) (fyne.KeyName, fyne.KeyModifier, bool) {
	key, mod, ok := keyOf(s)
	if !ok || k.find(key, mod) != nil {
		return key, mod, ok
	}
	place, keypad := k.keys.place(k.presses.Code())
	if len(place) != 1 || keypad || k.find(place, mod) == nil || k.keys.types(unicode.ToLower(rune(place[0]))) {
		return key, mod, ok
	}
	return place, mod, true
}

// keyOf returns the keys of a shortcut; the toolkit has separate types for some.
func keyOf(s fyne.Shortcut) (fyne.KeyName, fyne.KeyModifier, bool) {
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		return s.KeyName, s.Modifier, true
	case fyne.KeyboardShortcut:
		return s.Key(), s.Mod(), true
	}
	return "", 0, false
}

// strangeKeys are the names of our shortcut keys in non-Latin layouts.
var strangeKeys = []fyne.KeyName{
	fyne.KeyUnknown, fyne.KeyApostrophe, fyne.KeyAsterisk, fyne.KeyBackslash, fyne.KeyBackTick, fyne.KeyEqual, fyne.KeyLeftBracket,
	fyne.KeyMinus, fyne.KeyPeriod, fyne.KeyPlus, fyne.KeyRightBracket, fyne.KeySemicolon, fyne.KeySlash,
}

// listenToShortcuts handles the shortcuts typed while nothing has the focus.
func (k *Keyboard) listenToShortcuts(c fyne.Canvas) {
	for _, command := range k.commands {
		if command.Mod != 0 {
			c.AddShortcut(&desktop.CustomShortcut{KeyName: command.Key, Modifier: command.Mod}, k.TypedShortcut)
		}
	}
	for _, key := range strangeKeys {
		for _, mod := range []fyne.KeyModifier{Ctrl, Ctrl | fyne.KeyModifierShift} {
			c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: mod}, k.TypedShortcut)
		}
	}
	for _, s := range []fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, &fyne.ShortcutCopy{}, &fyne.ShortcutPaste{}} {
		c.AddShortcut(s, k.TypedShortcut)
	}
}
