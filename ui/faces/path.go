package faces

import (
	"math"
)

// point is a position in a drawing's own units, with y growing downwards.
type point struct{ x, y float64 }

// verb is the type of a segment.
type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
)

// segment is one step of a path. The last of its points is its end; earlier ones are control points.
type segment struct {
	verb verb
	p    [3]point
}

// points returns the control points and the end of the segment.
func (s *segment) points() []point {
	switch s.verb {
	case quadTo:
		return s.p[:2]
	case cubeTo:
		return s.p[:3]
	}
	return s.p[:1]
}

// end returns where the segment ends.
func (s *segment) end() point {
	pts := s.points()
	return pts[len(pts)-1]
}

// path is a list of contours, each begun by a moveTo. When filled, every contour is closed by a straight line.
type path []segment

// to returns the path mapped by m.
func (p path) to(m matrix) path {
	q := make(path, len(p))
	for i, s := range p {
		q[i].verb = s.verb
		for k := range s.points() {
			q[i].p[k] = m.apply(s.p[k])
		}
	}
	return q
}

// and returns the contours of both paths.
func (p path) and(more ...path) path {
	q := append(path(nil), p...)
	for _, m := range more {
		q = append(q, m...)
	}
	return q
}

// mirrored closes an open line that starts and ends on the vertical x = axis by its mirror image.
func (p path) mirrored(axis float64) path {
	image := p.backwards().to(matrix{a: -1, d: 1, e: 2 * axis})
	return append(append(path(nil), p...), image[1:]...)
}

// bounds returns a rectangle that contains the path. It includes control points, so it may be a little too
// large.
func (p path) bounds() (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for i := range p {
		for _, q := range p[i].points() {
			low = point{math.Min(low.x, q.x), math.Min(low.y, q.y)}
			high = point{math.Max(high.x, q.x), math.Max(high.y, q.y)}
		}
	}
	return low, high
}

// clockwise returns the path with every contour running clockwise on the screen, so that overlapping contours
// add up.
func (p path) clockwise() path {
	var out path
	for i := 0; i < len(p); {
		n := i + 1
		for n < len(p) && p[n].verb != moveTo {
			n++
		}
		contour := p[i:n]
		if contour.area() < 0 {
			contour = contour.backwards()
		}
		out = append(out, contour...)
		i = n
	}
	return out
}

// area returns the area within one contour, negative if it runs counterclockwise on the screen.
func (p path) area() float64 {
	sum := 0.0
	for _, line := range p.flatten(0.05) {
		for i, q := range line {
			r := line[(i+1)%len(line)]
			sum += q.x*r.y - r.x*q.y
		}
	}
	return sum / 2
}

// backwards returns a contour in reverse.
func (p path) backwards() path {
	out := path{{verb: moveTo, p: [3]point{p[len(p)-1].end()}}}
	for i := len(p) - 1; i > 0; i-- {
		s := segment{verb: p[i].verb}
		n := len(p[i].points())
		for k := range n - 1 {
			s.p[k] = p[i].p[n-2-k]
		}
		s.p[n-1] = p[i-1].end()
		out = append(out, s)
	}
	return out
}
