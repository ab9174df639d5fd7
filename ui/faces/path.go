package faces

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// point is a place in a drawing's own units, y growing downwards.
type point struct{ x, y float64 }

// verb tells what a segment does.
type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
)

// segment is one step of a path. The last of its points is where it ends; earlier ones are control points.
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

// shape reads a path in the notation of SVG, limited to the absolute commands M, L, C, Q, H, V and Z.
// It is meant for constants of this package only and panics on anything else.
func shape(text string) path {
	fields := strings.FieldsFunc(spaced(text), func(r rune) bool { return r == ' ' || r == ',' || r == '\n' || r == '\t' })
	var p path
	var now point
	command := ""
	for i := 0; i < len(fields); {
		if c := fields[i]; len(c) == 1 && strings.Contains("MLCQHVZ", c) {
			command = c
			i++
			if c == "Z" {
				continue
			}
		}
		need := map[string]int{"M": 2, "L": 2, "C": 6, "Q": 4, "H": 1, "V": 1}[command]
		if need == 0 || i+need > len(fields) {
			panic("faces: bad path " + text)
		}
		var n [6]float64
		for k := range need {
			v, err := strconv.ParseFloat(fields[i+k], 64)
			if err != nil {
				panic(fmt.Sprintf("faces: bad number in path %q: %v", text, err))
			}
			n[k] = v
		}
		i += need
		var s segment
		switch command {
		case "M":
			s = segment{verb: moveTo, p: [3]point{{n[0], n[1]}}}
			command = "L"
		case "L":
			s = segment{verb: lineTo, p: [3]point{{n[0], n[1]}}}
		case "H":
			s = segment{verb: lineTo, p: [3]point{{n[0], now.y}}}
		case "V":
			s = segment{verb: lineTo, p: [3]point{{now.x, n[0]}}}
		case "Q":
			s = segment{verb: quadTo, p: [3]point{{n[0], n[1]}, {n[2], n[3]}}}
		case "C":
			s = segment{verb: cubeTo, p: [3]point{{n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}}}
		}
		now = s.end()
		p = append(p, s)
	}
	return p
}

// spaced puts white space around the commands of a path's notation.
func spaced(text string) string {
	var b strings.Builder
	for _, r := range text {
		if strings.ContainsRune("MLCQHVZ", r) {
			b.WriteByte(' ')
			b.WriteRune(r)
			b.WriteByte(' ')
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// polygon returns the closed path through the points given as x, y, x, y, …
func polygon(xy ...float64) path {
	p := make(path, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		v := lineTo
		if i == 0 {
			v = moveTo
		}
		p = append(p, segment{verb: v, p: [3]point{{xy[i], xy[i+1]}}})
	}
	return p
}

// rect returns a rectangle.
func rect(x0, y0, x1, y1 float64) path { return polygon(x0, y0, x1, y0, x1, y1, x0, y1) }

// arc is the distance of the control points that makes a cubic curve a quarter of a circle.
const arc = 0.5522847498

// ellipse returns an ellipse around (x, y) with the given radii.
func ellipse(x, y, rx, ry float64) path {
	kx, ky := rx*arc, ry*arc
	return path{
		{moveTo, [3]point{{x + rx, y}}},
		{cubeTo, [3]point{{x + rx, y + ky}, {x + kx, y + ry}, {x, y + ry}}},
		{cubeTo, [3]point{{x - kx, y + ry}, {x - rx, y + ky}, {x - rx, y}}},
		{cubeTo, [3]point{{x - rx, y - ky}, {x - kx, y - ry}, {x, y - ry}}},
		{cubeTo, [3]point{{x + kx, y - ry}, {x + rx, y - ky}, {x + rx, y}}},
	}
}

// circle returns a circle around (x, y).
func circle(x, y, r float64) path { return ellipse(x, y, r, r) }

// rounded returns a rectangle with round corners.
func rounded(x0, y0, x1, y1, r float64) path {
	r = math.Max(0, math.Min(r, math.Min(x1-x0, y1-y0)/2))
	k := r * (1 - arc)
	return path{
		{moveTo, [3]point{{x0 + r, y0}}},
		{lineTo, [3]point{{x1 - r, y0}}},
		{cubeTo, [3]point{{x1 - k, y0}, {x1, y0 + k}, {x1, y0 + r}}},
		{lineTo, [3]point{{x1, y1 - r}}},
		{cubeTo, [3]point{{x1, y1 - k}, {x1 - k, y1}, {x1 - r, y1}}},
		{lineTo, [3]point{{x0 + r, y1}}},
		{cubeTo, [3]point{{x0 + k, y1}, {x0, y1 - k}, {x0, y1 - r}}},
		{lineTo, [3]point{{x0, y0 + r}}},
		{cubeTo, [3]point{{x0, y0 + k}, {x0 + k, y0}, {x0 + r, y0}}},
	}
}

// matrix is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

// identity maps every point to itself.
var identity = matrix{a: 1, d: 1}

// apply maps a point.
func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// then returns the map that does m first and n after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		a: n.a*m.a + n.c*m.b, b: n.b*m.a + n.d*m.b,
		c: n.a*m.c + n.c*m.d, d: n.b*m.c + n.d*m.d,
		e: n.a*m.e + n.c*m.f + n.e, f: n.b*m.e + n.d*m.f + n.f,
	}
}

// move returns a shift.
func move(x, y float64) matrix { return matrix{a: 1, d: 1, e: x, f: y} }

// scale returns a scaling about the origin.
func scale(x, y float64) matrix { return matrix{a: x, d: y} }

// turn returns a turn about the origin, clockwise on the screen, in degrees.
func turn(degrees float64) matrix {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return matrix{a: c, b: s, c: -s, d: c}
}

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

// mirrored closes an open line that begins and ends on the vertical x = axis by its mirror image.
func (p path) mirrored(axis float64) path {
	image := p.backwards().to(matrix{a: -1, d: 1, e: 2 * axis})
	return append(append(path(nil), p...), image[1:]...)
}

// bounds returns a rectangle that holds the path. Control points count, so it may be a little too large.
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

// clockwise returns the path with every contour running clockwise on the screen, so that contours which overlap add up.
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

// backwards returns one contour run through from its end.
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
