//go:build unix

package store_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"simplesimon/store"
)

// TestReplaceKeepsMode checks that a file keeps its exact permission bits regardless of the umask.
func TestReplaceKeepsMode(t *testing.T) {
	for _, umask := range []int{0o022, 0o077, 0o000} {
		for _, mode := range []fs.FileMode{0o664, 0o666, 0o600, 0o640, 0o444, 0o777, 0o200} {
			path := filepath.Join(t.TempDir(), "file")
			if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Chmod(path, mode)); err != nil {
				t.Fatal(err)
			}
			before := syscall.Umask(umask)
			err := store.Replace(path, writing("new"))
			syscall.Umask(before)
			info, statErr := os.Stat(path)
			if err = errors.Join(err, statErr); err != nil || info.Mode() != mode {
				t.Errorf("umask %03o: %v becomes %v, %v", umask, mode, info.Mode(), err)
			}
		}
	}
}

// TestReplaceCreates checks that a new file gets the permissions the umask leaves.
func TestReplaceCreates(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	before := syscall.Umask(0o027)
	err := store.Replace(path, writing("new"))
	syscall.Umask(before)
	if info, statErr := os.Stat(path); err != nil || statErr != nil || info.Mode() != 0o640 {
		t.Errorf("%v, %v, %v", info, err, statErr)
	}
}

