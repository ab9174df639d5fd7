package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// TestNewGameFits checks that at normal text size the smallest window shows the whole dialog, and the win
// message, without scrolling.
func TestNewGameFits(t *testing.T) {
	set := store.DefaultSettings()
	set.ShowTime = true
	for _, lang := range languages() {
		s := newStage(t, scenery{width: 640, height: 480, lang: lang, set: set, code: gametest.Code, play: gametest.Example(t, 20).Played(), past: 60})
		for name, open := range map[string]func(){"a new game": s.askNewGame, "the win": s.showWon} {
			open()
			shown := s.stack.Shown()
			if has, needs := shown.Scroll.Size(), shown.Body.MinSize(); needs.Height > has.Height+uitest.Hairline || needs.Width > has.Width+uitest.Hairline {
				t.Errorf("%s: %s has size %v, needs %v", lang, name, has, needs)
			}
			s.checkWhole(name)
		}
	}
}

// TestTilesAreEven checks that the tiles for the number of suits have the same size and are either all side by
// side or all stacked, at any window width and text size.
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
					t.Errorf("%s, %v: tiles have sizes %v and %v", lang, c, tile.Size(), size)
				}
				if size = tile.Size(); size.Height < tile.MinSize().Height || size.Width < tile.MinSize().Width {
					t.Errorf("%s, %v: a tile has size %v, needs %v", lang, c, size, tile.MinSize())
				}
				places = append(places, tile.Position())
			}
			aside := places[0].Y == places[1].Y && places[1].Y == places[2].Y && places[1].X >= places[0].X+size.Width
			below := places[0].X == places[1].X && places[1].X == places[2].X && places[1].Y >= places[0].Y+size.Height
			if aside == below {
				t.Errorf("%s, %v: the tiles are at %v", lang, c, places)
			}
		}
	}
}
