package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/store"
)

// playing returns a window that has played and saved some moves of the example game.
func playing(t *testing.T, folder store.Folder, moves int) (*store.Keeper, *player) {
	t.Helper()
	k := newKeeper(t, folder)
	k.Load()
	k.LoadSettings()
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(moves)
	keep(t, k, p.run)
	return k, p
}

// held ends a test that could not replace a file that a keeper has open. Windows protects such files
// itself, so there the test is skipped.
func held(t *testing.T, k *store.Keeper, err error) {
	t.Helper()
	k.Close() // before the folder is removed
	if runtime.GOOS == "windows" {
		t.Skip(err)
	}
	t.Fatal(err)
}

// A game put in place of the running one is not overwritten: the player chooses. This happens when
// a network home becomes available after the window opened, or when a backup is restored.
func TestGameReplaced(t *testing.T) {
	other := newPlayer(t, longGame(t, 20), true)
	for name, put := range map[string]func(path string) error{
		"a folder": func(path string) error {
			elsewhere := store.At(filepath.Join(filepath.Dir(path), "elsewhere"))
			return errors.Join(elsewhere.SaveGame(*other.run), os.Rename(path, path+".old"), os.Rename(elsewhere.Path(), path))
		},
		"a file": func(path string) error {
			elsewhere := store.At(filepath.Join(filepath.Dir(path), "elsewhere"))
			return errors.Join(elsewhere.SaveGame(*other.run), os.Rename(filepath.Join(elsewhere.Path(), gameFile), filepath.Join(path, gameFile)))
		},
		"in the same file": func(path string) error {
			elsewhere := store.At(filepath.Join(filepath.Dir(path), "elsewhere"))
			err := elsewhere.SaveGame(*other.run)
			return errors.Join(err, os.WriteFile(filepath.Join(path, gameFile), content(t, filepath.Join(elsewhere.Path(), gameFile)), 0o600))
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := store.At(filepath.Join(t.TempDir(), "kept"))
			k, p := playing(t, folder, 3)
			if err := put(folder.Path()); err != nil {
				held(t, k, err)
			}
			p.play(4)
			if err := k.Keep(p.run); !errors.Is(err, store.ErrFound) || k.Found().ID != other.run.ID {
				t.Fatalf("Keep returns %v", err)
			}
			same(t, loaded(t, folder), other.run.Game)
			k.Choose(p.run, k.Found(), moment)
			keep(t, k, p.run)
			same(t, loaded(t, folder), p.run.Game)
			if list := history(t, folder); len(list) != 1 || list[0].ID != other.run.ID {
				t.Errorf("the history is %+v", list)
			}
		})
	}
}

// An older or truncated copy of the running game is not another game, but one that was continued
// elsewhere is.
func TestGameReplacedByCopy(t *testing.T) {
	for moves, found := range map[int]bool{2: false, 3: false, 9: true} {
		folder := store.At(t.TempDir())
		k, p := playing(t, folder, 3)
		copied := newPlayer(t, example(moves), true)
		copied.run.ID = p.run.ID
		elsewhere := store.At(t.TempDir())
		if err := errors.Join(elsewhere.SaveGame(*copied.run), os.Rename(filepath.Join(elsewhere.Path(), gameFile), filepath.Join(folder.Path(), gameFile))); err != nil {
			held(t, k, err)
		}
		p.play(5)
		err := k.Keep(p.run)
		if errors.Is(err, store.ErrFound) != found || !found && err != nil {
			t.Fatalf("a copy of %d moves: %v", moves, err)
		}
		if found {
			k.Choose(k.Found(), p.run, moment)
			continue
		}
		same(t, loaded(t, folder), p.run.Game)
	}
}

