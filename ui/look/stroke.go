package look

import (
	"fmt"
	"math"
	"strings"
)

// pen draws an icon as filled shapes on a square of [iconGrid] units. The toolkit colours fills
// but not strokes, so every line is drawn as the outline of a stroke. The inside is to the right
// of an outline; holes have the opposite direction.
type pen struct{ strings.Builder }

// The grid of the icons: at the normal size of text one unit is one of Fyne's. Lines on whole
// units are crisp there.
const (
	iconGrid = 20
	half     = 0.85 // half the width of a line
)

func (p *pen) add(format string, values ...any) { fmt.Fprintf(p, format, values...) }

// line draws straight lines from one point to the next, with round ends and corners.
func (p *pen) line(xy ...float64) {
	for i := 0; i+3 < len(xy); i += 2 {
		x0, y0, x1, y1 := xy[i], xy[i+1], xy[i+2], xy[i+3]
		length := math.Hypot(x1-x0, y1-y0)
		dx, dy := half*(y0-y1)/length, half*(x1-x0)/length // to the right of the way
		p.add("M%.3f %.3fA%g %g 0 0 1 %.3f %.3fL%.3f %.3fA%g %g 0 0 1 %.3f %.3fZ",
			x0+dx, y0+dy, half, half, x0-dx, y0-dy, x1-dx, y1-dy, half, half, x1+dx, y1+dy)
	}
}

// closed is line back to the first point.
func (p *pen) closed(xy ...float64) { p.line(append(xy, xy[0], xy[1])...) }

// dot fills a circle.
func (p *pen) dot(x, y, r float64) {
	p.add("M%.3f %.3fA%g %g 0 0 1 %.3f %.3fA%g %g 0 0 1 %.3f %.3fZ", x-r, y, r, r, x+r, y, r, r, x-r, y)
}

// ring draws a circle.
func (p *pen) ring(x, y, r float64) {
	p.dot(x, y, r+half)
	r -= half
	p.add("M%.3f %.3fA%g %g 0 0 0 %.3f %.3fA%g %g 0 0 0 %.3f %.3fZ", x-r, y, r, r, x+r, y, r, r, x-r, y)
}

// arc draws a part of a circle with round ends, clockwise from one angle to another, in degrees
// from the right.
func (p *pen) arc(x, y, r, from, to float64) {
	at := func(r, degrees float64) (float64, float64) {
		s, c := math.Sincos(degrees * math.Pi / 180)
		return x + r*c, y + r*s
	}
	large := 0
	if to-from > 180 {
		large = 1
	}
	x0, y0 := at(r+half, from)
	x1, y1 := at(r+half, to)
	x2, y2 := at(r-half, to)
	x3, y3 := at(r-half, from)
	p.add("M%.3f %.3fA%g %g 0 %d 1 %.3f %.3fA%g %g 0 0 1 %.3f %.3fA%g %g 0 %d 0 %.3f %.3fA%g %g 0 0 1 %.3f %.3fZ",
		x0, y0, r+half, r+half, large, x1, y1, half, half, x2, y2, r-half, r-half, large, x3, y3, half, half, x0, y0)
}

// box draws a rectangle with round corners.
func (p *pen) box(x, y, width, height, r float64) {
	p.round(x-half, y-half, x+width+half, y+height+half, r+half, 1)
	p.round(x+half, y+half, x+width-half, y+height-half, max(0.1, r-half), 0)
}

// round returns the outline of a rectangle with round corners, clockwise if turn is 1.
func (p *pen) round(x0, y0, x1, y1, r float64, turn int) {
	if turn == 1 {
		p.add("M%g %gL%g %gA%g %g 0 0 1 %g %gL%g %gA%g %g 0 0 1 %g %gL%g %gA%g %g 0 0 1 %g %gL%g %gA%g %g 0 0 1 %g %gZ",
			x0+r, y0, x1-r, y0, r, r, x1, y0+r, x1, y1-r, r, r, x1-r, y1, x0+r, y1, r, r, x0, y1-r, x0, y0+r, r, r, x0+r, y0)
		return
	}
	p.add("M%g %gA%g %g 0 0 0 %g %gL%g %gA%g %g 0 0 0 %g %gL%g %gA%g %g 0 0 0 %g %gL%g %gA%g %g 0 0 0 %g %gZ",
		x0+r, y0, r, r, x0, y0+r, x0, y1-r, r, r, x0+r, y1, x1-r, y1, r, r, x1, y1-r, x1, y0+r, r, r, x1-r, y0)
}

// fill fills a polygon with rounded corners, given clockwise.
func (p *pen) fill(xy ...float64) {
	p.closed(xy...)
	p.add("M%g %g", xy[0], xy[1])
	for i := 2; i < len(xy); i += 2 {
		p.add("L%g %g", xy[i], xy[i+1])
	}
	p.add("Z")
}

// svg returns the drawing as an SVG image.
func (p *pen) svg() []byte {
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]d" height="%[1]d" viewBox="0 0 %[1]d %[1]d"><path fill="#000000" d="%[2]s"/></svg>`, iconGrid, p.String())
}
