package store_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"simplesimon/store"
)

// A folder in place of a file is set aside with its contents.
func TestFolderInPlaceOfTheFile(t *testing.T) {
	folder := store.At(t.TempDir())
	path := filepath.Join(folder.Path(), gameFile)
	for _, want := range []string{path + ".unreadable-1", path + ".unreadable-2"} {
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(path, "inside"), []byte("dear"))
		game, aside, err := load(folder)
		if game != nil || aside == nil || err != nil || aside.Path != want {
			t.Fatalf("game %v, %+v, %v", game, aside, err)
		}
		if got := content(t, filepath.Join(want, "inside")); string(got) != "dear" {
			t.Errorf("it contains %q", got)
		}
	}
	save(t, folder, example(2))
	same(t, loaded(t, folder), example(2))
}

// A folder that replaces the file later makes saving fail and is left alone.
func TestSavingOntoAFolder(t *testing.T) {
	folder := store.At(t.TempDir())
	inside := filepath.Join(folder.Path(), gameFile, "inside")
	if err := os.Mkdir(filepath.Dir(inside), 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, inside, []byte("dear"))
	if err := folder.SaveGame(running(example(1))); err == nil {
		t.Error("saved over a folder")
	}
	if got := names(t, folder.Path()); got != gameFile || string(content(t, inside)) != "dear" {
		t.Errorf("the folder contains %q", got)
	}
	if err := os.RemoveAll(filepath.Dir(inside)); err != nil {
		t.Fatal(err)
	}
	save(t, folder, example(1)) // saving works again when possible
	same(t, loaded(t, folder), example(1))
}

// badFolders returns paths at which no folder can exist.
func badFolders(t *testing.T) map[string]string {
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, []byte("a file"))
	return map[string]string{
		"a file":          file,
		"below a file":    filepath.Join(file, "a", "b"),
		"a name too long": filepath.Join(t.TempDir(), strings.Repeat("x", 5000)),
		"no name":         filepath.Join(t.TempDir(), "a\x00b"),
	}
}

// If the folder can't exist, the game starts, nothing is reported as unreadable, and saving
// reports why it fails.
func TestImpossibleFolder(t *testing.T) {
	for name, path := range badFolders(t) {
		t.Run(name, func(t *testing.T) {
			folder := store.At(path)
			for range 2 {
				if game, aside, err := load(folder); game != nil || aside != nil || err == nil {
					t.Errorf("game %v, %+v, %v", game, aside, err)
				}
				if settings, aside, err := folder.LoadSettings(); settings != store.DefaultSettings() || aside != nil || err == nil {
					t.Errorf("settings %+v, %+v, %v", settings, aside, err)
				}
				if err := folder.SaveGame(running(example(1))); err == nil {
					t.Error("the game was saved")
				}
				if err := folder.SaveSettings(store.DefaultSettings()); err == nil {
					t.Error("the settings were saved")
				}
			}
			if info, err := os.Stat(path); err == nil && info.IsDir() {
				t.Error("a folder was created")
			}
		})
	}
}

// As soon as the folder can exist, the next save creates it.
func TestFolderPossibleLater(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	write(t, path, []byte("in the way"))
	folder := store.At(path)
	if _, _, err := load(folder); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("LoadGame returns %v", err)
	}
	if err := folder.SaveGame(running(example(1))); err == nil {
		t.Fatal("the game was saved")
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	save(t, folder, example(2))
	same(t, loaded(t, folder), example(2))
	if err := os.RemoveAll(path); err != nil { // and again after it was removed
		t.Fatal(err)
	}
	save(t, folder, example(3))
	same(t, loaded(t, folder), example(3))
}

// Temporary files left by a crash are removed; all other files stay.
func TestSweepTemporaryFiles(t *testing.T) {
	folder := store.At(t.TempDir())
	save(t, folder, example(4))
	now := time.Now()
	ages := map[string]time.Time{
		".game.new-1":       now.Add(-2 * time.Minute),
		".game.new-2":       now.Add(-240 * time.Hour),
		".game.new-3":       now.Add(240 * time.Hour), // the clock was wrong
		".game.new-4":       now,                      // a save in progress in another window
		".simplesimon-1-1":  now.Add(-time.Hour),
		".simplesimon-2-1":  now,
		".settings.new-1":   now.Add(-time.Hour),
		".other.new-1":      now.Add(-time.Hour),
		"game.unreadable-1": now.Add(-time.Hour),
		"game.new-1":        now.Add(-time.Hour),
		".game":             now.Add(-time.Hour),
	}
	for name, age := range ages {
		path := filepath.Join(folder.Path(), name)
		write(t, path, []byte("x"))
		if err := os.Chtimes(path, age, age); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder.Path(), ".game.new-5"), 0o700); err != nil {
		t.Fatal(err)
	}
	same(t, loaded(t, folder), example(4))
	if got, want := names(t, folder.Path()), ".game .game.new-4 .game.new-5 .other.new-1 .simplesimon-2-1 game game.new-1 game.unreadable-1"; got != want {
		t.Errorf("after loading the game\n%s\nwant\n%s", got, want)
	}
}

// Of several windows that start concurrently and find an unreadable file, exactly one sets it
// aside.
func TestConcurrentStarts(t *testing.T) {
	path := t.TempDir()
	for round := range 30 {
		data := []byte(strings.Repeat("unreadable ", round))
		write(t, filepath.Join(path, gameFile), data)
		var mu sync.Mutex
		var asides []*store.Aside
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				game, aside, err := load(store.At(path))
				mu.Lock()
				defer mu.Unlock()
				if aside != nil && err == nil {
					asides = append(asides, aside)
				} else if game != nil || aside != nil || !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("game %v, %+v, %v", game, aside, err)
				}
			})
		}
		all.Wait()
		if len(asides) != 1 {
			t.Fatalf("set aside %d times", len(asides))
		}
		if got := content(t, asides[0].Path); !bytes.Equal(got, data) {
			t.Fatalf("kept %q of %q", got, data)
		}
		if got := len(strings.Fields(names(t, path))); got != round+1 {
			t.Fatalf("after %d files found %d: %s", round+1, got, names(t, path))
		}
	}
}

// Concurrent saves leave one of their games intact.
func TestConcurrentSaves(t *testing.T) {
	folder := store.At(filepath.Join(t.TempDir(), "made", "at once"))
	var all sync.WaitGroup
	for moves := range 8 {
		game := running(example(6 * moves))
		all.Go(func() {
			for range 5 {
				if err := folder.SaveGame(game); err != nil {
					t.Error(err)
				}
				game, aside, err := load(folder)
				if game == nil || aside != nil || err != nil || game.Moves()%6 != 0 {
					t.Errorf("%v, %+v, %v", game, aside, err)
				}
			}
		})
	}
	all.Wait()
	if got := names(t, folder.Path()); got != gameFile {
		t.Errorf("the folder contains %q", got)
	}
}
