package ui

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// filesIn sits down at the example after some moves; file dialogs start in the returned folder,
// which contains some files. Names that end with a slash are folders.
func filesIn(t *testing.T, moves int, lang string, files map[string]string) (*sitting, string) {
	t.Helper()
	folder := folderWith(t, files)
	s := sitAt(t, moves, Options{Language: lang})
	s.files.Last, s.files.Access.Patience = folder, time.Hour
	return s, folder
}

// folderWith creates a folder with some files.
func folderWith(t *testing.T, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		path := filepath.Join(folder, name)
		if strings.HasSuffix(name, "/") {
			if err := os.MkdirAll(path, 0o700); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// recordText returns a record of the first moves of the example.
func recordText(t *testing.T, moves int) string {
	g := gametest.Example(t, moves)
	return engine.FormatRecord(g.Code(), g.Played())
}

// typed replaces the content of the file dialog's entry.
func (s *sitting) typed(text string) {
	s.T.Helper()
	s.Focus("name")
	s.Chord(fyne.KeyA, keyboard.Ctrl)
	s.Type(text)
}

// faultShown returns the error shown in the open dialog, or "".
func (s *sitting) faultShown() string {
	if texts := uitest.Texts(s.stack.Shown().Body.(*fyne.Container).Objects[3]); len(texts) > 0 {
		return texts[0]
	}
	return ""
}

// TestFileDialogIsLeft checks that cancelling the dialogs changes nothing, and returns the focus to the table.
func TestFileDialogIsLeft(t *testing.T) {
	for key, name := range map[fyne.KeyName]string{fyne.KeyO: "open-file", fyne.KeyS: "save-file"} {
		s, _ := filesIn(t, 3, "en", map[string]string{"a.simon": recordText(t, 7)})
		s.Chord(key, keyboard.Ctrl)
		s.WantOpened(name)
		s.Focus("list")
		s.Press(fyne.KeyDown)
		s.typed("none/x")
		s.Press(fyne.KeyReturn)
		s.WantOpened(name)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.wantGame(gametest.Code, 3, 0)
		s.wantTableKeys()
	}
}

// TestSave writes the moves up to the current position, and reports where.
func TestSave(t *testing.T) {
	s, folder := filesIn(t, 12, "en", nil)
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.Chord(fyne.KeyS, keyboard.Ctrl)
	s.WantOpened("save-file")
	if got := s.Control("name").(*controls.Entry).Text; got != gametest.Code+".simon" {
		t.Errorf("suggested: %q", got)
	}
	s.Type("mine")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	path := filepath.Join(folder, "mine.simon")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := "# game: " + s.session.ID() + "\n"
	if text := strings.Replace(string(data), want, "", 1); text != recordText(t, 10) || text == string(data) {
		t.Errorf("written: %q", data)
	}
	if want := s.words.Format(locales.FileSaved, locales.PathData{Path: controls.LastPart(path, controls.LongestPath())}); s.said() != want {
		t.Errorf("said %q, want %q", s.said(), want)
	}
	s.wantGame(gametest.Code, 10, 2)
	s.wantTableKeys()
}

// TestSaveOverAPage checks that the page returns unchanged, after a message that says where the file is.
func TestSaveOverAPage(t *testing.T) {
	s, folder := filesIn(t, 3, "en", nil)
	won := gametest.Example(t, 49)
	open := func() {
		s.stack.Open(s.recordReplay(named("a game"), won.Code(), won.Played()))
		s.Press(fyne.KeyRight)
		s.saveRecordOf("", won.Code(), won.Played())
		s.WantOpened("save-file")
	}
	open()
	s.Press(fyne.KeyEscape)
	s.WantOpened("replay")
	s.wantStep(1, 49, 499, 0)
	open()
	s.Type("won")
	s.Press(fyne.KeyReturn)
	s.WantOpened("message")
	path := filepath.Join(folder, "won.simon")
	if shown := uitest.Texts(s.stack.Shown().Body); !slices.Contains(shown, path) {
		t.Errorf("shown %q", shown)
	}
	s.Press(fyne.KeyReturn)
	s.WantOpened("replay")
	s.wantStep(1, 49, 499, 0)
	if data, err := os.ReadFile(path); err != nil || string(data) != recordText(t, 49) {
		t.Errorf("%q, %v", data, err)
	}
}
