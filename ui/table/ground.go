package table

import (
	"image"
	"math"
	"math/rand/v2"

	"fyne.io/fyne/v2"
)

// The felt's texture.
const (
	noiseDepth    = 5    // of 255, how far the noise goes up and down
	vignetteDepth = 0.16 // how much darker the corners are
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
	t.setSprite(t.ground, felt(t.palette, t.geo.Width, t.geo.Height+round(float64(t.under())*t.scale)), image.Point{})
	t.ground.Move(t.Position())
}

// felt is a picture of the ground: a very fine noise, the same at every start,
// and a slow vignette.
func felt(palette Palette, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	noise := rand.New(rand.NewPCG(1, 2))
	cx, cy := float64(w)/2, float64(h)/2
	for y := range h {
		dy := (float64(y) - cy) / cy
		row := img.Pix[y*img.Stride:]
		for x := range w {
			dx := (float64(x) - cx) / cx
			far := min(1, math.Sqrt((dx*dx+dy*dy)/2))
			light := 1 - vignetteDepth*far*far*far
			n := float64(noise.IntN(2*noiseDepth+1) - noiseDepth)
			p := row[4*x : 4*x+4 : 4*x+4]
			p[0] = shade(palette.Felt.R, light, n)
			p[1] = shade(palette.Felt.G, light, n)
			p[2] = shade(palette.Felt.B, light, n)
			p[3] = 0xFF
		}
	}
	return img
}

func shade(c uint8, light, noise float64) uint8 {
	return uint8(max(0, min(255, float64(c)*light+noise)))
}
