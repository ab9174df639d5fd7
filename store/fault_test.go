package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"simplesimon/store"
)

// state is what a player has in a folder: a game, settings, a history, and files set aside, each
// as a text, or "" if absent.
type state struct {
	game, settings, history string
}

// stateOf returns what the next start finds in a folder, including anything it sets aside.
func stateOf(t *testing.T, folder store.Folder) (s state) {
	t.Helper()
	running, aside, err := folder.LoadGame()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if running != nil {
		h := running.Game.History()
		s.game = fmt.Sprintf("%s %v %d %d %v %v", running.ID, h.Moves, h.Cursor, h.Floor, running.Won != nil, running.Due)
	} else if aside != nil {
		s.game = "aside"
	}
	settings, aside, err := folder.LoadSettings()
	if aside != nil || err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(aside, err)
	}
	if err == nil {
		s.settings = fmt.Sprintf("%+v", settings)
	}
	list, _, err := folder.LoadHistory()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		s.history += e.ID + " "
	}
	return s
}

// deed is an operation performed while the disk fails.
type deed struct {
	name   string
	before func(*testing.T, store.Folder) // prepares the folder
	do     func(store.Folder) error
	dear   []string // texts that must be in some file of the folder before and after
	passes bool     // may succeed despite a failed call: it only reads, and reading again is all there is to do
	twice  bool     // has a fallback, so it may succeed despite a failed call
}

func deeds(t *testing.T) []deed {
	old, young := running(example(5)), running(example(12))
	young.Won = nil
	win := wonGame(t)
	settings := store.DefaultSettings()
	settings.Suits = 4
	keepOld := func(t *testing.T, folder store.Folder) {
		if err := errors.Join(folder.SaveGame(old), folder.SaveSettings(store.DefaultSettings()), folder.AppendHistory(several(t, 3)...)); err != nil {
			t.Fatal(err)
		}
	}
	spoil := func(name, text string) func(*testing.T, store.Folder) {
		return func(t *testing.T, folder store.Folder) {
			keepOld(t, folder)
			path := filepath.Join(folder.Path(), name)
			data := content(t, path)
			if name == historyFile {
				text = string(data) + text
			}
			write(t, path, []byte(text))
		}
	}
	spoilGame := func(more string) func(*testing.T, store.Folder) {
		return func(t *testing.T, folder store.Folder) {
			keepOld(t, folder)
			path := filepath.Join(folder.Path(), gameFile)
			write(t, path, append(content(t, path), more...))
		}
	}
	move := func(f store.Folder) error {
		return withKeeper(f, func(k *store.Keeper) error {
			r, err := k.Load()
			if err != nil {
				return err
			}
			if r.Game.Moves() == 5 {
				if _, err := r.Game.Play(young.Game.Played()[5]); err != nil {
					return err
				}
			}
			return keepAll(k, r)
		})
	}
	nothing := func(*testing.T, store.Folder) {}
	loadGame := func(f store.Folder) error { _, _, err := f.LoadGame(); return err }
	loadHistory := func(f store.Folder) error { _, _, err := f.LoadHistory(); return err }
	return []deed{
		{name: "the first save", before: nothing, do: func(f store.Folder) error { return f.SaveGame(young) }},
		{name: "a save", before: keepOld, do: func(f store.Folder) error { return f.SaveGame(young) }},
		{name: "the first settings", before: nothing, do: func(f store.Folder) error { return f.SaveSettings(settings) }},
		{name: "settings", before: keepOld, do: func(f store.Folder) error { return f.SaveSettings(settings) }},
		{name: "the first game that ends", before: nothing, do: func(f store.Folder) error { return f.AppendHistory(ended(t, 9)) }},
		{name: "a game that ends", before: keepOld, do: func(f store.Folder) error { return f.AppendHistory(ended(t, 9)) }},
		{name: "a game that ends, after a torn line", before: spoil(historyFile, "torn"), do: func(f store.Folder) error { return f.AppendHistory(ended(t, 9)) }, dear: []string{"torn"}},
		{name: "a win", before: keepOld, do: func(f store.Folder) error { r := win; return leave(f, &r) }, twice: true},
		{name: "the first win", before: nothing, do: func(f store.Folder) error { r := win; return leave(f, &r) }, twice: true},
		{name: "a move", before: keepOld, do: move, twice: true},
		{name: "a move over a torn line", before: spoilGame("torn"), do: move, twice: true},
		{name: "a change of the settings", before: keepOld, do: func(f store.Folder) error {
			return withKeeper(f, func(k *store.Keeper) error { return k.KeepSettings(settings) })
		}, twice: true},
		{name: "a reset", before: keepOld, do: func(f store.Folder) error { _, err := f.ResetHistory(); return err }, dear: []string{ended(t, 1).ID, ended(t, 2).ID}},
		{name: "a start", before: keepOld, do: loadGame, dear: []string{"2-1-3 5-1-2 8-1-5 3-2-5 8-1-7"}, passes: true},
		{name: "a start with an unreadable game", before: spoil(gameFile, "dear"), do: loadGame, dear: []string{"dear"}, passes: true},
		{name: "the history", before: keepOld, do: loadHistory, dear: []string{ended(t, 1).ID, ended(t, 2).ID}, passes: true},
		{name: "the history with a torn line", before: spoil(historyFile, "torn"), do: loadHistory, dear: []string{"torn", ended(t, 1).ID}, passes: true},
		{name: "a save over an unreadable game", before: spoil(gameFile, "dear"), do: func(f store.Folder) error {
			f.LoadGame()
			return f.SaveGame(young)
		}, dear: []string{"dear"}, passes: true},
	}
}

