package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestNewGameFits: at the normal size of text the smallest window has room for all of the dialog, and
// for the message at the win, without scrolling.
func TestNewGameFits(t *testing.T) {
	set := store.DefaultSettings()
	set.ShowTime = true
	for _, lang := range languages() {
		s := newStage(t, scenery{width: 640, height: 480, lang: lang, set: set, code: gametest.Code, play: gametest.Example(t, 20).Played(), past: 60})
		for name, open := range map[string]func(){"a new game": s.askNewGame, "the win": s.showWon} {
			open()
			shown := s.stack.Shown()
			if has, needs := shown.Scroll.Size(), shown.Body.MinSize(); needs.Height > has.Height+uitest.Hairline || needs.Width > has.Width+uitest.Hairline {
				t.Errorf("%s: %s has %v and needs %v", lang, name, has, needs)
			}
			s.checkWhole(name)
		}
	}
}

// TestTilesAreEven checks that the answers to "How many suits?" are of one size and stand side by side or below one
// another, all of them, however narrow the window is and however large the text.
func TestTilesAreEven(t *testing.T) {
	for _, lang := range languages() {
		for _, c := range []struct {
			width, height int
			text          string
		}{{640, 480, "normal"}, {640, 480, "larger"}, {1120, 700, "larger"}, {480, 800, "large"}, {340, 900, "normal"}} {
			set := store.DefaultSettings()
			set.TextSize = c.text
			s := newStage(t, scenery{width: c.width, height: c.height, lang: lang, set: set, past: 60})
			s.askNewGame()
			s.checkWhole("a new game")
			var places []fyne.Position
			var size fyne.Size
			for _, level := range []string{"easy", "medium", "hard"} {
				tile := s.Control(level).(*controls.Tile)
				if size != (fyne.Size{}) && tile.Size() != size {
					t.Errorf("%s, %v: a tile is %v, another %v", lang, c, tile.Size(), size)
				}
				if size = tile.Size(); size.Height < tile.MinSize().Height || size.Width < tile.MinSize().Width {
					t.Errorf("%s, %v: a tile is %v and needs %v", lang, c, size, tile.MinSize())
				}
				places = append(places, tile.Position())
			}
			aside := places[0].Y == places[1].Y && places[1].Y == places[2].Y && places[1].X >= places[0].X+size.Width
			below := places[0].X == places[1].X && places[1].X == places[2].X && places[1].Y >= places[0].Y+size.Height
			if aside == below {
				t.Errorf("%s, %v: the tiles lie at %v", lang, c, places)
			}
		}
	}
}
