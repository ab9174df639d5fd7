package faces

import "math"

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

// arc is the distance of the control points that makes a cubic curve approximate a quarter circle.
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

// then returns the map that applies m first and then n.
func (m matrix) then(n matrix) matrix {
	return matrix{
		a: n.a*m.a + n.c*m.b, b: n.b*m.a + n.d*m.b,
		c: n.a*m.c + n.c*m.d, d: n.b*m.c + n.d*m.d,
		e: n.a*m.e + n.c*m.f + n.e, f: n.b*m.e + n.d*m.f + n.f,
	}
}

// move returns a translation.
func move(x, y float64) matrix { return matrix{a: 1, d: 1, e: x, f: y} }

// scale returns a scaling about the origin.
func scale(x, y float64) matrix { return matrix{a: x, d: y} }

// turn returns a rotation about the origin, clockwise on the screen, in degrees.
func turn(degrees float64) matrix {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return matrix{a: c, b: s, c: -s, d: c}
}
