package keyboard

import (
	"unicode"

	"fyne.io/fyne/v2"

	"simplesimon/timing"
)

// KeyMap provides information about the player's keyboard. Functions may be nil if unknown.
type KeyMap struct {
	// Place returns the key at the position of a scan code on a US keyboard, and whether it
	// belongs to the keypad; "" if it is not printable.
	Place func(scanCode int) (key fyne.KeyName, keypad bool)
	// Types reports whether a key of the current layout types a character without modifiers.
	Types func(char rune) bool
}

func (m KeyMap) place(scanCode int) (key fyne.KeyName, keypad bool) {
	if m.Place == nil {
		return "", false
	}
	return m.Place(scanCode)
}

func (m KeyMap) types(char rune) bool { return m.Types != nil && m.Types(char) }

// digitPress is a press of a digit key. The toolkit names these keys by their position, and
// reports only afterwards which character was typed, if any: only then is it known what the key
// means in the player's layout.
type digitPress struct {
	column int
	keypad bool // on the keypad, whose keys are arrows if they type no digits
	fresh  bool
	over   bool // pressed over the table
	wait   *timing.Timer
}

// pressDigit records a press of a key with a digit's name and reports whether it was one.
func (k *Keyboard) pressDigit(e *fyne.KeyEvent) bool {
	if len(e.Name) != 1 || e.Name[0] < '0' || e.Name[0] > '9' {
		return false
	}
	k.settleDigit()
	_, keypad := k.keys.place(e.Physical.ScanCode)
	k.digit = &digitPress{column: columnOf(int(e.Name[0] - '0')), keypad: keypad, fresh: k.presses.Take(), over: k.Over.Covers()}
	k.digit.wait = k.timers.After(0, k.settleDigit) // the character follows immediately or not at all
	return true
}

// settleDigit handles a digit key by its position, if it has typed no digit.
func (k *Keyboard) settleDigit() {
	d := k.takeDigit()
	switch {
	case d == nil || d.over != k.Over.Covers(): // something in between cancels it
	case d.keypad:
		k.keypadArrow(keypadArrows[d.column])
	case d.fresh:
		k.column(d.column)
	}
}

// keypadArrow handles an arrow on the keypad, if any.
func (k *Keyboard) keypadArrow(arrow fyne.KeyName) {
	switch {
	case arrow == "":
	case k.Over.Covers():
		k.PassArrow(arrow)
	case k.Table.Arrow(arrow):
		k.Moved()
	}
}

// takeDigit returns the pending press, and ends the wait for its character.
func (k *Keyboard) takeDigit() *digitPress {
	d := k.digit
	k.digit = nil
	if d != nil {
		d.wait.Stop()
	}
	return d
}

var keypadArrows = map[int]fyne.KeyName{2: fyne.KeyDown, 4: fyne.KeyLeft, 6: fyne.KeyRight, 8: fyne.KeyUp}

// TypedRune handles a character: digits of any script select columns, as do digit keys, by
// position, that type something else.
func (k *Keyboard) TypedRune(r rune) {
	n, isDigit := digitValue(r)
	if !isDigit {
		if k.digit != nil && !k.digit.keypad {
			k.settleDigit()
		}
		return
	}
	fresh := false
	if d := k.takeDigit(); d != nil {
		fresh = d.fresh && d.over == k.Over.Covers()
	} else {
		fresh = k.presses.Take()
	}
	if fresh {
		k.column(columnOf(n))
	}
}

// column picks up the longest group of a column, or places what is held there. What covers the
// table may use it otherwise.
func (k *Keyboard) column(col int) {
	if k.Over.Covers() {
		k.Over.Digit(col)
		return
	}
	k.Table.Digit(col)
	k.Moved()
}

// columnOf returns the column of a digit: 0 is the tenth.
func columnOf(digit int) int {
	if digit == 0 {
		return 10
	}
	return digit
}

// digitValue returns the value of a digit of any script.
func digitValue(r rune) (int, bool) {
	if !unicode.IsDigit(r) {
		return 0, false
	}
	// The digits of a script are consecutive from 0 to 9, and scripts are consecutive within a
	// range.
	for _, in := range unicode.Nd.R16 {
		if lo, hi := rune(in.Lo), rune(in.Hi); lo <= r && r <= hi {
			return int(r-lo) % 10, true
		}
	}
	for _, in := range unicode.Nd.R32 {
		if lo, hi := rune(in.Lo), rune(in.Hi); lo <= r && r <= hi {
			return int(r-lo) % 10, true
		}
	}
	return 0, false
}
