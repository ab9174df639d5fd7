package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"simplesimon/store"
)

// TestReadFile reads files of several lengths one after the other into the same memory.
func TestReadFile(t *testing.T) {
	const most = 1000
	folder := t.TempDir()
	path := filepath.Join(folder, "file")
	var memory []byte
	for _, length := range []int{10, most, 0, most + 1, 5 * most, 3} {
		text := strings.Repeat("0123456789", length/10+1)[:length]
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := store.ReadFile(path, memory, most)
		if err != nil || string(got) != text[:min(length, most+1)] {
			t.Errorf("of %d bytes %d are read, %v", length, len(got), err)
		}
		memory = got
	}
	if _, err := store.ReadFile(folder, memory, most); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("a folder: %v", err)
	}
	if _, err := store.ReadFile(filepath.Join(folder, "none"), memory, most); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}
