package ui

import (
	"fmt"
	"hash/crc32"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/ui/uitest"
)

// damage appends an unreadable line to a file of a folder.
func damage(t *testing.T, folder store.Folder, name string) {
	t.Helper()
	file, err := os.OpenFile(filepath.Join(folder.Path(), name), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString("this is no line\n"); err != nil {
		t.Fatal(err)
	}
}

// wantAside checks for the message that a file was set aside.
func (s *sitting) wantAside(name string) {
	s.T.Helper()
	s.WantOpened("message")
	if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, name+".unreadable-1") {
		s.T.Errorf("shown %q", shown)
	}
}

// TestSetAsideIsToldAfterwards checks that if a history read in the background turns out to be damaged,
// whatever the player has opened meanwhile stays open, and the message follows it.
func TestSetAsideIsToldAfterwards(t *testing.T) {
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, 9000, time.Now()))
	whole, err := os.ReadFile(filepath.Join(folder.Path(), store.HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	opens := pages()
	maps.Copy(opens, map[string]func(w *Window){
		"": func(*Window) {}, "menu": (*Window).showMenu, "settings": (*Window).showSettings, "open-file": (*Window).openRecordFile,
		"save-file": (*Window).saveRecord, "restart": (*Window).askRestart,
	})
	for name, open := range opens {
		folder := storetest.Folder(t)
		if err := os.WriteFile(filepath.Join(folder.Path(), store.HistoryFile), whole, 0o600); err != nil {
			t.Fatal(err)
		}
		damage(t, folder, store.HistoryFile)
		s := sitAt(t, 3, Options{Folder: folder, Clock: &timing.Manual{Held: true}})
		open(s.Window)
		s.WantOpened(name)
		s.Clock.Release()
		if name != "" {
			s.WantOpened(name)
			s.Press(fyne.KeyEscape)
		}
		s.wantAside(store.HistoryFile)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		if s.win.Canvas().Focused() != fyne.Focusable(s.table) {
			t.Errorf("%q: the table does not get the focus back", name)
		}
	}
}

// TestSetAsideIsToldBeforeAQuestion checks that messages at the start come before a dialog already open, which
// is not lost however many messages there are.
func TestSetAsideIsToldBeforeAQuestion(t *testing.T) {
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, storetest.Past(t, 3, time.Now()))
	if err := folder.SaveSettings(store.DefaultSettings()); err != nil {
		t.Fatal(err)
	}
	damage(t, folder, store.HistoryFile)
	damage(t, folder, store.SettingsFile)
	s := sitAt(t, 3, Options{Folder: folder, Record: gametest.Example(t, 5), Name: "five.simon"})
	s.wantAside(store.SettingsFile)
	s.Press(fyne.KeyReturn)
	s.wantAside(store.HistoryFile)
	s.Press(fyne.KeyReturn)
	s.WantOpened("replace")
	s.Press(fyne.KeyEscape)
	s.WantOpened("")
	s.wantGame(gametest.Code, 3, 0)
}

// TestLaterFilesAreTold checks that files written by a later version, and settings with unknown contents, are
// reported once, with the reason; the known settings are used.
func TestLaterFilesAreTold(t *testing.T) {
	for _, lang := range languages() {
		words := locales.New(lang)
		for name, c := range map[string]struct {
			file, text string
			want       locales.ID
		}{
			"a later game":       {store.GameFile, "simplesimon game 99 00000000\n", locales.GameLater},
			"later settings":     {store.SettingsFile, "simplesimon settings 99 00000000\n", locales.SettingsLater},
			"a later history":    {store.HistoryFile, later("simplesimon history 99"), locales.HistoryLater},
			"an unknown table":   {store.SettingsFile, sealed(`{"table":"plaid","large_print":true}`), locales.SettingsUnknown},
			"an unknown setting": {store.SettingsFile, sealed(`{"tables":7,"large_print":true}`), locales.SettingsStrange},
		} {
			folder := storetest.Folder(t)
			path := filepath.Join(folder.Path(), c.file)
			if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			s := sitDown(t, Options{Folder: folder, Language: lang})
			aside := path + ".unreadable-1"
			want := words.Format(c.want, locales.PathData{Path: aside})
			if c.want == locales.SettingsUnknown {
				want = words.Format(c.want, locales.SettingsUnknownData{Settings: words.Text(locales.TableName), Path: aside})
			}
			s.WantOpened("message")
			if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), "\n"); shown != want {
				t.Errorf("%s, %s: shown %q, want %q", name, lang, shown, want)
			}
			s.Press(fyne.KeyReturn)
			s.WantOpened("")
			if partly := c.want == locales.SettingsUnknown || c.want == locales.SettingsStrange; s.settings.LargePrint != partly {
				t.Errorf("%s: large print is %v", name, s.settings.LargePrint)
			}
			if kept, err := os.ReadFile(aside); string(kept) != c.text || err != nil {
				t.Errorf("%s: saved %q, %v", name, kept, err)
			}
			again := sitDown(t, Options{Folder: folder, Language: lang})
			again.WantOpened("") // it was reported once
		}
	}
}

// later is the first line of a journal or history of a later version.
func later(words string) string {
	return fmt.Sprintf("%s %08x\n", words, crc32.Checksum([]byte(words), crc32.MakeTable(crc32.Castagnoli)))
}

// sealed returns a settings file of version 1.
func sealed(body string) string {
	body += "\n"
	return fmt.Sprintf("simplesimon settings 1 %08x\n%s", crc32.Checksum([]byte(body), crc32.MakeTable(crc32.Castagnoli)), body)
}
