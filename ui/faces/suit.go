package faces

import (
	"image"
	"image/color"
	"math"

	"simplesimon/engine"
)

// clubRadius is the radius of a club's leaves.
const clubRadius = 23.5

// spadeFromHeart turns the heart's curve into the spade's.
var spadeFromHeart = matrix{a: 0.96, d: -0.88, e: 2, f: 86}

// The signs of the suits, each in a square of 100 units. Heart and spade are one curve turned; spade and club stand on one stem.
var (
	lobes    = shape("M50,21 C46,11 37,5 27,5 C12,5 2,17 2,32 C2,58 38,74 50,97").mirrored(50)
	stem     = shape("M50,52 C49,80 42,92 27,98 L50,98").mirrored(50)
	spade    = lobes.to(spadeFromHeart).and(stem).clockwise()
	heart    = lobes
	diamond  = shape("M50,0 C59,17 72,34 88,50 C72,66 59,83 50,100").mirrored(50)
	club     = circle(50, 25, clubRadius).and(circle(25, 59, clubRadius), circle(75, 59, clubRadius), polygon(50, 30, 66, 58, 52, 68, 48, 68, 34, 58), stem).clockwise()
	drawings = [4]path{engine.Spades: spade, engine.Hearts: heart, engine.Diamonds: diamond, engine.Clubs: club}
)

// simple is the height in pixels below which the suits are drawn with fewer and broader parts.
const simple = 14

// suitPath returns the sign of a suit in its square of 100 units, as it is drawn at the given size in pixels.
func suitPath(s engine.Suit, pixels float64) path {
	switch {
	case int(s) >= len(drawings):
		return nil
	case pixels < simple:
		return plain(s, pixels)
	}
	return drawings[s]
}

// suit paints the sign of a suit into the square of the given size with its upper left corner at (x, y).
func (p *painter) suit(s engine.Suit, x, y, size float64, c color.Color) {
	p.fill(suitPath(s, size*p.unit()).to(scale(size/100, size/100).then(move(x, y))), c)
}

// plain returns the simplified sign for few pixels: a stem of whole pixels, deeper clefts, straight sides.
func plain(s engine.Suit, size float64) path {
	px := 100 / size
	wide := math.Floor(size/6 + 0.5)
	if n := int(math.Round(size)); n%2 != int(wide)%2 {
		wide = math.Max(1, wide+1)
		if wide*px > 26 {
			wide -= 2
		}
	}
	half := wide * px / 2
	foot := rect(50-half, 50, 50+half, 100).and(polygon(50-half, 100-2*px, 50+half, 100-2*px, 50+half+px, 100, 50-half-px, 100))
	switch s {
	case engine.Spades:
		return shape("M50,0 C60,20 100,36 100,60 C100,74 90,82 78,82 C66,82 56,76 50,68").mirrored(50).and(foot).clockwise()
	case engine.Hearts:
		return shape("M50,20 C46,8 38,2 26,2 C11,2 0,13 0,30 C0,56 36,74 50,100").mirrored(50)
	case engine.Diamonds:
		return polygon(50, 0, 92, 50, 50, 100, 8, 50)
	}
	return circle(50, 24, 24).and(circle(24, 60, 24), circle(76, 60, 24), polygon(50, 24, 70, 60, 50, 76, 30, 60), foot).clockwise()
}

// Suit returns the sign of a suit alone, size × size pixels, in the given colour on nothing. An unknown suit gives an empty picture;
// a size below 1 counts as 1.
func Suit(s engine.Suit, size int, c color.Color) *image.RGBA {
	size = max(size, 1)
	p := newPainter(size, size, identity)
	p.suit(s, 0, 0, float64(size), c)
	return p.img
}
