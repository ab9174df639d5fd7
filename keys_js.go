package main

import (
	"slices"
	"strings"
	"syscall/js"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/ui/keyboard"
)

// keys hands what is typed to the window. The toolkit's own way loses punctuation, half of the keys
// that move, and the order of a key and its character: see docs/upstream/browser-input.md. The page's
// script chooses the events.
type keys struct{ canvas fyne.Canvas }

// listen takes the keys from now on.
func (k keys) listen() {
	take := func(name string, f func(stroke)) {
		bridge().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			s := newStroke(args[0])
			fyne.Do(func() { f(s) })
			return nil
		}))
	}
	take("keyDown", k.down)
	take("keyUp", k.up)
	bridge().Set("typed", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := args[0].String()
		fyne.Do(func() { k.typed(text) })
		return nil
	}))
}

// stroke is a key that is pressed or released.
type stroke struct {
	name   fyne.KeyName // "" for a key that the toolkit has no name for
	place  int          // its number in places, from 1; 0 for none
	text   string       // what it types; "" for nothing
	mod    fyne.KeyModifier
	repeat bool
}

// newStroke reads a KeyboardEvent.
func newStroke(e js.Value) stroke {
	key, code := e.Get("key").String(), e.Get("code").String()
	s := stroke{name: nameOf(key, code), place: slices.Index(placeCodes, code) + 1, repeat: e.Get("repeat").Bool()}
	for property, mod := range map[string]fyne.KeyModifier{
		"shiftKey": fyne.KeyModifierShift, "ctrlKey": fyne.KeyModifierControl, "altKey": fyne.KeyModifierAlt, "metaKey": fyne.KeyModifierSuper,
	} {
		if e.Get(property).Bool() {
			s.mod |= mod
		}
	}
	if bridge().Get("mac").Bool() { // there shortcuts are typed with the command key
		swap := s.mod & (fyne.KeyModifierControl | fyne.KeyModifierSuper)
		if swap == fyne.KeyModifierControl || swap == fyne.KeyModifierSuper {
			s.mod ^= fyne.KeyModifierControl | fyne.KeyModifierSuper
		}
	}
	third := e.Call("getModifierState", "AltGraph").Bool()
	if third { // it is no Ctrl and no Alt, whatever Windows says
		s.mod &^= fyne.KeyModifierControl | fyne.KeyModifierAlt
	}
	if utf8.RuneCountInString(key) == 1 && s.mod&(fyne.KeyModifierControl|fyne.KeyModifierSuper) == 0 {
		s.text = key
	}
	return s
}

// names are the toolkit's names of keys that do not print.
var names = map[string]fyne.KeyName{
	"Escape": fyne.KeyEscape, "Enter": fyne.KeyReturn, "Tab": fyne.KeyTab, "Backspace": fyne.KeyBackspace, "Insert": fyne.KeyInsert,
	"Delete": fyne.KeyDelete, "ArrowRight": fyne.KeyRight, "ArrowLeft": fyne.KeyLeft, "ArrowDown": fyne.KeyDown, "ArrowUp": fyne.KeyUp,
	"PageUp": fyne.KeyPageUp, "PageDown": fyne.KeyPageDown, "Home": fyne.KeyHome, "End": fyne.KeyEnd, " ": fyne.KeySpace,
}

// modifiers are the toolkit's names of keys that are held while others are pressed.
var modifiers = map[string]fyne.KeyName{
	"ShiftLeft": desktop.KeyShiftLeft, "ShiftRight": desktop.KeyShiftRight, "ControlLeft": desktop.KeyControlLeft, "ControlRight": desktop.KeyControlRight,
	"AltLeft": desktop.KeyAltLeft, "AltRight": desktop.KeyAltRight, "MetaLeft": desktop.KeySuperLeft, "MetaRight": desktop.KeySuperRight,
	"CapsLock": desktop.KeyCapsLock, "ContextMenu": desktop.KeyMenu,
}

// nameOf is the toolkit's name of a key: digits go by their place, as everywhere in the toolkit.
func nameOf(key, code string) fyne.KeyName {
	if digit, ok := strings.CutPrefix(code, "Digit"); ok {
		return fyne.KeyName(digit)
	}
	if name, ok := modifiers[code]; ok {
		return name
	}
	if name, ok := names[key]; ok {
		if code == "NumpadEnter" {
			return fyne.KeyEnter
		}
		return name
	}
	char, size := utf8.DecodeRuneInString(key)
	switch {
	case size == len(key) && char < utf8.RuneSelf:
		return fyne.KeyName(unicode.ToUpper(char))
	case len(key) <= 3 && strings.HasPrefix(key, "F"): // F1 and on
		return fyne.KeyName(key)
	}
	return fyne.KeyUnknown
}

