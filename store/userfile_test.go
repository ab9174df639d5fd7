package store_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"simplesimon/store"
)

// writing returns a function that writes a text.
func writing(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

// alone checks that a folder contains only a file with the given text, or nothing if it is "".
func alone(t *testing.T, path, text string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if text == "" || e.Name() != filepath.Base(path) {
			t.Errorf("the folder contains %q", e.Name())
		}
	}
	if data, err := os.ReadFile(path); text != "" && (err != nil || string(data) != text) {
		t.Errorf("the file contains %.40q, %v, want %.40q", data, err, text)
	}
}

func TestReplace(t *testing.T) {
	long := strings.Repeat("a line of a long record\n", 100_000)
	names := []string{"a.simon", "ä ö \u202e.simon", strings.Repeat("x", 255)}
	if runtime.GOOS != "windows" { // which has no such names
		names = append(names, "two\nlines")
	}
	for _, name := range names {
		path := filepath.Join(t.TempDir(), name)
		for _, text := range []string{"first", long, "last"} {
			if err := store.Replace(path, writing(text)); err != nil {
				t.Fatalf("%.40q: %v", name, err)
			}
			alone(t, path, text)
		}
	}
	t.Chdir(t.TempDir())
	if err := store.Replace("here.simon", writing("x")); err != nil {
		t.Error(err)
	}
	alone(t, filepath.Join(".", "here.simon"), "x")
}

// A failed replacement changes nothing and leaves nothing behind.
func TestReplaceErrors(t *testing.T) {
	folder := t.TempDir()
	file, pipe := filepath.Join(folder, "file"), filepath.Join(folder, "sub")
	if err := errors.Join(os.WriteFile(file, []byte("old"), 0o600), os.Mkdir(pipe, 0o700)); err != nil {
		t.Fatal(err)
	}
	var tooLong error = syscall.ENAMETOOLONG
	if runtime.GOOS == "windows" {
		tooLong = nil // it says one thing or another
	}
	for path, want := range map[string]error{
		pipe: syscall.EISDIR, filepath.Join(folder, "none", "x"): fs.ErrNotExist,
		filepath.Join(folder, strings.Repeat("x", 300)): tooLong,
	} {
		if err := store.Replace(path, writing("new")); err == nil || want != nil && !errors.Is(err, want) {
			t.Errorf("%.60s: %v, want %v", path, err, want)
		}
		if _, err := store.OpenFile(path); err == nil || want != nil && !errors.Is(err, want) {
			t.Errorf("opening %.60s: %v, want %v", path, err, want)
		}
	}
	broken := errors.New("broken")
	err := store.Replace(file, func(w io.Writer) error { return errors.Join(writing("new")(w), broken) })
	if !errors.Is(err, broken) {
		t.Errorf("failing writer: %v", err)
	}
	if err := os.Remove(pipe); err != nil {
		t.Fatal(err)
	}
	alone(t, file, "old")
}

// TestReplaceEveryCallFails makes each disk call fail in turn: either the old or the new file is
// there, intact, the old one unless everything was done, and no temporary file.
func TestReplaceEveryCallFails(t *testing.T) {
	long := strings.Repeat("a line of a long record\n", 1000)
	injected := map[string]int{}
	for _, old := range []string{"", "old"} {
		for at := 1; ; at++ {
			path, target := linked(t, old)
			disk := &faulty{at: at, err: syscall.ENOSPC}
			err := store.ReplaceOn(disk, path, writing(long))
			if disk.hit == "" {
				if err != nil {
					t.Errorf("without a fault: %v", err)
				}
				alone(t, target, long)
				break
			}
			injected[disk.hit]++
			data, _ := os.ReadFile(target)
			switch {
			case !errors.Is(err, syscall.ENOSPC):
				t.Errorf("call %d, %s: %v", at, disk.hit, err)
			case string(data) == long:
				alone(t, target, long) // only the final sync failed
			default:
				alone(t, target, old)
			}
		}
	}
	calls := []string{"lstat", "stat", "open", "write", "sync", "close", "rename"}
	if runtime.GOOS != "windows" {
		calls = append(calls, "readlink", "chmod")
	}
	for _, call := range calls {
		if injected[call] == 0 {
			t.Errorf("no %s failed: %v", call, injected)
		}
	}
}

// linked returns the paths of a symbolic link and of its target, which contains a text, or is
// missing if that is "". Where creating links requires privileges, both are the target.
func linked(t *testing.T, text string) (path, target string) {
	t.Helper()
	target = filepath.Join(t.TempDir(), "a.simon")
	if text != "" {
		// Give others permissions that no umask would leave.
		if err := errors.Join(os.WriteFile(target, []byte(text), 0o600), os.Chmod(target, 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	path = filepath.Join(t.TempDir(), "link")
	if runtime.GOOS == "windows" {
		return target, target
	}
	if err := os.Symlink(target, path); err != nil {
		t.Fatal(err)
	}
	return path, target
}

// A file in a cloud counts as one, and nothing else does that is no file.
func TestRegular(t *testing.T) {
	for mode, want := range map[fs.FileMode]bool{
		0o644: true, fs.ModeIrregular | 0o666: true, fs.ModeDir: false, fs.ModeDir | fs.ModeIrregular: false, fs.ModeSymlink: false,
		fs.ModeNamedPipe: false, fs.ModeSocket: false, fs.ModeDevice: false, fs.ModeDevice | fs.ModeCharDevice: false,
	} {
		if store.Regular(mode) != want {
			t.Errorf("%v: %t", mode, !want)
		}
	}
}
