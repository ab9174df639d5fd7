package store_test

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/store"
)

func init() {
	tasks["hold"] = func(folder store.Folder) {
		_, err := folder.Lock()
		fmt.Println(err)
		time.Sleep(time.Hour)
	}
}

// Only one window holds the lock, across processes, and releases it when it ends, even if killed.
func TestLock(t *testing.T) {
	folder := store.At(filepath.Join(t.TempDir(), "made", "for it"))
	first, err := folder.Lock()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []store.Folder{folder, store.At(folder.Path())} {
		if second, err := f.Lock(); second != nil || !errors.Is(err, store.ErrLocked) {
			t.Errorf("a second window's Lock returns %v, %v", second, err)
		}
	}
	if err := first.Unlock(); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		cmd := process(t, "hold", folder)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		if !lines.Scan() || lines.Text() != "<nil>" {
			t.Fatalf("the other process prints %q", lines.Text())
		}
		if second, err := folder.Lock(); second != nil || !errors.Is(err, store.ErrLocked) {
			t.Errorf("while another process holds the lock: %v, %v", second, err)
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		if lock, err := folder.Lock(); err != nil || lock.Unlock() != nil {
			t.Fatalf("after its end: %v", err)
		}
	}
	if err := (*store.Lock)(nil).Unlock(); err != nil {
		t.Error(err)
	}
}

// Where nothing can be saved, locking fails, but not with ErrLocked.
func TestLockUnusableFolder(t *testing.T) {
	paths := badFolders(t)
	taken := t.TempDir()
	if err := os.Mkdir(filepath.Join(taken, "lock"), 0o700); err != nil {
		t.Fatal(err)
	}
	paths["a folder in place of the lock"] = taken
	for name, path := range paths {
		if lock, err := store.At(path).Lock(); lock != nil || err == nil || errors.Is(err, store.ErrLocked) {
			t.Errorf("%s: %v, %v", name, lock, err)
		}
	}
}

func keep(t *testing.T, k *store.Keeper, r *store.Running) {
	t.Helper()
	if err := keepAll(k, r); err != nil {
		t.Fatal(err)
	}
}

// keepAll saves a game and flushes due games to the history.
func keepAll(k *store.Keeper, r *store.Running) error {
	if err := k.Keep(r); err != nil {
		return err
	}
	return errors.Join(k.Sync(), k.Keep(r))
}

// leave saves a game in a folder like a window that is then closed.
func leave(folder store.Folder, r *store.Running) error {
	k := store.NewKeeper(folder)
	defer k.Close()
	if _, err := k.Load(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return keepAll(k, r)
}

// Due entries are added to the history once and removed from the game.
func TestKeep(t *testing.T) {
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	if r, err := k.Load(); r != nil || !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%v, %v", r, err)
	}
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	for range 3 {
		p.play(49)
		keep(t, k, p.run)
		p.next()
		keep(t, k, p.run)
		p.play(5)
		keep(t, k, p.run)
		p.next()
		keep(t, k, p.run)
	}
	if len(p.run.Due) != 0 {
		t.Errorf("still due: %+v", p.run.Due)
	}
	list := history(t, folder)
	if len(list) != 6 {
		t.Fatalf("%d games", len(list))
	}
	for i, e := range list {
		if e.Won != (i%2 == 0) {
			t.Errorf("game %d: %+v", i, e)
		}
	}
	before := content(t, filepath.Join(folder.Path(), historyFile))
	for range 3 { // restart and exit
		if err := k.Close(); err != nil {
			t.Fatal(err)
		}
		k = newKeeper(t, folder)
		r, err := k.Load()
		if aside := k.SetAside(); r == nil || aside != nil || err != nil {
			t.Fatalf("%+v, %v", aside, err)
		}
		sameRunning(t, *r, *p.run)
		keep(t, k, r)
	}
	if got := content(t, filepath.Join(folder.Path(), historyFile)); string(got) != string(before) {
		t.Error("restarting adds to the history")
	}
}

