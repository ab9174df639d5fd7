package faces

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// painter fills paths on an image. place maps its units to pixels.
type painter struct {
	img   *image.RGBA
	place matrix
	fit   vector.Rasterizer
	ink   image.Uniform
	spare []uint8      // buffer for masks
	clip  *image.Alpha // limits painting, or nil; nothing is painted outside its bounds
}

// newPainter returns a painter on a transparent image.
func newPainter(width, height int, place matrix) *painter {
	return &painter{img: image.NewRGBA(image.Rect(0, 0, width, height)), place: place}
}

// unit returns the number of pixels per unit of the drawing.
func (p *painter) unit() float64 {
	return math.Sqrt(math.Abs(p.place.a*p.place.d - p.place.b*p.place.c))
}

// outline loads the path, mapped to pixels, and returns the pixels that it can touch.
func (p *painter) outline(s path) image.Rectangle {
	s = s.to(p.place)
	low, high := s.bounds()
	if !(low.x < high.x) || !(low.y < high.y) {
		return image.Rectangle{}
	}
	size := p.img.Bounds()
	box := image.Rect(
		int(math.Floor(math.Max(low.x, 0))), int(math.Floor(math.Max(low.y, 0))),
		int(math.Ceil(math.Min(high.x, float64(size.Dx())))), int(math.Ceil(math.Min(high.y, float64(size.Dy())))))
	if box = box.Intersect(size); box.Empty() {
		return box
	}
	p.fit.Reset(box.Dx(), box.Dy())
	p.load(s, box.Min)
	return box
}

// load passes a path in pixels to the rasterizer, whose image starts at a corner.
func (p *painter) load(s path, corner image.Point) {
	dx, dy := float64(corner.X), float64(corner.Y)
	at := func(q point) (float32, float32) { return float32(q.x - dx), float32(q.y - dy) }
	open := false
	for i := range s {
		x, y := at(s[i].p[0])
		switch s[i].verb {
		case moveTo:
			if open {
				p.fit.ClosePath()
			}
			p.fit.MoveTo(x, y)
			open = true
		case lineTo:
			p.fit.LineTo(x, y)
		case quadTo:
			bx, by := at(s[i].p[1])
			p.fit.QuadTo(x, y, bx, by)
		case cubeTo:
			bx, by := at(s[i].p[1])
			cx, cy := at(s[i].p[2])
			p.fit.CubeTo(x, y, bx, by, cx, cy)
		}
	}
	p.fit.ClosePath()
}

// fill paints the inside of a path.
func (p *painter) fill(s path, c color.Color) {
	box := p.outline(s)
	if box.Empty() {
		return
	}
	p.ink.C = c
	if p.clip == nil {
		p.fit.DrawOp = draw.Over
		p.fit.Draw(p.img, box, &p.ink, image.Point{})
		return
	}
	mask := p.coverage(box)
	box = box.Intersect(p.clip.Rect)
	if box.Empty() {
		return
	}
	lessen(mask, p.clip, box)
	draw.DrawMask(p.img, box, &p.ink, image.Point{}, mask, box.Min, draw.Over)
}

// coverage returns how much of each pixel in the box the loaded outline covers. It is valid until the next call.
func (p *painter) coverage(box image.Rectangle) *image.Alpha {
	if n := box.Dx() * box.Dy(); cap(p.spare) < n {
		p.spare = make([]uint8, n+n/2)
	}
	mask := &image.Alpha{Pix: p.spare[:box.Dx()*box.Dy()], Stride: box.Dx(), Rect: box}
	p.fit.DrawOp = draw.Src
	p.fit.Draw(mask, box, image.Opaque, image.Point{})
	return mask
}

// lessen multiplies one mask by another within a box inside both.
func lessen(mask, by *image.Alpha, box image.Rectangle) {
	for y := box.Min.Y; y < box.Max.Y; y++ {
		m, k := mask.Pix[mask.PixOffset(box.Min.X, y):], by.Pix[by.PixOffset(box.Min.X, y):]
		for x := range box.Dx() {
			m[x] = uint8((int(m[x])*int(k[x]) + 127) / 255)
		}
	}
}

// line paints a line of the given width along an open path.
func (p *painter) line(s path, width float64, c color.Color) {
	p.fill(s.stroke(width, false, 0.1/p.unit()), c)
}

// within clips painting to a path.
func (p *painter) within(s path, paint func()) {
	before := p.clip
	clip := &image.Alpha{}
	if box := p.outline(s); !box.Empty() {
		m := p.coverage(box)
		clip = &image.Alpha{Pix: append([]uint8(nil), m.Pix...), Stride: m.Stride, Rect: m.Rect}
	}
	if before != nil {
		box := clip.Rect.Intersect(before.Rect)
		lessen(clip, before, box)
		clip = clip.SubImage(box).(*image.Alpha)
	}
	p.clip = clip
	paint()
	p.clip = before
}
