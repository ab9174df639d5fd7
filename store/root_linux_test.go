package store_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"simplesimon/internal/gametest"
	"simplesimon/store"
)

func init() {
	tasks["lock"] = func(folder store.Folder) {
		lock, err := folder.Lock()
		if err != nil {
			fmt.Println(err)
			return
		}
		if _, err := folder.Lock(); !errors.Is(err, store.ErrLocked) {
			fmt.Println("the new lock lets a second window in:", err)
		}
		must(lock.Unlock())
	}
}

// asNobody runs a task in a process of an unprivileged user who owns only what is given to them,
// and returns its output.
func asNobody(t *testing.T, name string, folder store.Folder) string {
	t.Helper()
	program := filepath.Join(ofNobody(t).Path(), "program") // the folder of the test binary is not accessible to others
	data, err := os.ReadFile(gametest.Self(t))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(program, data, 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := processOf(program, name, folder)
	cmd.Dir = "/"
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// Files created by root in a player's folder belong to the player, who can continue the game.
func TestStartAsRoot(t *testing.T) {
	asRoot(t)
	home := ofNobody(t)
	folder := store.At(filepath.Join(home.Path(), "share", "simplesimon"))
	p := newPlayer(t, example(3), true)
	k := store.NewKeeper(folder)
	k.Load()
	k.LoadSettings()
	keep(t, k, p.run)
	p.play(5)
	p.next()
	keep(t, k, p.run)
	if err := errors.Join(k.KeepSettings(store.DefaultSettings()), k.Sync(), k.Close()); err != nil {
		t.Fatal(err)
	}
	err := filepath.WalkDir(home.Path(), func(path string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := os.Lstat(path)
		if err == nil && info.Sys().(*syscall.Stat_t).Uid != nobody {
			t.Errorf("%s belongs to %d", path, info.Sys().(*syscall.Stat_t).Uid)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	unprivileged(t, func() {
		k := store.NewKeeper(folder)
		defer k.Close()
		r, err := k.Load()
		if aside := k.SetAside(); r == nil || aside != nil || err != nil {
			t.Errorf("the next start finds %v, %+v, %v", r, aside, err)
			return
		}
		if err := keepAll(k, r); err != nil {
			t.Error(err)
		}
	})
}

// A lock left by root in an earlier version is replaced unless held; a game that root left
// unreadable stays. The errors name both.
func TestLockOfRoot(t *testing.T) {
	asRoot(t)
	for _, held := range []bool{false, true} {
		folder := ofNobody(t)
		path := filepath.Join(folder.Path(), "lock")
		write(t, path, nil)
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		if held {
			if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX); err != nil {
				t.Fatal(err)
			}
		}
		said := asNobody(t, "lock", folder)
		if held && !(strings.Contains(said, path) && strings.Contains(said, "permission denied")) || !held && said != "" {
			t.Errorf("held %v: Lock returns %q", held, said)
		}
		info, err := os.Stat(path)
		if err != nil || (info.Sys().(*syscall.Stat_t).Uid == 0) != held {
			t.Errorf("held %v: the lock is now %+v, %v", held, info, err)
		}
	}
}

// A lock is not replaced if it is not empty or if the folder belongs to somebody else.
func TestLocksNotReplaced(t *testing.T) {
	asRoot(t)
	full := ofNobody(t)
	write(t, filepath.Join(full.Path(), "lock"), []byte("dear"))
	foreign := ofNobody(t)
	write(t, filepath.Join(foreign.Path(), "lock"), nil)
	if err := errors.Join(os.Chown(foreign.Path(), 0, 0), os.Chmod(foreign.Path(), 0o777)); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []store.Folder{full, foreign} {
		before, err := os.Stat(filepath.Join(folder.Path(), "lock"))
		if err != nil {
			t.Fatal(err)
		}
		if said := asNobody(t, "lock", folder); !strings.Contains(said, "permission denied") {
			t.Errorf("Lock returns %q", said)
		}
		if after, err := os.Stat(filepath.Join(folder.Path(), "lock")); err != nil || !os.SameFile(before, after) {
			t.Errorf("the lock was replaced, %v", err)
		}
	}
}
