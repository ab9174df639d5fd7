package ui

import (
	"errors"
	"testing"

	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/chrome"
	"simplesimon/ui/uitest"
)

// everyRefusal returns the refusals of all moves on some boards.
func everyRefusal(t *testing.T) (all []*engine.Refusal) {
	for _, board := range []string{gametest.MidBoard, gametest.LongestBoard, gametest.MarkBoard} {
		cards, err := engine.ParseTableau(board)
		if err != nil {
			t.Fatal(err)
		}
		for from := 1; from <= engine.Columns; from++ {
			for count := 1; count <= cards.Len(from); count++ {
				for to := 1; to <= engine.Columns; to++ {
					if r, refused := errors.AsType[*engine.Refusal](cards.Refuse(engine.Move{From: from, Count: count, To: to})); refused {
						all = append(all, r)
					}
				}
				if r, refused := errors.AsType[*engine.Refusal](cards.RefuseGroup(from, count)); refused {
					all = append(all, r)
				}
			}
		}
	}
	return all
}

// The line has room for the longest reminder in the smallest window.
func TestRemindersFit(t *testing.T) {
	refusals := everyRefusal(t)
	for _, lang := range languages() {
		t.Run(lang, func(t *testing.T) {
			timed := store.DefaultSettings()
			timed.ShowTime = true
			s := newStage(t, scenery{width: 640, height: 480, lang: lang, set: timed})
			longest := map[engine.Reason]*engine.Refusal{}
			for _, r := range refusals {
				if best := longest[r.Reason]; best == nil || len(s.words.Refusal(r)) > len(s.words.Refusal(best)) {
					longest[r.Reason] = r
				}
			}
			if len(longest) < 6 {
				t.Errorf("only %d reasons were tried", len(longest))
			}
			for _, r := range longest {
				s.refused(r)
				s.checkWhole(s.words.Refusal(r))
			}
		})
	}
}

// checkWhole checks that every text of the topmost layer is entirely visible.
func (s *stage) checkWhole(where string) {
	s.T.Helper()
	s.CheckWhole(where, s.dotted()...)
}

// dotted returns the texts that end with an ellipsis of their own, like menu items and buttons
// that ask first.
func (s *stage) dotted() []string {
	all := []string{s.words.Text(locales.ExportGames), s.words.Text(locales.NewFolder)}
	for _, c := range commands() {
		all = append(all, s.words.Text(c.text))
	}
	return all
}

// Nothing is cut off in a wide window; [TestEveryWordFits] covers the smallest one, and each page has its own
// tests.
func TestNothingIsCutOffInAWideWindow(t *testing.T) {
	for _, lang := range languages() {
		t.Run(lang, func(t *testing.T) {
			withoutRaceDetector(t)
			s := newStage(t, scenery{width: firstWidth, height: 480, lang: lang, past: 60})
			for _, dialog := range []struct {
				name string
				open func()
			}{
				{"the menu", s.showMenu}, {"a new game", s.askNewGame}, {"the settings", s.showSettings},
				{"the win", s.showWon}, {"the examples", s.showExamples},
				{"the statistics", s.showStatistics}, {"the history", s.showHistory}, {"the deal of the day", s.showDaily},
			} {
				dialog.open()
				s.checkWhole(dialog.name)
			}
		})
	}
}

// In the real window, with its bar and line, cards use the width that ten columns and the fan of a deal allow,
// and the longest column is completely visible.
func TestCardsUseTheWindow(t *testing.T) {
	withoutRaceDetector(t)
	for _, c := range []struct {
		width, height int
		board         string
		least         float64 // minimum share of the width taken by cards
	}{
		{1280, 720, "", 0.88}, {1920, 1080, "", 0.9}, {3840, 2160, "", 0.9}, {1920, 1080, gametest.LongestBoard, 0.9},
		{1366, 480, "", 0.5}, {1000, 400, "", 0.5}, {640, 480, gametest.LongestBoard, 0.85}, {1366, 480, gametest.LongestBoard, 0.5},
	} {
		s := newStage(t, scenery{width: c.width, height: c.height, board: c.board})
		cards := s.cards()
		if used := engine.Columns * cards[1][0].Dx(); float64(used) < c.least*float64(c.width) {
			t.Errorf("%d×%d: cards take %d of the width", c.width, c.height, used)
		}
		floor := s.lineArea().Min.Y
		for col, column := range cards {
			for _, card := range column {
				if card.Max.Y > floor {
					t.Errorf("%d×%d: a card of column %d ends at %d, the line begins at %d", c.width, c.height, col, card.Max.Y, floor)
				}
			}
		}
	}
}

// checkLine checks that the text of the line fits. The vertical padding of a text may be less than
// the toolkit's.
func (s *stage) checkLine(where, text string) {
	s.T.Helper()
	for _, o := range uitest.Objects(s.line.Box) {
		label, ok := o.(*widget.Label)
		if !ok {
			continue
		}
		if needs := label.MinSize().Height - 2*theme.InnerPadding(); label.Text != text || needs > chrome.LineHeight(s.Canvas.Size().Width) {
			s.T.Errorf("%s: %q needs a height of %.0f, more than %.0f", where, text, needs, chrome.LineHeight(s.Canvas.Size().Width))
		}
	}
}
