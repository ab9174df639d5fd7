package ui

import (
	"testing"

	"simplesimon/ui/keyboard"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Scan codes of a keyboard for tests.
const (
	scanDigits = 10 // of 1, followed by 2 to 9 and 0
	scanKeypad = 80 // of 0, followed by 1 to 9
	scanQ      = 24
	scanComma  = 59
)

// testKeyMap returns a layout that types some characters.
func testKeyMap(types string) keyboard.KeyMap {
	return keyboard.KeyMap{
		Place: func(code int) (fyne.KeyName, bool) {
			switch {
			case code >= scanDigits && code < scanDigits+10:
				return fyne.KeyName(rune('0' + (code-scanDigits+1)%10)), false
			case code >= scanKeypad && code < scanKeypad+10:
				return fyne.KeyName(rune('0' + code - scanKeypad)), true
			case code == scanQ:
				return fyne.KeyQ, false
			case code == scanComma:
				return fyne.KeyComma, false
			}
			return "", false
		},
		Types: func(char rune) bool {
			for _, c := range types {
				if c == char {
					return true
				}
			}
			return false
		},
	}
}

// key presses a key with a scan code, followed by the character it types, if any.
func (s *sitting) key(name fyne.KeyName, code int, typed string) {
	e := &fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: code}}
	if k, ok := s.win.Canvas().Focused().(desktop.Keyable); ok {
		k.KeyDown(e)
	} else {
		s.keyboard.KeyDown(e)
	}
	s.again(e, typed)
}

// again repeats a held key.
func (s *sitting) again(e *fyne.KeyEvent, typed string) {
	if f := s.win.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	} else {
		s.win.Canvas().OnTypedKey()(e)
	}
	for _, r := range typed {
		s.RepeatRune(r)
	}
}

// held returns the column of the group held by the keyboard, or 0.
func (s *sitting) held() int {
	col, _, count, _ := s.table.KeyboardCursor()
	if count == 0 {
		return 0
	}
	return col
}

// TestDigitsOfAllLayouts picks up columns with the digit keys of various layouts.
func TestDigitsOfAllLayouts(t *testing.T) {
	const row = "1234567890"
	cases := []struct {
		name  string
		typed []string // by the keys 1 to 9 and 0
	}{
		{"digits", []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}},
		{"French", []string{"&", "é", "\"", "'", "(", "-", "è", "_", "ç", "à"}},
		{"Czech", []string{"+", "ě", "š", "č", "ř", "ž", "ý", "á", "í", "é"}},
		{"Vietnamese, with dead keys", []string{"ă", "â", "ê", "ô", "", "", "", "", "", "đ"}},
		{"Persian", []string{"۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹", "۰"}},
		{"Arabic", []string{"١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩", "٠"}},
		{"Hindi", []string{"१", "२", "३", "४", "५", "६", "७", "८", "९", "०"}},
		{"Thai", []string{"ๅ", "/", "-", "ภ", "ถ", "ุ", "ึ", "ค", "ต", "จ"}},
		{"Thai digits", []string{"๑", "๒", "๓", "๔", "๕", "๖", "๗", "๘", "๙", "๐"}},
		{"mathematical", []string{"𝟏", "𝟐", "𝟑", "𝟒", "𝟓", "𝟔", "𝟕", "𝟖", "𝟗", "𝟎"}},
		{"full width", []string{"１", "２", "３", "４", "５", "６", "７", "８", "９", "０"}},
	}
	for _, c := range cases {
		s := sitAt(t, 0, Options{KeyMap: testKeyMap("")})
		for i := range row {
			s.key(fyne.KeyName(row[i:i+1]), scanDigits+i, c.typed[i])
			s.Clock.Advance(0)
			if got := s.held(); got != i+1 {
				t.Errorf("%s: %q picks up column %d, want %d", c.name, c.typed[i], got, i+1)
			}
			s.again(&fyne.KeyEvent{Name: fyne.KeyName(row[i : i+1])}, c.typed[i])
			s.Clock.Advance(0)
			if s.held() != i+1 {
				t.Errorf("%s: a held key drops the cards", c.name)
			}
			s.Press(fyne.KeyEscape)
		}
		// Two keys before either is handled.
		s.key("1", scanDigits, c.typed[0])
		s.key("5", scanDigits+4, c.typed[4])
		s.Clock.Advance(0)
		if s.held() != 0 {
			t.Errorf("%s: the second digit does not drop what the first picked up", c.name)
		}
	}
}

