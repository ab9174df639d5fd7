package ui

import (
	"maps"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
)

// chord is a command's keys as the Keyboard page has them.
func chord(key fyne.KeyName, mod fyne.KeyModifier) locales.Chord {
	return locales.Chord{Command: mod&ctrl != 0, Shift: mod&fyne.KeyModifierShift != 0, Key: string(key)}
}

// TestHelpHasTheKeys: the Keyboard page names every shortcut that there is, and no other, and says
// of it what the menu says.
func TestHelpHasTheKeys(t *testing.T) {
	s := sitDown(t, Options{})
	helped := map[locales.Chord]string{}
	for _, group := range s.words.Shortcuts() {
		for _, shortcut := range group.Shortcuts {
			for _, c := range shortcut.Keys {
				helped[c] = shortcut.What
			}
		}
	}
	for _, group := range s.menuItems() {
		for _, i := range group {
			if i.key != "" && helped[chord(i.key, i.mod)] != s.words.Offer(i.id) {
				t.Errorf("%s: the page says %q, the menu %q", i.name, helped[chord(i.key, i.mod)], s.words.Offer(i.id))
			}
		}
	}
	maps.DeleteFunc(helped, func(c locales.Chord, _ string) bool { return !c.Command })
	for _, c := range s.commands() {
		if _, ok := helped[chord(c.key, c.mod)]; !ok {
			t.Errorf("%v is not on the page", chord(c.key, c.mod))
		}
		delete(helped, chord(c.key, c.mod))
	}
	for c, what := range helped {
		t.Errorf("%v (%s) does nothing", c, what)
	}
}
