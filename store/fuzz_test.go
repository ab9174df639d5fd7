package store_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// FuzzLoadGame loads arbitrary bytes as a game, prefixed with a valid first line for a version
// unless that is 0. The result is a complete game, or the file is set aside unchanged.
func FuzzLoadGame(f *testing.F) {
	for _, name := range []string{"game-1-dealt", "game-1-won", "game-1-long", "game-2-dealt", "game-2-won", "game-2-long", "settings-1"} {
		data := content(f, filepath.Join("testdata", name))
		_, body, _ := bytes.Cut(data, []byte("\n"))
		f.Add(data, byte(0))
		f.Add(body, byte(1))
		f.Add(body, byte(2))
	}
	f.Add(enginetest.ExampleText(), byte(0))
	for _, body := range []string{
		"", "null", "{}", `{"code":"ss1-s4-zzzzzzz","moves":"","played":0,"floor":0}`,
		`{"code":"SS1-S1-AAAAABD","moves":"2-1-3\t05-001-2","played":1,"floor":0}`,
		`{"code":"SS1-S1-AAAAABD","moves":"99999999999999999999-1-3","played":1e3,"floor":-1}`,
	} {
		f.Add([]byte(body), byte(1))
	}
	folder := store.At(f.TempDir()).On(hasty{})
	path := filepath.Join(folder.Path(), gameFile)
	f.Fuzz(func(t *testing.T, data []byte, version byte) {
		if version != 0 {
			data = sealed("game", strconv.Itoa(int(version)), string(data))
		}
		write(t, path, data)
		running, aside, err := folder.LoadGame()
		if err != nil {
			t.Fatal(err)
		}
		if running == nil {
			checkKept(t, folder, gameFile, data, aside, err)
			if err := os.Remove(aside.Path); err != nil {
				t.Fatal(err)
			}
			return
		}
		if aside != nil || !bytes.Equal(content(t, path), data) {
			t.Fatalf("a game, and %+v", aside)
		}
		again, err := engine.Restore(running.Game.History())
		if err != nil {
			t.Fatal(err)
		}
		same(t, again, running.Game)
		if err := folder.SaveGame(*running); err != nil {
			t.Fatal(err)
		}
		back, aside, err := folder.LoadGame()
		if back == nil || aside != nil || err != nil {
			t.Fatalf("%+v, %v", aside, err)
		}
		sameRunning(t, *back, *running)
	})
}

// FuzzLoadSettings loads arbitrary bytes as settings. The result can be saved again or equals the
// defaults.
func FuzzLoadSettings(f *testing.F) {
	for _, body := range []string{`{}`, `{"suits":4,"language":"de"}`, `{"suits":7}`, `{"language":"\u0000"}`, "null", "[]"} {
		f.Add([]byte(body))
	}
	_, body, _ := bytes.Cut(content(f, filepath.Join("testdata", "settings-1")), []byte("\n"))
	f.Add(body)
	folder := store.At(f.TempDir())
	f.Fuzz(func(t *testing.T, data []byte) {
		write(t, filepath.Join(folder.Path(), settingsFile), sealed("settings", "1", string(data)))
		settings, aside, err := folder.LoadSettings()
		if err != nil {
			t.Fatal(err)
		}
		if aside != nil {
			if aside.Unknown == nil && settings != store.DefaultSettings() || !errors.Is(aside.Why, store.ErrUnreadable) {
				t.Fatalf("%+v, %+v", settings, aside)
			}
			if err := os.Remove(aside.Path); err != nil {
				t.Fatal(err)
			}
			if aside.Unknown == nil {
				return
			}
		}
		if err := folder.SaveSettings(settings); err != nil {
			t.Fatal(err)
		}
		if again, aside, err := folder.LoadSettings(); again != settings || aside != nil || err != nil {
			t.Fatalf("%+v are reloaded as %+v, %+v, %v", settings, again, aside, err)
		}
	})
}