// ascii is the letter that a US keyboard has in the place of a key; "" for none.
func (s stroke) ascii() fyne.KeyName {
	name, _ := place(s.place)
	if len(name) == 1 && name >= "A" && name <= "Z" {
		return name
	}
	return fyne.KeyUnknown
}

func (s stroke) event() *fyne.KeyEvent {
	return &fyne.KeyEvent{Name: s.name, Physical: fyne.HardwareKey{ScanCode: s.place}}
}

func (k keys) up(s stroke) {
	if focused := k.canvas.Focused(); focused != nil {
		if keyable, ok := focused.(desktop.Keyable); ok {
			keyable.KeyUp(s.event())
		}
	} else if up := k.canvas.(desktop.Canvas).OnKeyUp(); up != nil {
		up(s.event())
	}
}

// down does what the toolkit does with a key, in its order.
func (k keys) down(s stroke) {
	if !s.repeat {
		if focused := k.canvas.Focused(); focused != nil {
			if keyable, ok := focused.(desktop.Keyable); ok {
				keyable.KeyDown(s.event())
			}
		} else if down := k.canvas.(desktop.Canvas).OnKeyDown(); down != nil {
			down(s.event())
		}
	}
	if s.name == fyne.KeyTab && k.tab(s.mod) || k.shortcut(s) {
		return
	}
	if focused := k.canvas.Focused(); focused != nil {
		focused.TypedKey(s.event())
	} else if typed := k.canvas.OnTypedKey(); typed != nil {
		typed(s.event())
	}
	if s.text != "" {
		k.runes(s.text)
	}
}

// runes types a text.
func (k keys) runes(text string) {
	for _, char := range text {
		if focused := k.canvas.Focused(); focused != nil {
			focused.TypedRune(char)
		} else if typed := k.canvas.OnTypedRune(); typed != nil {
			typed(char)
		}
	}
}

// typed takes what a keyboard on the screen types: text, or "\b" for a step back.
func (k keys) typed(text string) {
	if text != "\b" {
		k.runes(text)
	} else if focused := k.canvas.Focused(); focused != nil {
		focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	}
}

// tab goes to what gets the keys next, and reports whether it does.
func (k keys) tab(mod fyne.KeyModifier) bool {
	if t, ok := k.canvas.Focused().(fyne.Tabbable); ok && t.AcceptsTab() {
		return false
	}
	switch mod {
	case 0:
		k.canvas.FocusNext()
	case fyne.KeyModifierShift:
		k.canvas.FocusPrevious()
	default:
		return false
	}
	return true
}

// shortcut does what keys stand for that are pressed together, and reports whether it does.
func (k keys) shortcut(s stroke) bool {
	meant := s.meant()
	if meant == nil {
		return false
	}
	if focused, ok := k.canvas.Focused().(fyne.Shortcutable); ok {
		focused.TypedShortcut(meant)
	} else if canvas, ok := k.canvas.(fyne.Shortcutable); ok {
		canvas.TypedShortcut(meant)
	}
	return true
}

// meant is the shortcut that a key is, with those that are held; nil if it is none.
func (s stroke) meant() fyne.Shortcut {
	name := s.name
	if name == fyne.KeyUnknown && s.mod&(fyne.KeyModifierControl|fyne.KeyModifierSuper) != 0 && s.ascii() != "" {
		name = s.ascii()
	}
	clipboard := fyne.CurrentApp().Clipboard()
	switch {
	case s.mod == keyboard.Ctrl && name == fyne.KeyZ:
		return &fyne.ShortcutUndo{}
	case s.mod == keyboard.Ctrl && name == fyne.KeyY:
		return &fyne.ShortcutRedo{}
	case s.mod == keyboard.Ctrl && name == fyne.KeyV:
		return &fyne.ShortcutPaste{Clipboard: clipboard}
	case s.mod == keyboard.Ctrl && name == fyne.KeyC:
		return &fyne.ShortcutCopy{Clipboard: clipboard}
	case s.mod == keyboard.Ctrl && name == fyne.KeyX:
		return &fyne.ShortcutCut{Clipboard: clipboard}
	case s.mod == keyboard.Ctrl && name == fyne.KeyA:
		return &fyne.ShortcutSelectAll{}
	case s.mod == 0, s.mod == fyne.KeyModifierShift, isModifier(name):
		return nil
	}
	return &desktop.CustomShortcut{KeyName: name, Modifier: s.mod}
}

func isModifier(name fyne.KeyName) bool {
	for _, modifier := range modifiers {
		if name == modifier && name != desktop.KeyMenu {
			return true
		}
	}
	return false
}
