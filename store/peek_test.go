package store_test

import (
	"os"
	"path/filepath"
	"testing"

	"simplesimon/store"
)

// TestPeek checks that peeking changes nothing in the folder, and that invalid settings yield the
// defaults.
func TestPeek(t *testing.T) {
	spanish := store.DefaultSettings()
	spanish.Language, spanish.Width, spanish.Height = "es", 900, 600
	for name, c := range map[string]struct {
		prepare func(path string) error
		want    store.Settings
	}{
		"no folder":       {func(path string) error { return os.Remove(path) }, store.DefaultSettings()},
		"an empty folder": {func(string) error { return nil }, store.DefaultSettings()},
		"settings":        {func(path string) error { return store.At(path).SaveSettings(spanish) }, spanish},
		"damaged settings": {func(path string) error {
			return os.WriteFile(filepath.Join(path, store.SettingsFile), []byte("simplesimon settings 1 00000000\n{\"language\":\"de\"}\n"), 0o600)
		}, store.DefaultSettings()},
		"settings of a later version": {func(path string) error {
			return os.WriteFile(filepath.Join(path, store.SettingsFile), []byte("simplesimon settings 99 00000000\n"), 0o600)
		}, store.DefaultSettings()},
		"a folder for settings": {func(path string) error { return os.Mkdir(filepath.Join(path, store.SettingsFile), 0o700) }, store.DefaultSettings()},
		"a stale temporary file": {func(path string) error {
			return os.WriteFile(filepath.Join(path, ".settings.new-1"), nil, 0o600)
		}, store.DefaultSettings()},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "data")
			if err := os.Mkdir(path, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := c.prepare(path); err != nil {
				t.Fatal(err)
			}
			before := listing(t, path)
			if got, _ := store.At(path).PeekSettings(); got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
			if after := listing(t, path); after != before {
				t.Errorf("the folder contains %s, want %s", after, before)
			}
		})
	}
}

// listing returns the names, sizes and times in a folder.
func listing(t *testing.T, path string) (text string) {
	t.Helper()
	err := filepath.Walk(path, func(name string, info os.FileInfo, err error) error {
		if err == nil {
			text += name + info.Mode().String() + info.ModTime().String() + "\n"
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return text
}
