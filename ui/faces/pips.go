package faces

import (
	"math"

	"simplesimon/engine"
)

// The places of the pips, in units. Rows count down from the top; their mirror images in the lower half stand turned.
const (
	left, middle, right = 25.5, 50.0, 74.5
	centre              = 70.0
)

// arrangement tells where the pips of a number card stand: those of the upper half, which are repeated turned, and those on the
// centre line or, as on the seven, without a counterpart.
type arrangement struct {
	size   float64
	turned []point
	single []point
}

// arrangements are the classical ones for two to ten. Cards with four rows have smaller pips, so that the field keeps clear of the signs.
var arrangements = [11]arrangement{
	2:  {size: 24, turned: []point{{middle, 47}}},
	3:  {size: 22, turned: []point{{middle, 44.5}}, single: []point{{middle, centre}}},
	4:  {size: 22, turned: []point{{left, 45}, {right, 45}}},
	5:  {size: 22, turned: []point{{left, 45}, {right, 45}}, single: []point{{middle, centre}}},
	6:  {size: 22, turned: []point{{left, 45}, {right, 45}}, single: []point{{left, centre}, {right, centre}}},
	7:  {size: 22, turned: []point{{left, 45}, {right, 45}}, single: []point{{left, centre}, {right, centre}, {middle, 57.5}}},
	8:  {size: 22, turned: []point{{left, 45}, {right, 45}, {middle, 57.5}}, single: []point{{left, centre}, {right, centre}}},
	9:  {size: 16.8, turned: []point{{left, 41.4}, {right, 41.4}, {left, 60.5}, {right, 60.5}}, single: []point{{middle, centre}}},
	10: {size: 16.8, turned: []point{{left, 41.4}, {right, 41.4}, {left, 60.5}, {right, 60.5}, {middle, 51}}},
}

// paintPips paints the pips of an ace or a number card.
func (d *Deck) paintPips(p *painter, c engine.Card) {
	if c.Rank() == engine.Ace {
		d.paintAce(p, c.Suit())
		return
	}
	colour := d.style.Ink(c.Suit())
	a := arrangements[c.Rank()]
	n := d.pipSize(a.size)
	p = &painter{img: p.img, place: identity}
	upper := newPainter(d.width, d.height, identity)
	for _, q := range a.turned {
		x, y := d.pipPlace(q, n)
		upper.suit(c.Suit(), x, y, n, colour)
	}
	stamp(p.img, upper.img, true)
	for _, q := range a.single {
		x, y := d.pipPlace(q, n)
		p.suit(c.Suit(), x, y, n, colour)
	}
}

// pipSize returns the size of a pip in whole pixels, odd on cards of odd width so that the middle column is in the middle.
func (d *Deck) pipSize(units float64) float64 {
	odd := d.width % 2
	n := 2*int(math.Round((units*d.unit()-float64(odd))/2)) + odd
	return float64(max(n, 1))
}

// pipPlace returns the upper left corner in pixels of a pip of n pixels around a place given in units. Left and right mirror each other.
func (d *Deck) pipPlace(q point, n float64) (x, y float64) {
	u, w, h := float64(d.width)/100, float64(d.width), float64(d.height)
	switch {
	case q.x < middle:
		x = math.Round(q.x*u - n/2)
	case q.x > middle:
		x = w - n - math.Round((100-q.x)*u-n/2)
	default:
		x = (w - n) / 2
	}
	y = math.Round(q.y*u - n/2)
	if q.y == centre {
		y = math.Floor((h - n) / 2)
	}
	return x, y
}

// paintLarge paints the face of the large print below its sign: one big suit, for court cards with the letter in it.
func (d *Deck) paintLarge(p *painter, c engine.Card) {
	const size, top, letter = 68, 65, 25
	p.suit(c.Suit(), (100-size)/2, top, size, d.style.Ink(c.Suit()))
	if c.Rank() < engine.Jack {
		return
	}
	// Where the suits are broadest; the diamond and the spade lie a little lower than the heart.
	middle := [4]float64{engine.Spades: 0.51, engine.Hearts: 0.47, engine.Diamonds: 0.5, engine.Clubs: 0.48}[c.Suit()]
	letters := fitted(d.style.rank(c.Rank()), letter, letter)
	_, high := letters.bounds()
	p.fill(letters.to(move(50-high.x/2, top+size*middle-letter/2)), Paper)
}
