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
	"simplesimon/store"
	"simplesimon/trace"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// whole returns everything in a folder, by name.
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

// playAny plays a legal move.
func (s *sitting) playAny() {
	s.T.Helper()
	if !s.session.Play(s.allowedMove(), trace.ByDrag) {
		s.T.Fatal("the game can't be played")
	}
}

// TestSecondWindow checks that a second window says that it saves nothing for as long as it is open, and saves
// nothing, whatever is done in it and whether or not the first one is still open.
func TestSecondWindow(t *testing.T) {
	for _, lang := range languages() {
		first := sitAt(t, 12, Options{})
		if w := sittings[first.folder.Path()]; w != first.Window {
			t.Fatal("another window is open there")
		}
		delete(sittings, first.folder.Path()) // it continues to run
		before := whole(t, first.folder)
		deal := gametest.Example(t, 0).Code()
		second := sitDown(t, Options{Folder: store.At(first.folder.Path()), Language: lang, Deal: &deal})
		second.WantOpened("message")
		if shown := strings.Join(uitest.Texts(second.stack.Shown().Body), " "); shown != second.words.Text(locales.SecondWindow) {
			t.Errorf("%s: shown %q", lang, shown)
		}
		second.Press(fyne.KeyReturn)
		second.WantOpened("")
		play := func() {
			second.playAny()
			second.session.Undo()
			second.session.Redo()
			second.Chord(fyne.KeyN, keyboard.Ctrl)
			second.Press(fyne.KeyReturn)
			second.session.Deal(deal)
			second.settings.Suits = 4
			second.saveSettings()
			second.session.End()
		}
		play()
		if want := second.words.Text(locales.NotKeptHere); second.said() != want {
			t.Errorf("%s: the line shows %q, want %q", lang, second.said(), want)
		}
		second.setLanguage("es")
		if want := locales.New("es").Text(locales.NotKeptHere); second.said() != want {
			t.Errorf("%s: in another language the line shows %q, want %q", lang, second.said(), want)
		}
		if n := len(second.Traced("position")); n == 0 {
			t.Error("its positions are not traced")
		}
		wantSame(t, "beside the first window", whole(t, first.folder), before)
		first.playAny()
		first.wantGame(gametest.Code, 13, 0)
		first.End()
		before = whole(t, first.folder)
		play()
		wantSame(t, "after the first window's end", whole(t, first.folder), before)
		third := sitDown(t, Options{Folder: store.At(first.folder.Path()), Language: lang})
		third.WantOpened("")
		third.wantGame(gametest.Code, 13, 0)
		third.End()
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
		t.Errorf("%s: %d files, want %d", when, len(got), len(want))
	}
}

// leaveBehind saves a game of 7 moves in a folder, like a window that was closed.
func leaveBehind(t *testing.T, path string) *store.Running {
	t.Helper()
	old := store.NewRunning(gametest.Example(t, 7), true, time.Now())
	if err := store.At(path).SaveGame(*old); err != nil {
		t.Fatal(err)
	}
	return old
}

