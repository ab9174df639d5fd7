package faces_test

import (
	"bytes"
	"image"
	"sync"
	"testing"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

var german = faces.Letters{Ace: "A", Jack: "B", Queen: "D", King: "K"}

// styles are the kinds of deck that players can choose.
var styles = map[string]faces.Style{
	"two":   {Letters: faces.International},
	"four":  {FourColours: true, Letters: german},
	"large": {LargePrint: true, Letters: faces.International},
}

// everyStyle runs a test for each kind of deck.
func everyStyle(t *testing.T, test func(t *testing.T, style faces.Style)) {
	t.Helper()
	for name, style := range styles {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, style)
		})
	}
}

// TestSizes draws at every small width and at many larger ones: nothing panics, sizes are exact, and no face
// has ink outside the card.
func TestSizes(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		cards := deckOrder()
		for w := -1; w <= 400; w++ {
			if w > 50 {
				w += w / 5
			}
			d := faces.New(style, w)
			width := max(w, 1)
			if d.Width() != width {
				t.Fatalf("width %d: the deck reports %d", w, d.Width())
			}
			blank := d.Face(0, 1)
			for i := range 3 {
				c := cards[(w+1+i*13+i*4)%52]
				img := d.Face(c, d.MaxSign())
				if img.Rect != image.Rect(0, 0, width, faces.Height(width)) {
					t.Fatalf("width %d: %v is %v", w, c, img.Rect)
				}
				for k := 3; k < len(img.Pix); k += 4 {
					if img.Pix[k] != blank.Pix[k] {
						t.Fatalf("width %d: %v has ink outside the card, at pixel %d", w, c, k/4)
					}
				}
			}
		}
	})
}

func TestHeight(t *testing.T) {
	for width, want := range map[int]int{-3: 1, 0: 1, 1: 1, 5: 7, 59: 83, 60: 84, 63: 88, 100: 140, 175: 245, 300: 420} {
		if got := faces.Height(width); got != want {
			t.Errorf("Height(%d) = %d, want %d", width, got, want)
		}
	}
}

// TestOddCards asks for cards, suits and sizes that do not exist.
func TestOddCards(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		d := faces.New(style, 60)
		blank := d.Face(0, 9)
		for c := range 256 {
			card := engine.Card(c)
			if face := d.Face(card, 9); !bytes.Equal(face.Pix, blank.Pix) != isCard(card) {
				t.Errorf("card %d: wrong whether the face is blank", c)
			}
		}
		for _, sign := range []int{-5, 0, 1, 1 << 40} {
			if d.Face(engine.NewCard(7, engine.Clubs), sign) == nil {
				t.Errorf("no face for the sign %d", sign)
			}
		}
		for _, height := range []int{-2, 0, 1, 2, 3, 5, 500} {
			for s := range engine.Suit(7) {
				if img := d.King(s, height); img.Rect.Dy() != max(height, 1) {
					t.Errorf("a king %d high is %v", height, img.Rect)
				}
			}
		}
	})
}

func isCard(c engine.Card) bool {
	for _, k := range deckOrder() {
		if c == k {
			return true
		}
	}
	return false
}

// TestSame draws one deck twice, in different orders and from several goroutines: every pixel is the same, and
// faces are cached.
func TestSame(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		one, two := faces.New(style, 71), faces.New(style, 71)
		cards := deckOrder()
		var done sync.WaitGroup
		for g := range 4 {
			done.Go(func() {
				for i := range cards {
					two.Face(cards[(51-i+g*13)%52], 12)
				}
			})
		}
		done.Wait()
		for _, c := range cards {
			if !bytes.Equal(one.Face(c, 12).Pix, two.Face(c, 12).Pix) {
				t.Errorf("%v differs between decks", c)
			}
			if first := one.Face(c, 12); first != one.Face(c, 12) {
				t.Errorf("%v is not cached", c)
			}
		}
	})
}

// TestDistinct compares all faces, and the visible strips of covered cards, at several heights of signs.
func TestDistinct(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		for _, width := range []int{36, 59, 100} {
			d := faces.New(style, width)
			for _, sign := range []int{9, 11, 15, d.MaxSign()} {
				wholes, strips := map[string]engine.Card{}, map[string]engine.Card{}
				for _, c := range deckOrder() {
					pix := d.Face(c, sign).Pix
					rows := d.Strip(sign) * 4 * width
					if other, ok := wholes[string(pix)]; ok {
						t.Errorf("width %d, sign %d: %v and %v are the same", width, sign, c, other)
					}
					if other, ok := strips[string(pix[:rows])]; ok {
						t.Errorf("width %d, sign %d: the strips of %v and %v are the same", width, sign, c, other)
					}
					wholes[string(pix)], strips[string(pix[:rows])] = c, c
				}
			}
		}
	})
}

// TestStrips checks that Strip and Sign are inverse to each other.
func TestStrips(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		for width := 1; width <= 400; width += 1 + width/20 {
			d := faces.New(style, width)
			for sign := 1; sign <= d.MaxSign(); sign++ {
				strip := d.Strip(sign)
				if strip < sign+2 || sign > 1 && strip <= d.Strip(sign-1) {
					t.Fatalf("width %d: the strip of sign %d is %d", width, sign, strip)
				}
				if got := d.Sign(strip); got != sign {
					t.Fatalf("width %d: Sign(Strip(%d)) = %d", width, sign, got)
				}
			}
			for strip := d.Strip(1); strip < 2*width; strip++ {
				sign := d.Sign(strip)
				if d.Strip(sign) > strip || sign < d.MaxSign() && d.Strip(sign+1) <= strip {
					t.Fatalf("width %d: Sign(%d) = %d is not the largest that fits", width, strip, sign)
				}
			}
			if got := d.Sign(1 << 40); got != d.MaxSign() {
				t.Fatalf("width %d: the sign of an endless strip is %d", width, got)
			}
		}
	})
}

// TestLetters uses letters of other languages, and some that the font does not have.
func TestLetters(t *testing.T) {
	for _, c := range []struct {
		letters faces.Letters
		same    bool // as the international ones
	}{
		{faces.Letters{}, true},
		{faces.Letters{Ace: "", Jack: " ", Queen: "\x00", King: "\U0001F451"}, true},
		{german, false},
		{faces.Letters{Ace: "Т", Jack: "В", Queen: "Д", King: "К"}, false},
		{faces.Letters{Ace: "As", Jack: "Kn", Queen: "Dm", King: "Ko"}, false},
		{faces.Letters{Ace: "Á", Jack: "Wy", Queen: "Qq", King: "\xff"}, false},
	} {
		d, usual := faces.New(faces.Style{Letters: c.letters}, 80), faces.New(faces.Style{Letters: faces.International}, 80)
		changed := 0
		for _, r := range []engine.Rank{engine.Ace, engine.Jack, engine.Queen, engine.King} {
			card := engine.NewCard(r, engine.Hearts)
			if !bytes.Equal(d.Face(card, 20).Pix, usual.Face(card, 20).Pix) {
				changed++
			}
		}
		if (changed == 0) != c.same {
			t.Errorf("%q: %d of the four letters changed", c.letters, changed)
		}
	}
}
