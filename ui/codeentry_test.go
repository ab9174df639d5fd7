package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
)

// TestEntryFindsTheCode checks that the entry extracts a code from any text, pasted or typed, such as the
// result that the program itself copies.
func TestEntryFindsTheCode(t *testing.T) {
	code, err := engine.ParseCode("SS1-S4-AAAAAAB")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages() {
		result := locales.New(lang).Result(locales.WonGame{Code: code, Moves: 49, Score: 851})
		for _, text := range []string{result, "Look: " + strings.ToLower(code.String()) + "!\nCan you win it?", code.String()} {
			s := sitAt(t, 0, Options{Language: lang})
			slow := &slowClipboard{}
			s.clipboard = slow
			s.askNewGame()
			s.Focus("code-entry")
			entry := s.Control("code-entry").(*controls.Entry)
			s.Type("xyz")
			s.Chord(fyne.KeyV, keyboard.Ctrl)
			slow.answer(text)
			if entry.Text != code.String() {
				t.Errorf("%s: %q leaves %q in the entry", lang, text, entry.Text)
			}
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			s.wantGame(code.String(), 0, 0)

			s.askNewGame()
			s.Control("code-entry").(*controls.Entry).SetText(text) // as if typed
			s.Tap("deal-code")
			s.WantOpened("")
			if got := s.session.Game().Code(); got != code {
				t.Errorf("%s: %q deals %v", lang, text, got)
			}
		}
	}
}

// TestCodeIsShown checks that before a typed code is dealt its level and letters are shown, separately, and
// nothing if there is no code.
func TestCodeIsShown(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 0, Options{Language: lang})
		s.askNewGame()
		s.Focus("code-entry")
		words := locales.New(lang)
		want := words.Format(locales.CodeFound, locales.CodeFoundData{Level: words.Text(locales.Medium), Letters: "E M B N S S H"})
		for _, r := range "ss1-s2-embnssh" {
			if slices.Contains(s.ShownTexts(), want) {
				t.Fatalf("%s: the code is shown before %q", lang, r)
			}
			s.Type(string(r))
		}
		if !slices.Contains(s.ShownTexts(), want) {
			t.Errorf("%s: %q is missing from %q", lang, want, s.ShownTexts())
		}
		s.CheckWhole(lang)
		s.CheckButtons(lang)
		s.Type("X")
		if slices.Contains(s.ShownTexts(), want) {
			t.Errorf("%s: a code with an extra letter is shown", lang)
		}
	}
}

// TestLikelyAnswerIsStressed checks that either the level is highlighted, while the entry has no code, or the
// button that deals the code; the cursor is at the end of a code filled in.
func TestLikelyAnswerIsStressed(t *testing.T) {
	s := sitAt(t, 0, Options{Language: "en"})
	want := func(when, name string) {
		t.Helper()
		for _, b := range []string{"easy", "medium", "hard", "deal-code"} {
			if got := asButton(s.Control(b)).Importance == widget.HighImportance; got != (b == name) {
				t.Errorf("%s: highlighted: %s %v", when, b, got)
			}
		}
	}
	s.askNewGame()
	want("no code", "easy")
	s.Focus("code-entry")
	s.Type("SS1-S4-AAAAAAB")
	want("a code", "deal-code")
	s.Press(fyne.KeyBackspace)
	want("half a code", "easy")
	s.Press(fyne.KeyEscape)

	s.askNewGameWith("SS1-S4-AAAAAAB")
	want("filled in", "deal-code")
	entry := s.Control("code-entry").(*controls.Entry)
	s.Press(fyne.KeyBackspace)
	if entry.Text != "SS1-S4-AAAAAA" {
		t.Errorf("after Backspace: %q", entry.Text)
	}
}

// TestLevelsLieAlike checks in every language that the three levels in the new-game dialog have the same width,
// with the player's statistics beside them.
func TestLevelsLieAlike(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 0, Options{Language: lang})
		s.askNewGame()
		want := s.Control("easy").Size()
		for _, level := range []string{"medium", "hard"} {
			if got := s.Control(level).Size(); got != want {
				t.Errorf("%s: %s is %v, easy is %v", lang, level, got, want)
			}
		}
	}
}
