package ui

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/files"
	"simplesimon/ui/uitest"
)

func contains(texts []string, text string) bool { return slices.Contains(texts, text) }

// everyText returns all text of the window: bar, tooltips, line, menu and dialogs.
func (s *sitting) everyText() map[string][]string {
	all := map[string][]string{"title": {s.win.Title()}, "bar": uitest.Texts(s.bar.Box), "line": uitest.Texts(s.line.Box)}
	for _, c := range s.bar.Controls() {
		all["tips"] = append(all["tips"], c.Object.(*controls.Button).Hint)
	}
	dialogs := []struct {
		name string
		show func()
	}{
		{"new game", s.askNewGame}, {"restart", s.askRestart}, {"settings", s.showSettings}, {"menu", s.showMenu}, {"win", s.showWon},
		{"replace by a deal", func() { s.askReplace(recorded{Game: gametest.Example(s.T, 3)}, "") }},
		{"a won record", func() { s.offerRecord(recorded{Game: gametest.Example(s.T, 49)}, "mine.simon") }},
		{"opening", s.openRecordFile}, {"saving", s.saveRecord},
		{"replace by a record", func() { s.askReplace(recorded{Game: gametest.Example(s.T, 3)}, "mine.simon") }},
	}
	s.files.Last, s.files.Access.Patience = string(filepath.Separator), time.Minute
	s.files.Access.List = func(string, string, string) ([]files.Entry, error) { return nil, nil }
	for _, d := range dialogs {
		s.stack.Close()
		d.show()
		all[d.name] = uitest.Texts(s.win.Canvas().Overlays().Top())
	}
	s.stack.Close()
	all["menu"] = slices.DeleteFunc(all["menu"], func(text string) bool { // only shown if the bar has no room for the code
		return strings.HasSuffix(text, gametest.Code)
	})
	return all
}

// TestLanguageSwitch checks that after a switch at run time all texts match a window opened in that language,
// and that the languages differ.
func TestLanguageSwitch(t *testing.T) {
	withoutRaceDetector(t)
	for _, size := range []fyne.Size{fyne.NewSize(1120, 700), fyne.NewSize(640, 480)} {
		fresh := map[string]map[string][]string{}
		for _, lang := range locales.Languages() {
			folder := store.At(t.TempDir())
			set := store.DefaultSettings()
			set.Language = lang
			if err := folder.SaveSettings(set); err != nil {
				t.Fatal(err)
			}
			s := sitAt(t, 21, Options{Folder: folder, Language: lang})
			s.win.Resize(size)
			fresh[lang] = s.everyText()
		}
		for _, from := range locales.Languages() {
			s := sitAt(t, 21, Options{Language: from})
			s.win.Resize(size)
			for _, to := range []string{"de", "es", "en", "es", "de"} {
				s.showSettings()
				s.Control("language").(*controls.Choice).SetSelected(locales.Name(to))
				s.WantOpened("settings")
				if s.win.Canvas().Focused() != s.Control("language").(fyne.Focusable) {
					t.Errorf("to %s: the language select lost the focus", to)
				}
				compareTexts(t, to, s.everyText(), fresh[to])
				if kept, _, _ := s.folder.LoadSettings(); kept.Language != to {
					t.Errorf("saved %q, want %q", kept.Language, to)
				}
				s.wantGame(gametest.Code, 21, 0)
			}
		}
		for _, a := range locales.Languages() {
			for _, b := range locales.Languages() {
				if a < b {
					differentTexts(t, a, b, fresh[a], fresh[b])
				}
			}
		}
	}
}

func compareTexts(t *testing.T, lang string, got, want map[string][]string) {
	t.Helper()
	for place, texts := range want {
		if !slices.Equal(got[place], texts) {
			t.Errorf("%s, %s, after the switch: %q\nwant %q", lang, place, got[place], texts)
		}
		if len(texts) == 0 && place != "line" {
			t.Errorf("%s: no texts", place)
		}
	}
}

// sameInAll are texts that may be the same in two languages: names, codes, numbers, keys.
var sameInAll = []string{"Simple Simon", "SS1-S1-AAAAABD", "mine.simon", "/", "SS1-S1-AAAAABD.simon", "Deutsch", "English", "Español", "Normal", "—"}

func differentTexts(t *testing.T, a, b string, first, second map[string][]string) {
	t.Helper()
	for place, texts := range first {
		others := second[place]
		// Elsewhere a text may be broken into more lines, and the bar may have room for fewer
		// words.
		if contains([]string{"title", "tips", "menu"}, place) && len(texts) != len(others) {
			t.Errorf("%s: %d texts in %s, %d in %s", place, len(texts), a, len(others), b)
		}
		for _, text := range texts {
			if contains(others, text) && !contains(sameInAll, text) && !isKeys(text) && strings.Trim(text, "0123456789") != "" {
				t.Errorf("%s: %q in %s and %s", place, text, a, b)
			}
		}
	}
}

// isKeys reports whether a text consists of key names.
func isKeys(text string) bool {
	return strings.HasPrefix(text, "Ctrl+") || strings.HasPrefix(text, "Strg+") || len(text) <= 3 && strings.HasPrefix(text, "F")
}
