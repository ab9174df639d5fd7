package uitest

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"

	"simplesimon/ui/controls"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Required contrast: WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (marks and outlines). Disabled text is
// exempt there, and therefore here.
const (
	TextContrast = 4.5
	MarkContrast = 3.0
)

// luminance returns the relative luminance of an opaque colour, 0 … 1, as defined by WCAG 2.2
// (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast returns the contrast ratio of two opaque colours, 1 … 21, as defined by WCAG 2.2
// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Onto composes a translucent colour over an opaque background.
func Onto(ground, c color.NRGBA) color.NRGBA {
	part := float64(c.A) / 255
	of := func(x, y uint8) uint8 { return uint8(float64(x)*(1-part) + float64(y)*part + 0.5) }
	return color.NRGBA{of(ground.R, c.R), of(ground.G, c.G), of(ground.B, c.B), 0xFF}
}

// Picture draws a canvas.
func Picture(c fyne.Canvas) *image.NRGBA {
	got := c.Capture()
	if img, ok := got.(*image.NRGBA); ok {
		return img
	}
	img := image.NewNRGBA(got.Bounds())
	draw.Draw(img, img.Rect, got, got.Bounds().Min, draw.Src)
	return img
}

// Pixels returns the part of an image of a canvas within a box.
func Pixels(c fyne.Canvas, b Box) image.Rectangle {
	px := func(x float32) int { return int(math.Round(float64(x) * float64(c.Scale()))) }
	return image.Rect(px(b.X0), px(b.Y0), px(b.X1), px(b.Y1))
}

// GroundAndMark returns the background of a part of an image, which is its most frequent colour, and the colour
// with the highest contrast to it.
func GroundAndMark(img *image.NRGBA, r image.Rectangle) (ground, mark color.NRGBA) {
	count := map[color.NRGBA]int{}
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			count[img.NRGBAAt(x, y)]++
		}
	}
	for c, n := range count {
		if n > count[ground] {
			ground = c
		}
	}
	mark = ground
	for c := range count {
		if Contrast(c, ground) > Contrast(mark, ground) {
			mark = c
		}
	}
	return ground, mark
}

// CheckContrast draws the topmost layer and measures all texts that are completely visible. It returns their
// number.
func (p *Player) CheckContrast(where string) (measured int) {
	p.T.Helper()
	img := Picture(p.Canvas)
	for _, d := range SeenTexts(p.Canvas) {
		drawn := d.CanvasObject.(*canvas.Text)
		off := d.Disabled || drawn.Color == theme.Color(theme.ColorNameDisabled) // keys beside a menu item
		if off || d.Rect.Outside(d.Clip) > 0 || strings.Trim(drawn.Text, " .…") == "" {
			continue
		}
		measured++
		ground, mark := GroundAndMark(img, Pixels(p.Canvas, d.Rect))
		if got := Contrast(mark, ground); got < TextContrast {
			p.T.Errorf("%s: %q is drawn in %v on %v, a contrast of %.2f, want at least %.1f", where, drawn.Text, mark, ground, got, TextContrast)
		}
	}
	return measured
}

// CheckScrolled does the same for everything that scrolls into view.
func (p *Player) CheckScrolled(where string) (measured int) {
	p.T.Helper()
	measured = p.CheckContrast(where)
	for _, d := range Layer(p.Canvas, Top(p.Canvas)) {
		var scroll *container.Scroll
		switch o := d.CanvasObject.(type) {
		case *controls.Scroll:
			scroll = &o.Scroll
		case *container.Scroll: // within a widget of the toolkit
			scroll = o
		default:
			continue
		}
		step := scroll.Size().Height * 3 / 4
		for y, n := step, 0; n < 5 && scroll.Offset.Y+scroll.Size().Height < scroll.Content.Size().Height; y, n = y+step, n+1 {
			scroll.ScrollToOffset(fyne.NewPos(0, y))
			measured += p.CheckContrast(where)
		}
	}
	return measured
}
