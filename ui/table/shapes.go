package table

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// bezier is how far control points lie from the corner so that a cubic curve
// follows a quarter of a circle.
const bezier = 0.5523

// roundRect adds a rectangle with rounded corners to a path, clockwise, or
// counter-clockwise to cut a hole.
func roundRect(path *vector.Rasterizer, x0, y0, x1, y1, radius float32, hole bool) {
	radius = max(0, min(radius, (x1-x0)/2, (y1-y0)/2))
	k := radius * (1 - bezier)
	corners := [4][3][2]float32{ // in, control towards the corner from both sides, out
		{{x1 - radius, y0}, {x1 - k, y0}, {x1, y0 + k}},
		{{x1, y1 - radius}, {x1, y1 - k}, {x1 - k, y1}},
		{{x0 + radius, y1}, {x0 + k, y1}, {x0, y1 - k}},
		{{x0, y0 + radius}, {x0, y0 + k}, {x0 + k, y0}},
	}
	ends := [4][2]float32{{x1, y0 + radius}, {x1 - radius, y1}, {x0, y1 - radius}, {x0 + radius, y0}}
	if !hole {
		path.MoveTo(ends[3][0], ends[3][1])
		for i, c := range corners {
			path.LineTo(c[0][0], c[0][1])
			path.CubeTo(c[1][0], c[1][1], c[2][0], c[2][1], ends[i][0], ends[i][1])
		}
		path.ClosePath()
		return
	}
	path.MoveTo(ends[3][0], ends[3][1])
	for i := 3; i >= 0; i-- {
		c := corners[i]
		path.LineTo(ends[i][0], ends[i][1])
		path.CubeTo(c[2][0], c[2][1], c[1][0], c[1][1], c[0][0], c[0][1])
	}
	path.ClosePath()
}

// fillRound paints a rectangle with rounded corners.
func fillRound(dst *image.RGBA, r image.Rectangle, radius float64, c color.Color) {
	paint(dst, r, c, func(path *vector.Rasterizer, w, h float32) {
		roundRect(path, 0, 0, w, h, float32(radius), false)
	})
}

// frameRound paints a frame of the given thickness that lies within the
// rectangle.
func frameRound(dst *image.RGBA, r image.Rectangle, radius, thickness float64, c color.Color) {
	paint(dst, r, c, func(path *vector.Rasterizer, w, h float32) {
		t := float32(thickness)
		roundRect(path, 0, 0, w, h, float32(radius), false)
		roundRect(path, t, t, w-t, h-t, max(0, float32(radius)-t), true)
	})
}

// tint gives a part of a picture the colour of a light, as stained glass does:
// what is dark in it stays dark.
func tint(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		line := img.Pix[img.PixOffset(r.Min.X, y):img.PixOffset(r.Max.X, y)]
		for i := 0; i < len(line); i += 4 {
			line[i] = uint8(int(line[i]) * int(c.R) / 255)
			line[i+1] = uint8(int(line[i+1]) * int(c.G) / 255)
			line[i+2] = uint8(int(line[i+2]) * int(c.B) / 255)
		}
	}
}

func paint(dst *image.RGBA, r image.Rectangle, c color.Color, shape func(path *vector.Rasterizer, w, h float32)) {
	if r.Empty() {
		return
	}
	path := vector.NewRasterizer(r.Dx(), r.Dy())
	path.DrawOp = draw.Over
	shape(path, float32(r.Dx()), float32(r.Dy()))
	path.Draw(dst, r, image.NewUniform(c), image.Point{})
}

// softShadow draws the shadow of a card: a rounded rectangle, blurred, on a
// picture that is wider by pad on every side.
func softShadow(w, h, pad int, radius float64, strength float64) *image.RGBA {
	mask := image.NewRGBA(image.Rect(0, 0, w+2*pad, h+2*pad))
	blur := float64(pad)
	for y := 0; y < mask.Rect.Dy(); y++ {
		for x := 0; x < mask.Rect.Dx(); x++ {
			d := roundDistance(float64(x-pad)+0.5, float64(y-pad)+0.5, float64(w), float64(h), radius)
			if t := (blur*0.5 - d) / blur; t > 0 {
				t = min(t, 1)
				a := uint8(math.Round(255 * strength * t * t * (3 - 2*t)))
				mask.Pix[mask.PixOffset(x, y)+3] = a
			}
		}
	}
	return mask
}

// roundDistance is the distance of a point from a rounded rectangle at the
// origin, negative inside.
func roundDistance(x, y, w, h, radius float64) float64 {
	dx := math.Abs(x-w/2) - (w/2 - radius)
	dy := math.Abs(y-h/2) - (h/2 - radius)
	outside := math.Hypot(max(dx, 0), max(dy, 0))
	return outside + min(max(dx, dy), 0) - radius
}
