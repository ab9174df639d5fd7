package faces

import (
	"image"
	"slices"
	"testing"

	"simplesimon/engine"
)

// covered returns the number of pixels of an image that are not transparent.
func covered(img *image.RGBA) (n int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			n++
		}
	}
	return n
}

// TestFanOpens checks that a fan starts with its king, which is never covered, and grows with every card,
// without cutting anything off.
func TestFanOpens(t *testing.T) {
	for _, width := range []int{1, 20, 90} {
		for _, lean := range []float64{-20, 0, 15} {
			deck := New(Style{Letters: International}, width)
			fan := deck.NewFan(engine.Hearts, lean)
			king := slices.Clone(fan.Picture.Pix)
			seen := covered(fan.Picture)
			for cards := 2; cards <= engine.SequenceLength; cards++ {
				if !fan.Open(cards) || fan.Open(cards) {
					t.Fatalf("width %d: wrong report whether the fan changes with %d cards", width, cards)
				}
				now := covered(fan.Picture)
				if now < seen || width > 1 && now == seen {
					t.Errorf("width %d, lean %.0f: %d cards cover %d pixels, one less %d", width, lean, cards, now, seen)
				}
				seen = now
			}
			if fan.Open(engine.SequenceLength + 1) {
				t.Error("a fan has more cards than a sequence")
			}
			for i := 0; i < len(king); i += 4 {
				if king[i+3] == 255 && !slices.Equal(king[i:i+4], fan.Picture.Pix[i:i+4]) {
					t.Fatalf("width %d, lean %.0f: the king is covered", width, lean)
				}
			}
			if !fan.King.In(fan.Picture.Rect) {
				t.Errorf("width %d: the king is at %v, the image is %v", width, fan.King, fan.Picture.Rect)
			}
			edge := fan.Picture.Rect
			for x := range edge.Dx() {
				for y := range edge.Dy() {
					if (x == 0 || y == 0 || x == edge.Dx()-1 || y == edge.Dy()-1) && fan.Picture.RGBAAt(x, y).A == 255 {
						t.Fatalf("width %d, lean %.0f: a card is cut off at %d, %d", width, lean, x, y)
					}
				}
			}
		}
	}
}

// TestLittleSuits checks that the little cards are separate, one for each suit, in their colours.
func TestLittleSuits(t *testing.T) {
	for _, style := range []Style{{}, {FourColours: true}} {
		for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four} {
			for _, height := range []int{1, 14, 40} {
				img := style.Suits(SuitsOf(suits), height)
				if img.Rect.Dy() != height || len(SuitsOf(suits)) != int(suits) {
					t.Errorf("%d suits are %v, %d high", suits, SuitsOf(suits), img.Rect.Dy())
				}
				if height < 40 {
					continue
				}
				cards, paper := 0, false
				for x := range img.Rect.Dx() {
					now := img.RGBAAt(x, height/2).A > 0
					if now && !paper {
						cards++
					}
					paper = now
				}
				if cards != int(suits) {
					t.Errorf("%d suits are shown by %d cards", suits, cards)
				}
			}
		}
	}
	four := Style{FourColours: true}
	for _, suit := range SuitsOf(engine.Four) {
		two, other := Style{}.Suits([]engine.Suit{suit}, 40), four.Suits([]engine.Suit{suit}, 40)
		differ := !slices.Equal(two.Pix, other.Pix)
		if want := (Style{}).Ink(suit) != four.Ink(suit); differ != want {
			t.Errorf("%v in four colours looks different: %v, want %v", suit, differ, want)
		}
	}
}
