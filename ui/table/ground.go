package table

import (
	"image"
	"math"
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
)

// The felt's texture, in parts of the table's colour. On a light colour it is fainter, as it would be
// coarse there, and the light above would swallow the edges of the cards.
const (
	grainDepth = 0.04 // how far the grain goes up and down
	lightAbove = 0.03 // how much lighter the middle of the upper edge is
	shadeBelow = 0.17 // how much darker the lower edge is
	shadeAside = 0.06 // how much darker both sides are
	lightest   = 0.04 // how much lighter a pixel gets at the most: marks are to stand out from all of them
	grainSize  = 256  // pixels after which the grain repeats
	fullDepth  = 120  // of 255, the brightest channel of the lightest colour with the whole texture
)

// Ground is the felt, to be put behind the table into what holds both. It goes on
// for a height below the table, in Fyne's units, that may change with the size of the window or of text.
func (t *Table) Ground(below func() float32) fyne.CanvasObject {
	t.below = below
	return t.ground
}

// under is how far the ground goes on below the table, in Fyne's units.
func (t *Table) under() float32 {
	if t.below == nil {
		return 0
	}
	return t.below()
}

// drawGround bakes the felt for the table's size. Without texture there is
// none: the window's clear colour is the table, which costs nothing.
func (t *Table) drawGround() {
	if !t.palette.Textured {
		t.setSprite(t.ground, image.NewRGBA(image.Rect(0, 0, 1, 1)), image.Point{})
		t.ground.Move(outside)
		return
	}
	img := felt(t.palette, t.geo.Width, t.geo.Height+round(float64(t.under())*t.scale))
	for i := range engine.Sequences { // baked in, they cost nothing
		t.pencil.outline(img, t.geo.Place(i), t.palette.Place)
	}
	t.setSprite(t.ground, img, image.Point{})
	t.ground.Move(t.Position())
}

// one is the light under which the table has its own colour: lights are whole
// numbers, so that no pixel takes more than a few sums and products.
const one = 1 << 16

// felt is a picture of the ground: a fine grain, the same at every start, under a
// soft light from above. The grain also keeps the slow change of light from showing
// as steps.
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
		// From the upper edge to the lower one, levelling out at both.
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

// lit returns a channel of a colour under a light.
func lit(c, light int) uint8 { return uint8(min(0xFF, (c*light+one/2)>>16)) }

// newGrain returns a square of grain whose edges fit each other: how much lighter than
// the table each pixel is, up and down to about a depth. Short fibres lie in it, level or
// upright.
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
