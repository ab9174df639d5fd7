package faces

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"simplesimon/engine"
)

// coveredWidths are widths of cards, from the smallest window to large ones.
var coveredWidths = []int{36, 59, 60, 102, 132}

// TestCovered draws the visible part of covered cards in strips of many heights.
func TestCovered(t *testing.T) {
	if testing.Short() {
		t.Skip("too slow with the race detector, and single-threaded")
	}
	for name, style := range testStyles {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			seen := coveredSeen{}
			for _, width := range coveredWidths {
				d := New(style, width)
				for strip := 13; strip <= d.height*2/3; strip += max(2, width/14) {
					t.Run(fmt.Sprintf("%d/%d", width, strip), func(t *testing.T) {
						forCards(func(c engine.Card) {
							if name == "four" && c.Rank() > engine.Ace && c.Rank() < engine.Jack {
								return // they differ only in colour
							}
							v := coveredCard{t, d, c, strip, d.Covered(c, strip, d.MaxSign()), d.Face(c, d.Sign(strip))}
							v.checkSign()
							if c.Rank() > 10 && !style.LargePrint {
								v.checkFigure(&seen)
							} else {
								v.checkNothingCut(&seen)
							}
						})
					})
				}
			}
			if !style.LargePrint && (seen.figures < 150 || name == "two" && seen.pips == 0) {
				t.Errorf("%d figures and %d rows of pips were seen", seen.figures, seen.pips)
			}
		})
	}
}

// coveredSeen counts what covered cards show besides their signs.
type coveredSeen struct{ pips, figures int }

// coveredCard is a card covered except for a strip, and its complete face with a sign of that height.
type coveredCard struct {
	*testing.T
	d       *Deck
	card    engine.Card
	strip   int
	covered *image.RGBA
	whole   *image.RGBA
}

// row returns the pixels of a part of a row.
func row(img *image.RGBA, y, from, to int) []uint8 {
	return img.Pix[img.PixOffset(from, y):img.PixOffset(to, y)]
}

// checkSign checks that a covered card has exactly the same sign as the complete face.
func (v *coveredCard) checkSign() {
	rank, suit := v.d.signShape(v.d.Sign(v.strip)).place()
	for y := range min(v.strip, rank.Max.Y) {
		if !bytes.Equal(row(v.covered, y, rank.Min.X, suit.Max.X), row(v.whole, y, rank.Min.X, suit.Max.X)) {
			v.Fatalf("%v: the signs differ in row %d", v.card, y)
		}
	}
}

// checkNothingCut checks that the last row of the strip is bare paper, and that every pixel below the sign is
// either bare paper or that of the complete face: pips are either complete or omitted. An ace's suit may be
// smaller.
func (v *coveredCard) checkNothingCut(seen *coveredSeen) {
	d := v.d
	bare := func(y int) bool { return bytes.Equal(row(v.covered, y, 0, d.width), row(d.blank, y, 0, d.width)) }
	if !bare(v.strip - 1) {
		v.Errorf("%v: something is cut at the lower edge", v.card)
	}
	rank, suit := d.signShape(d.Sign(v.strip)).place()
	for y := max(rank.Max.Y, suit.Max.Y) + 1; y < v.strip; y++ {
		if bare(y) {
			continue
		}
		seen.pips++
		for x := range d.width {
			is := v.covered.RGBAAt(x, y)
			if is != d.blank.RGBAAt(x, y) && is != v.whole.RGBAAt(x, y) && v.card.Rank() > engine.Ace {
				v.Fatalf("%v: at %d,%d is %v, neither paper nor part of the complete face", v.card, x, y, is)
			}
		}
	}
}

// checkFigure checks that a strip shows either the complete face of a court figure or none: at its lower edge
// there is no more skin than the width of a neck, which is less than the face at the mouth. The figure is shown
// if there is room, and never on a small card.
func (v *coveredCard) checkFigure(seen *coveredSeen) {
	d := v.d
	if float64(v.strip) > (bustFoot+1)*d.unit() {
		return // more of it is visible
	}
	widest, last := 0, 0
	for y := range v.strip {
		last = 0
		for x := d.width / 2; x < d.width; x++ {
			if at := v.covered.RGBAAt(x, y); at == rgba(skin) || at == rgba(darkSkin) {
				last++
			}
		}
		widest = max(widest, last)
	}
	if widest > 0 {
		seen.figures++
	}
	if widest > 4 && 10*last > 7*widest {
		v.Errorf("%v: the face is %d pixels wide, and %d at the lower edge", v.card, widest, last)
	}
	switch size := v.strip * 100 / d.width; {
	case d.width < leastHead && widest > 0:
		v.Errorf("%v: the strip of a small card has a head", v.card)
	case size >= 40 && d.width >= leastHead && widest < d.width/12:
		v.Errorf("%v: the face is %d pixels wide only", v.card, widest)
	}
}

func rgba(c color.NRGBA) color.RGBA { return color.RGBAModel.Convert(c).(color.RGBA) }
