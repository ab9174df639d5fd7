package faces

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"simplesimon/engine"
)

// testStyles are the kinds of deck, for internal tests.
var testStyles = map[string]Style{
	"two":   {Letters: International},
	"four":  {FourColours: true, Letters: Letters{"A", "B", "D", "K"}},
	"large": {LargePrint: true, Letters: Letters{"As", "J", "Qu", "R"}},
}

// forCards calls a function for each of the 52 cards.
func forCards(do func(c engine.Card)) {
	for s := engine.Spades; s <= engine.Clubs; s++ {
		for r := engine.Ace; r <= engine.King; r++ {
			do(engine.NewCard(r, s))
		}
	}
}

// darkness returns how much of a pixel is ink, 0 … 1, on a face whose background is paper.
func darkness(img *image.RGBA, x, y int, ink color.NRGBA) float64 {
	p := img.RGBAAt(x, y)
	// The channel in which ink and paper differ most is the most precise.
	paper, full, is := float64(Paper.G), float64(ink.G), float64(p.G)
	return math.Max(0, math.Min(1, (paper-is)/(paper-full)))
}

// TestSignsAlone checks that the pixels of a sign depend only on card, sign and colours: around it every face
// is bare paper, as on an empty card, and the rest of the face does not reach it.
func TestSignsAlone(t *testing.T) {
	for name, style := range testStyles {
		for _, width := range []int{36, 41, 47, 53, 59, 60, 80, 100, 175} {
			d := New(style, width)
			s := d.signShape(d.MaxSign())
			rank, suit := s.place()
			own := rank.Union(suit).Inset(-1).Intersect(image.Rect(2, 2, width-2, d.height))
			blank := d.blank
			forCards(func(c engine.Card) {
				bare := d.drawBare(c)
				for y := own.Min.Y; y < own.Max.Y; y++ {
					a, b := bare.PixOffset(own.Min.X, y), bare.PixOffset(own.Max.X, y)
					if !bytes.Equal(bare.Pix[a:b], blank.Pix[a:b]) {
						t.Errorf("%s, width %d: the drawing of %v reaches the sign's place in row %d", name, width, c, y)
						return
					}
				}
			})
		}
	}
}

// TestSignsWithinPlace checks that a sign paints only in its own area.
func TestSignsWithinPlace(t *testing.T) {
	for name, style := range testStyles {
		for _, width := range []int{36, 59, 100} {
			d, nothing := New(style, width), make([]uint8, 4*width)
			for sign := 5; sign <= d.MaxSign(); sign += 1 + sign/12 {
				rank, suit := d.signShape(sign).place()
				if suit.Max.X >= width {
					t.Fatalf("%s, width %d: sign %d ends at %d", name, width, sign, suit.Max.X)
				}
				forCards(func(c engine.Card) {
					p := newPainter(d.width, d.height, identity)
					d.paintSign(p, c, d.signShape(sign))
					for y := range d.height {
						if bytes.Equal(row(p.img, y, 0, d.width), nothing) {
							continue
						}
						for x := range d.width {
							at := image.Pt(x, y)
							if p.img.Pix[p.img.PixOffset(x, y)+3] > 12 && !at.In(rank) && !at.In(suit) {
								t.Fatalf("%s, width %d, sign %d: %v paints at %v outside its area", name, width, sign, c, at)
							}
						}
					}
				})
			}
		}
	}
}

// TestSignHeight measures the rows that rank and suit fill in finished faces: exactly the requested height. A
// suit with a pointed end may fade in the last row.
func TestSignHeight(t *testing.T) {
	for name, style := range testStyles {
		for _, width := range []int{36, 59, 100} {
			d := New(style, width)
			for _, sign := range []int{9, 10, 11, 12, 13, 14, 15, 18, d.MaxSign()} {
				if sign > d.MaxSign() {
					continue
				}
				rank, suit := d.signShape(sign).place()
				forCards(func(c engine.Card) {
					if c.Suit() != engine.Spades && c.Rank() != 5 {
						return // rank and suit are painted independently
					}
					img := d.Face(c, sign)
					faint := map[string]float64{"rank": 0.4, "suit": 0.1}
					for part, box := range map[string]image.Rectangle{"rank": rank, "suit": suit} {
						rows := 0
						for y := box.Min.Y; y < box.Max.Y; y++ {
							most := 0.0
							for x := box.Min.X; x < box.Max.X; x++ {
								most = math.Max(most, darkness(img, x, y, style.Ink(c.Suit())))
							}
							if most >= faint[part] {
								rows++
							}
						}
						least := box.Dy()
						if part == "suit" {
							least -= max(1, sign/25)
						}
						if rows < least || rows > box.Dy() {
							t.Errorf("%s, width %d: the %s of %v fills %d rows, want %d", name, width, part, c, rows, box.Dy())
						}
					}
				})
			}
		}
	}
}

