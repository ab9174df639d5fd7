package faces_test

import (
	"flag"
	"fmt"
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

// sheets names a folder; if given, contact sheets of the deck are written there to be looked at.
var sheets = flag.String("sheets", "", "folder to write contact sheets of the deck to")

// felt is the ground of the sheets.
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

// sheet returns all 52 faces in four rows.
func sheet(d *faces.Deck, sign int) *image.RGBA {
	const gap = 6
	img := ground(13*(d.Width()+gap)+gap, 4*(faces.Height(d.Width())+gap)+gap)
	for i, c := range deckOrder() {
		put(img, d.Face(c, sign), gap+i%13*(d.Width()+gap), gap+i/13*(faces.Height(d.Width())+gap))
	}
	return img
}

// columns returns ten columns of cards that are covered but for a strip.
func columns(d *faces.Deck, strip int) *image.RGBA {
	gap := max(2, d.Width()/12)
	img := ground(10*(d.Width()+gap)+gap, 2*gap+13*strip+faces.Height(d.Width()))
	cards := deckOrder()
	for col := range 10 {
		for i := range 14 - col {
			x, y := gap+col*(d.Width()+gap), gap+i*strip
			if card := cards[(col*17+i*11)%52]; i < 13-col {
				put(img, d.Covered(card, strip), x, y)
			} else {
				put(img, d.Face(card, d.Sign(strip)), x, y)
			}
		}
	}
	return img
}

// kings returns the small kings in several sizes.
func kings(d *faces.Deck) *image.RGBA {
	img := ground(7*60, 4*60)
	for s := engine.Spades; s <= engine.Clubs; s++ {
		for i, h := range []int{14, 20, 24, 28, 32, 40, 56} {
			put(img, d.King(s, h), 4+i*60, 2+int(s)*60)
		}
	}
	return img
}

func ground(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(felt), image.Point{}, draw.Src)
	return img
}

func put(on *image.RGBA, face *image.RGBA, x, y int) {
	draw.Draw(on, face.Rect.Add(image.Pt(x, y)), face, image.Point{}, draw.Over)
}

func save(t *testing.T, name string, img image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(*sheets, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// TestSheets writes the contact sheets when asked for: go test -run Sheets -sheets FOLDER.
func TestSheets(t *testing.T) {
	if *sheets == "" {
		t.Skip("no folder given with -sheets")
	}
	if err := os.MkdirAll(*sheets, 0o755); err != nil {
		t.Fatal(err)
	}
	styles := map[string]faces.Style{
		"two":   {Letters: faces.International},
		"four":  {FourColours: true, Letters: faces.Letters{Ace: "A", Jack: "B", Queen: "D", King: "K"}},
		"large": {LargePrint: true, Letters: faces.International},
	}
	for name, style := range styles {
		for _, w := range []int{36, 59, 100, 175, 300} {
			d := faces.New(style, w)
			save(t, fmt.Sprintf("%s-%03d", name, w), sheet(d, d.MaxSign()))
		}
		for _, c := range []struct{ width, strip int }{
			{36, 13}, {59, 13}, {59, 18}, {59, 24}, {59, 28}, {64, 50}, {64, 58}, {102, 35}, {102, 41}, {132, 29}, {132, 50}, {132, 80},
		} {
			save(t, fmt.Sprintf("%s-columns-%03d-%02d", name, c.width, c.strip), columns(faces.New(style, c.width), c.strip))
		}
		save(t, name+"-kings", kings(faces.New(style, 100)))
	}
}
