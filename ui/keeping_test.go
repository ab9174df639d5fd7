package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/table"
)

// whole is everything in a folder, by name.
func whole(t *testing.T, folder store.Folder) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder.Path())
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(folder.Path(), e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[e.Name()] = string(data)
	}
	return all
}

// playAny makes a move that is allowed.
func (s *sitting) playAny() {
	s.t.Helper()
	if !s.session.Play(s.allowedMove(), table.ByDrag) {
		s.t.Fatal("the game can't be played")
	}
}

// TestSecondWindow: a second window says that it keeps nothing, for as long as it is open, and keeps
// nothing, whatever is done in it and whether the first one is still there or not.
func TestSecondWindow(t *testing.T) {
	for _, lang := range locales.Languages() {
		first := sitAt(t, 12, Options{})
		if w := sittings[first.folder.Path()]; w != first.Window {
			t.Fatal("another window sits there")
		}
		delete(sittings, first.folder.Path()) // it goes on
		before := whole(t, first.folder)
		deal := exampleGame(t, 0).Code()
		second := sitDown(t, Options{Folder: store.At(first.folder.Path()), Language: lang, Deal: &deal})
		second.wantOpened("message")
		if shown := strings.Join(visibleTexts(second.modal.body), " "); shown != second.words.Text(locales.SecondWindow) {
			t.Errorf("%s: told %q", lang, shown)
		}
		second.press(fyne.KeyReturn)
		second.wantOpened("")
		play := func() {
			second.playAny()
			second.session.Undo()
			second.session.Redo()
			second.chord(fyne.KeyN, ctrl)
			second.press(fyne.KeyReturn)
			second.session.Deal(deal)
			second.settings.Suits = 4
			second.saveSettings()
			second.session.End()
		}
		play()
		if want := second.words.Text(locales.NotKeptHere); second.said() != want {
			t.Errorf("%s: the line says %q, want %q", lang, second.said(), want)
		}
		second.setLanguage("es")
		if want := locales.New("es").Text(locales.NotKeptHere); second.said() != want {
			t.Errorf("%s: in another language the line says %q, want %q", lang, second.said(), want)
		}
		if n := len(second.traced("position")); n == 0 {
			t.Error("no position of it is traced")
		}
		wantSame(t, "beside the first window", whole(t, first.folder), before)
		first.playAny()
		first.wantGame(exampleCode, 13, 0)
		first.stop()
		before = whole(t, first.folder)
		play()
		wantSame(t, "after the first window's end", whole(t, first.folder), before)
		third := sitDown(t, Options{Folder: store.At(first.folder.Path()), Language: lang})
		third.wantOpened("")
		third.wantGame(exampleCode, 13, 0)
		third.stop()
	}
}

func wantSame(t *testing.T, when string, got, want map[string]string) {
	t.Helper()
	for name := range got {
		if got[name] != want[name] {
			t.Errorf("%s %s changed", when, name)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s there are %d files, there were %d", when, len(got), len(want))
	}
}

// TestToldLater: if the folder can be used only later, what has to be set aside there is told then,
// once, and the game that was there counts as ended.
func TestToldLater(t *testing.T) {
	there := store.At(filepath.Join(t.TempDir(), "there"))
	old := store.NewRunning(exampleGame(t, 7), true, time.Now())
	if err := there.Keep(old); err != nil {
		t.Fatal(err)
	}
	for _, spoilt := range []string{"", store.GameFile, store.HistoryFile} {
		path := filepath.Join(t.TempDir(), "kept")
		if err := os.WriteFile(path, []byte("in the way"), 0o600); err != nil {
			t.Fatal(err)
		}
		deal := exampleGame(t, 0).Code()
		s := sitDown(t, Options{Folder: store.At(path), Deal: &deal})
		s.wantOpened("")
		s.playAny()
		s.wantOpened("")
		if err := errors.Join(os.Remove(path), os.CopyFS(path, os.DirFS(there.Path()))); err != nil {
			t.Fatal(err)
		}
		id := map[string]locales.ID{store.GameFile: locales.GameSetAside, store.HistoryFile: locales.HistorySetAside}[spoilt]
		if spoilt != "" {
			if err := os.WriteFile(filepath.Join(path, spoilt), []byte("what is this"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		s.playAny()
		if spoilt != "" {
			s.wantOpened("message")
			want := s.words.Format(id, locales.PathData{Path: filepath.Join(path, spoilt+".unreadable-1")})
			if shown := visibleTexts(s.modal.body); strings.Join(shown, "\n") != want {
				t.Errorf("%s: told %q, want %q", spoilt, shown, want)
			}
			s.press(fyne.KeyReturn)
		}
		s.wantOpened("")
		s.playAny()
		s.wantOpened("")
		if s.said() != "" {
			t.Errorf("%s: the line says %q", spoilt, s.said())
		}
		s.wantGame(exampleCode, 3, 0)
		list, aside, err := s.folder.LoadHistory()
		ended := spoilt != store.GameFile
		if aside != nil || err != nil || (len(list) == 1) != ended || ended && (list[0].ID != old.ID || list[0].Won || list[0].Moves != 7) {
			t.Errorf("%s: the history is %+v, %+v, %v", spoilt, list, aside, err)
		}
	}
}

// TestSettingsReadLater: settings that could not be read at the start are not lost when some are kept
// later: what has been chosen since goes over them.
func TestSettingsReadLater(t *testing.T) {
	there := store.At(filepath.Join(t.TempDir(), "there"))
	old := store.DefaultSettings()
	old.Table, old.AutoPlace, old.Suits = "blue", true, 2
	if err := there.SaveSettings(old); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "kept")
	if err := os.WriteFile(path, []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := sitDown(t, Options{Folder: store.At(path)})
	s.settings.LargePrint = true
	s.saveSettings()
	if err := errors.Join(os.Remove(path), os.CopyFS(path, os.DirFS(there.Path()))); err != nil {
		t.Fatal(err)
	}
	s.settings.Suits = 4
	s.saveSettings()
	want := old
	want.LargePrint, want.Suits = true, 4
	want.Width, want.Height, want.FullScreen = s.settings.Width, s.settings.Height, s.settings.FullScreen
	for range 2 {
		if got, aside, err := s.folder.LoadSettings(); got != want || aside != nil || err != nil {
			t.Fatalf("kept are %+v, want %+v (%v, %v)", got, want, aside, err)
		}
		s.saveSettings() // and they stay
	}
	if s.settings != want {
		t.Errorf("the window has %+v, want %+v", s.settings, want)
	}
}
