package store_test

import (
	"bytes"
	"errors"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

var update = flag.Bool("update", false, "write the saves of the current version to testdata")

// journalled returns a folder with a game saved move by move and synced after some of the moves.
func journalled(t *testing.T) (data []byte, stamps []string) {
	t.Helper()
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	defer k.Close()
	k.Load()
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.run.ID = "0123456789abcdef"
	for n := range 12 {
		p.play(n)
		if err := k.Keep(p.run); err != nil {
			t.Fatal(err)
		}
		if n == 5 {
			if err := k.Sync(); err != nil {
				t.Fatal(err)
			}
		}
		stamps = append(stamps, stamp(p.run))
	}
	return content(t, filepath.Join(folder.Path(), gameFile)), stamps
}

// TestJournalCutAnywhere checks that, wherever a power failure truncates the last lines, a game
// that was shown is loaded and nothing is reported.
func TestJournalCutAnywhere(t *testing.T) {
	data, stamps := journalled(t)
	first := bytes.IndexByte(data, '\n') + 1
	first += bytes.IndexByte(data[first:], '\n') + 1
	synced := bytes.Index(data, []byte(" synced "))
	folder := store.At(t.TempDir())
	check := func(what string, file []byte, at int) {
		t.Helper()
		write(t, filepath.Join(folder.Path(), gameFile), file)
		r, aside, err := folder.LoadGame()
		if r == nil || aside != nil || err != nil {
			t.Fatalf("%s at %d of %d: %+v, %v", what, at, len(data), aside, err)
		}
		if n := slices.Index(stamps, stamp(r)); n < 0 || at > synced && n < 5 {
			t.Fatalf("%s at %d of %d: the game is %s", what, at, len(data), stamp(r))
		}
	}
	for i := first; i <= len(data); i++ {
		check("cut", data[:i], i)
		check("zeros from there", append(bytes.Clone(data[:i]), make([]byte, len(data)-i)...), i)
		if end := i + 40; i > synced && end < len(data) {
			hole := slices.Concat(data[:i], make([]byte, 40), data[end:])
			check("a hole", hole, i)
		}
	}
}

// TestJournalDamaged checks that damage to synced data is not taken for a power failure; the file
// is set aside.
func TestJournalDamaged(t *testing.T) {
	data, _ := journalled(t)
	folder := store.At(t.TempDir())
	synced := bytes.Index(data, []byte(" synced ")) - 8
	for i := range synced {
		for _, with := range []byte{data[i] ^ 1, 0} {
			damaged := bytes.Clone(data)
			damaged[i] = with
			checkAside(t, folder, gameFile, damaged)
		}
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	checkAside(t, folder, gameFile, bytes.Join(slices.Delete(slices.Clone(lines), 2, 3), nil)) // a move is missing
	checkAside(t, folder, gameFile, append(bytes.Clone(data), "00000000 move {}\n"...))
	checkAside(t, folder, gameFile, slices.Concat(lines[0], bytes.Join(lines[2:], nil))) // no game
}

// TestJournalAppends checks that a start appends to the journal it finds, even if it was torn.
func TestJournalAppends(t *testing.T) {
	data, _ := journalled(t)
	for name, file := range map[string][]byte{"whole": data, "torn": data[:len(data)-7]} {
		folder := put(t, gameFile, file)
		for range 3 {
			k := newKeeper(t, folder)
			r, err := k.Load()
			if aside := k.SetAside(); r == nil || aside != nil || err != nil {
				t.Fatalf("%s: %+v, %v", name, aside, err)
			}
			for range 2 {
				r.Game.Undo()
				r.Follow(r.Played+time.Second, moment)
				keep(t, k, r)
			}
			got, _, err := folder.LoadGame()
			if err != nil {
				t.Fatal(err)
			}
			sameRunning(t, *got, *r)
			if err := k.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if name == "whole" && !bytes.HasPrefix(content(t, filepath.Join(folder.Path(), gameFile)), data) {
			t.Error("the file was rewritten")
		}
	}
}

// TestUnchangedIsNotWritten checks that saving an unchanged game leaves the file alone.
func TestUnchangedIsNotWritten(t *testing.T) {
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	defer k.Close()
	k.Load()
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(7)
	keep(t, k, p.run)
	before := content(t, filepath.Join(folder.Path(), gameFile))
	keep(t, k, p.run)
	if got := content(t, filepath.Join(folder.Path(), gameFile)); !bytes.Equal(got, before) {
		t.Errorf("%d bytes became %d", len(before), len(got))
	}
	if k.Unsynced() {
		t.Error("there is still something to sync")
	}
}

// TestSaveSizeIsConstant checks that the bytes written per move do not grow with the game.
func TestSaveSizeIsConstant(t *testing.T) {
	folder := store.At(t.TempDir()).On(hasty{})
	k := newKeeper(t, folder)
	defer k.Close()
	k.Load()
	r := store.NewRunning(engine.NewGame(engine.Code{Suits: 2, Number: 29}), true, moment)
	random := rand.New(rand.NewPCG(1, 2))
	size := func() int64 {
		info, err := os.Stat(filepath.Join(folder.Path(), gameFile))
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	keep(t, k, r)
	for range 3000 {
		if _, err := r.Game.Play(anyMove(r.Game, random)); err != nil {
			t.Fatal(err)
		}
		r.Follow(r.Played+time.Second, moment)
		before := size()
		keep(t, k, r)
		if more := size() - before; more > 200 {
			t.Fatalf("move %d adds %d bytes", r.Game.Moves(), more)
		}
	}
	same(t, loaded(t, folder), r.Game)
}

// TestFileVanishes checks that a game whose file was removed or replaced is saved again as a
// whole.
func TestFileVanishes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("an open file can be neither removed nor replaced")
	}
	for name, vanish := range map[string]func(path string) error{
		"the file":   func(path string) error { return os.Remove(filepath.Join(path, gameFile)) },
		"the folder": os.RemoveAll,
		"another file": func(path string) error {
			return errors.Join(os.WriteFile(filepath.Join(path, "other"), []byte("other"), 0o600), os.Rename(filepath.Join(path, "other"), filepath.Join(path, gameFile)))
		},
	} {
		folder := store.At(filepath.Join(t.TempDir(), "kept"))
		k := newKeeper(t, folder)
		k.Load()
		k.LoadSettings()
		p := newPlayer(t, engine.NewGame(exampleCode), true)
		keep(t, k, p.run)
		for n := range 3 {
			if err := vanish(folder.Path()); err != nil {
				t.Fatal(name, err)
			}
			p.play(2*n + 2)
			keep(t, k, p.run)
			same(t, loaded(t, folder), p.run.Game)
			settings := store.DefaultSettings()
			settings.Width = n
			if !k.SettingsKnown() {
				k.LoadSettings()
			}
			if err := k.KeepSettings(settings); err != nil {
				t.Fatal(name, err)
			}
			if got, _, err := folder.LoadSettings(); got != settings || err != nil {
				t.Errorf("%s: settings %+v, %v", name, got, err)
			}
		}
		k.Close()
	}
}

// TestSyncFails checks that data whose sync failed is rewritten, and that the file is intact at
// any moment.
func TestSyncFails(t *testing.T) {
	base := store.At(t.TempDir())
	k := newKeeper(t, base)
	defer k.Close()
	k.Load()
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	for n := range 10 {
		k.On(hasty{})
		p.play(3 * n)
		keep(t, k, p.run)
		bad := &faulty{at: 1, err: syscall.EIO, dead: true}
		k.On(bad) // the open file still works; creating one does not
		if err := k.Keep(p.run); n == 0 && err == nil && bad.hit != "" {
			t.Error("no error was reported")
		}
		same(t, loaded(t, base), p.run.Game)
	}
}

// TestConcurrentSync syncs on another goroutine while games are saved and finished.
func TestConcurrentSync(t *testing.T) {
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	k.Load()
	k.LoadSettings()
	stop, wait := make(chan struct{}), sync.WaitGroup{}
	wait.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				if err := k.Sync(); err != nil {
					t.Error(err)
				}
			}
		}
	})
	moves, random := enginetest.Example().Moves, rand.New(rand.NewPCG(7, 8))
	r := store.NewRunning(engine.NewGame(exampleCode), true, moment)
	ended := map[string]bool{}
	for n := range 2000 {
		if err := k.Keep(r); err != nil {
			t.Fatal(err)
		}
		if n%50 == 0 {
			settings := store.DefaultSettings()
			settings.Width = n
			if err := k.KeepSettings(settings); err != nil {
				t.Fatal(err)
			}
		}
		before := r
		r = anyAction(r, moves, random)
		for _, e := range r.Due {
			ended[e.ID] = true
		}
		for _, e := range before.Due {
			ended[e.ID] = true
		}
	}
	close(stop)
	wait.Wait()
	keep(t, k, r)
	list := history(t, folder)
	if len(r.Due) != 0 || len(list) != len(ended) || len(list) < 20 {
		t.Errorf("%d games are in the history, %d have ended, due are %+v", len(list), len(ended), r.Due)
	}
	got, _, err := folder.LoadGame()
	if err != nil {
		t.Fatal(err)
	}
	sameRunning(t, *got, *r)
	k.Close()
}

