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
