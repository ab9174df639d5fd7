//go:build unix

package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"simplesimon/store"
)

// atOnce fails the test if do blocks.
func atOnce(t *testing.T, do func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
	case <-time.After(5 * time.Minute):
		t.Fatal("it blocks")
	}
}

// Anything that is neither a file nor a folder is set aside without being opened: nothing blocks
// or reads forever.
func TestSpecialFiles(t *testing.T) {
	link := func(target string) func(string) error {
		return func(path string) error { return os.Symlink(target, path) }
	}
	cases := []struct {
		name string
		make func(path string) error
	}{
		{"a pipe", func(path string) error { return syscall.Mkfifo(path, 0o600) }},
		{"a link to an endless device", link("/dev/zero")},
		{"a link to an empty device", link("/dev/null")},
		{"a link to itself", link(gameFile)},
		{"a link to a folder", link("/")},
		{"a link to a file that is no game", link("/etc/passwd")},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			folder := store.At(t.TempDir())
			path := filepath.Join(folder.Path(), gameFile)
			if err := c.make(path); err != nil {
				t.Fatal(err)
			}
			before, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			atOnce(t, func() {
				game, aside, err := load(folder)
				if game != nil || aside == nil || err != nil || aside.Path != path+".unreadable-1" {
					t.Errorf("game %v, %+v, %v", game, aside, err)
				}
			})
			after, err := os.Lstat(path + ".unreadable-1")
			if err != nil || after.Mode() != before.Mode() {
				t.Errorf("set aside is %v, %v", after, err)
			}
			save(t, folder, example(1))
			same(t, loaded(t, folder), example(1))
		})
	}
}

// Links in place of files, even dangling ones, are followed for reading and saving, and remain
// links.
func TestLinksToFiles(t *testing.T) {
	for name, there := range map[string]bool{"to a game": true, "to nothing": false} {
		t.Run(name, func(t *testing.T) {
			target, folder := store.At(t.TempDir()), store.At(t.TempDir())
			for _, file := range []string{gameFile, settingsFile, historyFile} {
				if err := os.Symlink(filepath.Join(target.Path(), file), filepath.Join(folder.Path(), file)); err != nil {
					t.Fatal(err)
				}
			}
			if there {
				save(t, target, example(49))
				same(t, loaded(t, folder), example(49))
			} else if game, aside, err := load(folder); game != nil || aside != nil || !os.IsNotExist(err) {
				t.Errorf("game %v, %+v, %v", game, aside, err)
			}
			p := newPlayer(t, example(3), true)
			save(t, folder, p.run.Game)
			p.play(5)
			p.next() // a game for the history
			k := store.NewKeeper(folder)
			defer k.Close()
			k.Load()
			k.LoadSettings()
			keep(t, k, p.run)
			p.play(2)
			keep(t, k, p.run)
			settings := store.DefaultSettings()
			settings.Suits = 4
			if err := k.KeepSettings(settings); err != nil {
				t.Fatal(err)
			}
			same(t, loaded(t, target), p.run.Game)
			if got, _, err := target.LoadSettings(); got != settings || err != nil {
				t.Errorf("LoadSettings() = %+v, %v", got, err)
			}
			if got := history(t, target); len(got) != 1 {
				t.Errorf("the history is %+v", got)
			}
			for _, file := range []string{gameFile, settingsFile, historyFile} {
				if info, err := os.Lstat(filepath.Join(folder.Path(), file)); err != nil || info.Mode()&os.ModeSymlink == 0 {
					t.Errorf("the link %s is now %v, %v", file, info, err)
				}
			}
		})
	}
}

// A folder behind a link is used, and created if the link is dangling.
func TestLinkToTheFolder(t *testing.T) {
	for name, real := range map[string]string{"there": t.TempDir(), "not there": filepath.Join(t.TempDir(), "not", "yet")} {
		t.Run(name, func(t *testing.T) { checkLinkToTheFolder(t, real) })
	}
}

