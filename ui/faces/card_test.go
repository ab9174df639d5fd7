package faces_test

import (
	"image"
	"image/color"
	"testing"

	"simplesimon/ui/faces"
)

// TestRound compares a filled rectangle and a frame with their rectangle, round corners, and thickness.
func TestRound(t *testing.T) {
	red := color.RGBA{0xFF, 0, 0, 0xFF}
	r := image.Rect(10, 20, 60, 90)
	for _, thickness := range []int{0, 1, 4} { // 0 means filled
		img := image.NewRGBA(image.Rect(0, 0, 80, 100))
		if thickness == 0 {
			faces.FillRound(img, r, 8, red)
		} else {
			faces.FrameRound(img, r, 8, thickness, red)
		}
		hole := r.Inset(thickness)
		corner := image.Pt(r.Min.X+1, r.Min.Y+1)
		for y := range img.Rect.Max.Y {
			for x := range img.Rect.Max.X {
				p := image.Pt(x, y)
				inside := p.In(r) && (thickness == 0 || !p.In(hole))
				inCorner := (x < r.Min.X+8 || x >= r.Max.X-8) && (y < r.Min.Y+8 || y >= r.Max.Y-8)
				if got := img.RGBAAt(x, y); !inCorner && inside != (got == red) || !inside && !inCorner && got.A != 0 {
					t.Fatalf("thickness %d: %v at %v", thickness, got, p)
				}
			}
		}
		if got := img.RGBAAt(corner.X, corner.Y); got.A != 0 {
			t.Errorf("thickness %d: %v in the corner", thickness, got)
		}
	}
}

// TestRoundOutside paints partly or entirely outside the image, and without a size.
func TestRoundOutside(t *testing.T) {
	for _, r := range []image.Rectangle{
		image.Rect(-20, -20, 10, 10), image.Rect(20, 20, 70, 70), image.Rect(-5, -5, 50, 50), image.Rect(90, 90, 99, 99), {}, image.Rect(3, 3, 4, 9),
	} {
		img := image.NewRGBA(image.Rect(0, 0, 40, 40))
		faces.FillRound(img, r, 6, color.White)
		faces.FrameRound(img, r, 6, 3, color.White)
		for y := range 40 {
			for x := range 40 {
				if a := img.RGBAAt(x, y).A; a != 0 && !image.Pt(x, y).In(r) {
					t.Fatalf("%v: ink at %d,%d", r, x, y)
				}
			}
		}
	}
}

// TestMix checks the ends and the middle.
func TestMix(t *testing.T) {
	a, b := color.NRGBA{10, 200, 0, 0xFF}, color.NRGBA{20, 100, 255, 0xFF}
	for part, want := range map[float64]color.NRGBA{0: a, 1: b, 0.5: {15, 150, 128, 0xFF}} {
		if got := faces.Mix(a, b, part); got != want {
			t.Errorf("part %v: %v, want %v", part, got, want)
		}
	}
}
