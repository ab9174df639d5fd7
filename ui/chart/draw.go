package chart

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Style is the colours and the scale of a picture.
type Style struct {
	Won, Lost color.NRGBA // of what is won, and what is not
	Grid      color.NRGBA // of the lines at the ticks
	Ground    color.NRGBA // that the picture will lie on
	Pixel     float64     // pixels in one of the units that thicknesses are thought in; at least 1
}

// px is a thickness in pixels.
func (s Style) px(units float64) int { return max(1, int(math.Round(units*s.Pixel))) }

// Bar is an item of a bar chart: Up stands on the line of 0, Down hangs from it. Neither
// is negative.
type Bar struct{ Up, Down int }

// Bars draws a bar chart: what stands is filled, what hangs is hatched. The plot has an
// item for each bar; chosen is the one to point out, -1 for none.
func Bars(p Plot, bars []Bar, chosen int, s Style) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
	s.grid(img, p, chosen)
	zero := p.Y(0)
	for i, b := range bars {
		left, right := p.Bar(i)
		if b.Up > 0 {
			fill(img, image.Rect(left, min(p.Y(b.Up), zero-1), right, zero), s.Won)
		}
		if b.Down > 0 {
			s.hatch(img, image.Rect(left, zero+1, right, max(p.Y(-b.Down)+1, zero+2)))
		}
	}
	return img
}

// Point is an item of a chart of points.
type Point struct {
	Value int
	Won   bool
}

// Points draws a chart of points with a thin line from each to the next: filled discs
// for what is won, hollow squares for what is not. The plot has an item for each.
func Points(p Plot, points []Point, chosen int, s Style) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
	s.grid(img, p, chosen)
	radius := s.radius(p)
	at := func(i int) image.Point {
		y := max(radius, min(p.Y(points[i].Value), p.Height-1-radius))
		return image.Pt(p.Middle(i), y)
	}
	for i := 1; i < len(points); i++ {
		s.line(img, at(i-1), at(i))
	}
	for i, point := range points {
		if point.Won {
			disc(img, at(i), radius, s.Won)
		} else {
			s.square(img, at(i), radius)
		}
	}
	return img
}

// radius is that of the points: smaller when they are close.
func (s Style) radius(p Plot) int {
	room := p.Width
	if p.Items > 0 {
		room = p.Width / p.Items
	}
	return max(s.px(1.5), min(s.px(4), room*2/5))
}

// grid draws the lines at the ticks, that of 0 thicker, and points out an item.
func (s Style) grid(img *image.RGBA, p Plot, chosen int) {
	if chosen >= 0 && chosen < p.Items {
		left, right := p.Column(chosen)
		faint := s.Grid
		faint.A = uint8(int(faint.A) * 3 / 4)
		fill(img, image.Rect(left, 0, max(right, left+s.px(2)), p.Height), faint)
	}
	for _, tick := range p.Axis.Ticks() {
		y, c := p.Y(tick), s.Grid
		if tick == 0 {
			c = s.Lost
		}
		fill(img, image.Rect(0, y, p.Width, y+1), c)
	}
}

// hatch draws a rectangle with an outline and stripes.
func (s Style) hatch(img *image.RGBA, r image.Rectangle) {
	edge, period, stripe := s.px(1), s.px(5), s.px(1.5)
	fill(img, r, s.Ground)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if (x+y)%period < stripe {
				img.Set(x, y, s.Lost)
			}
		}
	}
	s.frame(img, r, edge)
}

// frame draws the outline of a rectangle, within it.
func (s Style) frame(img *image.RGBA, r image.Rectangle, edge int) {
	fill(img, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+edge), s.Lost)
	fill(img, image.Rect(r.Min.X, r.Max.Y-edge, r.Max.X, r.Max.Y), s.Lost)
	fill(img, image.Rect(r.Min.X, r.Min.Y, r.Min.X+edge, r.Max.Y), s.Lost)
	fill(img, image.Rect(r.Max.X-edge, r.Min.Y, r.Max.X, r.Max.Y), s.Lost)
}

// square draws a hollow square around a point.
func (s Style) square(img *image.RGBA, at image.Point, radius int) {
	r := image.Rect(at.X-radius, at.Y-radius, at.X+radius+1, at.Y+radius+1)
	fill(img, r, s.Ground)
	s.frame(img, r, min(s.px(1.5), radius))
}

// line draws a thin line between two points.
func (s Style) line(img *image.RGBA, from, to image.Point) {
	faint := s.Lost
	faint.A /= 2
	steps := max(1, abs(to.X-from.X), abs(to.Y-from.Y))
	for i := range steps {
		x := from.X + (to.X-from.X)*i/steps
		y := from.Y + (to.Y-from.Y)*i/steps
		fill(img, image.Rect(x, y, x+1, y+1), faint)
	}
}

// disc draws a disc with a soft edge around the middle of a pixel.
func disc(img *image.RGBA, at image.Point, radius int, c color.NRGBA) {
	for y := -radius; y <= radius; y++ {
		for x := -radius; x <= radius; x++ {
			cover := float64(radius) + 0.5 - math.Hypot(float64(x), float64(y))
			part := c
			part.A = uint8(float64(c.A) * max(0, min(cover, 1)))
			fill(img, image.Rect(at.X+x, at.Y+y, at.X+x+1, at.Y+y+1), part)
		}
	}
}

func fill(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Over)
}

func abs(n int) int { return max(n, -n) }
