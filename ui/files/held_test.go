//go:build !js

package files

import (
	"fyne.io/fyne/v2"

	"testing"

	"simplesimon/ui/overlay"
)

// TestHeldOnButtons checks that what a held key opens does not receive its repeats.
func TestHeldOnButtons(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		s := sitDown(t, "en", map[string]string{"mine.simon": "old"})
		s.Stack.Open(&overlay.Menu{
			Groups: []overlay.Group{{Items: []overlay.Item{{Name: "other", Text: "other"}, {Name: "save", Text: "save", Do: s.save}}}}, Below: s.Window.Content(),
		})
		s.Focus("save")
		s.Hold(key)
		s.WantOpened("save-file")
		s.wantEntry("game.simon")
		s.typed("two words")
		s.wantEntry("two words")
		s.typed("mine")
		s.Hold(fyne.KeyReturn)
		s.WantOpened("overwrite")
		s.Hold(key)
		s.WantOpened("save-file")
		s.wantEntry("mine")
		s.typed("none/x")
		s.Focus("save-file")
		s.Hold(key)
		s.wantEntry("none/x")
		if s.faultShown() == "" {
			t.Errorf("held %s: no error is shown", key)
		}
		s.wantFile("mine.simon", "old")
	}
}

// TestHeldPageKeys checks that the paging keys do not repeat.
func TestHeldPageKeys(t *testing.T) {
	files := map[string]string{}
	for _, c := range "abcdefghijklmnopqrstuvwxyz" {
		files[string(c)+ending] = ""
	}
	s := sitDown(t, "en", files)
	s.open()
	list := s.list()
	s.Press(fyne.KeyPageDown)
	once := list.at
	s.Press(fyne.KeyHome)
	s.Hold(fyne.KeyPageDown)
	if once == 0 || list.at != once {
		t.Errorf("held Page Down moves to row %d, a single one to %d", list.at, once)
	}
	s.Press(fyne.KeyHome)
	s.Press(fyne.KeyDown)
	s.Repeat(fyne.KeyDown)
	if list.at != 2 {
		t.Errorf("a held arrow moves to row %d", list.at)
	}
}
