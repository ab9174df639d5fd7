package ui

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/ui/faces"
)

// leastSign is the minimum height of a digit, in Fyne's units.
const leastSign = 9

// turned returns a board with the cards of every column rotated, so that others are the last.
func turned(t testing.TB, board string, by int) string {
	t.Helper()
	cards, err := engine.ParseTableau(board)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for col := 1; col <= engine.Columns; col++ {
		column := cards.Append(nil, col)
		if n := len(column); n > 0 {
			column = slices.Concat(column[by%n:], column[:by%n])
		}
		fmt.Fprintf(&out, "%d:", col)
		for _, c := range column {
			out.WriteString(" " + c.String())
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// A covered card shows the same sign, to the pixel, that it shows as the last
// card of a column of the same length.
func TestCoveredSignsAreWhole(t *testing.T) {
	deal := engine.NewGame(engine.Code{Suits: engine.Four, Number: 1}).Tableau().String()
	boards := []struct{ name, text string }{{"the deal", deal}, {"the longest column", gametest.LongestBoard}}
	for _, board := range boards {
		for _, shot := range []scenery{
			{width: 640, height: 480, scale: 1}, {width: 640, height: 480, scale: 2},
			{width: 1120, height: 700, scale: 1}, {width: 700, height: 1100, scale: 1},
		} {
			t.Run(fmt.Sprintf("%s/%dx%d@%g", board.name, shot.width, shot.height, shot.scale), func(t *testing.T) {
				if board.text != deal || shot.width != 640 || shot.scale > 1 {
					withoutRaceDetector(t)
				}
				shot.board = board.text
				newStage(t, shot).checkSigns(board.text)
			})
		}
	}
}

// checkSigns compares the signs of all covered cards with those of the same cards uncovered.
func (s *stage) checkSigns(board string) {
	covered, places, compared := s.picture(), s.cards(), 0
	for by := 1; by < len(places[1]); by++ { // column 1 is the longest
		s.put(turned(s.T, board, by))
		open := s.picture()
		for col, cards := range places {
			n := len(cards)
			if by >= n {
				continue
			}
			card := s.session.Tableau().Card(col, n-1) // was at by-1
			area := s.signArea(col, by-1)
			area.Max.X = area.Min.X + area.Dx()*53/100 // to the right is the head of a court figure
			way := cards[n-1].Min.Sub(cards[by-1].Min)
			for y := area.Min.Y; y < area.Max.Y; y++ {
				for x := area.Min.X; x < area.Max.X; x++ {
					if at := image.Pt(x, y).Add(way); covered.NRGBAAt(x, y) != open.NRGBAAt(at.X, at.Y) {
						s.T.Fatalf("%v in column %d: the covered card has %v at %v, the uncovered one %v", card, col,
							covered.NRGBAAt(x, y), image.Pt(x, y), open.NRGBAAt(at.X, at.Y))
					}
				}
			}
			compared++
		}
	}
	total := 0
	for _, cards := range places {
		total += max(0, len(cards)-1)
	}
	if compared != total {
		s.T.Errorf("%d of %d covered cards were compared", compared, total)
	}
}

// The longest column in the smallest window: its digits and letters are high
// enough to be read, and show their suit.
func TestLeastSigns(t *testing.T) {
	for _, lang := range []string{"en", "de"} { // the letters differ
		for _, scale := range []float64{1, 1.5, 2} {
			t.Run(fmt.Sprintf("%s@%g", lang, scale), func(t *testing.T) {
				if scale > 1 {
					withoutRaceDetector(t)
				}
				s := newStage(t, scenery{width: 640, height: 480, scale: scale, lang: lang, board: gametest.LongestBoard})
				img := s.picture()
				for i := range s.cards()[1] {
					card := s.session.Tableau().Card(1, i)
					rank, suit := s.marksOf(img, 1, i)
					if got := float64(rank.Dy()) / scale; got < leastSign {
						t.Errorf("%v: the rank is %.1f high, want at least %d", card, got, leastSign)
					}
					if got := float64(suit.Dy()) / scale; got < leastSign-1 {
						t.Errorf("%v: the suit is %.1f high, want at least %d", card, got, leastSign-1)
					}
				}
			})
		}
	}
}

// marksOf finds the first letter or digit of a card's sign in an image, and the suit, which comes
// last before the free part of the strip.
func (s *stage) marksOf(img *image.NRGBA, col, index int) (rank, suit image.Rectangle) {
	cards := s.cards()[col]
	area := s.signArea(col, index)
	area.Min.X = cards[index].Min.X + 2 // the edge
	area.Min.Y = cards[index].Min.Y + 2
	if index+1 < len(cards) {
		area.Max.Y = cards[index+1].Min.Y
	} else {
		area.Max.Y += 2
	}
	area.Max.X = area.Min.X + cards[index].Dx()/2
	var marks []image.Rectangle
	for x := area.Min.X; x < area.Max.X; x++ {
		line := image.Rectangle{}
		for y := area.Min.Y; y < area.Max.Y; y++ {
			if contrast(img.NRGBAAt(x, y), faces.Paper) >= markContrast {
				line = line.Union(image.Rect(x, y, x+1, y+1))
			}
		}
		switch n := len(marks); {
		case line.Empty():
		case n > 0 && marks[n-1].Max.X == x:
			marks[n-1] = marks[n-1].Union(line)
		default:
			marks = append(marks, line)
		}
	}
	if len(marks) < 2 {
		s.T.Errorf("%v: there is no rank and suit, only %v", s.session.Tableau().Card(col, index), marks)
		return image.Rectangle{}, image.Rectangle{}
	}
	last := 1
	if s.session.Tableau().Card(col, index).Rank() == 10 && len(marks) > 2 {
		last = 2 // the ten has two digits
	}
	return marks[0], marks[last]
}
