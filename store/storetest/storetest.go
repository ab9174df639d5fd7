// Package storetest has folders for the tests of what lies above the store.
package storetest

import (
	"os"
	"testing"

	"simplesimon/store"
)

// Dir makes a folder for a test that saves very often: where there is one, in memory. The caller
// removes it.
func Dir() (string, error) {
	if path, err := os.MkdirTemp("/dev/shm", "simplesimon-test-*"); err == nil {
		return path, nil
	}
	return os.MkdirTemp("", "simplesimon-test-*")
}

// Folder is such a folder for one test.
func Folder(t testing.TB) store.Folder {
	t.Helper()
	path, err := Dir()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(path) })
	return store.At(path)
}
