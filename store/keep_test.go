package store_test

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"simplesimon/engine"
	"simplesimon/store"
)

func TestGameRoundTrip(t *testing.T) {
	redoable := undo(t, longGame(t, 250), 100)
	after := undo(t, longGame(t, 150), 100)
	if _, err := after.Play(after.History().Moves[50]); err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		name string
		game *engine.Game
	}{
		{"just dealt", engine.NewGame(engine.Code{Suits: 1, Number: 29})},
		{"the first deal", engine.NewGame(engine.Code{Suits: 4, Number: 0})},
		{"the last deal", engine.NewGame(engine.Code{Suits: 2, Number: engine.Deals - 1})},
		{"a move", example(1)},
		{"all undone", undo(t, example(7), 7)},
		{"some undone", undo(t, example(40), 9)},
		{"a sequence removed", example(17)},
		{"the sequence undone", undo(t, example(17), 1)},
		{"won", example(49)},
		{"won and undone", undo(t, example(49), 49)},
		{"as far as undo reaches", longGame(t, 100)},
		{"further than undo reaches", longGame(t, 101)},
		{"all undone that can be", redoable},
		{"one can be undone", after},
		{"longer than a record", longGame(t, engine.MaxRecordMoves+1)},
	}
	if redoable.Undoable() != 0 || redoable.Redoable() != 100 || after.Undoable() != 1 {
		t.Fatal("the games do not match their names")
	}
	folder := store.At(filepath.Join(t.TempDir(), "made", "for it"))
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			save(t, folder, c.game)
			same(t, loaded(t, folder), c.game)
			same(t, loaded(t, folder), c.game) // loading changes nothing
			same(t, loaded(t, store.At(folder.Path())), c.game)
			if got := names(t, folder.Path()); got != gameFile {
				t.Errorf("the folder contains %q", got)
			}
		})
	}
}

func TestSettingsRoundTrip(t *testing.T) {
	first := store.DefaultSettings()
	if !first.DoubleClick || first.AutoPlace || !first.PlacementHelp || !first.InteractiveRules || !first.SelectAndPlace || first.Suits != 1 || first.Language != "" {
		t.Errorf("the default settings are %+v", first)
	}
	folder := store.At(t.TempDir())
	for _, change := range []func(*store.Settings){
		func(s *store.Settings) {},
		func(s *store.Settings) { s.Suits = 2 },
		func(s *store.Settings) { s.Suits = 4 },
		func(s *store.Settings) { s.Language = "de" },
		func(s *store.Settings) { s.DoubleClick = false },
		func(s *store.Settings) { s.AutoPlace = true },
		func(s *store.Settings) { s.PlacementHelp = false },
		func(s *store.Settings) { s.InteractiveRules = false },
		func(s *store.Settings) { s.SelectAndPlace = false },
	} {
		want := store.DefaultSettings()
		change(&want)
		if err := folder.SaveSettings(want); err != nil {
			t.Fatal(err)
		}
		got, aside, err := folder.LoadSettings()
		if got != want || aside != nil || err != nil {
			t.Errorf("%+v, %+v, %v; want %+v", got, aside, err, want)
		}
	}
}

// Settings that could not be loaded back are not saved.
func TestInvalidSettingsAreNotSaved(t *testing.T) {
	for _, suits := range []int{0, 3, 5, -1, 257, 260, math.MaxInt} {
		s := store.DefaultSettings()
		s.Suits = suits
		folder := store.At(t.TempDir())
		if err := folder.SaveSettings(s); err == nil {
			t.Errorf("%d suits were saved", suits)
		}
		if got := names(t, folder.Path()); got != "" {
			t.Errorf("%d suits left %q", suits, got)
		}
	}
}

// On an empty folder, loading finds nothing and creates nothing.
func TestEmptyFolder(t *testing.T) {
	parent := t.TempDir()
	for _, folder := range []store.Folder{store.At(parent), store.At(filepath.Join(parent, "not", "there"))} {
		game, aside, err := load(folder)
		if game != nil || aside != nil || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("game %v, %+v, %v", game, aside, err)
		}
		settings, aside, err := folder.LoadSettings()
		if settings != store.DefaultSettings() || aside != nil || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("settings %+v, %+v, %v", settings, aside, err)
		}
	}
	if got := names(t, parent); got != "" {
		t.Errorf("loading left %q", got)
	}
}

// A relative folder does not follow changes of the working directory.
func TestRelativeFolder(t *testing.T) {
	start := t.TempDir()
	t.Chdir(start)
	folder := store.At("kept")
	t.Chdir(t.TempDir())
	want := engine.NewGame(engine.Code{Suits: 4, Number: 7})
	save(t, folder, want)
	same(t, loaded(t, store.At(filepath.Join(start, "kept"))), want)
	if got := names(t, "."); got != "" {
		t.Errorf("the new working directory contains %q", got)
	}
}

// Saved files are not accessible to other users.
func TestPermissions(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("has no permission bits")
	}
	folder := store.At(filepath.Join(t.TempDir(), "a", "b"))
	save(t, folder, example(3))
	for path, want := range map[string]fs.FileMode{
		folder.Path():                          0o700 | fs.ModeDir,
		filepath.Dir(folder.Path()):            0o700 | fs.ModeDir,
		filepath.Join(folder.Path(), gameFile): 0o600,
	} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode() != want {
			t.Errorf("%s: %v, want %v", path, info.Mode(), want)
		}
	}
}
