package faces

import (
	"image"
	"image/color"
	"testing"

	"simplesimon/engine"
)

// TestPips counts the pips of the number cards on their pictures.
func TestPips(t *testing.T) {
	for _, width := range []int{59, 100, 175} {
		d := New(testStyles["two"], width)
		forCards(func(c engine.Card) {
			if c.Rank() > 10 || c.Rank() == engine.Ace && width >= calmWidth { // the ace's fine line parts its ink
				return
			}
			if got := blots(d.drawBare(c), d.style.Ink(c.Suit())); got != int(c.Rank()) {
				t.Errorf("width %d: %v has %d pips", width, c, got)
			}
		})
	}
}

// blots counts the connected areas of ink.
func blots(img *image.RGBA, ink color.NRGBA) int {
	size := img.Bounds()
	inside := size.Inset(3)
	seen := make([]bool, size.Dx()*size.Dy())
	dark := func(p image.Point) bool {
		return p.In(inside) && !seen[p.Y*size.Dx()+p.X] && darkness(img, p.X, p.Y, ink) > 0.4
	}
	count := 0
	for y := range size.Dy() {
		for x := range size.Dx() {
			if !dark(image.Pt(x, y)) {
				continue
			}
			count++
			next := []image.Point{{X: x, Y: y}}
			for len(next) > 0 {
				p := next[len(next)-1]
				next = next[:len(next)-1]
				if !dark(p) {
					continue
				}
				seen[p.Y*size.Dx()+p.X] = true
				for dy := -1; dy <= 1; dy++ {
					for dx := -1; dx <= 1; dx++ {
						next = append(next, p.Add(image.Pt(dx, dy)))
					}
				}
			}
		}
	}
	return count
}
