package ui

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/choices"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/ui/faces"
	"simplesimon/ui/uitest"
)

// set returns the default settings with a table and a theme.
func set(name, chrome string, felt bool) store.Settings {
	s := store.DefaultSettings()
	s.Table, s.Chrome, s.Felt = name, chrome, felt
	return s
}

// Other tests check the colours of all tables; this one checks that they are actually drawn. The
// tests of the pages do the same.
func TestDrawnTextsStandOut(t *testing.T) {
	for _, look := range []store.Settings{
		set("green", "dark", false), set("burgundy", "light", false), set("linen", "dark", true), set("contrast", "light", true),
	} {
		t.Run(look.Table+"/"+look.Chrome, func(t *testing.T) {
			withoutRaceDetector(t)
			look.ShowTime = true
			s := newStage(t, scenery{width: 640, height: 480, set: look})
			atLeast := func(n, got int, where string) {
				if got < n {
					t.Errorf("only %d texts of %s were measured", got, where)
				}
			}
			s.copyCode()
			atLeast(5, s.CheckContrast("the window"), "the window")
			s.showMenu()
			atLeast(14, s.CheckContrast("the menu"), "the menu")
			s.showSettings()
			atLeast(25, s.CheckScrolled("the settings"), "the settings")
			s.askNewGame()
			s.win.Canvas().FocusNext()
			s.stack.Shown().Controls[1].Object.(desktop.Hoverable).MouseIn(&desktop.MouseEvent{})
			atLeast(8, s.CheckContrast("a new game"), "a new game")
			s.askNewGameWith("SS1-S9")
			s.Tap("deal-code")
			atLeast(9, s.CheckContrast("a bad code"), "a bad code")
			s.showWon()
			atLeast(8, s.CheckContrast("the win"), "the win")
		})
	}
}

// framed contains samples of a frame: its pixels, those of the background just outside, and of
// what is inside.
type framed struct{ frame, beyond, within []color.NRGBA }

// frameOf takes samples wherever a frame around a part of a card has the bare table outside, some
// pixels away. thick is the thickness in pixels; negative if the frame is inside r.
func (s *stage) frameOf(img *image.NRGBA, r image.Rectangle, thick, away int) framed {
	out := r
	if thick > 0 {
		out = r.Inset(-thick)
	}
	card := func(p image.Point) bool {
		for _, column := range s.cards() {
			for _, c := range column {
				if p.In(c) {
					return true
				}
			}
		}
		return false
	}
	var f framed
	sample := func(edge, beyond, within image.Point) {
		if !card(beyond) {
			f.frame = append(f.frame, img.NRGBAAt(edge.X, edge.Y))
			f.beyond = append(f.beyond, img.NRGBAAt(beyond.X, beyond.Y))
			f.within = append(f.within, img.NRGBAAt(within.X, within.Y))
		}
	}
	round := r.Dx()/8 + abs(thick) // avoids the rounded corners
	for y := out.Min.Y + round; y < out.Max.Y-round; y++ {
		sample(image.Pt(out.Min.X, y), image.Pt(out.Min.X-away, y), image.Pt(r.Min.X+abs(min(thick, 0)), y))
		sample(image.Pt(out.Max.X-1, y), image.Pt(out.Max.X-1+away, y), image.Pt(r.Max.X-1-abs(min(thick, 0)), y))
	}
	for x := out.Min.X + round; x < out.Max.X-round; x++ {
		sample(image.Pt(x, out.Max.Y-1), image.Pt(x, out.Max.Y-1+away), image.Pt(x, r.Max.Y-1-abs(min(thick, 0))))
	}
	return f
}

func abs(n int) int { return max(n, -n) }

// checkFrame measures the contrast of a frame with the table, and of it or its dark edge with a
// card.
func (s *stage) checkFrame(what string, img *image.NRGBA, r image.Rectangle, units int, c color.NRGBA) {
	s.T.Helper()
	s.checkFrameFrom(what, img, r, units, 1, c)
}

// checkFrameFrom measures against the table some pixels away, beyond the glow of the frame.
func (s *stage) checkFrameFrom(what string, img *image.NRGBA, r image.Rectangle, units, away int, c color.NRGBA) {
	s.T.Helper()
	f := s.frameOf(img, r, int(float64(units)*s.scale), away)
	if len(f.frame) < r.Dx()/2 {
		s.T.Errorf("%s: only %d places to measure", what, len(f.frame))
	}
	for i := range f.frame {
		if f.frame[i] != c {
			s.T.Errorf("%s: found %v instead of the frame's %v", what, f.frame[i], c)
			return
		}
		if got := contrast(f.frame[i], f.beyond[i]); got < markContrast {
			s.T.Errorf("%s: %v beside the table's %v, a contrast of %.2f, want at least %.1f", what, f.frame[i], f.beyond[i], got, markContrast)
			return
		}
		if got := max(contrast(f.frame[i], faces.Paper), contrast(f.within[i], faces.Paper)); got < markContrast {
			s.T.Errorf("%s: neither %v nor its edge %v stands out from a card", what, f.frame[i], f.within[i])
			return
		}
	}
}

