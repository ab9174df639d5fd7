package ui

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// TestLargeTextFits checks that at every text size nothing is cut off or overlaps, in the smallest and the
// default window, in every language.
func TestLargeTextFits(t *testing.T) {
	withoutRaceDetector(t)
	for _, size := range choices.TextSizes[1:] {
		for _, c := range append(smallest(), scenery{width: firstWidth, height: firstHeight, lang: "de"}) {
			t.Run(fmt.Sprintf("%s/%s/%dx%d", size.Name, c.lang, c.width, c.height), func(t *testing.T) {
				c.play, c.code, c.past = gametest.Example(t, 21).Played(), gametest.Code, 60
				s := newStage(t, c)
				s.setText(slices.IndexFunc(choices.TextSizes, func(s choices.TextSize) bool { return s.Name == size.Name }))
				for _, item := range s.everything() {
					item.open()
					s.checkWhole(item.name)
					s.CheckButtons(item.name)
					s.stack.Close()
				}
				lines := s.lines()
				for _, where := range slices.Sorted(maps.Keys(lines)) {
					s.line.Remind(lines[where], engine.WrongRank)
					s.checkLine(where, lines[where])
					s.checkWhole(where)
				}
			})
		}
	}
}

// TestTextSizeByKeys tries Ctrl with all keys that type a plus, a minus or a zero, up to the limits, on the
// table, on a page and in the settings; the size is saved.
func TestTextSizeByKeys(t *testing.T) {
	const shift = fyne.KeyModifierShift
	for name, open := range map[string]func(s *sitting){
		"": func(*sitting) {}, "rules": func(s *sitting) { s.showRules() }, "settings": func(s *sitting) { s.showSettings() },
	} {
		s := sitAt(t, 20, Options{})
		open(s)
		for i, c := range []struct {
			key  fyne.KeyName
			mod  fyne.KeyModifier
			want int
		}{
			{fyne.KeyPlus, 0, 1}, {fyne.KeyEqual, shift, 2}, {fyne.KeyEqual, 0, 2}, {fyne.KeyMinus, 0, 1}, {fyne.KeyPlus, shift, 2},
			{fyne.Key0, 0, 0}, {fyne.KeyMinus, shift, 0}, {fyne.KeyEqual, 0, 1},
		} {
			s.Chord(c.key, keyboard.Ctrl|c.mod)
			if got := s.settings.TextSize; got != choices.TextSizes[c.want].Name {
				t.Errorf("%q, step %d: the size is %q, want %q", name, i, got, choices.TextSizes[c.want].Name)
			}
			s.WantOpened(name)
		}
		s.wantGame(gametest.Code, 20, 0)
		s.stack.Close()
		kept, err := s.folder.PeekSettings()
		if err != nil || kept.TextSize != choices.TextSizes[1].Name {
			t.Errorf("saved %q, %v", kept.TextSize, err)
		}
	}
}

// TestCodeIsInTheMenu checks that if the bar has no room for the code, it is the first item of the menu, which
// copies it.
func TestCodeIsInTheMenu(t *testing.T) {
	if nativeMenu {
		t.Skip("the system has its own menu")
	}
	for _, lang := range languages() {
		for _, size := range [][2]int{{leastWindow, 480}, {firstWidth, firstHeight}} {
			for i := range choices.TextSizes {
				s := newStage(t, scenery{width: size[0], height: size[1], lang: lang})
				s.setText(i)
				code := s.session.Game().Code()
				inBar := slices.Contains(uitest.Texts(s.bar.Box), code.String())
				s.showMenu()
				first := s.stack.Shown().Controls[0]
				if inMenu := first.Name == "code"; inMenu == inBar {
					t.Errorf("%s, %v, size %d: in the bar %v, in the menu %v", lang, size, i, inBar, inMenu)
				} else if inMenu {
					s.Press(fyne.KeyReturn)
					if got := s.app.Clipboard().Content(); got != code.String() {
						t.Errorf("%s: copied %q", lang, got)
					}
				}
				s.stack.Close()
			}
		}
	}
}

// TestMenuIsSeenWhole checks that the menu fits in the smallest window at normal text size; at others it may
// scroll.
func TestMenuIsSeenWhole(t *testing.T) {
	if nativeMenu {
		t.Skip("the system has its own menu")
	}
	for _, c := range smallest() {
		s := newStage(t, c)
		s.showMenu()
		if scroll := s.stack.Shown().Scroll; scroll.Content.MinSize().Height > scroll.Size().Height+hairline {
			t.Errorf("%s: the menu needs a height of %.1f, has %.1f", c.lang, scroll.Content.MinSize().Height, scroll.Size().Height)
		}
	}
}