// withKeeper runs do with a keeper of the folder, like a window that is opened and closed.
func withKeeper(folder store.Folder, do func(*store.Keeper) error) error {
	k := store.NewKeeper(folder)
	defer k.Close()
	if _, err := k.LoadSettings(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return errors.Join(do(k), k.Sync())
}

// fault is a way in which a call fails.
type fault struct {
	name string
	err  error
	done bool
	dead bool
}

var faults = []fault{
	{"error", syscall.EIO, false, false},
	{"disk full, half written", syscall.ENOSPC, true, false},
	{"forbidden", fs.ErrPermission, false, false},
	{"killed before the call", syscall.EIO, false, true},
	{"killed after the call", syscall.EIO, true, true},
}

// TestEveryCallFails makes each disk call fail in turn, in every way: afterwards either the old or
// the new state is there, complete, no precious text is lost, and the operation can be repeated.
func TestEveryCallFails(t *testing.T) {
	injected := map[string]int{}
	for _, d := range deeds(t) {
		t.Run(d.name, func(t *testing.T) {
			old, young := outcome(t, d)
			for _, fault := range faults {
				for at := 1; ; at++ {
					disk := &faulty{at: at, err: fault.err, done: fault.done, dead: fault.dead}
					checkFault(t, d, disk, fault.name, old, young)
					if disk.hit == "" {
						break
					}
					injected[disk.hit]++
				}
			}
		})
	}
	total := 0
	for _, n := range injected {
		total += n
	}
	t.Logf("%d faults injected: %v", total, injected)
	for _, call := range []string{"stat", "lstat", "open", "write", "sync", "close", "rename", "read", "readdir", "mkdir"} {
		if injected[call] == 0 {
			t.Errorf("no %s failed: %v", call, slices.Sorted(maps.Keys(injected)))
		}
	}
}

// outcome returns the state of a folder before and after a successful operation.
func outcome(t *testing.T, d deed) (old, young state) {
	t.Helper()
	folder := store.At(filepath.Join(t.TempDir(), "kept"))
	d.before(t, folder)
	if !strings.Contains(d.name, "unreadable") { // reading would set it aside
		old = stateOf(t, folder)
		d.before(t, store.At(filepath.Join(t.TempDir(), "kept")))
	}
	folder = store.At(filepath.Join(t.TempDir(), "kept"))
	d.before(t, folder)
	if err := d.do(folder); err != nil {
		t.Fatal(err)
	}
	young = stateOf(t, folder)
	if strings.Contains(d.name, "unreadable") {
		old = young
		old.game = "aside"
	}
	return old, young
}

func checkFault(t *testing.T, d deed, disk *faulty, name string, old, young state) {
	t.Helper()
	base := t.TempDir()
	folder := store.At(filepath.Join(base, "kept")).On(hasty{})
	d.before(t, folder)
	err := d.do(folder.On(disk))
	where := fmt.Sprintf("%s at call %d (%s), which said %v", name, disk.at, disk.hit, err)
	checkDear(t, folder.Path(), d.dear, where)
	again := store.At(folder.Path()).On(hasty{})
	got := stateOf(t, again)
	// A folder with write but no list permission can't be synced; that does not make the save
	// fail.
	unlisted := errors.Is(disk.err, fs.ErrPermission) && got == young
	if err == nil && disk.hit != "" && !d.passes && !d.twice && !harmless(disk.hit) && !unlisted {
		t.Errorf("%s: no error was reported", where)
	}
	checkDear(t, folder.Path(), d.dear, where)
	if !between(d, got, old, young) || err == nil && !d.passes && got != young {
		t.Errorf("%s: the state is\n%+v\nbefore\n%+v\nafter\n%+v", where, got, old, young)
	}
	if strings.HasPrefix(d.name, "a reset") || d.passes {
		return
	}
	if err := d.do(again); err != nil {
		t.Errorf("%s: repeating it failed: %v", where, err)
	}
	if got := stateOf(t, again); got.game != young.game || got.settings != young.settings || got.history != young.history {
		t.Errorf("%s: after repeating it, the state is\n%+v, want\n%+v", where, got, young)
	}
	checkDear(t, folder.Path(), d.dear, where)
}

// harmless calls only read or clean up: the operation may succeed without them.
func harmless(call string) bool { return slices.Contains([]string{"stat", "lstat", "readdir"}, call) }

// between reports whether each part of a state is the old or the new one. Anything that can't be
// read may be set aside instead; checkDear checks that it still exists.
func between(d deed, got, old, young state) bool {
	if d.passes && got.game == "" {
		got.game = old.game
	}
	if d.passes && got.history == "" {
		got.history = old.history
	}
	return (got.game == old.game || got.game == young.game || waiting(got.game, young.game)) &&
		(got.settings == old.settings || got.settings == young.settings) &&
		(got.history == old.history || got.history == young.history)
}

// waiting reports whether a game is the new one, with due entries not yet in the history.
func waiting(got, young string) bool {
	return strings.HasSuffix(young, " true []") && strings.HasPrefix(got, strings.TrimSuffix(young, "[]"))
}

// checkDear checks that each text is in one of the files of a folder.
func checkDear(t *testing.T, path string, texts []string, where string) {
	t.Helper()
	var all []byte
	err := filepath.WalkDir(path, func(name string, entry fs.DirEntry, err error) error {
		if name == path && errors.Is(err, fs.ErrNotExist) {
			return nil // not created yet
		}
		if err == nil && entry.Type().IsRegular() {
			var data []byte
			data, err = os.ReadFile(name)
			all = append(all, data...)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range texts {
		if !bytes.Contains(all, []byte(text)) {
			t.Errorf("%s: %q is lost", where, text)
		}
	}
}