// TestReplaceIsNeverMoreOpen checks that nobody can read the new file who can't read the old one,
// not even while it is being replaced.
func TestReplaceIsNeverMoreOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	err := store.Replace(path, func(io.Writer) error {
		entries, err := os.ReadDir(filepath.Dir(path))
		for _, e := range entries {
			if info, err := e.Info(); err != nil || info.Mode()&0o077 != 0 {
				t.Errorf("%s: %v, %v", e.Name(), info.Mode(), err)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestReplaceKeepsOwner checks that root preserves the owner of a replaced file.
func TestReplaceKeepsOwner(t *testing.T) {
	asRoot(t)
	path := filepath.Join(t.TempDir(), "file")
	if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Chown(path, nobody, nobody), os.Chmod(path, 0o660)); err != nil {
		t.Fatal(err)
	}
	if err := store.Replace(path, writing("new")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	stat := info.Sys().(*syscall.Stat_t)
	if stat.Uid != nobody || stat.Gid != nobody || info.Mode() != 0o660 {
		t.Errorf("it belongs to %d:%d, %v", stat.Uid, stat.Gid, info.Mode())
	}
	alone(t, path, "new")
}

// openFolder returns a folder with these permissions that is accessible to others.
func openFolder(t *testing.T, mode fs.FileMode) string {
	t.Helper()
	folder := t.TempDir()
	if err := errors.Join(os.Chmod(filepath.Dir(folder), 0o755), os.Chmod(folder, mode)); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestReplaceForeignFile checks that a user who can't give files away can still save.
func TestReplaceForeignFile(t *testing.T) {
	asRoot(t)
	path := filepath.Join(openFolder(t, 0o777), "file")
	if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Chmod(path, 0o664)); err != nil {
		t.Fatal(err)
	}
	unprivileged(t, func() {
		if err := store.Replace(path, writing("new")); err != nil {
			t.Error(err)
		}
	})
	alone(t, path, "new")
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o664 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// TestReplaceFollowsLinks checks that symbolic links are preserved and their target is replaced,
// or created if missing.
func TestReplaceFollowsLinks(t *testing.T) {
	cases := []struct {
		name string
		old  string            // content of "target"; "" for none
		link map[string]string // the links by name; "link" is written to
	}{
		{"absolute", "old", map[string]string{"link": "ROOT/there/target"}},
		{"relative", "old", map[string]string{"link": "there/target"}},
		{"dangling", "", map[string]string{"link": "ROOT/there/target"}},
		{"dangling and relative", "", map[string]string{"link": "there/target"}},
		{"chain", "old", map[string]string{"link": "second", "second": "there/third", "there/third": "target"}},
		{"dangling chain", "", map[string]string{"link": "second", "second": "there/third", "there/third": "target"}},
		{"through a folder that is a link", "", map[string]string{"door": "there", "link": "door/target"}},
		{"above a folder that is a link", "", map[string]string{"door": "there/inner", "link": "door/../target"}},
		{"from a folder that is a link", "", map[string]string{"door": "there/inner", "there/inner/on": "../target", "link": "door/on"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			root := t.TempDir()
			target := filepath.Join(root, "there", "target")
			if err := os.MkdirAll(filepath.Join(root, "there", "inner"), 0o700); err != nil {
				t.Fatal(err)
			}
			if c.old != "" {
				if err := os.WriteFile(target, []byte(c.old), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			before := map[string]string{}
			for name, to := range c.link {
				before[name] = strings.Replace(to, "ROOT", root, 1)
				if err := os.Symlink(before[name], filepath.Join(root, name)); err != nil {
					t.Fatal(err)
				}
			}
			if err := store.Replace(filepath.Join(root, "link"), writing("new")); err != nil {
				t.Fatal(err)
			}
			if data, err := os.ReadFile(target); string(data) != "new" {
				t.Errorf("the target contains %q, %v", data, err)
			}
			for name, to := range before {
				if now, err := os.Readlink(filepath.Join(root, name)); err != nil || now != to {
					t.Errorf("%s points to %q, %v, want %q", name, now, err, to)
				}
			}
			filepath.WalkDir(root, func(path string, e fs.DirEntry, _ error) error {
				if strings.HasPrefix(e.Name(), ".") {
					t.Errorf("%s is left behind", path)
				}
				return nil
			})
		})
	}
}

// TestReplaceRefusesLinks checks that links to impossible targets are refused and preserved.
func TestReplaceRefusesLinks(t *testing.T) {
	for to, want := range map[string]error{
		"link": syscall.ELOOP, "second": syscall.ELOOP, "missing/target": fs.ErrNotExist, ".": syscall.EISDIR, "/dev/null": syscall.ENODEV,
	} {
		root := t.TempDir()
		link := filepath.Join(root, "link")
		if err := errors.Join(os.Symlink(to, link), os.Symlink("link", filepath.Join(root, "second"))); err != nil {
			t.Fatal(err)
		}
		if err := store.Replace(link, writing("new")); !errors.Is(err, want) {
			t.Errorf("a link to %s: %v, want %v", to, err, want)
		}
		if now, err := os.Readlink(link); err != nil || now != to {
			t.Errorf("the link to %s points to %q, %v", to, now, err)
		}
		if entries, err := os.ReadDir(root); err != nil || len(entries) != 2 {
			t.Errorf("a link to %s: there is %v, %v", to, entries, err)
		}
	}
}

// TestReplaceInDropBox checks that a file can be saved to a folder with write but no read
// permission.
func TestReplaceInDropBox(t *testing.T) {
	folder := openFolder(t, 0o333)
	path := filepath.Join(folder, "file")
	unprivileged(t, func() {
		if err := store.Replace(path, writing("new")); err != nil {
			t.Error(err)
		}
	})
	if err := os.Chmod(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	alone(t, path, "new")
}

// Pipes and devices are neither read nor replaced.
func TestNonRegularFiles(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, "/dev/null"} {
		before, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := store.Replace(path, writing("new")); !errors.Is(err, syscall.ENODEV) {
			t.Errorf("%s is replaced: %v", path, err)
		}
		if _, err := store.OpenFile(path); !errors.Is(err, syscall.ENODEV) {
			t.Errorf("%s is opened: %v", path, err)
		}
		if _, err := store.ReadFile(path, nil, 100); !errors.Is(err, syscall.ENODEV) {
			t.Errorf("%s is read: %v", path, err)
		}
		if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
			t.Errorf("%s was replaced: %v", path, err)
		}
	}
}

// Without write permission nothing is written.
func TestReplaceForbidden(t *testing.T) {
	folder := openFolder(t, 0o755)
	path := filepath.Join(folder, "file")
	if err := errors.Join(os.WriteFile(path, []byte("old"), 0o644), os.Chmod(folder, 0o555)); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(folder, 0o700)
	unprivileged(t, func() {
		if err := store.Replace(path, writing("new")); !errors.Is(err, os.ErrPermission) {
			t.Errorf("replaced: %v", err)
		}
	})
	alone(t, path, "old")
}
