//go:build !js

package files

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestNewFolder checks that the player can create a folder while saving, by mouse and by keyboard, and saves
// there under the name typed before.
func TestNewFolder(t *testing.T) {
	for _, lang := range uitest.Languages() {
		s := sitDown(t, lang, map[string]string{"there/a.simon": "", "a file": ""})
		s.save()
		s.WantOpened("save-file")
		s.CheckWhole(lang, locales.New(lang).Text(locales.NewFolder), "…") // which replaces folders of a long path
		s.CheckButtons(lang)
		s.Control("name").(*controls.Entry).SetText("mine")
		s.Focus("new-folder")
		s.Press(fyne.KeyReturn)
		s.WantOpened("new-folder")
		s.CheckWhole(lang)
		for _, wrong := range []string{"", "  ", ".hidden", "a/b", "..", "/"} {
			s.Control("name").(*controls.Entry).SetText(wrong)
			s.Tap("make-folder")
			if s.Opened() != "new-folder" {
				t.Fatalf("%s: created a folder named %q", lang, wrong)
			}
		}
		s.Control("name").(*controls.Entry).SetText("")
		s.Type("games")
		s.Press(fyne.KeyReturn)
		s.WantOpened("save-file")
		if got := s.listedFolder(); got != filepath.Join(s.folder, "games") {
			t.Errorf("%s: listed %s", lang, got)
		}
		if got := s.Control("name").(*controls.Entry).Text; got != "mine" {
			t.Errorf("%s: the name changed to %q", lang, got)
		}
		s.Tap("save-file")
		s.WantOpened("")
		s.wantFile("games/mine.simon", saved)
	}
}

// TestNewFolderThatIsThere checks that an existing folder is listed; a file of that name, or a parent that
// allows no new folders, is reported, and the typed text is kept.
func TestNewFolderThatIsThere(t *testing.T) {
	s := sitDown(t, "en", map[string]string{"there/a.simon": "", "file": "what is in it"})
	make := func(name string) {
		s.Tap("new-folder")
		s.Control("name").(*controls.Entry).SetText(name)
		s.Tap("make-folder")
		s.WantOpened("save-file")
	}
	s.save()
	make("there")
	if got := s.listedFolder(); got != filepath.Join(s.folder, "there") {
		t.Errorf("listed %s", got)
	}
	s.Tap("up")
	make("file")
	want := s.Stack.Words().Format(locales.CannotMakeFolder, locales.FileData{File: filepath.Join(s.folder, "file"), Reason: s.Stack.Words().FileError(os.ErrExist)})
	if !s.says(want) {
		t.Errorf("%q is missing from %q", want, s.ShownTexts())
	}
	s.wantFile("file", "what is in it")
	s.Tap("new-folder")
	s.Press(fyne.KeyEscape)
	s.WantOpened("save-file")
	s.open() // opening can't create folders
	for _, c := range s.Stack.Shown().Controls {
		if c.Name == "new-folder" {
			t.Error("the dialog for opening offers a new folder")
		}
	}
}

// says reports whether a text is visible.
func (s *sitting) says(text string) bool {
	for _, shown := range s.ShownTexts() {
		if shown == text {
			return true
		}
	}
	return false
}
