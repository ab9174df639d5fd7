package faces

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"simplesimon/engine"
)

// coveredWidths are widths of cards, from those of the smallest window to those of large ones.
var coveredWidths = []int{36, 58, 59, 102, 132}

// forCovered calls a function for the covered faces of all cards in strips of many heights.
func forCovered(t *testing.T, style Style, do func(t *testing.T, d *Deck, c engine.Card, strip int)) {
	for _, width := range coveredWidths {
		d := New(style, width)
		for strip := 13; strip <= d.height*2/3; strip += max(2, width/14) {
			t.Run(fmt.Sprintf("%d/%d", width, strip), func(t *testing.T) {
				forCards(func(c engine.Card) { do(t, d, c, strip) })
			})
		}
	}
}

// TestNothingIsCut holds, in every strip that a covered card can show, that the last row of it is bare paper, and that every pixel below
// the sign is either bare paper or that of the whole face: pips are whole or not there. An ace's suit may be smaller. Court figures are
// tested below.
func TestNothingIsCut(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does it all, and the race detector makes it slow")
	}
	for name, style := range testStyles {
		t.Run(name, func(t *testing.T) {
			pips := 0
			forCovered(t, style, func(t *testing.T, d *Deck, c engine.Card, strip int) {
				if c.Rank() > 10 && !style.LargePrint {
					return
				}
				covered, whole := d.Covered(c, strip), d.Face(c, d.Sign(strip))
				row := func(img *image.RGBA, y int) []uint8 {
					return img.Pix[img.PixOffset(0, y):img.PixOffset(d.width, y)]
				}
				if !bytes.Equal(row(covered, strip-1), row(d.blank, strip-1)) {
					t.Errorf("%v: something is cut at the lower edge", c)
				}
				rank, suit := d.signShape(d.Sign(strip)).place()
				for y := max(rank.Max.Y, suit.Max.Y) + 1; y < strip; y++ {
					bare := true
					for x := range d.width {
						is := covered.RGBAAt(x, y)
						if is == d.blank.RGBAAt(x, y) {
							continue
						}
						bare = false
						if is != whole.RGBAAt(x, y) && c.Rank() > engine.Ace {
							t.Fatalf("%v: at %d,%d is %v, neither paper nor of the whole face", c, x, y, is)
						}
					}
					if !bare {
						pips++
					}
				}
			})
			if pips == 0 && !style.LargePrint {
				t.Error("no strip is so high that pips are whole")
			}
		})
	}
}

// TestNoFaceIsCut holds that a strip shows the whole face of a court figure, or none: at its lower edge is no more skin than a neck has,
// which the mouth is already wider than. Every figure is there where there is room.
func TestNoFaceIsCut(t *testing.T) {
	seen := 0
	forCovered(t, testStyles["two"], func(t *testing.T, d *Deck, c engine.Card, strip int) {
		if c.Rank() <= 10 || float64(strip) > (bustFoot+2)*d.unit() {
			return // there is more of it
		}
		img := d.Covered(c, strip)
		widest, last := 0, 0
		for y := range strip {
			last = 0
			for x := d.width / 2; x < d.width; x++ {
				if at := img.RGBAAt(x, y); at == rgba(skin) || at == rgba(darkSkin) {
					last++
				}
			}
			widest = max(widest, last)
		}
		if widest > 0 {
			seen++
		}
		if widest > 4 && 10*last > 7*widest {
			t.Errorf("%v: the face is %d pixels wide, and %d at the lower edge", c, widest, last)
		}
		if size := strip * 100 / d.width; size >= 40 && d.width >= 58 && widest < d.width/12 {
			t.Errorf("%v: the face is %d pixels wide only", c, widest)
		}
	})
	if seen < 150 {
		t.Errorf("only %d faces were seen", seen)
	}
}

func rgba(c color.NRGBA) color.RGBA { return color.RGBAModel.Convert(c).(color.RGBA) }

// TestCoveredSigns holds that a covered card has the sign of the whole face, to the pixel.
func TestCoveredSigns(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does it all, and the race detector makes it slow")
	}
	for name, style := range testStyles {
		t.Run(name, func(t *testing.T) {
			forCovered(t, style, func(t *testing.T, d *Deck, c engine.Card, strip int) {
				sign := d.Sign(strip)
				covered, whole := d.Covered(c, strip), d.Face(c, sign)
				rank, suit := d.signShape(sign).place()
				for y := range min(strip, rank.Max.Y) {
					for x := rank.Min.X; x < suit.Max.X; x++ {
						if covered.RGBAAt(x, y) != whole.RGBAAt(x, y) {
							t.Fatalf("%v: the signs differ at %d,%d", c, x, y)
						}
					}
				}
			})
		})
	}
}
