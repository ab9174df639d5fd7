package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/uitest"
)

// barWidths are the smallest window, those in which the bar changes, that of the
// first start and a large one.
var barWidths = []int{640, 660, 690, 720, 760, 800, 840, 880, 940, 1000, 1060, firstWidth, 1920}

// figures writes a score and a number of moves into the bar.
func (s *stage) figures(score, moves int) {
	controls.SetText(s.bar.score, s.bar.scoreText(score))
	controls.SetText(s.bar.moves, s.bar.movesText(moves))
	s.bar.Box.Refresh()
}

// barItems are the visible things in the bar, and where they are.
func (s *stage) barItems() (items []fyne.CanvasObject, names []string) {
	for _, o := range s.bar.Box.Objects[1].(*fyne.Container).Objects {
		if !o.Visible() {
			continue
		}
		items = append(items, o)
		name := fmt.Sprintf("%T", o)
		switch o := o.(type) {
		case *controls.Button:
			name = o.Hint
		case *canvas.Text:
			name = o.Text
		}
		names = append(names, name)
	}
	return items, names
}

func TestNothingInTheBarOverlaps(t *testing.T) {
	for _, lang := range languages() {
		for _, width := range barWidths {
			t.Run(fmt.Sprintf("%s/%d", lang, width), func(t *testing.T) {
				if width > 640 {
					withoutRaceDetector(t)
				}
				s := newStage(t, scenery{width: width, height: 480, lang: lang})
				for _, score := range []int{888, -1234} {
					for _, moves := range []int{0, 1, 8888} {
						s.figures(score, moves)
						s.checkBar()
					}
				}
			})
		}
	}
}

// TestEnormousFiguresInTheBar: a record may have a million moves; from a window of some width
// on the bar shows even them, whatever it showed before.
func TestEnormousFiguresInTheBar(t *testing.T) {
	withoutRaceDetector(t)
	for _, lang := range languages() {
		for width := 720; width <= 1200; width += 30 {
			s := newStage(t, scenery{width: width, height: 480, lang: lang})
			s.figures(-999499, 999999)
			s.checkBar()
			s.figures(888, 8888)
			s.checkBar()
			s.leave()
		}
	}
}

// checkBar tests that all of the bar is in the window, as large as it needs to
// be, and over nothing else.
func (s *stage) checkBar() {
	const hair = 0.01
	items, names := s.barItems()
	if len(items) < 9 {
		s.T.Errorf("only %d things are in the bar: %q", len(items), names)
	}
	window := uitest.BoxOf(fyne.Position{}, s.bar.Box.Size())
	for i, o := range items {
		at := uitest.BoxOf(o.Position(), o.Size())
		if out := at.Outside(window); out > hair {
			s.T.Errorf("%q sticks %.1f out of the bar", names[i], out)
		}
		if least := o.MinSize(); o.Size().Width < least.Width-hair || o.Size().Height < least.Height-hair {
			s.T.Errorf("%q has %v, and needs %v", names[i], o.Size(), least)
		}
		for k, other := range items[:i] {
			if common := at.And(uitest.BoxOf(other.Position(), other.Size())); !common.Empty() && common.X1-common.X0 > hair {
				s.T.Errorf("%q lies %.1f over %q", names[i], common.X1-common.X0, names[k])
			}
		}
	}
}

// Nothing moves in the bar while figures grow; without words as long as they
// have three places.
func TestNothingInTheBarJumps(t *testing.T) {
	for _, lang := range languages() {
		for _, width := range barWidths {
			t.Run(fmt.Sprintf("%s/%d", lang, width), func(t *testing.T) {
				if width > 640 {
					withoutRaceDetector(t)
				}
				s := newStage(t, scenery{width: width, height: 480, lang: lang})
				large := 888
				if s.bar.plan.room {
					large = 8888
				}
				places := map[fyne.CanvasObject]uitest.Box{}
				for _, n := range []int{0, 1, 7, 10, 99, 100, large} {
					s.figures(n, n)
					items, names := s.barItems()
					for i, o := range items {
						now := uitest.BoxOf(o.Position(), o.Size())
						if was, ok := places[o]; ok && was != now {
							t.Errorf("%q moves from %v to %v", names[i], was, now)
						}
						places[o] = now
					}
				}
			})
		}
	}
}

