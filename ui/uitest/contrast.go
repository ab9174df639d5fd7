package uitest

import (
	"image/color"
	"math"
)

// Contrast is the contrast ratio of two opaque colours, 1 … 21, as WCAG 2.2 defines it
// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance is the relative luminance of a colour, 0 … 1, as WCAG 2.2 defines it.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
