//go:build unix

package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"simplesimon/store"
)

// Every error names the file it is about.
func TestErrorsNameTheFile(t *testing.T) {
	for _, name := range []string{gameFile, settingsFile, historyFile} {
		folder := ofNobody(t)
		k, p := playing(t, folder, 3)
		p.play(49) // a game for the history
		keep(t, k, p.run)
		if err := errors.Join(k.KeepSettings(store.DefaultSettings()), k.Close()); err != nil {
			t.Fatal(err)
		}
		readable(t, filepath.Join(folder.Path(), "lock"))
		for _, file := range []string{gameFile, settingsFile, historyFile, "lock"} {
			if err := errors.Join(os.Chown(filepath.Join(folder.Path(), file), nobody, nobody)); err != nil && os.Geteuid() == 0 {
				t.Fatal(err)
			}
		}
		path := filepath.Join(folder.Path(), name)
		if err := os.Chmod(path, 0); err != nil {
			t.Fatal(err)
		}
		unprivileged(t, func() {
			k := store.NewKeeper(folder)
			defer k.Close()
			run, loading := k.Load()
			_, settings := k.LoadSettings()
			_, history := k.HistoryLoader()()
			if run == nil {
				loading = k.Keep(p.run)
			}
			for _, err := range []error{loading, settings, history} {
				var about *store.KeepError
				if err != nil && (!errors.As(err, &about) || about.Name != name || about.Path != path) {
					t.Errorf("%s is unreadable: %#v", name, err)
				}
			}
			if loading == nil && settings == nil && history == nil {
				t.Errorf("%s is unreadable, but no error was reported", name)
			}
		})
	}
}
