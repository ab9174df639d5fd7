package ui

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/store"
	"simplesimon/ui/uitest"
)

// lineArea is the line at the lower edge, in pixels.
func (s *stage) lineArea() image.Rectangle {
	return s.pixels(uitest.BoxOf(s.line.box.Position(), s.line.box.Size()))
}

// While the line says nothing it can't be seen: it is of the table's colour, and
// has its felt. A message changes neither the table's size nor what lies on it.
func TestSilentLineIsTheTable(t *testing.T) {
	for _, name := range choices.Tables {
		for _, felt := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s/felt=%t", name, felt), func(t *testing.T) {
				if name != store.Tables[0] {
					withoutRaceDetector(t)
				}
				s := newStage(t, scenery{width: 640, height: 480, set: set(name, "light", felt)})
				line := s.lineArea()
				if line.Dy() != lineHeight || line.Max.Y != 480 {
					t.Fatalf("the line is at %v", line)
				}
				before := s.picture()
				step, most := 0, 0
				for x := line.Min.X; x < line.Max.X; x++ {
					above, below := before.NRGBAAt(x, line.Min.Y-1), before.NRGBAAt(x, line.Min.Y)
					step += int(below.G) - int(above.G)
					for y := line.Min.Y; y < line.Max.Y; y++ {
						most = max(most, abs(int(before.NRGBAAt(x, y).G)-int(choices.Find(choices.Tables, name).Felt.G)))
					}
				}
				if step = step * 10 / line.Dx(); abs(step) > 5 { // tenths
					t.Errorf("the line is %d tenths of a shade lighter than the table above it", step)
				}
				if limit := map[bool]int{false: 0, true: 50}[felt]; most > limit {
					t.Errorf("a pixel of the line is %d shades away from the felt", most)
				}
				at, size := s.table.Position(), s.table.Size()
				s.line.say("a message")
				if s.table.Position() != at || s.table.Size() != size {
					t.Errorf("with a message the table has %v at %v, not %v at %v", s.table.Size(), s.table.Position(), size, at)
				}
				after := s.picture()
				if n, first := differing(crop(before, 0, line.Min.Y), crop(after, 0, line.Min.Y)); n > 0 {
					t.Errorf("a message changes %d pixels of the table, the first at %v", n, first)
				}
				if n, _ := differing(crop(before, line.Min.Y, line.Max.Y), crop(after, line.Min.Y, line.Max.Y)); n < 500 {
					t.Errorf("the message changes %d pixels of the line only", n)
				}
			})
		}
	}
}

// crop is a copy of some rows of a picture.
func crop(img *image.NRGBA, from, to int) *image.NRGBA {
	part := image.NewNRGBA(image.Rect(0, 0, img.Rect.Dx(), to-from))
	copy(part.Pix, img.Pix[from*img.Stride:to*img.Stride])
	return part
}

// What the line says lies in the middle of its ground, and beside the time.
func TestMessageOnItsGround(t *testing.T) {
	for _, width := range []int{640, firstWidth} {
		for _, text := range []string{"a", "a message", "a message that is as long as it takes to be broken into two lines in the smallest window, and no longer"} {
			look := set("green", "dark", false)
			look.ShowTime = true
			s := newStage(t, scenery{width: width, height: 480, set: look})
			s.line.remind(text, engine.WrongRank)
			places := map[fyne.CanvasObject]box{}
			layer := uitest.Layer(s.Canvas, s.line.box)
			for _, d := range layer {
				places[d.CanvasObject] = d.Rect
			}
			ground := places[s.line.ground]
			if out := ground.Outside(places[s.line.box]); out > 0 {
				t.Errorf("%d: the ground sticks %.1f out of the line", width, out)
			}
			if !places[s.line.time].And(ground).Empty() {
				t.Errorf("%d: the ground lies over the time", width)
			}
			if places[s.line.more].Outside(ground) > 0 {
				t.Errorf("%d: the button sticks out of the ground", width)
			}
			texts := 0
			for _, d := range layer {
				if c, ok := d.CanvasObject.(*canvas.Text); ok && c != s.line.time && c.Text != "" {
					texts++
					if out := d.Rect.Outside(ground); out > 0.5 {
						t.Errorf("%d: %q sticks %.1f out of its ground", width, c.Text, out)
					}
				}
			}
			if texts < 2 {
				t.Errorf("%d: %q: only %d texts", width, text, texts)
			}
		}
	}
}
