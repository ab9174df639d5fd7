package faces

import (
	"image"
	"image/color"
	"math"
	"sync"

	"simplesimon/engine"
)

// clubRadius is the radius of a club's leaves.
const clubRadius = 22.8

// spadeFromHeart turns the heart's curve into the spade's.
var spadeFromHeart = matrix{a: 0.96, d: -0.88, e: 2, f: 87.2}

// The signs of the suits, each in a square of 100 units. Heart and spade are the same curve turned; spade and
// club have the same stem.
var (
	lobes    = shape("M50,18 C46,8 37,1.5 27,1.5 C12,1.5 2,14 2,30 C2,58 38,75 50,99").mirrored(50)
	stem     = shape("M50,52 C49,80 42,93 27,100 L50,100").mirrored(50)
	spade    = lobes.to(spadeFromHeart).and(stem).clockwise()
	heart    = lobes
	diamond  = shape("M50,0 C60,17.5 74.5,35 90,50 C74.5,65 60,82.5 50,100").mirrored(50)
	club     = circle(50, 23.5, clubRadius).and(circle(24.5, 59.5, clubRadius), circle(75.5, 59.5, clubRadius), polygon(40, 43, 60, 43, 62, 57, 52, 67, 48, 67, 38, 57), stem).clockwise()
	drawings = [4]path{engine.Spades: spade, engine.Hearts: heart, engine.Diamonds: diamond, engine.Clubs: club}
)

// simple is the height in pixels below which the suits are drawn with fewer and wider parts.
const simple = 16

// suitPath returns the sign of a suit in its square of 100 units, as drawn at the given size in pixels.
func suitPath(s engine.Suit, pixels float64) path {
	switch n := int(math.Round(pixels)); {
	case int(s) >= len(drawings):
		return nil
	case n < simple:
		return plainSuits()[max(n, 1)][s]
	}
	return drawings[s]
}

// suit paints the sign of a suit into the square of the given size with its upper left corner at (x, y). For
// readability small ones are simplified.
func (p *painter) suit(s engine.Suit, x, y, size float64, c color.Color) {
	p.fill(suitPath(s, size*p.unit()).to(scale(size/100, size/100).then(move(x, y))), c)
}

// Sign returns the sign of a suit alone, in a square of the given size in pixels. Less than 1 counts as 1.
func Sign(s engine.Suit, size int, c color.Color) *image.RGBA {
	size = max(size, 1)
	p := newPainter(size, size, identity)
	p.suit(s, 0, 0, float64(size), c)
	return p.img
}

// emblem paints the sign of a suit as an ornament, never simplified.
func (p *painter) emblem(s engine.Suit, x, y, size float64, c color.Color) {
	p.fill(drawings[s].to(scale(size/100, size/100).then(move(x, y))), c)
}

// plainSuits holds the simplified signs by size in pixels.
var plainSuits = sync.OnceValue(func() (all [simple][4]path) {
	for n := 1; n < simple; n++ {
		for s := range drawings {
			all[n][s] = plain(engine.Suit(s), n)
		}
	}
	return all
})

// plain returns the simplified sign for small sizes: a stem of whole pixels, deeper clefts, straight sides. The
// width of the stem has the same parity as the size, so that it is aligned to pixels.
func plain(s engine.Suit, size int) path {
	px := 100 / float64(size)
	wide := 1 + (size+1)%2
	half := float64(wide) * px / 2
	blunt := 0.0 // half the width of a tip: at an even size a point would fall between two pixels and fade
	if size%2 == 0 {
		blunt = px / 2
	}
	spread := func(q path) path { // starts a left half and its tip
		for i := range q {
			for k := range q[i].p {
				if q[i].p[k].x == 50 {
					q[i].p[k].x -= blunt
				}
			}
		}
		return q
	}
	foot := rect(50-half, 50, 50+half, 100).and(polygon(50-half, 100-2*px, 50+half, 100-2*px, 50+half+1.5*px, 100, 50-half-1.5*px, 100))
	switch s {
	case engine.Spades:
		return spread(shape("M50,0 C40,20 0,36 0,60 C0,74 10,82 22,82 C34,82 44,76 50,68")).mirrored(50).and(foot).clockwise()
	case engine.Hearts:
		return spread(shape("M50,20 C46,8 38,0 26,0 C11,0 0,13 0,30 C0,56 36,74 50,100")).mirrored(50)
	case engine.Diamonds:
		return spread(polygon(50, 0, 2, 50, 50, 100)).mirrored(50)
	}
	return circle(50, 23, 23).and(circle(21.5, 63.5, 21.5), circle(78.5, 63.5, 21.5), rect(50-half-px/2, 30, 50+half+px/2, 72), foot).clockwise()
}
