package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// hold presses a key and keeps it down for a while.
func (s *sitting) hold(key fyne.KeyName) {
	s.Press(key)
	for range 5 {
		s.Repeat(key)
	}
}

// TestHeldOnACheckBox: a held key switches once, and a modifier on top of it changes nothing.
func TestHeldOnACheckBox(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		s := sitDown(t, Options{})
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.Focus("felt")
		before := s.settings.Felt
		s.hold(key)
		if s.settings.Felt == before {
			t.Errorf("held %s: the box is as before", key)
		}
		s.win.Canvas().Focused().(desktop.Keyable).KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		s.Repeat(key)
		if s.settings.Felt == before {
			t.Errorf("held %s and Shift: the box switches back", key)
		}
		s.Press(key)
		if s.settings.Felt != before {
			t.Errorf("%s pressed again does nothing", key)
		}
	}
}

// TestHeldInASelectBox: a held key opens the list and leaves it open, or chooses once.
func TestHeldInASelectBox(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		s := sitDown(t, Options{})
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.Focus("table")
		box := s.Control("table").(*controls.Choice)
		before := box.Selected
		s.hold(key)
		if box.menu == nil {
			t.Fatalf("held %s: the list is closed", key)
		}
		s.Press(fyne.KeyDown)
		s.Repeat(fyne.KeyDown) // arrows repeat
		s.hold(key)
		if box.menu != nil || box.Selected != box.Options[1] {
			t.Errorf("held %s: open %v, chosen %q", key, box.menu != nil, box.Selected)
		}
		s.hold(key)
		s.hold(fyne.KeyEscape)
		s.WantOpened("settings") // only the list is closed
		if box.menu != nil || box.Selected == before {
			t.Error("Escape does not close the list")
		}
	}
}

// TestSelectBoxByKeysAndMouse chooses in the list of a select box.
func TestSelectBoxByKeysAndMouse(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.Focus("speed")
	box := s.Control("speed").(*controls.Choice)
	s.Press(fyne.KeyUp) // opens
	s.Press(fyne.KeyUp) // the last one
	s.Press(fyne.KeyReturn)
	if box.SelectedIndex() != 2 || s.settings.Speed != "off" {
		t.Errorf("chosen %q", box.Selected)
	}
	box.Tapped(&fyne.PointEvent{})
	box.menu.rows[1].Tapped(&fyne.PointEvent{})
	if box.menu != nil || s.settings.Speed != "fast" || s.win.Canvas().Focused() != fyne.Focusable(box) {
		t.Errorf("chosen %q", s.settings.Speed)
	}
	box.Tapped(&fyne.PointEvent{})
	s.Press(fyne.KeyReturn) // nothing is marked
	if box.menu != nil || s.settings.Speed != "fast" {
		t.Errorf("chosen %q", s.settings.Speed)
	}
	box.Tapped(&fyne.PointEvent{})
	s.tell("a message", "that comes by itself", nil)
	if box.menu != nil || s.win.Canvas().Overlays().Top() != s.win.Canvas().Overlays().Top() {
		if len(s.win.Canvas().Overlays().List()) != 1 {
			t.Error("the list lies over the message")
		}
	}
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
}

// TestHeldOnButtons: what a held key opens gets nothing of it.
func TestHeldOnButtons(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		s, folder := filesIn(t, 9, "en", map[string]string{"mine.simon": "old"})
		s.showMenu()
		s.Focus("save-record")
		s.hold(key)
		s.WantOpened("save-file")
		if entry := s.Control("name").(*controls.Entry); entry.Text != gametest.Code+recordEnding {
			t.Errorf("held %s: the entry has %q", key, entry.Text)
		}
		s.typed("two words")
		if entry := s.Control("name").(*controls.Entry); entry.Text != "two words" {
			t.Errorf("the entry has %q", entry.Text)
		}
		s.typed("mine")
		s.hold(fyne.KeyReturn)
		s.WantOpened("overwrite")
		s.hold(key)
		s.WantOpened("save-file")
		if entry := s.Control("name").(*controls.Entry); entry.Text != "mine" {
			t.Errorf("held %s: the entry has %q", key, entry.Text)
		}
		s.typed("none/x")
		s.Focus("save-file")
		s.hold(key)
		if entry := s.Control("name").(*controls.Entry); entry.Text != "none/x" || s.faultShown() == "" {
			t.Errorf("held %s: the entry has %q", key, entry.Text)
		}
		if data, err := os.ReadFile(filepath.Join(folder, "mine.simon")); err != nil || string(data) != "old" {
			t.Errorf("%q, %v", data, err)
		}
	}
}

