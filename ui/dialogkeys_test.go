package ui

import (
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"

	"fyne.io/fyne/v2"
)

// TestNoKeyUnderDialogs checks that no key changes the game under a dialog, the menu or the win message.
func TestNoKeyUnderDialogs(t *testing.T) {
	dialogs := map[string]func(s *sitting){
		"new-game": func(s *sitting) { s.askNewGame() },
		"restart":  func(s *sitting) { s.askRestart() },
		"settings": func(s *sitting) { s.showSettings() },
		"menu":     func(s *sitting) { s.showMenu() },
		"win":      func(s *sitting) { s.showWon() },
		"record":   func(s *sitting) { s.offerRecord(recorded{Game: gametest.Example(s.T, 49)}, "mine.simon") },
		"open-file": func(s *sitting) {
			s.files.Last, s.files.Access.Patience = s.T.TempDir(), time.Minute
			s.openRecordFile()
		},
	}
	for name, open := range dialogs {
		t.Run(name, func(t *testing.T) {
			s := sitAt(t, 20, Options{})
			s.Chord(fyne.KeyZ, keyboard.Ctrl)
			s.app.Clipboard().SetContent("SS1-S1-AAAAAAA")
			open(s)
			for _, c := range s.keyCommands() {
				if c.Mod == 0 || c.Always {
					continue
				}
				s.Chord(c.Key, c.Mod)
				s.WantOpened(name)
			}
			for _, key := range []fyne.KeyName{fyne.KeyF10, fyne.KeyF11, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
				s.Press(key)
			}
			levels := name == "new-game" || name == "win" // digits select levels
			for _, r := range "1234567890" {
				if !levels {
					s.Rune(r)
				}
			}
			s.WantOpened(name)
			before, c := s.win.Canvas().Focused(), s.win.Canvas()
			c.Unfocus()             // a click beside the controls
			s.Press(fyne.KeyInsert) // has no effect
			if c.Focused() != before && len(c.Overlays().List()) == 1 {
				t.Errorf("a click takes the focus from %T", before)
			}
			c.Unfocus()
			for _, c := range s.keyCommands() {
				if c.Mod != 0 && !c.Always {
					s.Chord(c.Key, c.Mod)
				}
			}
			s.Press(fyne.KeyLeft)
			if !levels {
				s.Rune('1')
			}
			s.WantOpened(name)
			s.wantGame(gametest.Code, 19, 1)
			if s.selecting() {
				t.Error("cards are picked up")
			}
			s.Press(fyne.KeyEscape)
			s.WantOpened("")
			s.Chord(fyne.KeyQ, keyboard.Ctrl)
			if s.app.Quitted != 1 {
				t.Error("Ctrl+Q does not quit")
			}
		})
	}
}

// TestDigitsChooseALevel checks that a digit deals the level at its position, or with that many suits; if the
// layout has no digits, the key's position on the keyboard counts. It has no other effect. On the keypad it may
// act as an arrow; other digits do nothing.
func TestDigitsChooseALevel(t *testing.T) {
	for _, open := range []string{"new-game", "win"} {
		for _, c := range []struct {
			name  fyne.KeyName
			code  int
			typed string
			suits engine.Suits // 0 for no deal
		}{
			{"1", scanDigits, "1", engine.One}, {"2", scanDigits + 1, "2", engine.Two}, {"2", scanDigits + 1, "é", engine.Two},
			{"3", scanDigits + 2, "3", engine.Four}, {"4", scanDigits + 3, "4", engine.Four}, {"2", scanDigits + 1, "", engine.Two},
			{"4", scanKeypad + 4, "4", engine.Four}, {"4", scanKeypad + 4, "", 0}, {"5", scanDigits + 4, "5", 0}, {"0", scanDigits + 9, "0", 0},
		} {
			s := sitAt(t, 20, Options{KeyMap: testKeyMap("")})
			if open == "win" {
				s.showWon()
			} else {
				s.Chord(fyne.KeyN, keyboard.Ctrl)
			}
			s.key(c.name, c.code, c.typed)
			s.Clock.Advance(0)
			if c.suits == 0 {
				s.WantOpened(open)
				s.wantGame(gametest.Code, 20, 0)
				continue
			}
			s.WantOpened("")
			code := s.session.Game().Code()
			if code.Suits != c.suits || code.String() == gametest.Code {
				t.Errorf("%s: %q on %s dealt %v", open, c.typed, c.name, code)
			}
			s.wantGame(code.String(), 0, 0)
			if s.selecting() || s.held() != 0 {
				t.Errorf("%s: %q on %s also picks up cards", open, c.typed, c.name)
			}
		}
	}
}

// TestKeysOfTheEntry checks that in a focused code entry Ctrl+C, V, X, A and Z belong to the entry.
func TestKeysOfTheEntry(t *testing.T) {
	s := sitAt(t, 20, Options{})
	s.Chord(fyne.KeyN, keyboard.Ctrl)
	s.Focus("code-entry")
	entry := s.Control("code-entry").(*controls.Entry)
	s.Type("SS1-S4-AAAAAAA")
	s.Chord(fyne.KeyA, keyboard.Ctrl)
	s.Chord(fyne.KeyC, keyboard.Ctrl)
	if got := s.app.Clipboard().Content(); got != "SS1-S4-AAAAAAA" {
		t.Errorf("the clipboard contains %q", got)
	}
	s.Chord(fyne.KeyX, keyboard.Ctrl)
	if entry.Text != "" {
		t.Errorf("after cutting the entry contains %q", entry.Text)
	}
	s.Chord(fyne.KeyV, keyboard.Ctrl)
	if entry.Text != "SS1-S4-AAAAAAA" {
		t.Errorf("after pasting the entry contains %q", entry.Text)
	}
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.Chord(fyne.KeyY, keyboard.Ctrl)
	s.wantGame(gametest.Code, 20, 0)
	s.WantOpened("new-game")
	s.Type("12") // digits are text here
	s.wantGame(gametest.Code, 20, 0)
	if s.selecting() {
		t.Error("digits pick up cards")
	}
}

// TestMenuByKeys checks that F10 opens the menu, and Enter runs an item.
func TestMenuByKeys(t *testing.T) {
	if nativeMenu {
		t.Skip("the system has its own menu")
	}
	s := sitAt(t, 20, Options{})
	s.Press(fyne.KeyF10)
	s.WantOpened("menu")
	s.Focus("undo")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 19, 1)
	for item, dialog := range map[string]string{"new": "new-game", "settings": "settings", "restart": "restart"} {
		s.Press(fyne.KeyF10)
		s.Focus(item)
		s.Press(fyne.KeySpace)
		s.WantOpened(dialog)
		s.Press(fyne.KeyEscape)
	}
	s.wantGame(gametest.Code, 19, 1)
}