// TestCurrentFormat pins the file formats of the current versions. Whoever changes a format must
// raise its version and add saves to testdata.
func TestCurrentFormat(t *testing.T) {
	data, _ := journalled(t)
	folder := store.At(t.TempDir())
	won := wonGame(t)
	settings := store.DefaultSettings()
	settings.Language, settings.Suits, settings.Record = "de", 4, "/home/anna/Games/won.simon"
	others := store.At(t.TempDir())
	if err := errors.Join(folder.SaveGame(won), folder.SaveSettings(settings), others.SaveGame(recordedGame())); err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string][]byte{
		"game-4-moves":  data,
		"game-4-won":    content(t, filepath.Join(folder.Path(), gameFile)),
		"game-4-record": content(t, filepath.Join(others.Path(), gameFile)),
		"settings-4":    content(t, filepath.Join(folder.Path(), settingsFile)),
	} {
		path := filepath.Join("testdata", name)
		if *update {
			write(t, path, got)
		}
		if want := content(t, path); !bytes.Equal(got, want) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
	}
}

// TestCurrentChoices pins the values a setting may have, which are part of the version of the
// settings: a program of the same version that does not know a value takes the file for damaged,
// whereas a later version is recognised as such.
func TestCurrentChoices(t *testing.T) {
	var names []string
	for _, list := range [][]choices.Choice{
		choices.Of(choices.Tables), choices.Themes, choices.Of(choices.Speeds), choices.Of(choices.TextSizes),
	} {
		for _, c := range list {
			names = append(names, c.Name)
		}
		names = append(names, "")
	}
	path := filepath.Join("testdata", "choices4.txt")
	got := []byte(strings.Join(names, "\n"))
	if *update {
		write(t, path, got)
	}
	if want := content(t, path); !bytes.Equal(got, want) {
		t.Errorf("the settings may be\n%s\nwant\n%s\nRaise the version of the settings, and the name of this file.", got, want)
	}
}

// BenchmarkKeep saves a move of games of two lengths, which should take the same time. For
// comparison, it also writes the same number of bytes to an open file.
func BenchmarkKeep(b *testing.B) {
	for _, moves := range []int{100, 5000} {
		b.Run(map[int]string{100: "100 moves", 5000: "5000 moves"}[moves], func(b *testing.B) {
			k := newKeeper(b, store.At(b.TempDir()))
			defer k.Close()
			k.Load()
			r := store.NewRunning(longGame(b, moves), true, moment)
			for b.Loop() {
				if r.Game.Undoable() > 0 {
					r.Game.Undo()
				} else {
					r.Game.Redo()
				}
				r.Follow(r.Played+time.Millisecond, moment)
				if err := k.Keep(r); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run("a bare write", func(b *testing.B) {
		file, err := os.OpenFile(filepath.Join(b.TempDir(), "file"), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
		if err != nil {
			b.Fatal(err)
		}
		defer file.Close()
		line := bytes.Repeat([]byte("x"), 80)
		for b.Loop() {
			if _, err := file.Write(line); err != nil {
				b.Fatal(err)
			}
		}
	})
}
