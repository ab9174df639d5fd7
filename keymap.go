//go:build !js

package main

import (
	"sync"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"simplesimon/ui/keyboard"
)

// keyMap asks the toolkit's window library about the keyboard. It names keys that print
// by what a US keyboard has on them.
func keyMap() keyboard.KeyMap {
	places := sync.OnceValue(scanCodes) // the library has to be started first
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

// scanCodes lists the keys that print, and the digits of the keypad, by scan code.
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

// keyText returns what a key types by itself in the present layout, "" if it is not known:
// the library panics where the system can't tell.
func keyText(key glfw.Key, scanCode int) (text string) {
	defer func() { _ = recover() }()
	return glfw.GetKeyName(key, scanCode)
}
