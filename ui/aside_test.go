package ui

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/ui/uitest"
)

// damage adds a line that nobody can read to a file of a folder.
func damage(t *testing.T, folder store.Folder, name string) {
	t.Helper()
	file, err := os.OpenFile(filepath.Join(folder.Path(), name), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString("this is no line\n"); err != nil {
		t.Fatal(err)
	}
}

// wantAside wants the message that a file has been set aside.
func (s *sitting) wantAside(name string) {
	s.T.Helper()
	s.WantOpened("message")
	if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, name+".unreadable-1") {
		s.T.Errorf("told %q", shown)
	}
}

// TestSetAsideIsToldAfterwards: when a history that is read beside the window is damaged, what
// the player has open meanwhile stays, whatever it is, and the message follows it.
func TestSetAsideIsToldAfterwards(t *testing.T) {
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, 9000, time.Now()))
	whole, err := os.ReadFile(filepath.Join(folder.Path(), store.HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	opens := pages()
	maps.Copy(opens, map[string]func(w *Window){
		"": func(*Window) {}, "menu": (*Window).showMenu, "settings": (*Window).showSettings, "open-file": (*Window).openRecordFile,
		"save-file": (*Window).saveRecord, "restart": (*Window).askRestart,
	})
	for name, open := range opens {
		folder := storetest.Folder(t)
		if err := os.WriteFile(filepath.Join(folder.Path(), store.HistoryFile), whole, 0o600); err != nil {
			t.Fatal(err)
		}
		damage(t, folder, store.HistoryFile)
		s := sitAt(t, 3, Options{Folder: folder, Clock: &timing.Manual{Held: true}})
		open(s.Window)
		s.WantOpened(name)
		s.Clock.Release()
		if name != "" {
			s.WantOpened(name)
			s.Press(fyne.KeyEscape)
		}
		s.wantAside(store.HistoryFile)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		if s.win.Canvas().Focused() != fyne.Focusable(s.table) {
			t.Errorf("%q: the table has not got the keys back", name)
		}
	}
}

// TestSetAsideIsToldBeforeAQuestion: what is told at the start comes before the question that is
// open, which is not lost, however much there is to tell.
func TestSetAsideIsToldBeforeAQuestion(t *testing.T) {
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, 3, time.Now()))
	if err := folder.SaveSettings(store.DefaultSettings()); err != nil {
		t.Fatal(err)
	}
	damage(t, folder, store.HistoryFile)
	damage(t, folder, store.SettingsFile)
	s := sitAt(t, 3, Options{Folder: folder, Record: gametest.Example(t, 5), Name: "five.simon"})
	s.wantAside(store.SettingsFile)
	s.Press(fyne.KeyReturn)
	s.wantAside(store.HistoryFile)
	s.Press(fyne.KeyReturn)
	s.WantOpened("replace")
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantGame(gametest.Code, 3, 0)
}