func TestDrawnMarksStandOut(t *testing.T) {
	for _, table := range choices.Tables {
		for _, felt := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s/felt=%t", table.Name, felt), func(t *testing.T) {
				if table != choices.Tables[0] || felt {
					withoutRaceDetector(t)
				}
				look := set(table.Name, "dark", felt)
				look.FourColours = felt
				newStage(t, scenery{width: 900, height: 620, board: gametest.MarkBoard, set: look}).checkMarks()
			})
		}
	}
}

func (s *stage) checkMarks() {
	look := s.look()
	last := func(col int) image.Rectangle {
		cards := s.cards()[col]
		return cards[len(cards)-1]
	}
	thin := min(2, (s.column(2).Min.X-s.column(1).Max.X-1)/2) // neighbours do not touch
	place := image.Rectangle{Min: s.column(6).Min, Max: s.column(6).Min.Add(last(1).Size())}
	s.checkPlace(s.picture(), place, look.Empty)

	s.table.Arrow(fyne.KeyDown) // shows the cursor on column 1
	s.checkFrame("the cursor", s.picture(), last(1), 3, look.Cursor)

	s.press(s.seen(4, 0))
	s.drag(s.seen(4, 0).Add(image.Pt(0, 40)))
	s.release(s.seen(4, 0))
	s.checkFrame("a breaking card", s.picture(), last(4), 3, look.Broken)

	from := s.seen(1, 1)
	low := image.Pt((place.Min.X+place.Max.X)/2, place.Max.Y+2*place.Dy())
	s.press(from)
	s.drag(low)
	img := s.picture()
	s.checkFrame("a column that takes the cards", img, last(2), thin, look.Takes)
	preview := place // of the held cards
	preview.Max.Y += last(1).Min.Y - s.cards()[1][1].Min.Y
	s.checkFrameFrom("the target", img, preview, 3, 12, look.Target)
	for _, col := range []int{2, 3} { // a black and a red card
		s.drag(image.Pt((last(col).Min.X+last(col).Max.X)/2, low.Y))
		s.checkSign(s.picture(), col)
	}
	s.table.Escape()

	s.click(s.seen(4, -1))
	s.checkFrame("a selection", s.picture(), last(4), 4, look.Selected)
	s.click(low)
	s.checkFrame("moved cards", s.picture(), place, thin, look.Moved)
}

// checkSign measures the contrast of the sign of a column's last card with its background.
func (s *stage) checkSign(img *image.NRGBA, col int) {
	s.T.Helper()
	n := s.session.Tableau().Len(col)
	ground, mark := uitest.GroundAndMark(img, s.signArea(col, n-1))
	if got := contrast(mark, ground); got < textContrast {
		s.T.Errorf("%v is drawn in %v on %v, a contrast of %.2f, want at least %.1f",
			s.session.Tableau().Card(col, n-1), mark, ground, got, textContrast)
	}
}

// checkPlace measures the contrast of the outline of an empty column with the table around and
// inside it.
func (s *stage) checkPlace(img *image.NRGBA, r image.Rectangle, c color.NRGBA) {
	s.T.Helper()
	f := s.frameOf(img, r, -2, 1)
	for i := range f.frame {
		if f.frame[i] != c {
			s.T.Errorf("an empty column: found %v instead of the outline's %v", f.frame[i], c)
			return
		}
		if out, in := contrast(c, f.beyond[i]), contrast(c, f.within[i]); min(out, in) < markContrast {
			s.T.Errorf("an empty column: the contrast of its outline is %.2f outwards, %.2f inwards, want at least %.1f", out, in, markContrast)
			return
		}
	}
}

func TestDrawnSignsStandOut(t *testing.T) {
	for _, four := range []bool{false, true} {
		t.Run(fmt.Sprintf("four colours=%t", four), func(t *testing.T) {
			look := set("green", "dark", false)
			look.FourColours = four
			s := newStage(t, scenery{width: 640, height: 480, set: look})
			img := s.picture()
			for col, cards := range s.cards() {
				for i := range cards {
					ground, mark := uitest.GroundAndMark(img, s.signArea(col, i))
					if ground != faces.Paper {
						t.Errorf("the sign of card %d of column %d is on %v", i+1, col, ground)
					}
					card := s.session.Tableau().Card(col, i)
					if got := contrast(mark, ground); got < textContrast {
						t.Errorf("%v is drawn in %v, a contrast of %.2f, want at least %.1f", card, mark, got, textContrast)
					}
				}
			}
		})
	}
}

// signArea returns the part of a card with its corner sign, without the rounded corners.
func (s *stage) signArea(col, index int) image.Rectangle {
	cards := s.cards()[col]
	r := cards[index]
	d := faces.New(deckStyle(s.settings, s.words), r.Dx())
	strip := r.Dy()
	if len(cards) > 1 {
		strip = cards[1].Min.Y - cards[0].Min.Y
	}
	sign := d.Sign(strip)
	margin := (d.Strip(sign) - sign) / 2
	corner := r.Dx()/16 + 1
	return image.Rect(r.Min.X+corner, r.Min.Y+margin, r.Max.X-corner, r.Min.Y+margin+sign)
}
