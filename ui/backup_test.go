package ui

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
)

// command runs a menu command.
func (s *sitting) command(name string) {
	s.T.Helper()
	for _, c := range s.commands() {
		if c.name == name {
			c.do(s.Window)
			return
		}
	}
	s.T.Fatalf("no command %s", name)
}

// TestBackup saves everything, plays on, and restores the backup after a confirmation whose default is the safe
// answer.
func TestBackup(t *testing.T) {
	s, folder := filesIn(t, 5, "en", nil)
	s.command("back-up")
	s.WantOpened("save-file")
	s.typed("all")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.settings.FourColours = !s.settings.FourColours
	changed := s.settings.FourColours
	s.applySettings()
	s.undo()
	s.wantGame(gametest.Code, 4, 1)

	restore := func() {
		s.command("restore")
		s.WantOpened("open-file")
		s.typed(filepath.Join(folder, "all.zip"))
		s.Press(fyne.KeyReturn)
		s.WantOpened("restore")
	}
	restore()
	s.Press(fyne.KeyReturn) // the safe answer
	s.WantOpened("")
	s.wantGame(gametest.Code, 4, 1)
	restore()
	s.Focus("restore")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 5, 0)
	if s.settings.FourColours == changed {
		t.Error("the settings differ from the backup")
	}
	s.undo()
	s.wantGame(gametest.Code, 4, 1)
}

// TestNoBackup checks that any other file changes nothing, and the dialog shows why.
func TestNoBackup(t *testing.T) {
	s, folder := filesIn(t, 5, "en", map[string]string{"a.zip": "dear diary"})
	s.command("restore")
	s.typed(filepath.Join(folder, "a.zip"))
	s.Press(fyne.KeyReturn)
	s.WantOpened("open-file")
	if s.faultShown() == "" {
		t.Error("no message")
	}
	s.Press(fyne.KeyEscape)
	s.wantGame(gametest.Code, 5, 0)
}
