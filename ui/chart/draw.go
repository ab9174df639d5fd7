package chart

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Style contains the colours and the scale of a chart.
type Style struct {
	Won, Lost color.NRGBA // won and lost games
	Average   color.NRGBA // the line of averages
	Grid      color.NRGBA // the lines at the ticks
	Ground    color.NRGBA // the background
	Pixel     float64     // pixels per unit of line widths; at least 1
}

// px converts a line width to pixels.
func (s Style) px(units float64) int { return max(1, int(math.Round(units*s.Pixel))) }

// Bar is an item of a bar chart: the number of games won and, on top of it, lost. Neither is
// negative.
type Bar struct{ Won, Lost int }

// Bars draws a bar chart: won games are filled and start at 0, lost ones are hatched on top. The
// plot has an item for each bar; chosen is the highlighted one, or -1.
func Bars(p Plot, bars []Bar, chosen int, s Style) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
	s.grid(img, p, chosen)
	for i, b := range bars {
		left, right := p.Bar(i)
		foot := p.Y(0)
		if b.Won > 0 {
			top := min(p.Y(b.Won), foot-1)
			fill(img, image.Rect(left, top, right, foot), s.Won)
			foot = top
		}
		if b.Lost > 0 {
			if b.Won > 0 && foot > 1 {
				foot-- // separates the two
			}
			s.hatch(img, image.Rect(left, min(p.Y(b.Won+b.Lost), foot-1), right, foot))
		}
	}
	return img
}

// Point is an item of a point chart.
type Point struct {
	Value int
	Won   bool
}

// Points draws a point chart: filled discs for won games, hollow squares for lost ones. The plot
// has an item for each. average, if not empty, is drawn as a line over the last items, one value
// for each.
func Points(p Plot, points []Point, average []float64, chosen int, s Style) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
	s.grid(img, p, chosen)
	radius := s.radius(p)
	for i, point := range points {
		at := image.Pt(p.Middle(i), max(radius, min(p.Y(point.Value), p.Height-1-radius)))
		if point.Won {
			disc(img, at, radius, s.Won)
		} else {
			s.square(img, at, radius)
		}
	}
	s.average(img, p, average)
	return img
}

// radius returns the radius of the points, which is smaller if they are close together.
func (s Style) radius(p Plot) int {
	room := p.Width
	if n := p.columns(); n > 0 {
		room = p.Width / n
	}
	return max(s.px(1.5), min(s.px(4), room*2/5))
}

// grid draws the lines at the ticks, a thicker one at 0, and highlights an item.
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

// frame draws the outline of a rectangle, inside it.
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

// disc draws an anti-aliased disc around the centre of a pixel.
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