// everyRefusal are the refusals of all moves on some boards.
func everyRefusal(t *testing.T) (all []*engine.Refusal) {
	for _, board := range []string{gametest.MidBoard, gametest.LongestBoard, gametest.MarkBoard} {
		cards, err := engine.ParseTableau(board)
		if err != nil {
			t.Fatal(err)
		}
		for from := 1; from <= engine.Columns; from++ {
			for count := 1; count <= cards.Len(from); count++ {
				for to := 1; to <= engine.Columns; to++ {
					if r := cards.Refuse(engine.Move{From: from, Count: count, To: to}); r != nil {
						all = append(all, r)
					}
				}
				if r := cards.RefuseGroup(from, count); r != nil {
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

// checkWhole checks that every text of the uppermost layer is seen whole.
func (s *stage) checkWhole(where string) {
	s.T.Helper()
	s.CheckWhole(where, s.dotted()...)
}

// dotted are the texts that end with dots by themselves, as items of the menu and buttons do that
// ask something first.
func (s *stage) dotted() []string {
	all := []string{s.words.Text(locales.ExportGames), s.words.Text(locales.ResetGames)}
	for _, group := range s.menuItems() {
		for _, item := range group {
			all = append(all, s.words.Text(item.id))
		}
	}
	return all
}

// Nothing is cut off in a wide window; [TestEveryWordFits] looks at the smallest one, and each page
// to read at itself.
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
				{"the statistics", s.showStatistics}, {"the history", s.showHistory},
			} {
				dialog.open()
				s.checkWhole(dialog.name)
			}
		})
	}
}

// The bar shows as many words as there is room for: more in a wider window, in
// the order of their worth, and all of them in a wide one.
func TestWordsInTheBar(t *testing.T) {
	for _, lang := range languages() {
		t.Run(lang, func(t *testing.T) {
			s := newStage(t, scenery{width: 640, height: 480, lang: lang})
			before := -1
			for width := 640; width <= 1200; width += 8 {
				s.bar.Box.Resize(fyne.NewSize(float32(width), 36))
				words := 0
				for i, l := range s.bar.worded() {
					if l.Text != "" && i != words {
						t.Errorf("%d: %q has a word, one before it has none", width, l.Text)
					}
					if l.Text != "" {
						words++
					}
				}
				if words < before {
					t.Errorf("%d: %d words, %d in a narrower window", width, words, before)
				}
				before = words
				s.checkBar()
			}
			if before != len(s.bar.worded()) {
				t.Errorf("only %d words in a wide window", before)
			}
		})
	}
}

// In the real window, with its bar and its line, cards use the width that ten
// columns allow, and the longest column is whole.
func TestCardsUseTheWindow(t *testing.T) {
	withoutRaceDetector(t)
	for _, c := range []struct {
		width, height int
		board         string
		least         float64 // part of the width that cards take
	}{
		{1280, 720, "", 0.9}, {1920, 1080, "", 0.9}, {3840, 2160, "", 0.9}, {1920, 1080, gametest.LongestBoard, 0.9},
		{1366, 480, "", 0.9}, {1000, 400, "", 0.9}, {640, 480, gametest.LongestBoard, 0.85}, {1366, 480, gametest.LongestBoard, 0.5},
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

// The places of removed sequences are never smaller than 30 units, grow with the
// window, and never make the bar take a row as high as a card.
func TestPlacesGrowWithTheWindow(t *testing.T) {
	for _, c := range []struct{ width, height, least int }{
		{640, 480, 30}, {1366, 480, 30}, {700, 1100, 30}, {1280, 720, 32}, {1920, 1080, 45},
	} {
		withoutRaceDetector(t)
		s := newStage(t, scenery{width: c.width, height: c.height})
		_, size := s.bar.places.Rect(0)
		bar, card := s.bar.Box.Size().Height, s.cards()[1][0].Dy()
		if size.Height < float32(c.least) || size.Height > bar {
			t.Errorf("%d×%d: the places are %.0f high, want at least %d, in a bar of %.0f", c.width, c.height, size.Height, c.least, bar)
		}
		if bar > float32(card)/2 || bar > float32(c.height)/12 {
			t.Errorf("%d×%d: the bar is %.0f high, a card %d", c.width, c.height, bar, card)
		}
	}
}
