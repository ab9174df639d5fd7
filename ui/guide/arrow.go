package guide

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
)

// Dimensions of an arrow and its mark, in Fyne's units.
const (
	arrowStroke = 5
	arrowCasing = 2.5 // an outline of another lightness
	arrowHead   = 15  // length of the head
	arrowHalf   = 9.5 // half its width
	arrowBow    = 0.22
	arrowDash   = 9 // length of a dash and of a gap
	markRadius  = 13
	markEdge    = 2
	signStroke  = 3.5
)

// Colours of arrows and marks.
var (
	arrowInk   = color.NRGBA{0x1B, 0x1F, 0x24, 0xFF}
	arrowPaper = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	yesGreen   = color.NRGBA{0x14, 0x6C, 0x3C, 0xFF}
	noRed      = color.NRGBA{0xC2, 0x15, 0x1B, 0xFF}
)

// arrow points from some cards to their target.
type arrow struct {
	from, to fyne.Position
	allowed  bool
}

// draw draws the arrow, solid if the move is legal and dashed if not, and its mark: a tick in a
// disc or a cross in a square. scale is the number of pixels per unit.
func (a arrow) draw(width, height int, scale float64) image.Image {
	p := newPen(width, height, scale)
	curve := a.curve()
	tip := len(curve) - 1
	neck := tip
	for neck > 0 && curve[neck].distance(curve[tip]) < arrowHead {
		neck--
	}
	head := a.head(curve[neck], curve[tip])
	p.line(curve[:neck+1], arrowStroke+2*arrowCasing, arrowPaper)
	p.dot(curve[0], arrowStroke/2+arrowCasing, arrowPaper)
	p.outlined(head, arrowCasing, arrowPaper)
	if a.allowed {
		p.line(curve[:neck+1], arrowStroke, arrowInk)
	} else {
		for _, dash := range dashes(curve[:neck+1], arrowDash) {
			p.line(dash, arrowStroke, arrowInk)
		}
	}
	p.fill(head, arrowInk)
	a.mark(p, curve[tip/2])
	return p.img
}

// curve returns the path of the arrow, which bends upwards.
func (a arrow) curve() []point {
	from, to := point{float64(a.from.X), float64(a.from.Y)}, point{float64(a.to.X), float64(a.to.Y)}
	bend := from.mix(to, 0.5)
	bend.y -= 2 * arrowBow * from.distance(to)
	const steps = 64
	var curve []point
	for i := range steps + 1 {
		part := float64(i) / steps
		curve = append(curve, from.mix(bend, part).mix(bend.mix(to, part), part))
	}
	return curve
}

// head returns the head of an arrow.
func (arrow) head(neck, tip point) []point {
	along := tip.minus(neck).unit()
	across := point{-along.y, along.x}
	base := tip.plus(along, -arrowHead)
	return []point{tip, base.plus(across, arrowHalf), base.plus(across, -arrowHalf)}
}

// mark draws the mark around a point.
func (a arrow) mark(p *pen, at point) {
	if a.allowed {
		p.dot(at, markRadius, arrowPaper)
		p.dot(at, markRadius-markEdge, yesGreen)
		corner := point{at.x - 1.5, at.y + 4.5}
		p.line([]point{{at.x - 5.5, at.y + 0.5}, corner}, signStroke, arrowPaper)
		p.line([]point{corner, {at.x + 6, at.y - 4.5}}, signStroke, arrowPaper)
		p.dot(corner, signStroke/2, arrowPaper)
		return
	}
	p.square(at, markRadius-1, arrowPaper)
	p.square(at, markRadius-1-markEdge, noRed)
	p.line([]point{{at.x - 5, at.y - 5}, {at.x + 5, at.y + 5}}, signStroke, arrowPaper)
	p.line([]point{{at.x - 5, at.y + 5}, {at.x + 5, at.y - 5}}, signStroke, arrowPaper)
}

// dashes divides a line into dashes with gaps of the same length.
func dashes(line []point, length float64) (all [][]point) {
	var way float64
	for i := 1; i < len(line); i++ {
		if int(way/length)%2 == 0 {
			if n := len(all); n > 0 && all[n-1][len(all[n-1])-1] == line[i-1] {
				all[n-1] = append(all[n-1], line[i])
			} else {
				all = append(all, []point{line[i-1], line[i]})
			}
		}
		way += line[i].distance(line[i-1])
	}
	return all
}

// point is a point in an image, or a vector, in Fyne's units.
type point struct{ x, y float64 }

func (p point) minus(q point) point               { return point{p.x - q.x, p.y - q.y} }
func (p point) plus(q point, times float64) point { return point{p.x + times*q.x, p.y + times*q.y} }
func (p point) mix(q point, part float64) point   { return p.plus(q.minus(p), part) }
func (p point) length() float64                   { return math.Hypot(p.x, p.y) }
func (p point) distance(q point) float64          { return p.minus(q).length() }
func (p point) unit() point                       { return point{}.plus(p, 1/max(p.length(), 1e-9)) }