// An invalid file in place of the running game is set aside, and the game is saved.
func TestGameReplacedByInvalidFile(t *testing.T) {
	for name, spoil := range map[string]func(path string) error{
		"an empty file":  func(path string) error { return os.Truncate(path, 0) },
		"half of it":     func(path string) error { return os.Truncate(path, 40) },
		"something else": func(path string) error { return os.WriteFile(path, []byte("dear diary"), 0o600) },
		"a folder":       func(path string) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o700)) },
	} {
		folder := store.At(t.TempDir())
		k, p := playing(t, folder, 3)
		if err := spoil(filepath.Join(folder.Path(), gameFile)); err != nil {
			t.Log(name, err) // Windows does not let anybody remove an open file
			continue
		}
		p.play(5)
		keep(t, k, p.run)
		same(t, loaded(t, folder), p.run.Game)
		if told := k.SetAside(); len(told) != 1 {
			t.Errorf("%s: files set aside: %+v", name, told)
		}
	}
}

// Settings put in place of the window's are read before any are saved.
func TestSettingsReplaced(t *testing.T) {
	folder := store.At(t.TempDir())
	k, _ := playing(t, folder, 3)
	mine, other := store.DefaultSettings(), store.DefaultSettings()
	mine.Suits, other.Table = 4, "blue"
	if err := k.KeepSettings(mine); err != nil || !k.SettingsKnown() {
		t.Fatal(err)
	}
	elsewhere := store.At(t.TempDir())
	if err := errors.Join(elsewhere.SaveSettings(other), os.Rename(filepath.Join(elsewhere.Path(), settingsFile), filepath.Join(folder.Path(), settingsFile))); err != nil {
		held(t, k, err)
	}
	if k.SettingsKnown() || k.KeepSettings(mine) == nil {
		t.Error("saved over settings that have not been read")
	}
	if got, err := k.LoadSettings(); got != other || err != nil {
		t.Errorf("%+v, %v", got, err)
	}
	if err := k.KeepSettings(mine.Over(other)); err != nil {
		t.Fatal(err)
	}
}

// A window whose lock was removed, alone or with its folder, acquires it again and lets no second
// window write.
func TestLockVanishes(t *testing.T) {
	for name, remove := range map[string]func(path string) error{
		"the lock":   func(path string) error { return os.Remove(filepath.Join(path, "lock")) },
		"the folder": os.RemoveAll,
	} {
		folder := store.At(filepath.Join(t.TempDir(), "kept"))
		first, p := playing(t, folder, 3)
		if err := remove(folder.Path()); err != nil {
			t.Log(name, err) // Windows does not let anybody remove an open file
			continue
		}
		p.play(4)
		keep(t, first, p.run)
		second := newKeeper(t, store.At(folder.Path()))
		if _, err := second.Load(); !errors.Is(err, store.ErrLocked) {
			t.Errorf("%s: a second window's Lock returns %v", name, err)
		}
		second.Close()
		same(t, loaded(t, folder), p.run.Game)

		// A second window that is faster keeps the folder, and the first one leaves it alone.
		if err := remove(folder.Path()); err != nil {
			t.Fatal(err)
		}
		second, q := playing(t, folder, 7)
		p.play(9)
		if err := first.Keep(p.run); !errors.Is(err, store.ErrLocked) && !errors.Is(err, store.ErrFound) {
			t.Errorf("%s: the first window overwrites the second one's file: %v", name, err)
		}
		q.play(8)
		keep(t, second, q.run)
		same(t, loaded(t, folder), q.run.Game)
	}
}

// A rewritten file of ours is readable again, whatever its mode was.
func TestUnreadableModeIsFixed(t *testing.T) {
	folder := store.At(t.TempDir())
	save(t, folder, example(3))
	path := filepath.Join(folder.Path(), gameFile)
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	save(t, folder, example(4))
	same(t, loaded(t, folder), example(4))
	info, err := os.Stat(path)
	if err != nil || !strings.HasPrefix(info.Mode().String(), "-rw") {
		t.Errorf("the mode is %v, %v", info.Mode(), err)
	}
}
