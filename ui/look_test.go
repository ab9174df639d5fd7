package ui

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
)

// update regenerates the golden images instead of comparing with them.
var update = flag.Bool("update", false, "write the golden files again")

// Golden images pin the appearance of the whole window, so that somebody looks at every change
// before it is committed.
const goldenFolder = "testdata/golden"

// tolerance is the maximum difference of a channel from the golden image. The renderer and the
// fonts are part of the program; machines differ only in the last bit of sums of fractions, where
// a processor fuses multiplication and addition: up to 3 of 255 have been observed.
const tolerance = 4

// scenes are the scenes of the images.
var scenes = []struct {
	name string
	set  func(t *testing.T, s scenery) *stage
}{
	{"deal", newStage},
	{"drag", dragScene},
	{"reminder", reminderScene},
	{"longest", longestScene},
	{"win", winScene},
}

func dragScene(t *testing.T, s scenery) *stage {
	s.board = gametest.MidBoard
	st := newStage(t, s)
	from := st.seen(8, -3)
	st.press(from)
	st.drag(from.Add(image.Pt(0, 20)))
	target := st.column(5)
	cards := st.cards()[5]
	st.drag(image.Pt(target.Min.X+target.Dx()/3, cards[len(cards)-1].Max.Y+target.Dx()/3))
	return st
}

func reminderScene(t *testing.T, s scenery) *stage {
	s.board = gametest.MidBoard
	st := newStage(t, s)
	from := st.seen(10, 4)
	st.press(from)
	st.drag(from.Add(image.Pt(0, 20)))
	st.release(from)
	if st.line.Text() == "" {
		t.Fatal("there is no reminder")
	}
	return st
}

func longestScene(t *testing.T, s scenery) *stage {
	s.board = gametest.LongestBoard
	st := newStage(t, s)
	if n := st.session.Tableau().Len(1); n != engine.MaxColumn {
		t.Fatalf("the column has %d cards, want %d", n, engine.MaxColumn)
	}
	return st
}

func winScene(t *testing.T, s scenery) *stage {
	won := gametest.Example(t, 49)
	s.code, s.play = won.Code().String(), won.Played()
	st := newStage(t, s)
	st.showWon()
	return st
}

// shots returns the sizes in which a scene is drawn. At twice the resolution a large window shows
// nothing new; only the deal is drawn so, to keep the repository small.
func shots(scene string) []scenery {
	all := []scenery{
		{width: 640, height: 480, scale: 1}, {width: 1120, height: 700, scale: 1},
		{width: 1920, height: 1080, scale: 1}, {width: 700, height: 1100, scale: 1},
		{width: 640, height: 480, scale: 2},
	}
	if scene == "deal" {
		all = append(all, scenery{width: 1120, height: 700, scale: 2}, scenery{width: 1920, height: 1080, scale: 2},
			scenery{width: 700, height: 1100, scale: 2})
	}
	return all
}

func TestGolden(t *testing.T) {
	known := map[string]bool{}
	for _, scene := range scenes {
		for _, shot := range shots(scene.name) {
			name := fmt.Sprintf("%s-%dx%d@%g.png", scene.name, shot.width, shot.height, shot.scale)
			known[name] = true
			t.Run(name, func(t *testing.T) {
				withoutRaceDetector(t)
				st := scene.set(t, shot)
				compare(t, st.picture(), name)
			})
		}
	}
	files, err := os.ReadDir(goldenFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !known[file.Name()] {
			t.Errorf("nothing is compared with %s", file.Name())
		}
	}
}

// compare compares an image with the golden one, or replaces that.
func compare(t *testing.T, got *image.NRGBA, name string) {
	t.Helper()
	path := filepath.Join(goldenFolder, name)
	if *update {
		savePicture(t, path, got)
		return
	}
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s is missing; create it with -update and inspect it", path)
	}
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("the image has size %v, the golden one %v", got.Bounds().Size(), want.Bounds().Size())
	}
	golden := image.NewNRGBA(want.Bounds())
	draw.Draw(golden, golden.Rect, want, image.Point{}, draw.Src)
	if n, first := differing(got, golden); n > 0 {
		failed := filepath.Join(t.ArtifactDir(), name)
		savePicture(t, failed, got)
		t.Errorf("%d pixels differ from %s, first at %v: %v instead of %v; see %s (kept with -artifacts)",
			n, path, first, got.NRGBAAt(first.X, first.Y), golden.NRGBAAt(first.X, first.Y), failed)
	}
}

// differing counts the pixels in which two images of the same size differ by more than the
// tolerance, and finds the first.
func differing(a, b *image.NRGBA) (n int, first image.Point) {
	last := -1
	for i := range a.Pix {
		if abs(int(a.Pix[i])-int(b.Pix[i])) <= tolerance || i/4 == last {
			continue
		}
		last = i / 4
		if n == 0 {
			first = image.Pt(last%a.Rect.Dx(), last/a.Rect.Dx())
		}
		n++
	}
	return n, first
}

func savePicture(t *testing.T, path string, img *image.NRGBA) {
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
