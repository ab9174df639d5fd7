package chrome

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/uitest"
)

// barStage is a bar at the upper edge of a window.
type barStage struct {
	*uitest.Desk
	bar *Bar
}

func newBarStage(t *testing.T, width float32, lang string) *barStage {
	t.Helper()
	d := uitest.NewDesk(t, fyne.NewSize(width, 480), lang)
	b := NewBar(d.Host(), locales.New(lang), Actions{}, true)
	b.Recolour()
	b.Relabel(locales.New(lang))
	code := engine.Code{Suits: engine.Four, Number: 1}
	b.Show(engine.NewGame(code))
	b.SetDeal(locales.New(lang).Level(code.Suits), code)
	d.Window.SetContent(container.New(&barFrame{b}, b.Box))
	return &barStage{d, b}
}

// barFrame places a bar as above a table.
type barFrame struct{ bar *Bar }

// MinSize implements [fyne.Layout].
func (f *barFrame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(leastWidth, 100) }

// Layout implements [fyne.Layout].
func (f *barFrame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, f.bar.Height(size)))
}

// barWidths are the smallest width, those at which the bar changes, the default and a large one.
var barWidths = []int{320, 338, 360, 390, 430, 480, 540, 600, 640, 660, 690, 720, 760, 800, 840, 880, 940, 1000, 1060, 1120, 1920}

// figures shows a score and a number of moves in the bar.
func (s *barStage) figures(score, moves int) {
	controls.SetText(s.bar.score, s.bar.scoreText(score))
	controls.SetText(s.bar.moves, s.bar.movesText(moves))
	s.bar.Box.Refresh()
}

