package table_test

import (
	"bytes"
	"image"
)

// picture returns the window's image.
func (s *stage) picture() *image.NRGBA {
	s.t.Helper()
	img, ok := s.window.Canvas().Capture().(*image.NRGBA)
	if !ok {
		s.t.Fatal("the window is drawn in another kind of picture")
	}
	return img
}

// origin returns the table's corner in device pixels of the window.
func (s *stage) origin() image.Point {
	at := s.driver.AbsolutePositionForObject(s.table)
	return image.Pt(round(float64(at.X)*s.scale()), round(float64(at.Y)*s.scale()))
}

// columnArea returns the area in which a column, with its margin, is drawn.
func (s *stage) columnArea(col int) image.Rectangle {
	g := s.table.Board()
	r := g.Column(col).Add(s.origin())
	r.Min.X -= g.Gap / 2
	r.Max.X += g.Gap / 2
	r.Min.Y = s.origin().Y
	return r
}

// different returns the first point in an area where two images differ.
func different(a, b *image.NRGBA, area image.Rectangle) (image.Point, bool) {
	area = area.Intersect(a.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		i, j := a.PixOffset(area.Min.X, y), a.PixOffset(area.Max.X, y)
		if bytes.Equal(a.Pix[i:j], b.Pix[i:j]) {
			continue
		}
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.NRGBAAt(x, y) != b.NRGBAAt(x, y) {
				return image.Pt(x, y), true
			}
		}
	}
	return image.Point{}, false
}

func (s *stage) wantSame(what string, a, b *image.NRGBA) {
	s.t.Helper()
	if a.Rect != b.Rect {
		s.t.Fatalf("%s: pictures of %v and %v", what, a.Rect, b.Rect)
	}
	if p, ok := different(a, b, a.Rect); ok {
		s.t.Errorf("%s: the pictures differ at %v: %v, %v", what, p, a.At(p.X, p.Y), b.At(p.X, p.Y))
	}
}
