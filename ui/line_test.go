package ui

import (
	"fmt"
	"image"
	"testing"

	"simplesimon/choices"
	"simplesimon/ui/chrome"
	"simplesimon/ui/uitest"
)

// lineArea returns the area of the line in pixels.
func (s *stage) lineArea() image.Rectangle {
	return s.pixels(uitest.BoxOf(s.line.Box.Position(), s.line.Box.Size()))
}

// An empty line is invisible: it has the table's colour and felt. A message affects neither the
// table's size nor its cards.
func TestSilentLineIsTheTable(t *testing.T) {
	for _, table := range choices.Tables {
		name := table.Name
		for _, felt := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s/felt=%t", name, felt), func(t *testing.T) {
				if name != choices.Tables[0].Name {
					withoutRaceDetector(t)
				}
				s := newStage(t, scenery{width: 640, height: 480, set: set(name, "light", felt)})
				line := s.lineArea()
				if line.Dy() != int(chrome.LineHeight(640)) || line.Max.Y != 480 {
					t.Fatalf("the line is at %v", line)
				}
				before := s.picture()
				step, most := 0, 0
				for x := line.Min.X; x < line.Max.X; x++ {
					above, below := before.NRGBAAt(x, line.Min.Y-1), before.NRGBAAt(x, line.Min.Y)
					step += int(below.G) - int(above.G)
					for y := line.Min.Y; y < line.Max.Y; y++ {
						most = max(most, abs(int(before.NRGBAAt(x, y).G)-int(table.Felt.G)))
					}
				}
				if step = step * 10 / line.Dx(); abs(step) > 5 { // tenths
					t.Errorf("the line is %d tenths of a shade lighter than the table above it", step)
				}
				if limit := map[bool]int{false: 0, true: 50}[felt]; most > limit {
					t.Errorf("a pixel of the line is %d shades away from the felt", most)
				}
				at, size := s.table.Position(), s.table.Size()
				s.line.Say("a message")
				if s.table.Position() != at || s.table.Size() != size {
					t.Errorf("with a message the table has size %v at %v, want %v at %v", s.table.Size(), s.table.Position(), size, at)
				}
				after := s.picture()
				if n, first := differing(crop(before, 0, line.Min.Y), crop(after, 0, line.Min.Y)); n > 0 {
					t.Errorf("a message changes %d pixels of the table, first at %v", n, first)
				}
				if n, _ := differing(crop(before, line.Min.Y, line.Max.Y), crop(after, line.Min.Y, line.Max.Y)); n < 500 {
					t.Errorf("the message changes only %d pixels of the line", n)
				}
			})
		}
	}
}

// crop returns a copy of some rows of an image.
func crop(img *image.NRGBA, from, to int) *image.NRGBA {
	part := image.NewNRGBA(image.Rect(0, 0, img.Rect.Dx(), to-from))
	copy(part.Pix, img.Pix[from*img.Stride:to*img.Stride])
	return part
}