// barItems returns the visible objects in the bar with their positions.
func (s *barStage) barItems() (items []fyne.CanvasObject, names []string) {
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
	for _, lang := range uitest.Languages() {
		for _, width := range barWidths {
			t.Run(fmt.Sprintf("%s/%d", lang, width), func(t *testing.T) {
				s := newBarStage(t, float32(width), lang)
				if s.bar.plan.few && width >= 600 {
					t.Error("buttons are missing")
				}
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

// TestEnormousFiguresInTheBar checks that even a million moves, the maximum of a record, fit into the bar from
// some width on, whatever it showed before.
func TestEnormousFiguresInTheBar(t *testing.T) {
	uitest.WithoutRaceDetector(t)
	for _, lang := range uitest.Languages() {
		for width := 720; width <= 1200; width += 30 {
			s := newBarStage(t, float32(width), lang)
			s.figures(-999499, 999999)
			s.checkBar()
			s.figures(888, 8888)
			s.checkBar()
		}
	}
}

// checkBar checks that everything in the bar is inside the window, large enough, and does not overlap.
func (s *barStage) checkBar() {
	const hair = 0.01
	items, names := s.barItems()
	if len(items) < 8 && !s.bar.plan.few {
		s.T.Errorf("only %d objects in the bar: %q", len(items), names)
	}
	window := uitest.BoxOf(fyne.Position{}, s.bar.Box.Size())
	for i, o := range items {
		at := uitest.BoxOf(o.Position(), o.Size())
		if out := at.Outside(window); out > hair {
			s.T.Errorf("%q extends %.1f beyond the bar", names[i], out)
		}
		if least := o.MinSize(); o.Size().Width < least.Width-hair || o.Size().Height < least.Height-hair {
			s.T.Errorf("%q has size %v, needs %v", names[i], o.Size(), least)
		}
		for k, other := range items[:i] {
			if common := at.And(uitest.BoxOf(other.Position(), other.Size())); !common.Empty() && common.X1-common.X0 > hair {
				s.T.Errorf("%q overlaps by %.1f with %q", names[i], common.X1-common.X0, names[k])
			}
		}
	}
}

// Nothing moves in the bar as numbers grow; without labels this holds up to three digits.
func TestNothingInTheBarJumps(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, width := range barWidths {
			t.Run(fmt.Sprintf("%s/%d", lang, width), func(t *testing.T) {
				s := newBarStage(t, float32(width), lang)
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
							t.Errorf("%q moved from %v to %v", names[i], was, now)
						}
						places[o] = now
					}
				}
			})
		}
	}
}

// The bar shows as many labels as there is room for: more in a wider window, in order of importance, and all of
// them in a wide one.
func TestWordsInTheBar(t *testing.T) {
	for _, lang := range uitest.Languages() {
		t.Run(lang, func(t *testing.T) {
			s := newBarStage(t, 640, lang)
			before := -1
			for width := 640; width <= 1280; width += 8 {
				s.bar.Box.Resize(fyne.NewSize(float32(width), s.bar.Height(fyne.Size{})))
				words := 0
				for i, l := range s.bar.worded() {
					if l.Text != "" && i != words {
						t.Errorf("width %d: %q has a label, but a more important button has none", width, l.Text)
					}
					if l.Text != "" {
						words++
					}
				}
				if words < before {
					t.Errorf("width %d: %d labels, %d in a narrower window", width, words, before)
				}
				before = words
				s.checkBar()
			}
			if before != len(s.bar.worded()) {
				t.Errorf("only %d labels in a wide window", before)
			}
		})
	}
}

// TestLevelInWords checks that the bar shows the level and beside it, smaller and dimmed, the code, if there is
// room; it never shows only the code.
func TestLevelInWords(t *testing.T) {
	code := engine.Code{Suits: engine.One, Number: 12345}
	for _, lang := range uitest.Languages() {
		for _, level := range []string{locales.New(lang).Level(engine.One), locales.New(lang).Level(engine.Four) + ", " + locales.New(lang).Date(2026, 12, 31)} {
			shown, wideBars := 0, 0
			for _, width := range barWidths {
				s := newBarStage(t, float32(width), lang)
				if width >= 640 {
					wideBars++
				}
				s.bar.SetDeal(level, code)
				s.checkBar()
				texts := uitest.SeenTexts(s.Canvas)
				var of, aside *canvas.Text
				for _, d := range texts {
					switch text := d.CanvasObject.(*canvas.Text); text.Text {
					case level:
						of = text
					case code.String():
						aside = text
					}
				}
				if of == nil && width < 600 { // the menu shows it
					if aside != nil || s.bar.ShowsCode() {
						t.Errorf("%s, %d: the code is shown without the level", lang, width)
					}
					continue
				}
				if of == nil {
					t.Fatalf("%s, %d: the bar does not show %q", lang, width, level)
				}
				if (aside != nil) != s.bar.ShowsCode() {
					t.Errorf("%s, %d: the code is shown: %v, but ShowsCode is %v", lang, width, aside != nil, s.bar.ShowsCode())
				}
				if aside != nil {
					if width >= 640 {
						shown++
					}
					if aside.TextSize >= of.TextSize || aside.Color == of.Color || aside.TextStyle.Bold {
						t.Errorf("%s, %d: the code is as prominent as the level", lang, width)
					}
				}
			}
			if shown < wideBars/2 {
				t.Errorf("%s: the code of %q is shown at %d of %d widths", lang, level, shown, wideBars)
			}
		}
	}
}

// TestLargeTextInTheBar checks that at every text size everything in the bar has enough room from the minimum
// width on, with the level of a deal and with a date.
func TestLargeTextInTheBar(t *testing.T) {
	for _, lang := range uitest.Languages() {
		for _, size := range choices.TextSizes {
			for _, width := range append([]int{leastWidth}, barWidths...) {
				s := newBarStage(t, float32(width), lang)
				s.App.Settings().SetTheme(look.NewTheme(choices.Tables[0], "dark").WithText(size.Scale))
				s.bar.Box.Refresh()
				s.Window.Content().Refresh()
				s.figures(888, 888)
				s.checkBar()
				if size.Scale == 1 && width >= 640 {
					s.figures(-1234, 8888)
					s.checkBar()
				}
			}
		}
	}
}
