package main

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"simplesimon/ui/keyboard"
)

// placeCodes are the browser's names of the places of keys that print. Their numbers, from 1, take
// the part of scan codes, which a browser does not tell.
var placeCodes = func() (codes []string) {
	for char := 'A'; char <= 'Z'; char++ {
		codes = append(codes, "Key"+string(char))
	}
	for char := '0'; char <= '9'; char++ {
		codes = append(codes, "Digit"+string(char), "Numpad"+string(char))
	}
	for code := range signs {
		codes = append(codes, code)
	}
	return codes
}()

// signs are what a US keyboard has on its keys besides letters and digits.
var signs = map[string]fyne.KeyName{
	"Quote": fyne.KeyApostrophe, "Comma": fyne.KeyComma, "Minus": fyne.KeyMinus, "Period": fyne.KeyPeriod, "Slash": fyne.KeySlash,
	"Semicolon": fyne.KeySemicolon, "Equal": fyne.KeyEqual, "BracketLeft": fyne.KeyLeftBracket, "Backslash": fyne.KeyBackslash,
	"BracketRight": fyne.KeyRightBracket, "Backquote": fyne.KeyBackTick,
}

// keyMap tells about the keys as far as the browser does.
func keyMap() keyboard.KeyMap {
	return keyboard.KeyMap{Place: place, Types: types}
}

// place returns what a US keyboard has in the place of a key.
func place(number int) (key fyne.KeyName, keypad bool) {
	if number < 1 || number > len(placeCodes) {
		return "", false
	}
	code := placeCodes[number-1]
	if sign, ok := signs[code]; ok {
		return sign, false
	}
	return fyne.KeyName(code[len(code)-1:]), strings.HasPrefix(code, "Numpad")
}

// types reports whether a key of the player's layout types a character. Not every browser tells.
func types(char rune) bool {
	layout := bridge().Get("layout")
	return layout.Type() == js.TypeObject && layout.Call("includes", string(char)).Bool()
}
