//go:build !js

package main

import (
	"sync"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"simplesimon/ui/keyboard"
)

// keyMap queries the keyboard through GLFW. It names printable keys by their label on a US
// keyboard.
func keyMap() keyboard.KeyMap {
	places := sync.OnceValue(scanCodes) // GLFW must be initialised first
	return keyboard.KeyMap{
		Place: func(scanCode int) (fyne.KeyName, bool) {
			key, ok := places()[scanCode]
			switch {
			case !ok:
				return "", false
			case key >= glfw.KeyKP0:
				return fyne.KeyName(rune('0' + key - glfw.KeyKP0)), true
			}
			return fyne.KeyName(rune(key)), false
		},
		Types: func(char rune) bool {
			for code, key := range places() {
				if key < glfw.KeyKP0 && keyText(key, code) == string(char) {
					return true
				}
			}
			return false
		},
	}
}

// scanCodes maps the scan codes of the printable keys and the keypad digits to keys.
func scanCodes() map[int]glfw.Key {
	codes := map[int]glfw.Key{}
	add := func(first, last glfw.Key) {
		for key := first; key <= last; key++ {
			if code := glfw.GetKeyScancode(key); code > 0 {
				codes[code] = key
			}
		}
	}
	add(glfw.KeyApostrophe, glfw.KeyGraveAccent)
	add(glfw.KeyKP0, glfw.KeyKP9)
	return codes
}

// keyText returns what a key types on its own in the current layout, or "" if unknown: GLFW panics
// where the system can't tell.
func keyText(key glfw.Key, scanCode int) (text string) {
	defer func() { _ = recover() }()
	return glfw.GetKeyName(key, scanCode)
}
