package uitest_test

import (
	"image/color"
	"math"
	"testing"

	"simplesimon/ui/uitest"
)

func TestContrastIsThatOfWCAG(t *testing.T) {
	black, white := color.NRGBA{0x00, 0x00, 0x00, 0xFF}, color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	grey := func(v uint8) color.NRGBA { return color.NRGBA{v, v, v, 0xFF} }
	for _, c := range []struct {
		a, b color.NRGBA
		want float64
	}{
		{black, white, 21},
		{white, white, 1},
		{grey(0x76), white, 4.54}, // the lightest grey for text on white
		{grey(0x77), white, 4.48},
		{color.NRGBA{0xFF, 0x00, 0x00, 0xFF}, white, 4.00},
		{color.NRGBA{0x00, 0x00, 0xFF, 0xFF}, white, 8.59},
		{color.NRGBA{0x00, 0xFF, 0x00, 0xFF}, black, 15.30},
	} {
		for _, got := range []float64{uitest.Contrast(c.a, c.b), uitest.Contrast(c.b, c.a)} {
			if math.Abs(got-c.want) > 0.005 {
				t.Errorf("the contrast of %v and %v is %.3f, want %.2f", c.a, c.b, got, c.want)
			}
		}
	}
}
