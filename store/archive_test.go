package store_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"simplesimon/store"
)

// archived returns the archive of a folder.
func archived(t *testing.T, folder store.Folder) []byte {
	t.Helper()
	var data bytes.Buffer
	if err := folder.Pack(&data); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

func readArchive(t *testing.T, data []byte) *store.Archive {
	t.Helper()
	a, err := store.ReadArchive(data)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// kept returns a folder with a game, settings and a history.
func kept(t *testing.T, moves, games int) store.Folder {
	t.Helper()
	folder := store.At(filepath.Join(t.TempDir(), "kept"))
	settings := store.DefaultSettings()
	settings.Suits = games%2*3 + 1
	err := errors.Join(folder.SaveGame(running(example(moves))), folder.SaveSettings(settings), folder.AppendHistory(several(t, games)...))
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestArchive transfers everything saved from one folder to another, and to a browser.
func TestArchive(t *testing.T) {
	from := kept(t, 12, 7)
	want := stateOf(t, from)
	data := archived(t, from)
	for name, to := range map[string]store.Folder{
		"a new folder":    store.At(filepath.Join(t.TempDir(), "new")),
		"one that is not": kept(t, 5, 2),
		"the same":        from,
		"a browser":       page(newCabinet(), true),
	} {
		if err := to.Unpack(readArchive(t, data)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got := stateOf(t, to); got != want {
			t.Errorf("%s: the state is\n%+v\nwant\n%+v", name, got, want)
		}
	}
}

// TestArchiveSavesReplacedFiles checks that restoring an archive saves the replaced files under
// other names, even if the archive has no file of that kind.
func TestArchiveSavesReplacedFiles(t *testing.T) {
	to := kept(t, 5, 2)
	files := map[string][]byte{}
	for _, name := range []string{gameFile, settingsFile, historyFile} {
		files[name] = content(t, filepath.Join(to.Path(), name))
	}
	alone := store.At(filepath.Join(t.TempDir(), "alone"))
	if err := alone.SaveGame(running(example(20))); err != nil {
		t.Fatal(err)
	}
	if err := to.Unpack(readArchive(t, archived(t, alone))); err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if got := content(t, filepath.Join(to.Path(), name+".replaced-1")); !bytes.Equal(got, data) {
			t.Errorf("%s is saved as\n%s", name, got)
		}
	}
	if got := history(t, to); len(got) != 0 {
		t.Errorf("%d games are in the history", len(got))
	}
}

// zipped returns a zip archive of files.
func zipped(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var data bytes.Buffer
	w := zip.NewWriter(&data)
	for name, text := range files {
		file, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		file.Write([]byte(text))
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// TestBadArchives checks that an invalid archive is refused as a whole.
func TestBadArchives(t *testing.T) {
	good := archived(t, kept(t, 5, 2))
	game := string(content(t, filepath.Join(kept(t, 5, 2).Path(), gameFile)))
	for name, data := range map[string][]byte{
		"nothing":           nil,
		"a text":            []byte("dear diary"),
		"half of it":        good[:len(good)/2],
		"a strange archive": zipped(t, map[string]string{"diary": "dear"}),
		"a way out":         zipped(t, map[string]string{"../game": game}),
		"a spoilt game":     zipped(t, map[string]string{"game": strings.Replace(game, `"played":5`, `"played":6`, 1)}),
		"a spoilt history":  zipped(t, map[string]string{"game": game, "history": "dear diary"}),
		"a torn history":    zipped(t, map[string]string{"history": string(historyBytes(t, several(t, 2))) + "torn"}),
		"spoilt settings":   zipped(t, map[string]string{"settings": "{}"}),
		"a damaged archive": bytes.Replace(good, []byte("PK\x01\x02"), []byte("PK\x01\x09"), 1),
	} {
		if a, err := store.ReadArchive(data); !errors.Is(err, store.ErrUnreadable) || a != nil && err == nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	later := zipped(t, map[string]string{"history": strings.Replace(string(historyBytes(t, nil)), "history 1", "history 9", 1)})
	if _, err := store.ReadArchive(later); err == nil {
		t.Error("an archive of a later version is accepted")
	}
}

// TestUnpackFaults lets every disk call fail: each file is then the old or the new one, nothing is
// lost, and Unpack can be repeated.
func TestUnpackFaults(t *testing.T) {
	from := kept(t, 12, 7)
	data, want := archived(t, from), stateOf(t, from)
	for at := 1; ; at++ {
		to := kept(t, 5, 2)
		dear := content(t, filepath.Join(to.Path(), gameFile))
		disk := &faulty{at: at, err: syscall.EIO, dead: at%2 == 0}
		err := to.On(disk).Unpack(readArchive(t, data))
		if disk.hit == "" {
			break
		}
		if err == nil && !harmless(disk.hit) {
			t.Errorf("call %d (%s) fails, but Unpack reports no error", at, disk.hit)
		}
		checkDear(t, to.Path(), []string{string(dear)}, disk.hit)
		again := store.At(to.Path())
		if _, _, err := again.LoadGame(); err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
		if err := again.Unpack(readArchive(t, data)); err != nil {
			t.Fatalf("call %d (%s): repeating Unpack failed: %v", at, disk.hit, err)
		}
		if got := stateOf(t, again); got != want {
			t.Errorf("call %d (%s): after repeating Unpack, the state is\n%+v", at, disk.hit, got)
		}
	}
}

// TestReload continues with the game that replaced the previous one.
func TestReload(t *testing.T) {
	folder := store.At(t.TempDir())
	k, p := playing(t, folder, 5)
	if err := k.Restore(readArchive(t, archived(t, kept(t, 12, 7)))); err != nil {
		t.Fatal(err)
	}
	run, err := k.Reload()
	if err != nil {
		t.Fatal(err)
	}
	if run.Game.Moves() != 12 || run.ID == p.run.ID {
		t.Errorf("reloaded a game with %d moves", run.Game.Moves())
	}
	keep(t, k, run)
	same(t, loaded(t, store.At(folder.Path())), run.Game)
	if list := history(t, folder); len(list) != 7 {
		t.Errorf("the history has %d games", len(list))
	}
	if _, err := os.Stat(filepath.Join(folder.Path(), "game.replaced-1")); err != nil {
		t.Error(err)
	}
}