// TestDigitsElsewhere checks that if a layout has its digits in other positions, the characters count.
func TestDigitsElsewhere(t *testing.T) {
	s := sitAt(t, 0, Options{KeyMap: testKeyMap("")})
	s.key("1", scanDigits, "7")
	s.Clock.Advance(0)
	if s.held() != 7 {
		t.Errorf("column %d is picked up, want 7", s.held())
	}
	s.Press(fyne.KeyEscape)
	s.key(fyne.KeyA, 38, "4") // a digit on a letter key
	if s.held() != 4 {
		t.Errorf("column %d is picked up, want 4", s.held())
	}
}

// TestKeypad checks that its digits count, and its arrows without Num Lock.
func TestKeypad(t *testing.T) {
	s := sitAt(t, 0, Options{KeyMap: testKeyMap("")})
	s.key("4", scanKeypad+4, "4")
	s.Clock.Advance(0)
	if s.held() != 4 {
		t.Fatalf("column %d is picked up, want 4", s.held())
	}
	s.again(&fyne.KeyEvent{Name: "4", Physical: fyne.HardwareKey{ScanCode: scanKeypad + 4}}, "4")
	s.Clock.Advance(0)
	if s.held() != 4 {
		t.Error("a held digit drops the cards")
	}
	s.Press(fyne.KeyEscape)
	for i, want := range []int{5, 6, 7} {
		right := &fyne.KeyEvent{Name: "6", Physical: fyne.HardwareKey{ScanCode: scanKeypad + 6}}
		if i == 0 {
			s.key(right.Name, right.Physical.ScanCode, "")
		} else {
			s.again(right, "") // held
		}
		s.Clock.Advance(0)
		if col, _, held, _ := s.table.KeyboardCursor(); col != want || held != 0 {
			t.Errorf("the cursor is on column %d holding %d, want %d", col, held, want)
		}
	}
}

// TestDigitsInTheBar checks that a focused button of the bar passes digits to the table.
func TestDigitsInTheBar(t *testing.T) {
	for _, typed := range []string{"é", "2", "٢", ""} {
		s := sitAt(t, 0, Options{KeyMap: testKeyMap("")})
		s.win.Canvas().Focus(s.bar.Controls()[1].Object.(fyne.Focusable))
		s.key("2", scanDigits+1, typed)
		s.Clock.Advance(0)
		if s.held() != 2 {
			t.Errorf("%q picks up column %d", typed, s.held())
		}
		s.wantTableKeys()
	}
}

// TestNoDigitUnderDialogs checks that a dialog opened in between cancels a pending digit.
func TestNoDigitUnderDialogs(t *testing.T) {
	s := sitAt(t, 0, Options{KeyMap: testKeyMap("")})
	s.key("2", scanDigits+1, "")
	s.askNewGame()
	s.Clock.Advance(0)
	s.WantOpened("new-game")
	s.Press(fyne.KeyEscape)
	if s.held() != 0 {
		t.Errorf("column %d is picked up", s.held())
	}
}

// TestShortcutsByPlace checks that a shortcut whose character can't be typed is at its position on a US
// keyboard; otherwise it is where its character is.
func TestShortcutsByPlace(t *testing.T) {
	cases := []struct {
		name  string
		types string // according to the layout
		key   fyne.KeyName
		code  int
		open  string
		quit  bool
	}{
		{"comma on Russian keys", "", fyne.KeyUnknown, scanComma, "settings", false},
		{"comma on Turkish keys", ",qz", fyne.KeyUnknown, scanComma, "", false},
		{"the Turkish comma", ",qz", fyne.KeyComma, 51, "settings", false},
		{"Q on Hebrew keys", ",/'", fyne.KeySlash, scanQ, "", true},
		{"Q on Greek keys", ",;", fyne.KeySemicolon, scanQ, "", true},
		{"the apostrophe on Dvorak", "q',", fyne.KeyApostrophe, scanQ, "", false},
		{"A on French keys", "aq,", fyne.KeyA, scanQ, "", false},
		{"an unknown key", "", fyne.KeyUnknown, 200, "", false},
	}
	for _, c := range cases {
		s := sitAt(t, 3, Options{KeyMap: testKeyMap(c.types)})
		s.keyboard.KeyDown(&fyne.KeyEvent{Name: desktop.KeyControlLeft, Physical: fyne.HardwareKey{ScanCode: 37}})
		s.keyboard.KeyDown(&fyne.KeyEvent{Name: c.key, Physical: fyne.HardwareKey{ScanCode: c.code}})
		s.RepeatChord(c.key, keyboard.Ctrl)
		if got := s.Opened(); got != c.open || s.app.Quitted > 0 != c.quit {
			t.Errorf("%s: opens %q, quits %v", c.name, got, s.app.Quitted > 0)
		}
	}
}
