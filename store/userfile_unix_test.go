//go:build unix

package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"simplesimon/store"
)

// A file keeps its permissions, and a link goes on pointing to it.
func TestReplaceKeeps(t *testing.T) {
	folder := t.TempDir()
	file, link := filepath.Join(folder, "file"), filepath.Join(t.TempDir(), "link")
	if err := errors.Join(os.WriteFile(file, []byte("old"), 0o600), os.Chmod(file, 0o640), os.Symlink(file, link)); err != nil {
		t.Fatal(err)
	}
	if err := store.Replace(link, writing("new")); err != nil {
		t.Fatal(err)
	}
	alone(t, file, "new")
	info, err := os.Stat(file)
	if err != nil || info.Mode() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if to, err := os.Readlink(link); err != nil || to != file {
		t.Errorf("the link points to %q, %v", to, err)
	}
}

// Pipes and devices are neither read nor replaced.
func TestNoOrdinaryFiles(t *testing.T) {
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
		if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
			t.Errorf("%s is another one: %v", path, err)
		}
	}
}

// Where nothing may be written nothing is.
func TestReplaceForbidden(t *testing.T) {
	folder := t.TempDir()
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