// TestRanksApart compares the ranks at the smallest sign in use: no two may be confused, in particular 6, 8 and
// 9.
func TestRanksApart(t *testing.T) {
	const sign, least = 9, 5.0 // pixels of ink by which two ranks differ
	for name, style := range testStyles {
		d := New(style, 59)
		rank, _ := d.signShape(sign).place()
		ink := style.Ink(engine.Spades)
		for a := engine.Ace; a <= engine.King; a++ {
			for b := a + 1; b <= engine.King; b++ {
				one, two := d.Face(engine.NewCard(a, engine.Spades), sign), d.Face(engine.NewCard(b, engine.Spades), sign)
				sum := 0.0
				for y := rank.Min.Y; y < rank.Max.Y; y++ {
					for x := rank.Min.X; x < rank.Max.X; x++ {
						sum += math.Abs(darkness(one, x, y, ink) - darkness(two, x, y, ink))
					}
				}
				if sum < least {
					t.Errorf("%s: %v and %v differ by %.1f pixels, want %.1f", name, a, b, sum, least)
				}
			}
		}
	}
}

// TestSuitsWeigh checks that the suits have about the same weight, and clearly different shapes, at every size
// of signs and pips. The diamond may be lighter: it is taller than its amount of ink suggests.
func TestSuitsWeigh(t *testing.T) {
	for size := 9; size <= 120; size++ {
		var ink [4]float64
		var pictures [4]*image.RGBA
		for s := engine.Spades; s <= engine.Clubs; s++ {
			p := newPainter(size, size, identity)
			p.suit(s, 0, 0, float64(size), color.Black)
			pictures[s] = p.img
			for i := 3; i < len(pictures[s].Pix); i += 4 {
				ink[s] += float64(pictures[s].Pix[i]) / 255
			}
		}
		mean := (ink[0] + ink[1] + ink[2] + ink[3]) / 4
		for s := engine.Spades; s <= engine.Clubs; s++ {
			if ratio := ink[s] / mean; ratio < 0.69 || ratio > 1.2 {
				t.Errorf("size %d: %v has %.2f times the mean weight", size, s, ratio)
			}
			for o := s + 1; o <= engine.Clubs; o++ {
				sum := 0.0
				for i := 3; i < len(pictures[s].Pix); i += 4 {
					sum += math.Abs(float64(pictures[s].Pix[i]) - float64(pictures[o].Pix[i]))
				}
				if sum /= 255 * float64(size*size); sum < 0.09 {
					t.Errorf("size %d: %v and %v differ only in %.0f %% of their square", size, s, o, sum*100)
				}
			}
		}
	}
}

// TestSignsRepeated compares the lower right corner with the sign painted for it.
func TestSignsRepeated(t *testing.T) {
	for _, name := range []string{"two", "four"} {
		for _, width := range []int{36, 59, 100} {
			d := New(testStyles[name], width)
			for _, sign := range []int{9, d.MaxSign()} {
				shape := d.turnedShape(sign)
				rank, suit := shape.place()
				forCards(func(c engine.Card) {
					face, upright := d.Face(c, sign), upper(d.blank, d.height)
					d.stampSign(upright, c, shape, false)
					for y := rank.Min.Y; y < rank.Max.Y; y++ {
						for x := rank.Min.X; x < suit.Max.X; x++ {
							if upright.RGBAAt(x, y) != face.RGBAAt(d.width-1-x, d.height-1-y) {
								t.Fatalf("%s, width %d, sign %d: the turned sign of %v differs", name, width, sign, c)
							}
						}
					}
				})
			}
		}
	}
}

// TestSignMeasures checks the proportions of both signs at every width: ranks start at the same position, a ten
// does not touch its suit, and the turned sign is no larger than the other.
func TestSignMeasures(t *testing.T) {
	for name, style := range testStyles {
		for width := 20; width <= 400; width++ {
			d := New(style, width)
			for sign := 5; sign <= d.MaxSign(); sign++ {
				s, turned := d.signShape(sign), d.turnedShape(sign)
				rank, suit := s.place()
				gap := suit.Min.X - rank.Min.X - int(math.Ceil(measureTen(float64(sign)).width))
				if gap < max(1, sign/10) || suit.Max.X > width-max(1, width/25) {
					t.Fatalf("%s, width %d, sign %d: the suit is at %v, %d from a ten", name, width, sign, suit, gap)
				}
				if suit.Min.Y < rank.Min.Y || suit.Max.Y > rank.Max.Y || suit.Dy() < min(sign, leastSign)-1 || 100*suit.Dy() < 75*sign {
					t.Fatalf("%s, width %d, sign %d: the suit is at %v, the rank at %v", name, width, sign, suit, rank)
				}
				if turned.height > sign || turned.suit > s.suit || turned.height < min(sign, leastSign) {
					t.Fatalf("%s, width %d: the turned sign is %+v, the other %+v", name, width, turned, s)
				}
			}
		}
	}
}
