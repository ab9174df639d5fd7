package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
)

// TestLanguageOfTheCommandLine checks that the settings show the current language. The saved one changes only
// when the player chooses a language, which is then used.
func TestLanguageOfTheCommandLine(t *testing.T) {
	for _, kept := range []string{"", "es", "de"} {
		for at := range 4 {
			folder := storetest.Folder(t)
			set := store.DefaultSettings()
			set.Language = kept
			if err := folder.SaveSettings(set); err != nil {
				t.Fatal(err)
			}
			s := sitDown(t, Options{Folder: folder, Language: "de"})
			s.Chord(fyne.KeyComma, keyboard.Ctrl)
			box := s.Control("language").(*controls.Choice)
			if box.Selected != "Deutsch" {
				t.Errorf("saved %q: the settings show %q", kept, box.Selected)
			}
			s.Focus("felt")
			s.Press(fyne.KeySpace)
			if now, _, err := folder.LoadSettings(); err != nil || now.Language != kept {
				t.Errorf("saved %q: another setting changes it to %q", kept, now.Language)
			}
			want := []string{"", "de", "en", "es"}[at]
			box.SetSelectedIndex(at)
			spoken := want
			if want == "" {
				spoken = locales.System()
			}
			if now, _, err := folder.LoadSettings(); err != nil || now.Language != want || s.words.Language() != spoken {
				t.Errorf("saved %q, chosen %q: language %q, saved %q", kept, want, s.words.Language(), now.Language)
			}
			if again := s.Control("language").(*controls.Choice); again.SelectedIndex() != at {
				t.Errorf("saved %q, chosen %q: the settings show %q", kept, want, again.Selected)
			}
		}
	}
}
