package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// TestHeldPageKeys checks that the paging keys do not repeat.
func TestHeldPageKeys(t *testing.T) {
	s := sitAt(t, 9, Options{})
	won := gametest.Example(t, 49)
	s.stack.Open(s.recordReplay(named("a game"), won.Code(), won.Played()))
	s.Hold(fyne.KeyPageDown)
	if shown := strings.Join(uitest.Texts(uitest.Top(s.Canvas)), " "); !strings.Contains(shown, s.words.Format(locales.MoveOf, locales.MoveOfData{Move: "2", Moves: "49"})) {
		t.Errorf("a held Page Down moves to %q", shown)
	}
}

// TestLanguageByKeys selects the language with the keyboard.
func TestLanguageByKeys(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.Focus("language")
	s.Hold(fyne.KeySpace)
	s.Press(fyne.KeyHome)
	s.Press(fyne.KeyDown) // the first after the system's language
	s.Hold(fyne.KeyReturn)
	if want := locales.Languages()[0]; s.words.Language() != want || s.settings.Language != want {
		t.Errorf("language %q, saved %q, want %q", s.words.Language(), s.settings.Language, want)
	}
	s.WantOpened("settings")
}
