package e2e_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// savedAs saves the current game by keys and returns the file.
func (s *seat) savedAs(name string) string {
	s.t.Helper()
	s.ok(s.Key("ctrl+s"))
	s.see("the question where", desk.Opened("save-file"))
	s.ok(s.Type(name)) // the suggested name is selected
	s.ok(s.Key("Return"))
	path := s.see("a saved file", desk.Kind("saved")).Path
	data, err := os.ReadFile(path)
	s.ok(err)
	if want := engine.FormatRecord(s.Game.Code(), s.Game.Played()); string(data) != want {
		s.t.Errorf("%s contains\n%s, want\n%s", path, data, want)
	}
	return path
}

// row returns the location of an entry in the open file dialog, as last listed.
func (s *seat) row(name string) desk.Point {
	s.t.Helper()
	listed, ok := s.Last(desk.Kind("files"))
	i := slices.Index(listed.Names, name)
	if !ok || i < 0 {
		s.t.Fatalf("%q is not listed: %s", name, listed)
	}
	list, err := s.Control("open-file", "list")
	s.ok(err)
	const between = 4 // the toolkit's padding
	return desk.Point{X: list.X + list.W/3, Y: list.Y + float64(i)*(listed.Row+between) + listed.Row/2}
}

// replaces confirms that the record replaces the current game, and adopts it as the current game.
func (s *seat) replaces(by *engine.Game, do func() error) {
	s.t.Helper()
	s.ok(do())
	s.see("the game of the record", desk.Kind("position"))
	s.Game = by
	s.ok(s.Agree())
	s.ok(s.WaitTable())
}

// TestRecords saves a game, plays on, opens it again by keys and by mouse, plays on from there,
// and replays it.
func TestRecords(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 10)
	s := sit(t, game)
	folder := t.TempDir()
	mine := s.savedAs(filepath.Join(folder, "mine"))
	if mine != filepath.Join(folder, "mine.simon") {
		t.Errorf("saved as %s", mine)
	}
	again := func() *engine.Game { g, _ := example(t, 10); return g }
	s.ok(s.Move(rest[0]))

	s.ok(s.Key("ctrl+o"))
	s.see("the question which", desk.Opened("open-file"))
	if e := s.see("the folder", desk.Kind("files")); e.Folder != folder || !slices.Equal(e.Names, []string{"mine.simon"}) {
		t.Errorf("the dialog begins with %s", e)
	}
	s.ok(s.Key("Return"))
	s.see("what to do with it", desk.Opened("replace"))
	s.replaces(again(), func() error { // a move would be lost, so the default is to stay
		return s.keyHand().Key("Right").Key("Right").Key("Return").Do()
	})
	s.ok(s.Move(rest[0]))

	s.menuByMouse("open-record")
	s.see("the question which", desk.Opened("open-file"))
	s.see("the folder", desk.Kind("files"))
	s.ok(s.DoubleClick(s.row("mine.simon")))
	s.see("what to do with it", desk.Opened("replace"))
	s.replaces(again(), func() error { return s.Press("replace", "replace") })

	since := s.mark()
	s.menuByKeys("open-record")
	s.see("the question which", desk.Opened("open-file"))
	s.see("the folder", desk.Kind("files"))
	s.ok(s.Click(s.row("mine.simon")))
	s.ok(s.Press("open-file", "open-file"))
	s.see("what to do with it", desk.Opened("replace"))
	s.ok(s.Press("replace", "replay"))
	s.see("the replay", desk.Opened("replay"))
	for i := 1; i <= 10; i++ {
		s.ok(s.Key("Right"))
		at, _ := example(t, i)
		if e := s.see("a step", atStep(i)); e.Of != 10 || e.Score != at.Score() || e.Removed != at.Removed() || e.Text == "" || (e.Note == "") != (i < 10) {
			t.Errorf("%s", e)
		}
	}
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("replay"))
	s.plays(since)
}

// TestWatchedRecord replays a won game from start to end.
func TestWatchedRecord(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	won, _ := example(t, example49)
	path := filepath.Join(t.TempDir(), "Größte Partie.simon")
	s.ok(os.WriteFile(path, []byte(engine.FormatRecord(won.Code(), won.Played())), 0o600))
	since := s.mark()
	s.ok(s.Key("ctrl+o"))
	s.see("the question which", desk.Opened("open-file"))
	s.ok(s.Key("Tab"))
	s.ok(s.Type(filepath.Dir(path)))
	s.ok(s.Key("Return"))
	s.see("the folder", func(e desk.Event) bool { return e.Event == "files" && e.Folder == filepath.Dir(path) })
	s.ok(s.Key("Tab", "Tab")) // to its end, where the buttons are
	s.ok(s.Key("Return"))
	s.see("what to do with it", desk.Opened("record"))
	s.ok(s.Key("Return"))
	s.see("the replay", desk.Opened("replay"))
	s.step(0, nil)
	end := s.step(example49, func() error { return s.Key("End") })
	if !strings.Contains(end.Note, "851") || end.Removed != engine.Sequences {
		t.Errorf("it ends with %s", end)
	}
	s.step(example49-1, func() error { return s.Key("Left") })
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("replay"))
	s.plays(since)
}

// TestBadRecordFile opens a file that is not a record: the error names the line, and the game
// continues.
func TestBadRecordFile(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	path := filepath.Join(t.TempDir(), "bad.simon")
	s.ok(os.WriteFile(path, []byte("Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: 2-1-3\n 5-1-9\n nonsense\n"), 0o600))
	since := s.mark()
	s.ok(s.Key("ctrl+o"))
	s.see("the question which", desk.Opened("open-file"))
	s.ok(s.Key("Tab"))
	for text, told := range map[string]string{path: "nonsense", filepath.Join(path, "x"): "x", filepath.Dir(path) + "/none": "none"} {
		s.ok(s.Key("ctrl+a"))
		s.ok(s.Type(text))
		s.ok(s.Key("Return"))
		if e := s.see("what is wrong", desk.Kind("file-fault")); !strings.Contains(e.Text, told) {
			t.Errorf("%s: got %q", text, e.Text)
		}
	}
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("open-file"))
	s.plays(since)
}
