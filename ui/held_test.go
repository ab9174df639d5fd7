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

// TestHeldPageKeys checks that the keys that turn pages do so once.
func TestHeldPageKeys(t *testing.T) {
	s := sitAt(t, 9, Options{})
	won := gametest.Example(t, 49)
	s.stack.Open(s.recordReplay(named("a game"), won.Code(), won.Played()))
	s.Hold(fyne.KeyPageDown)
	if shown := strings.Join(uitest.Texts(uitest.Top(s.Canvas)), " "); !strings.Contains(shown, s.words.Format(locales.MoveOf, locales.MoveOfData{Move: "2", Moves: "49"})) {
		t.Errorf("a held Page Down leads to %q", shown)
	}
}

// TestLanguageByKeys chooses the language as a player without a mouse does.
func TestLanguageByKeys(t *testing.T) {
	s := sitDown(t, Options{})
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.Focus("language")
	s.Hold(fyne.KeySpace)
	s.Press(fyne.KeyHome)
	s.Press(fyne.KeyDown) // the first after the system's
	s.Hold(fyne.KeyReturn)
	if want := locales.Languages()[0]; s.words.Language() != want || s.settings.Language != want {
		t.Errorf("spoken %q, kept %q, want %q", s.words.Language(), s.settings.Language, want)
	}
	s.WantOpened("settings")
}
