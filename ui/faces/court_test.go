package faces

import (
	"bytes"
	"image"
	"testing"

	"simplesimon/engine"
)

// forCourts calls a function for each of the twelve court cards.
func forCourts(do func(c engine.Card)) {
	forCards(func(c engine.Card) {
		if c.Rank() > 10 {
			do(c)
		}
	})
}

// turned returns an image turned by 180°.
func turned(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		copy(out.Pix[len(img.Pix)-4-i:], img.Pix[i:i+4])
	}
	return out
}

// TestTurned compares the figures of court cards with themselves turned by 180°.
func TestTurned(t *testing.T) {
	if testing.Short() {
		t.Skip("too slow with the race detector, and single-threaded")
	}
	for _, name := range []string{"two", "four"} {
		for _, width := range []int{11, 20, 36, 45, 59, 60, 61, 73, 80, 87, 100, 128, 175} {
			d := New(testStyles[name], width)
			forCourts(func(c engine.Card) {
				if img := d.drawBare(c); !bytes.Equal(img.Pix, turned(img).Pix) {
					t.Errorf("%s, width %d: %v turned is a different image", name, width, c)
				}
			})
		}
	}
}

// TestRobesReachTheEdge checks that the robes fill the card to its sides, but leave the hairline there.
func TestRobesReachTheEdge(t *testing.T) {
	for _, width := range []int{40, 59, 60, 100, 175} {
		d := New(testStyles["two"], width)
		line := hairlineWidth(width)
		forCourts(func(c engine.Card) {
			img, right := d.drawBare(c), image.Pt(width-1-line, d.height*53/100)
			for _, at := range []image.Point{right, image.Pt(width-1, d.height-1).Sub(right)} {
				if img.RGBAAt(at.X, at.Y) == d.blank.RGBAAt(at.X, at.Y) {
					t.Errorf("width %d: the robe of %v does not reach %v", width, c, at)
				}
			}
			for y := range d.height {
				for _, x := range []int{0, line - 1, width - line, width - 1} {
					if img.RGBAAt(x, y) != d.blank.RGBAAt(x, y) {
						t.Fatalf("width %d: %v is drawn over the edge of the card at %d,%d", width, c, x, y)
					}
				}
			}
		})
	}
}

// TestCourtsClear checks that no figure comes near a corner sign, complete or in a strip, on cards of any
// width.
func TestCourtsClear(t *testing.T) {
	for _, width := range []int{36, 41, 47, 53, 59, 60, 67, 80, 100, 131, 175, 300} {
		d := New(testStyles["two"], width)
		rank, suit := d.signShape(d.MaxSign()).place()
		own := rank.Union(suit).Inset(-max(1, width/50)).Intersect(image.Rect(hairlineWidth(width), 2, width, d.height))
		turnedRank, turnedSuit := d.turnedShape(d.MaxSign()).place()
		below := turnedRank.Union(turnedSuit).Inset(-1)
		forCourts(func(c engine.Card) {
			bare := d.drawBare(c)
			if at, ok := inkWithin(bare, d.blank, own); ok {
				t.Errorf("width %d: the figure of %v comes near the sign at %v", width, c, at)
			}
			if at, ok := inkWithin(turned(bare), d.blank, below); ok {
				t.Errorf("width %d: the figure of %v comes near the turned sign at %v", width, c, at)
			}
		})
	}
}

// inkWithin finds a pixel of a rectangle in which two images differ.
func inkWithin(img, blank *image.RGBA, r image.Rectangle) (image.Point, bool) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if img.RGBAAt(x, y) != blank.RGBAAt(x, y) {
				return image.Pt(x, y), true
			}
		}
	}
	return image.Point{}, false
}