// TestHeldInEntries: characters, Backspace and Delete repeat, and undo; Enter and pasting don't.
func TestHeldInEntries(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyN, keyboard.Ctrl)
	s.Focus("code-entry")
	entry := s.Control("code-entry").(*controls.Entry)
	s.Rune('x')
	s.RepeatRune('x')
	s.Press(fyne.KeySpace)
	s.Repeat(fyne.KeySpace)
	if entry.Text != "xx  " {
		t.Errorf("the entry has %q", entry.Text)
	}
	s.hold(fyne.KeyBackspace)
	if entry.Text != "" {
		t.Errorf("the entry has %q", entry.Text)
	}
	s.app.Clipboard().SetContent("abc")
	s.Chord(fyne.KeyV, keyboard.Ctrl)
	s.RepeatChord(fyne.KeyV, keyboard.Ctrl)
	if entry.Text != "abc" {
		t.Errorf("the entry has %q", entry.Text)
	}
	s.keys.KeyUp(&fyne.KeyEvent{Name: fyne.KeyV})
	entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: s.app.Clipboard()}) // from the menu of the right button
	if entry.Text != "abcabc" {
		t.Errorf("the entry has %q", entry.Text)
	}
	// A key that repeats without a press here, such as Enter from the menu of the right button.
	s.Rune('d')
	s.Repeat(fyne.KeyReturn)
	if len(s.Traced("code-fault")) > 0 {
		t.Error("a held Enter submits")
	}
}

// TestHeldPageKeys: the keys that turn pages do so once.
func TestHeldPageKeys(t *testing.T) {
	files := map[string]string{}
	for _, c := range "abcdefghijklmnopqrstuvwxyz" {
		files[string(c)+recordEnding] = ""
	}
	s, _ := filesIn(t, 9, "en", files)
	s.Chord(fyne.KeyO, keyboard.Ctrl)
	list := s.Control("list").(*fileList)
	s.Press(fyne.KeyPageDown)
	once := list.at
	s.Press(fyne.KeyHome)
	s.hold(fyne.KeyPageDown)
	if once == 0 || list.at != once {
		t.Errorf("a held Page Down leads to row %d, once to %d", list.at, once)
	}
	s.Press(fyne.KeyHome)
	s.Press(fyne.KeyDown)
	s.Repeat(fyne.KeyDown)
	if list.at != 2 {
		t.Errorf("a held arrow leads to row %d", list.at)
	}
	s.Press(fyne.KeyEscape)
	won := gametest.Example(t, 49)
	s.openRecordReplay(named("a game"), won.Code(), won.Played(), nil)
	s.hold(fyne.KeyPageDown)
	if shown := strings.Join(uitest.Texts(s.win.Canvas().Overlays().Top()), " "); !strings.Contains(shown, s.words.Format(locales.MoveOf, locales.MoveOfData{Move: "2", Moves: "49"})) {
		t.Errorf("a held Page Down leads to %q", shown)
	}
}

// TestLanguageByKeys chooses the language as a player without a mouse does.
func TestLanguageByKeys(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.Focus("language")
	s.hold(fyne.KeySpace)
	s.Press(fyne.KeyDown)
	s.Press(fyne.KeyDown) // the first after the system's
	s.hold(fyne.KeyReturn)
	if want := locales.Languages()[0]; s.words.Language() != want || s.settings.Language != want {
		t.Errorf("spoken %q, kept %q, want %q", s.words.Language(), s.settings.Language, want)
	}
	s.WantOpened("settings")
}