// A second window never saves, even after the first one is closed.
func TestSecondWindow(t *testing.T) {
	folder := store.At(t.TempDir())
	first, second := newKeeper(t, folder), newKeeper(t, store.At(folder.Path()))
	if _, err := first.Load(); !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	p, q := newPlayer(t, example(3), true), newPlayer(t, longGame(t, 7), true)
	keep(t, first, p.run)
	if r, err := second.Load(); r != nil || !errors.Is(err, store.ErrLocked) || !second.Locked() || first.Locked() {
		t.Fatalf("%v, %v", r, err)
	}
	for range 2 {
		q.next()
		if err := second.Keep(q.run); !errors.Is(err, store.ErrLocked) {
			t.Errorf("the second window saves: %v", err)
		}
		if err := first.Close(); err != nil { // the first one ends; the second one continues alone
			t.Fatal(err)
		}
	}
	same(t, loaded(t, folder), p.run.Game)
	if got := history(t, folder); len(got) != 0 {
		t.Errorf("the history is %+v", got)
	}
}

// A window without the lock neither cleans up nor sets anything aside: a file that looks invalid
// may be one that the other window is writing.
func TestSecondWindowTouchesNothing(t *testing.T) {
	folder := store.At(t.TempDir())
	old := time.Now().Add(-time.Hour)
	for _, name := range []string{gameFile, settingsFile, historyFile, ".game.new-1", ".simplesimon-1-1"} {
		path := filepath.Join(folder.Path(), name)
		write(t, path, []byte("what is this"))
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	lock, err := folder.Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Unlock()
	before := names(t, folder.Path())
	k := newKeeper(t, folder)
	k.Load()
	if s, err := k.LoadSettings(); s != store.DefaultSettings() || err != nil {
		t.Errorf("LoadSettings() = %+v, %v", s, err)
	}
	k.HistoryLoader()()
	if err := k.KeepSettings(store.DefaultSettings()); !errors.Is(err, store.ErrLocked) {
		t.Errorf("KeepSettings returns %v", err)
	}
	if got := names(t, folder.Path()); got != before {
		t.Errorf("the folder contains\n%s\nit contained\n%s", got, before)
	}
	for _, name := range []string{gameFile, settingsFile, historyFile} {
		if got := content(t, filepath.Join(folder.Path(), name)); string(got) != "what is this" {
			t.Errorf("%s is now %q", name, got)
		}
	}
}

// If saving is impossible at the start, everything is saved as soon as possible.
func TestFolderUsableLater(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	write(t, path, []byte("in the way"))
	k := newKeeper(t, store.At(path))
	if r, err := k.Load(); r != nil || err == nil {
		t.Fatalf("%v, %v", r, err)
	}
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(49)
	for range 3 {
		if err := k.Keep(p.run); err == nil || errors.Is(err, store.ErrLocked) {
			t.Fatalf("Keep returns %v", err)
		}
		p.next()
		p.play(2)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	keep(t, k, p.run)
	same(t, loaded(t, store.At(path)), p.run.Game)
	if got := history(t, store.At(path)); len(got) != 3 || !got[0].Won || got[1].Won || len(p.run.Due) != 0 {
		t.Errorf("the history is %+v, due is %+v", got, p.run.Due)
	}
}

// foundLater returns a keeper whose folder becomes usable only after some moves were played, and
// then contains a game of 7 moves.
func foundLater(t *testing.T, moves int, spoil func(path string)) (k *store.Keeper, old, now *player) {
	t.Helper()
	there := store.At(filepath.Join(t.TempDir(), "there"))
	old = newPlayer(t, engine.NewGame(exampleCode), true)
	old.play(7)
	if err := leave(there, old.run); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "kept")
	write(t, path, []byte("in the way"))
	k = newKeeper(t, store.At(path))
	if _, err := k.Load(); err == nil {
		t.Fatal("loaded from a file in place of the folder")
	}
	now = newPlayer(t, engine.NewGame(exampleCode), true)
	now.play(moves)
	if k.Keep(now.run) == nil {
		t.Fatal("saved to a file in place of the folder")
	}
	if err := errors.Join(os.Remove(path), os.CopyFS(path, os.DirFS(there.Path()))); err != nil {
		t.Fatal(err)
	}
	spoil(path)
	t.Cleanup(func() { k.Close() })
	return k, old, now
}

// If the folder becomes usable later and contains a game, nothing is saved until one of the two is
// chosen. The other one has ended, and its moves are in the history.
func TestFoundLater(t *testing.T) {
	for _, foundGoesOn := range []bool{false, true} {
		k, old, now := foundLater(t, 3, func(string) {})
		before := content(t, filepath.Join(k.Folder().Path(), gameFile))
		for range 2 {
			if err := k.Keep(now.run); !errors.Is(err, store.ErrFound) || k.Found().ID != old.run.ID {
				t.Fatalf("Keep returns %v, Found() = %+v", err, k.Found())
			}
		}
		if got := content(t, filepath.Join(k.Folder().Path(), gameFile)); string(got) != string(before) {
			t.Fatalf("the game is now\n%s", got)
		}
		found := k.Found()
		goesOn, ends := now.run, found
		if foundGoesOn {
			goesOn, ends = found, now.run
		}
		k.Choose(goesOn, ends, moment)
		keep(t, k, goesOn)
		r, _, err := k.Folder().LoadGame()
		if err != nil || r.ID != goesOn.ID || r.Game.Moves() != goesOn.Game.Moves() {
			t.Errorf("the next start finds %+v, %v", r, err)
		}
		list := history(t, k.Folder())
		told := k.SetAside()
		if len(list) != 1 || list[0].ID != ends.ID || list[0].Won || list[0].Moves != ends.Game.Moves() || len(told) > 0 {
			t.Errorf("the history is %+v, files set aside: %+v", list, told)
		}
	}
}

// An invalid game found when the folder becomes usable is set aside and reported.
func TestInvalidGameFoundLater(t *testing.T) {
	k, _, now := foundLater(t, 3, func(path string) { write(t, filepath.Join(path, gameFile), []byte("dear")) })
	keep(t, k, now.run)
	keep(t, k, now.run)
	same(t, loaded(t, k.Folder()), now.run.Game)
	told := k.SetAside()
	if list := history(t, k.Folder()); len(list) != 0 || len(told) != 1 || string(content(t, told[0].Path)) != "dear" || len(k.SetAside()) > 0 {
		t.Errorf("the history is %+v, files set aside: %+v", list, told)
	}
}

// A history that becomes unreadable while the program runs does not prevent saving: it is set
// aside and reported once.
func TestHistoryDamagedLater(t *testing.T) {
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	if _, err := k.Load(); !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(49)
	keep(t, k, p.run)
	write(t, filepath.Join(folder.Path(), historyFile), []byte("dear diary"))
	for range 2 {
		p.next()
		p.play(49)
		keep(t, k, p.run)
	}
	if told := k.SetAside(); len(told) != 1 || told[0].Name != store.HistoryFile || string(content(t, told[0].Path)) != "dear diary" {
		t.Errorf("files set aside: %+v", told)
	}
	if got := history(t, folder); len(got) != 2 || len(p.run.Due) != 0 {
		t.Errorf("the history is %+v, due is %+v", got, p.run.Due)
	}
}

// A game that could be read but not saved at the start is recognised when saving becomes possible.
func TestSameGameLater(t *testing.T) {
	folder := store.At(t.TempDir())
	write(t, filepath.Join(folder.Path(), gameFile), content(t, filepath.Join("testdata", "game-1-long")))
	if err := os.Mkdir(filepath.Join(folder.Path(), "lock"), 0o700); err != nil {
		t.Fatal(err)
	}
	k := newKeeper(t, folder)
	r, err := k.Load()
	if aside := k.SetAside(); r == nil || aside != nil || err != nil {
		t.Fatalf("%+v, %v", aside, err)
	}
	undo(t, r.Game, 1)
	r.Follow(time.Minute, moment)
	if k.Keep(r) == nil {
		t.Fatal("saved without the lock")
	}
	if err := os.Remove(filepath.Join(folder.Path(), "lock")); err != nil {
		t.Fatal(err)
	}
	keep(t, k, r)
	same(t, loaded(t, folder), r.Game)
	if got := history(t, folder); len(got) != 0 {
		t.Errorf("the history is %+v", got)
	}
}
