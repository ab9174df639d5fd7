package guide

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// pen draws anti-aliased shapes; all lengths are in Fyne's units.
type pen struct {
	img   *image.RGBA
	shape *vector.Rasterizer
	scale float64 // pixels in a unit
}

func newPen(width, height int, scale float64) *pen {
	return &pen{image.NewRGBA(image.Rect(0, 0, width, height)), vector.NewRasterizer(width, height), scale}
}

// fill fills an area.
func (p *pen) fill(area []point, c color.Color) {
	size := p.img.Rect.Size()
	p.shape.Reset(size.X, size.Y)
	for i, at := range area {
		x, y := float32(at.x*p.scale), float32(at.y*p.scale)
		if i == 0 {
			p.shape.MoveTo(x, y)
		} else {
			p.shape.LineTo(x, y)
		}
	}
	p.shape.ClosePath()
	p.shape.Draw(p.img, p.img.Rect, image.NewUniform(c), image.Point{})
}

// line draws a line of a thickness through points, without sharp turns.
func (p *pen) line(through []point, thick float64, c color.Color) {
	var left, right []point
	for i, at := range through {
		along := through[min(i+1, len(through)-1)].minus(through[max(i-1, 0)]).unit()
		across := point{-along.y, along.x}
		left, right = append(left, at.plus(across, thick/2)), append([]point{at.plus(across, -thick/2)}, right...)
	}
	p.fill(append(left, right...), c)
}

// outlined fills an area and draws its outline.
func (p *pen) outlined(area []point, edge float64, c color.Color) {
	p.fill(area, c)
	for i, at := range area {
		p.line([]point{at, area[(i+1)%len(area)]}, 2*edge, c)
		p.dot(at, edge, c)
	}
}

// dot draws a disc.
func (p *pen) dot(at point, radius float64, c color.Color) {
	const corners = 48
	var area []point
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		area = append(area, point{at.x + radius*cos, at.y + radius*sin})
	}
	p.fill(area, c)
}

// square draws a square with round corners; half is half its side.
func (p *pen) square(at point, half float64, c color.Color) {
	const round, corners = 3.5, 8
	var area []point
	for side := range 4 {
		turn := math.Pi / 2 * float64(side)
		sin, cos := math.Sincos(turn + math.Pi/4)
		inner := (half - round) * math.Sqrt2
		middle := point{at.x + inner*cos, at.y + inner*sin}
		for i := range corners + 1 {
			sin, cos := math.Sincos(turn + math.Pi/2*float64(i)/corners)
			area = append(area, point{middle.x + round*cos, middle.y + round*sin})
		}
	}
	p.fill(area, c)
}
