package table

import (
	"image"
	"math"
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// The felt's texture, as fractions of the table's colour. It is fainter on light colours, where it
// would look coarse and the light from above would wash out the edges of the cards.
const (
	grainDepth = 0.04 // amplitude of the grain
	lightAbove = 0.03 // how much lighter the middle of the upper edge is
	shadeBelow = 0.17 // how much darker the lower edge is
	shadeAside = 0.06 // how much darker both sides are
	lightest   = 0.04 // upper limit for any pixel, so that marks stand out everywhere
	grainSize  = 256  // period of the grain in pixels
	fullDepth  = 120  // brightest channel (of 255) of the lightest colour with the full texture
)

// Ground returns the felt, to be placed behind the table in their common container. It extends
// below the table by a height in Fyne's units, which may change with the size of the window or
// text.
func (t *Table) Ground(below func() float32) fyne.CanvasObject {
	t.below = below
	return t.ground
}

// under returns how far the felt extends below the table, in Fyne's units.
func (t *Table) under() float32 {
	if t.below == nil {
		return 0
	}
	return t.below()
}

// drawGround renders the felt for the table's size. Without a texture there is nothing to draw:
// the window's clear colour is that of the table, which costs nothing.
func (t *Table) drawGround() {
	if !t.palette.Textured {
		t.setSprite(t.ground, image.NewRGBA(image.Rect(0, 0, 1, 1)), image.Point{})
		t.ground.Move(outside)
		return
	}
	img := felt(t.palette, t.geo.Width, t.geo.Height+round(float64(t.under())*t.scale))
	for i := range engine.Sequences { // rendered in advance, they cost nothing
		t.pencil.outline(img, t.geo.Place(i), t.palette.Place)
	}
	t.setSprite(t.ground, img, image.Point{})
	t.ground.Move(t.Position())
}

// one is the light at which the table has its own colour. Lights are integers, so that a pixel
// needs only a few operations.
const one = 1 << 16

// felt renders the felt: a fine grain, the same at every start, under soft light from above. The
// grain also prevents visible banding.
func felt(palette Palette, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	r, g, b := int(palette.Felt.R), int(palette.Felt.G), int(palette.Felt.B)
	depth := one * min(1, fullDepth/float64(max(r, g, b, 1)))
	grain := newGrain(round(depth * grainDepth))
	top := one + round(depth*lightest)
	aside := make([]int, w)
	for x := range aside {
		far := 2*(float64(x)+0.5)/float64(w) - 1
		aside[x] = round(-depth * shadeAside * far * far)
	}
	for y := range h {
		far := (float64(y) + 0.5) / float64(h)
		// From the upper edge to the lower one, levelling off at both.
		light := one + round(depth*(lightAbove-(lightAbove+shadeBelow)*(1-math.Cos(math.Pi*far))/2))
		row, pix := grain[y%grainSize][:], img.Pix[y*img.Stride:]
		for x, side := range aside {
			l := min(light+side+row[x%grainSize], top)
			p := pix[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2], p[3] = lit(r, l), lit(g, l), lit(b, l), 0xFF
		}
	}
	return img
}

// lit returns a colour channel under a light.
func lit(c, light int) uint8 { return uint8(min(0xFF, (c*light+one/2)>>16)) }

// newGrain returns a seamlessly repeating square of grain: the deviation of each pixel from the
// table's light, up to about depth. It contains short horizontal and vertical fibres.
func newGrain(depth int) *[grainSize][grainSize]int {
	var all [grainSize][grainSize]int
	noise := rand.New(rand.NewPCG(1, 2))
	some := func(depth int) int { return noise.IntN(2*depth+1) - depth }
	for y := range grainSize {
		for x := range grainSize {
			all[y][x] += some(depth)
			fibre, dx := some(depth/2), noise.IntN(2)
			for i := range 3 {
				all[(y+i*(1-dx))%grainSize][(x+i*dx)%grainSize] += fibre
			}
		}
	}
	return &all
}
