// Package storetest provides temporary folders for tests of packages built on store.
package storetest

import (
	"os"
	"testing"

	"simplesimon/store"
)

// Dir creates a folder for a test that saves very often, in memory if possible. The caller removes
// it.
func Dir() (string, error) {
	if path, err := os.MkdirTemp("/dev/shm", "simplesimon-test-*"); err == nil {
		return path, nil
	}
	return os.MkdirTemp("", "simplesimon-test-*")
}

// Folder returns such a folder for the duration of a test.
func Folder(t testing.TB) store.Folder {
	t.Helper()
	path, err := Dir()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(path) })
	return store.At(path)
}
