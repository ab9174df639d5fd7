package chart

import (
	"image"
	"image/draw"
	"math"
)

// averageStroke is the width of the line of averages, in the units of [Style.Pixel].
const averageStroke = 2

// average draws a line through values of the last items of a plot.
func (s Style) average(img *image.RGBA, p Plot, values []float64) {
	line := stroke{image.NewAlpha(img.Rect), float64(s.px(averageStroke)) / 2}
	first := p.Items - len(values)
	at := func(i int) (x, y float64) { return float64(p.Middle(first + i)), p.height(values[i]) }
	for i := 1; i < len(values); i++ {
		x0, y0 := at(i - 1)
		x1, y1 := at(i)
		line.to(x0, y0, x1, y1)
	}
	draw.DrawMask(img, img.Rect, image.NewUniform(s.Average), image.Point{}, line.cover, image.Point{}, draw.Over)
}

// height returns the pixel row of a value, possibly fractional.
func (p Plot) height(value float64) float64 {
	low, high := float64(p.Axis.Low), float64(p.Axis.High)
	part := (min(max(value, low), high) - low) / (high - low)
	return (1 - part) * float64(max(0, p.Height-1))
}

// stroke is the coverage of each pixel by a line; overlapping parts do not add up.
type stroke struct {
	cover  *image.Alpha
	radius float64
}

// to adds a straight part with round ends.
func (s stroke) to(x0, y0, x1, y1 float64) {
	reach := s.radius + 1
	box := image.Rect(
		int(math.Floor(min(x0, x1)-reach)), int(math.Floor(min(y0, y1)-reach)),
		int(math.Ceil(max(x0, x1)+reach))+1, int(math.Ceil(max(y0, y1)+reach))+1).Intersect(s.cover.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			cover := s.radius + 0.5 - distance(float64(x), float64(y), x0, y0, x1, y1)
			at := s.cover.PixOffset(x, y)
			s.cover.Pix[at] = max(s.cover.Pix[at], uint8(255*max(0, min(cover, 1))))
		}
	}
}

// distance returns the distance of a point from a line segment.
func distance(x, y, x0, y0, x1, y1 float64) float64 {
	dx, dy := x1-x0, y1-y0
	along := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		along = max(0, min(((x-x0)*dx+(y-y0)*dy)/length, 1))
	}
	return math.Hypot(x-x0-along*dx, y-y0-along*dy)
}
