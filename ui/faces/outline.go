package faces

import "math"

// flatten returns the contours as points, with curves approximated by lines that deviate less than tolerance.
func (p path) flatten(tolerance float64) [][]point {
	var out [][]point
	var line []point
	for i := range p {
		s := &p[i]
		if s.verb == moveTo {
			if len(line) > 1 {
				out = append(out, line)
			}
			line = []point{s.p[0]}
			continue
		}
		if len(line) == 0 {
			continue
		}
		line = append(line, along(line[len(line)-1], s, tolerance)...)
	}
	if len(line) > 1 {
		out = append(out, line)
	}
	return out
}

// along returns the points of one segment after its start.
func along(from point, s *segment, tolerance float64) []point {
	if s.verb == lineTo {
		return []point{s.p[0]}
	}
	// A quadratic curve is the cubic one with these control points.
	c1, c2, end := s.p[0], s.p[1], s.p[2]
	if s.verb == quadTo {
		end = s.p[1]
		c1 = point{from.x + (s.p[0].x-from.x)*2/3, from.y + (s.p[0].y-from.y)*2/3}
		c2 = point{end.x + (s.p[0].x-end.x)*2/3, end.y + (s.p[0].y-end.y)*2/3}
	}
	bend := math.Max(math.Hypot(from.x-2*c1.x+c2.x, from.y-2*c1.y+c2.y), math.Hypot(c1.x-2*c2.x+end.x, c1.y-2*c2.y+end.y))
	n := int(math.Ceil(math.Sqrt(0.75 * bend / tolerance)))
	n = max(1, min(n, 64))
	pts := make([]point, n)
	for k := 1; k <= n; k++ {
		t := float64(k) / float64(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		pts[k-1] = point{a*from.x + b*c1.x + c*c2.x + d*end.x, a*from.y + b*c1.y + c*c2.y + d*end.y}
	}
	return pts
}

// distinct removes points equal to their predecessor, and the last one of a ring if it equals the first.
func distinct(line []point, ring bool) []point {
	const near = 1e-9
	out := line[:0:0]
	for _, q := range line {
		if n := len(out); n > 0 && math.Abs(out[n-1].x-q.x) < near && math.Abs(out[n-1].y-q.y) < near {
			continue
		}
		out = append(out, q)
	}
	if n := len(out); ring && n > 1 && math.Abs(out[n-1].x-out[0].x) < near && math.Abs(out[n-1].y-out[0].y) < near {
		out = out[:n-1]
	}
	return out
}

// normal returns the unit vector perpendicular to the direction from a to b.
func normal(a, b point) point {
	l := math.Hypot(b.x-a.x, b.y-a.y)
	return point{(b.y - a.y) / l, -(b.x - a.x) / l}
}

// shifted returns the line moved sideways by d; corners keep their distance, up to a limit.
func shifted(line []point, d float64, ring bool) []point {
	n := len(line)
	out := make([]point, n)
	for i, q := range line {
		before, after := point{}, point{}
		if i > 0 || ring {
			before = normal(line[(i+n-1)%n], q)
		}
		if i < n-1 || ring {
			after = normal(q, line[(i+1)%n])
		}
		if !ring && i == 0 {
			before = after
		}
		if !ring && i == n-1 {
			after = before
		}
		sum := point{before.x + after.x, before.y + after.y}
		dot := (sum.x*sum.x + sum.y*sum.y) / 2 // 2 on a straight line, 0 on a hairpin
		limit := 0.35
		if d*(before.x*after.y-before.y*after.x) < 0 {
			limit = 0.04 // inside the bend, lines must meet far off, or they cross
		}
		k := d / math.Max(dot, limit)
		out[i] = point{q.x + sum.x*k, q.y + sum.y*k}
	}
	return out
}

// ring returns the closed path through the points.
func ring(line []point) path {
	p := make(path, len(line))
	for i, q := range line {
		p[i] = segment{verb: lineTo, p: [3]point{q}}
	}
	p[0].verb = moveTo
	return p
}

// reverse returns the points in the other order.
func reverse(line []point) []point {
	out := make([]point, len(line))
	for i, q := range line {
		out[len(line)-1-i] = q
	}
	return out
}

// stroke returns the outline of a line of the given width along every contour of the path. Closed contours give a band, open ones
// end squarely at their ends.
func (p path) stroke(width float64, closed bool, tolerance float64) path {
	var out path
	for _, line := range p.flatten(tolerance) {
		line = distinct(line, closed)
		if len(line) < 2 {
			continue
		}
		left, right := shifted(line, width/2, closed), reverse(shifted(line, -width/2, closed))
		if closed {
			out = append(out, ring(left)...)
			out = append(out, ring(right)...)
		} else {
			out = append(out, ring(append(left, right...))...)
		}
	}
	return out
}

// grown returns the closed path with its edge moved outwards by d. Outer contours must run clockwise on the
// screen, and holes counterclockwise; holes become smaller.
func (p path) grown(d, tolerance float64) path {
	var out path
	for _, line := range p.flatten(tolerance) {
		if line = distinct(line, true); len(line) > 2 {
			out = append(out, ring(shifted(line, d, true))...)
		}
	}
	return out
}
