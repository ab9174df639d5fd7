package ui

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/locales"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// TestHelpHasTheKeys checks that each key does what the Keyboard page and the menu say.
func TestHelpHasTheKeys(t *testing.T) {
	for _, lang := range languages() {
		s := sitDown(t, Options{Language: lang})
		s.showKeys()
		page := uitest.Texts(s.stack.Shown().Body)
		s.stack.Close()
		s.showMenu()
		menu := uitest.Texts(s.win.Canvas().Overlays().Top())
		s.stack.Close()
		for _, c := range commands() {
			if len(c.keys) == 0 || !c.known() {
				continue
			}
			var caps []string
			for _, chord := range c.keys {
				caps = append(caps, s.words.Caps(chord)...)
			}
			at := slices.Index(page, s.words.Offer(c.text))
			if at < len(caps) || !slices.Equal(page[at-len(caps):at], caps) {
				t.Errorf("%s: %s are not on the page beside %q", lang, caps, s.words.Offer(c.text))
			}
			if chord := s.words.Chord(c.keys[0]); !c.hidden && !slices.Contains(menu, chord) {
				t.Errorf("%s: the menu does not show %s", lang, chord)
			}
		}
	}
}

// TestNoKeyTwice checks that every chord has a single command.
func TestNoKeyTwice(t *testing.T) {
	seen := map[locales.Chord]string{}
	for _, c := range commands() {
		for _, chord := range c.keys {
			if other, taken := seen[chord]; taken {
				t.Errorf("%+v is used by both %s and %s", chord, other, c.name)
			}
			seen[chord] = c.name
		}
	}
}

// TestReadmeHasTheKeys checks that the table of keys in the README lists exactly the keys of the commands.
func TestReadmeHasTheKeys(t *testing.T) {
	data, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, ok := strings.Cut(string(data), "| keys | |")
	if !ok {
		t.Fatal("the README has no table of keys")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	named := map[string]bool{}
	for row := range strings.Lines(table) {
		cells := strings.Split(row, "|")
		if len(cells) < 3 {
			continue
		}
		for _, key := range strings.FieldsFunc(strings.ReplaceAll(cells[1], " or ", ","), func(r rune) bool { return r == ',' }) {
			named[strings.NewReplacer("comma", ",", "plus", "+", "minus", "-").Replace(strings.TrimSpace(key))] = true
		}
	}
	words := locales.New("en")
	for _, c := range commands() {
		for _, chord := range c.keys {
			if !named[words.Chord(chord)] {
				t.Errorf("%s is not in %v", words.Chord(chord), named)
			}
			delete(named, words.Chord(chord))
		}
	}
	for key := range named {
		if strings.HasPrefix(key, "Ctrl+") || strings.HasPrefix(key, "F") {
			t.Errorf("%s does nothing", key)
		}
	}
}

// pages maps the name of each page in the trace to the function that opens it.
func pages() map[string]func(*Window) {
	all := map[string]func(*Window){}
	for _, c := range commands() {
		if c.page {
			all[c.name] = c.do
		}
	}
	return all
}

// TestMenuDoesWhatItSays opens every page and dialog from the menu.
func TestMenuDoesWhatItSays(t *testing.T) {
	opens := map[string]string{
		"new": "new-game", "restart": "restart", "open-record": "open-file", "save-record": "save-file", "describe": "position", "settings": "settings",
	}
	for name := range pages() {
		opens[name] = name
	}
	s := sitAt(t, 5, Options{})
	for name, want := range opens {
		s.showMenu()
		var item overlay.Control
		for _, c := range s.stack.Shown().Controls {
			if c.Name == name {
				item = c
			}
		}
		if item.Object == nil {
			t.Fatalf("%q is missing from the menu", name)
		}
		test.Tap(item.Object.(fyne.Tappable))
		s.WantOpened(want)
		s.stack.Close()
	}
}
