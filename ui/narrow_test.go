package ui

import (
	"testing"

	"simplesimon/internal/gametest"
	"simplesimon/ui/uitest"

	"fyne.io/fyne/v2/canvas"
)

// TestNarrowWindows checks that in the narrowest window no dialog or page extends beyond it.
func TestNarrowWindows(t *testing.T) {
	for _, lang := range languages() {
		s := newStage(t, scenery{width: 320, height: 480, lang: lang, code: gametest.Code, play: gametest.Example(t, 20).Played(), past: 60})
		for _, c := range []struct {
			name string
			open func()
		}{
			{"the menu", s.showMenu}, {"a new game", s.askNewGame}, {"the settings", s.showSettings}, {"the win", s.showWon},
			{"the examples", s.showExamples}, {"the statistics", s.showStatistics}, {"the history", s.showHistory},
			{"the deal of the day", s.showDaily}, {"the rules", s.showRules}, {"the keys", s.showKeys}, {"about", s.showAbout},
			{"a restart", s.askRestart}, {"the defaults", s.askDefaults},
		} {
			c.open()
			for _, o := range uitest.SeenTexts(s.Canvas) {
				if o.Rect.X1 > 320+uitest.Hairline || o.Rect.X0 < -uitest.Hairline {
					t.Errorf("%s: %s: %q extends from %.0f to %.0f", lang, c.name, o.CanvasObject.(*canvas.Text).Text, o.Rect.X0, o.Rect.X1)
				}
			}
			s.stack.Close()
		}
	}
}
