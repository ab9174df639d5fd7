package faces_test

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

var update = flag.Bool("update", false, "write the sheets of testdata again")

// felt is the background of the sheets.
var felt = color.NRGBA{0x1F, 0x6B, 0x45, 0xFF}

// deckOrder lists the 52 cards, suit by suit.
func deckOrder() []engine.Card {
	var cards []engine.Card
	for s := engine.Spades; s <= engine.Clubs; s++ {
		for r := engine.Ace; r <= engine.King; r++ {
			cards = append(cards, engine.NewCard(r, s))
		}
	}
	return cards
}

// TestSheets compares every drawing of a deck with the last one inspected: each complete face, each in low and
// high strips, and the small kings. Only the eye can tell whether a figure looks right. Two-colour and
// four-colour decks differ only in inks, which the images of the window cover.
func TestSheets(t *testing.T) {
	everyStyle(t, func(t *testing.T, style faces.Style) {
		if style == styles["two"] {
			return
		}
		path := filepath.Join("testdata", filepath.Base(t.Name())+".png")
		got := sheet(faces.New(style, 90))
		if *update {
			save(t, path, got)
			return
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatalf("%v: create it with -update and inspect it", err)
		}
		decoded, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if decoded.Bounds() != got.Rect {
			t.Fatalf("the sheet is %v, the one in %s %v", got.Rect, path, decoded.Bounds())
		}
		want := image.NewRGBA(got.Rect)
		draw.Draw(want, want.Rect, decoded, image.Point{}, draw.Src)
		if at, ok := differ(got, want); ok {
			failed := filepath.Join(t.ArtifactDir(), filepath.Base(path))
			save(t, failed, got)
			t.Errorf("differs from %s at %v; see %s (kept with -artifacts)", path, at, failed)
		}
	})
}

// differ finds a pixel in which two images of the same size differ by more than the rounding of another
// processor.
func differ(a, b *image.RGBA) (image.Point, bool) {
	const tolerance = 4 // up to 3 have been observed
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > tolerance || d < -tolerance {
			return image.Pt(i%a.Stride/4, i/a.Stride), true
		}
	}
	return image.Point{}, false
}

// sheet draws all faces, with a suit in each row: complete, in low strips, in high strips; and the small kings
// in the last column.
func sheet(d *faces.Deck) *image.RGBA {
	const gap, low, high = 4, 26, 52
	row, column := faces.Height(d.Width())+low+high+4*gap, d.Width()+gap
	img := image.NewRGBA(image.Rect(0, 0, 14*column+gap, 4*row+gap))
	draw.Draw(img, img.Rect, image.NewUniform(felt), image.Point{}, draw.Src)
	for i, c := range deckOrder() {
		x, y := gap+i%13*column, gap+i/13*row
		for _, strip := range []int{low, high} {
			put(img, d.Covered(c, strip, d.MaxSign()).SubImage(image.Rect(0, 0, d.Width(), strip)), x, y)
			y += strip + gap
		}
		put(img, d.Face(c, d.MaxSign()), x, y)
	}
	for s := engine.Spades; s <= engine.Clubs; s++ {
		y := gap + int(s)*row
		for _, height := range []int{14, 24, 32, 56} {
			put(img, d.King(s, height), gap+13*column, y)
			y += height + gap
		}
	}
	return img
}

func put(on *image.RGBA, face image.Image, x, y int) {
	draw.Draw(on, face.Bounds().Add(image.Pt(x, y)), face, image.Point{}, draw.Over)
}

func save(t *testing.T, path string, img image.Image) {
	t.Helper()
	var data bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&data, img); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
