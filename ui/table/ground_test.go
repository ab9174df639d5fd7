package table

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"
)

// grounds are table colours, from dark to light.
var grounds = []color.NRGBA{{0x1F, 0x6B, 0x45, 0xFF}, {0x6E, 0x2B, 0x3A, 0xFF}, {0x3A, 0x44, 0x50, 0xFF}, {0xE6, 0xE1, 0xD6, 0xFF}}

// mean returns the mean of each channel within a rectangle.
func mean(img *image.RGBA, r image.Rectangle) [3]float64 {
	var sum [3]float64
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			for k, v := range img.Pix[img.PixOffset(x, y):][:3] {
				sum[k] += float64(v)
			}
		}
	}
	for k := range sum {
		sum[k] /= float64(r.Dx() * r.Dy())
	}
	return sum
}

// TestFelt checks that felt is lighter at the top and darker at the bottom and the sides, that its
// grain is fine, and that its average is the table's colour.
func TestFelt(t *testing.T) {
	for _, c := range grounds {
		t.Run(fmt.Sprintf("%x", [3]uint8{c.R, c.G, c.B}), func(t *testing.T) {
			const w, h, part = 640, 420, 60
			img := felt(NewPalette(c, true), w, h)
			for k, v := range mean(img, img.Rect) {
				if want := float64([3]uint8{c.R, c.G, c.B}[k]); v < want*0.85 || v > want*1.02+1 {
					t.Errorf("channel %d is %.1f on the whole, the table's colour %.0f", k, v, want)
				}
			}
			at := func(x, y int) float64 { return mean(img, image.Rect(x, y, x+part, y+part))[1] }
			above, middle, below := at((w-part)/2, 0), at((w-part)/2, (h-part)/2), at((w-part)/2, h-part)
			left, right := at(0, 0), at(w-part, 0)
			if !(above > middle+1 && middle > below+1) || above < left+1 || above < right+1 {
				t.Errorf("light: %.1f above, %.1f in the middle, %.1f below, %.1f and %.1f aside", above, middle, below, left, right)
			}
			most, same := 0, 0
			for y := range h {
				for x := 1; x < w; x++ {
					d := int(img.RGBAAt(x, y).G) - int(img.RGBAAt(x-1, y).G)
					most = max(most, d, -d)
					if d == 0 {
						same++
					}
				}
			}
			if most > 40 || same > w*h/2 {
				t.Errorf("neighbours differ by up to %d, and %d %% not at all", most, 100*same/(w*h))
			}
		})
	}
}

// TestFeltIsDeterministic checks that felt looks the same at every start, whatever its size.
func TestFeltIsDeterministic(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {7, 3}, {300, 200}} {
		p := NewPalette(grounds[0], true)
		if a, b := felt(p, size.X, size.Y), felt(p, size.X, size.Y); !bytes.Equal(a.Pix, b.Pix) || a.Rect.Size() != size {
			t.Errorf("felt of the size %v differs, or is %v", size, a.Rect)
		}
	}
}

// TestBlackHasNoFelt checks that the high-contrast table is plain black.
func TestBlackHasNoFelt(t *testing.T) {
	if NewPalette(color.NRGBA{0, 0, 0, 0xFF}, true).Textured {
		t.Error("a black table has a texture")
	}
	if p := NewPalette(grounds[0], false); p.Textured {
		t.Error("a texture that was not asked for")
	}
}

func BenchmarkFelt(b *testing.B) {
	for b.Loop() {
		felt(NewPalette(grounds[0], true), 1920, 1080)
	}
}