// sitOutside opens the window on a folder that can't be used, because a file is in its place. Calling there
// replaces the file by a folder with a game of 7 moves.
func sitOutside(t *testing.T, o Options) (s *sitting, old *store.Running, there func(spoil ...string)) {
	t.Helper()
	elsewhere := filepath.Join(t.TempDir(), "elsewhere")
	old = leaveBehind(t, elsewhere)
	path := filepath.Join(t.TempDir(), "kept")
	if err := os.WriteFile(path, []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	o.Folder = store.At(path)
	s = sitDown(t, o)
	s.WantOpened("")
	return s, old, func(spoil ...string) {
		t.Helper()
		if err := errors.Join(os.Remove(path), os.CopyFS(path, os.DirFS(elsewhere))); err != nil {
			t.Fatal(err)
		}
		for _, name := range spoil {
			if err := os.WriteFile(filepath.Join(path, name), []byte("what is this"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// wantKept checks what the next start would find: the running game, and the games in the history.
func (s *sitting) wantKept(id string, moves int, ended ...string) {
	s.T.Helper()
	run, aside, err := s.folder.LoadGame()
	if run == nil || aside != nil || err != nil {
		s.T.Fatalf("the next start finds %+v, %v", aside, err)
	}
	if run.ID != id || run.Game.Moves() != moves {
		s.T.Errorf("the next start finds the game %s after %d moves, want %s after %d", run.ID, run.Game.Moves(), id, moves)
	}
	list, _, err := s.folder.LoadHistory()
	if err != nil {
		s.T.Fatal(err)
	}
	var ids []string
	for _, e := range list {
		ids = append(ids, e.ID)
	}
	if !slices.Equal(ids, ended) {
		s.T.Errorf("the history contains %q, want %q", ids, ended)
	}
}

// lasting returns the permanent message of the line, without any temporary one.
func (s *sitting) lasting() string {
	s.line.Clear()
	return s.said()
}

// TestGameComesBack checks that a game that could not be read at the start is continued once it can be, if
// nothing was done meanwhile: it is neither lost nor replaced.
func TestGameComesBack(t *testing.T) {
	s, old, there := sitOutside(t, Options{})
	if !strings.Contains(s.said(), s.folder.Path()) {
		t.Errorf("the line shows %q without the path", s.said())
	}
	s.Clock.Advance(time.Minute)
	there()
	s.Clock.Advance(time.Minute)
	s.wantGame(gametest.Code, 7, 0)
	s.WantOpened("")
	if s.lasting() != "" {
		t.Errorf("the line still shows %q", s.lasting())
	}
	s.wantKept(old.ID, 7)
	s.playAny()
	s.Clock.Advance(time.Second)
	s.wantKept(old.ID, 8)
}

// TestOneGameGoesOn checks that if another game was started meanwhile, in any way, the player is asked which
// one to continue; the other goes into the history. Until then both are safe.
func TestOneGameGoesOn(t *testing.T) {
	other := engine.Code{Suits: engine.Two, Number: 7}
	for name, c := range map[string]struct {
		deal   *engine.Code
		before func(*sitting)
		press  fyne.KeyName
		found  bool
		ended  bool // the game not continued was begun
	}{
		"the saved game, after a move":  {before: func(s *sitting) { s.playAny() }, press: fyne.KeyReturn, found: true, ended: true},
		"this game, after a move":       {before: func(s *sitting) { s.playAny() }, press: fyne.KeyEscape, ended: true},
		"this deal":                     {before: func(s *sitting) { s.session.Deal(other) }, press: fyne.KeyEscape, ended: true},
		"the saved game, not this deal": {before: func(s *sitting) { s.session.Deal(other) }, press: fyne.KeyReturn, found: true},
		"the deal of the command line":  {deal: &other, before: func(*sitting) {}, press: fyne.KeyEscape, ended: true},
		"the saved game, not that deal": {deal: &other, before: func(*sitting) {}, press: fyne.KeyReturn, found: true},
		"an end of the program unasked": {before: func(s *sitting) { s.playAny() }, found: true, ended: true},
		"an end of the program undecided": {before: func(s *sitting) {
			s.playAny()
		}, press: fyne.KeyF12, found: true, ended: true},
	} {
		t.Run(name, func(t *testing.T) {
			s, old, there := sitOutside(t, Options{Deal: c.deal})
			c.before(s)
			mine, moves := s.session.ID(), s.session.Game().Moves()
			there()
			if c.press != "" {
				s.Clock.Advance(time.Minute)
				s.WantOpened("found")
				run, _, _ := s.folder.LoadGame()
				if run == nil || run.ID != old.ID {
					t.Fatalf("before the answer the next start finds %+v", run)
				}
				s.Clock.Advance(time.Minute)
				s.Press(c.press)
			}
			if c.press == "" || c.press == fyne.KeyF12 {
				s.End()
			}
			s.Clock.Advance(time.Second)
			goesOn, at, ends := mine, moves, old.ID
			if c.found {
				goesOn, at, ends = old.ID, 7, mine
			}
			if c.ended {
				s.wantKept(goesOn, at, ends)
			} else {
				s.wantKept(goesOn, at)
			}
		})
	}
}

// TestOneGameIsLost checks that the question which game to continue does not promise to add a game to the
// history that does not count.
func TestOneGameIsLost(t *testing.T) {
	for _, counted := range []bool{true, false} {
		s, _, there := sitOutside(t, Options{})
		if counted {
			s.playAny()
		} else {
			s.session.Open(gametest.Example(t, 20), store.FromExample)
		}
		there()
		s.Clock.Advance(time.Minute)
		s.WantOpened("found")
		s.wantTold(s.words.Text(locales.FoundGameOther), counted)
		s.wantTold(s.words.Text(locales.FoundGamePresentLost), !counted)
		s.wantTold(s.words.Text(locales.FoundGameSavedLost), false)
	}
}

// TestUnreadableFoundLater checks that invalid files are set aside once the folder becomes usable, and the
// player is told so once.
func TestUnreadableFoundLater(t *testing.T) {
	for _, spoilt := range []string{store.GameFile, store.HistoryFile} {
		deal := gametest.Example(t, 0).Code()
		s, _, there := sitOutside(t, Options{Deal: &deal})
		s.playAny()
		if spoilt == store.HistoryFile {
			there(spoilt, store.GameFile)
		} else {
			there(spoilt)
		}
		for range 3 {
			s.Clock.Advance(time.Minute)
			if s.stack.Covers() {
				s.Press(fyne.KeyReturn)
			}
		}
		for _, name := range []string{spoilt} {
			if data, err := os.ReadFile(filepath.Join(s.folder.Path(), name+".unreadable-1")); err != nil || string(data) != "what is this" {
				t.Errorf("the %s was saved as %q, %v", name, data, err)
			}
		}
		told := 0
		for _, e := range s.Traced("dialog") {
			if e["name"] == "message" && e["open"] == true {
				told++
			}
		}
		if told == 0 {
			t.Errorf("%s: no message", spoilt)
		}
		s.Clock.Advance(time.Minute)
		s.WantOpened("")
		if s.lasting() != "" {
			t.Errorf("%s: the line shows %q", spoilt, s.lasting())
		}
		s.wantKept(s.session.ID(), 1)
	}
}

// TestUnsavedSettings checks that a failure to save settings is reported with the file name, retried, and not
// forgotten.
func TestUnsavedSettings(t *testing.T) {
	s := sitDown(t, Options{})
	path := filepath.Join(s.folder.Path(), store.SettingsFile)
	os.Remove(path)
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	s.settings.LargePrint = true
	s.saveSettings()
	if said := s.said(); !strings.Contains(said, path) || said == s.words.Format(locales.NotKept, locales.NotKeptData{}) {
		t.Errorf("the line shows %q", said)
	}
	s.playAny() // the game is saved; the settings still are not
	if said := s.lasting(); !strings.Contains(said, path) {
		t.Errorf("after a move the line shows %q", said)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(time.Minute)
	if got, _, err := s.folder.LoadSettings(); err != nil || !got.LargePrint {
		t.Errorf("saved %+v, %v", got, err)
	}
	if s.lasting() != "" {
		t.Errorf("the line still shows %q", s.lasting())
	}
}

// TestHistoryNotWritten checks that a finished game that can't be added to the history is reported, kept, and
// added later.
func TestHistoryNotWritten(t *testing.T) {
	s := sitAt(t, 12, Options{})
	path := filepath.Join(s.folder.Path(), store.HistoryFile)
	if err := os.MkdirAll(filepath.Join(path, "not", "empty"), 0o700); err != nil {
		t.Fatal(err)
	}
	id := s.session.ID()
	s.session.Deal(s.session.Game().Code())
	s.Clock.Advance(time.Minute)
	// A folder in place of the file is invalid, and is set aside like an invalid file.
	for s.stack.Covers() {
		s.Press(fyne.KeyReturn)
	}
	s.Clock.Advance(time.Minute)
	s.wantKept(s.session.ID(), 0, id)
	if s.lasting() != "" {
		t.Errorf("the line shows %q", s.lasting())
	}
}

// TestSettingsReadLater checks that settings that could not be read at the start are not lost when others are
// saved later: changes made since take precedence.
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
			t.Fatalf("saved %+v, want %+v (%v, %v)", got, want, aside, err)
		}
		s.saveSettings() // and they remain
	}
	if s.settings != want {
		t.Errorf("the window has %+v, want %+v", s.settings, want)
	}
}
