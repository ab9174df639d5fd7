package main

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"simplesimon/ui/keyboard"
)

// placeCodes lists the browser's codes for the positions of printable keys. Their indices, from 1,
// substitute for scan codes, which a browser does not provide.
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

// signs maps codes to the labels of a US keyboard, except for letters and digits.
var signs = map[string]fyne.KeyName{
	"Quote": fyne.KeyApostrophe, "Comma": fyne.KeyComma, "Minus": fyne.KeyMinus, "Period": fyne.KeyPeriod, "Slash": fyne.KeySlash,
	"Semicolon": fyne.KeySemicolon, "Equal": fyne.KeyEqual, "BracketLeft": fyne.KeyLeftBracket, "Backslash": fyne.KeyBackslash,
	"BracketRight": fyne.KeyRightBracket, "Backquote": fyne.KeyBackTick,
}

// keyMap queries the keyboard as far as the browser allows.
func keyMap() keyboard.KeyMap {
	return keyboard.KeyMap{Place: place, Types: types}
}

// place returns the label of a position on a US keyboard.
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

// types reports whether a key of the player's layout types a character, which not every browser
// knows.
func types(char rune) bool {
	layout := bridge().Get("layout")
	return layout.Type() == js.TypeObject && layout.Call("includes", string(char)).Bool()
}