func checkLinkToTheFolder(t *testing.T, real string) {
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(real, link); err != nil {
		t.Fatal(err)
	}
	save(t, store.At(link), example(3))
	same(t, loaded(t, store.At(real)), example(3))
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is now %v, %v", info, err)
	}
}

// In a read-only folder nothing is lost: readable files load, others stay, and saving fails until
// the folder is writable again.
func TestReadOnlyFolder(t *testing.T) {
	for name, file := range map[string][]byte{"readable": content(t, filepath.Join("testdata", "game-1-won")), "unreadable": []byte("?")} {
		t.Run(name, func(t *testing.T) {
			first, second := example(1), example(2)
			folder := ofNobody(t)
			path := filepath.Join(folder.Path(), gameFile)
			write(t, path, file)
			readable(t, path)
			unprivileged(t, func() {
				chmod(t, folder, 0o500)
				game, aside, err := load(folder)
				if name == "readable" && (game == nil || err != nil) {
					t.Errorf("no game: %v", err)
				} else if name != "readable" && (aside == nil || aside.Path != "" || err == nil) {
					t.Errorf("set aside %+v, %v", aside, err)
				}
				if folder.SaveGame(running(first)) == nil {
					t.Error("saved")
				}
				if got, err := os.ReadFile(path); string(got) != string(file) {
					t.Errorf("the file is %q, %v", got, err)
				}
				chmod(t, folder, 0o700)
				if err := folder.SaveGame(running(second)); err != nil {
					t.Errorf("not saved: %v", err)
				}
			})
			same(t, loaded(t, folder), second)
			if name == "unreadable" && string(content(t, path+".unreadable-1")) != "?" {
				t.Error("the unreadable file was overwritten")
			}
		})
	}
}

// A file without read permission stays in place, and nothing is saved over it.
func TestForbiddenFile(t *testing.T) {
	folder := ofNobody(t)
	want := example(3)
	save(t, folder, want)
	path := filepath.Join(folder.Path(), gameFile)
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	unprivileged(t, func() {
		for range 2 {
			if game, aside, err := load(folder); game != nil || aside != nil || !errors.Is(err, fs.ErrPermission) {
				t.Errorf("game %v, %+v, %v", game, aside, err)
			}
			if err := folder.SaveGame(running(example(1))); !errors.Is(err, fs.ErrPermission) {
				t.Errorf("saving returns %v", err)
			}
		}
	})
	if got := names(t, folder.Path()); got != gameFile {
		t.Errorf("the folder contains %q", got)
	}
	readable(t, path)
	same(t, loaded(t, folder), want)
}

// A folder without any permission does not prevent the start.
func TestForbiddenFolder(t *testing.T) {
	folder := ofNobody(t)
	want := example(3)
	save(t, folder, want)
	readable(t, filepath.Join(folder.Path(), gameFile))
	unprivileged(t, func() {
		chmod(t, folder, 0)
		if game, aside, err := load(folder); game != nil || aside != nil || err == nil || os.IsNotExist(err) {
			t.Errorf("game %v, %+v, %v", game, aside, err)
		}
		if folder.SaveGame(running(want)) == nil {
			t.Error("saved")
		}
		chmod(t, folder, 0o700)
	})
	same(t, loaded(t, folder), want)
}

func chmod(t *testing.T, folder store.Folder, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(folder.Path(), mode); err != nil {
		t.Error(err)
	}
}

// readable makes a file readable for everybody.
func readable(t *testing.T, path string) {
	t.Helper()
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
}

// ofNobody returns an empty folder owned by the user that [unprivileged] acts as.
func ofNobody(t *testing.T) store.Folder {
	t.Helper()
	path, err := os.MkdirTemp("", "simplesimon-test-*") // the parents of t.TempDir are not accessible to others
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(path) })
	if os.Geteuid() == 0 {
		if err := os.Chown(path, nobody, nobody); err != nil {
			t.Fatal(err)
		}
	}
	return store.At(path)
}

// nobody is a user that owns nothing.
const nobody = 65534

// asRoot skips a test that requires root.
func asRoot(t *testing.T) {
	t.Helper()
	if os.Geteuid() != 0 {
		t.Skip("only root can give files away")
	}
}
