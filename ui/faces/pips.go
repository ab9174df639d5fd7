package faces

import (
	"math"

	"simplesimon/engine"
)

// pip is the position of a pip: its column and row, counted from the centre of the field between the two signs.
type pip struct{ column, row float64 }

// arrangement describes positions and size of the pips of a number card.
type arrangement struct {
	size float64 // of a pip, as a fraction of the card's width
	step float64 // distance of adjacent columns, likewise
	most int     // steps between the outermost columns
	pips []pip
}

// pipAir is the gap between pips and signs, and below complete pips on a covered card, in units.
const pipAir = 5

// arrangements are those of the pips on the cards from two to ten. All are on three rows that fill the field,
// or halfway between two: a fourth row would be too close to the signs and the other rows. Pips below the
// centre are upside down.
var arrangements = [11]arrangement{
	2:  usualPips(pip{0, -1}, pip{0, 1}),
	3:  usualPips(pip{0, -1}, pip{0, 0}, pip{0, 1}),
	4:  usualPips(fourPips...),
	5:  usualPips(append(fourPips, pip{0, 0})...),
	6:  usualPips(sixPips...),
	7:  usualPips(append(sixPips, pip{0, -0.5})...),
	8:  usualPips(append(sixPips, pip{0, -0.5}, pip{0, 0.5})...),
	9:  usualPips(append(sixPips, pip{0, -1}, pip{0, 0}, pip{0, 1})...),
	10: {leastPip, 0.233, 3, []pip{{-1, -1}, {0, -1}, {1, -1}, {-1.5, 0}, {-0.5, 0}, {0.5, 0}, {1.5, 0}, {-1, 1}, {0, 1}, {1, 1}}},
}

var (
	fourPips = []pip{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}
	sixPips  = []pip{{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}}
)

// leastPip is the size of the smallest pips, those of the ten, as a fraction of the card's width.
const leastPip = 0.2

// usualPips arranges pips at the size of all number cards except the ten, which has four in its middle row.
func usualPips(pips ...pip) arrangement { return arrangement{0.22, 0.28, 2, pips} }

// paintPips paints the pips of an ace or a number card.
func (d *Deck) paintPips(p *painter, c engine.Card) {
	if c.Rank() == engine.Ace {
		d.paintAce(p, c.Suit())
		return
	}
	d.paintNumber(p, c, d.height)
}

// paintNumber paints those pips of a number card that end above a height in pixels.
func (d *Deck) paintNumber(p *painter, c engine.Card, above int) {
	a := arrangements[c.Rank()]
	n := d.pipSize(&a)
	for _, q := range a.pips {
		x, y := d.pipPlace(&a, q)
		if y+n > above {
			continue
		}
		on := painter{img: p.img, place: identity}
		if q.row > 0 {
			on.place = matrix{a: -1, d: -1, e: float64(2*x + n), f: float64(2*y + n)}
		}
		on.suit(c.Suit(), float64(x), float64(y), float64(n), d.style.Ink(c.Suit()))
	}
}

// pixels returns a fraction of the card's width in pixels, at least one.
func (d *Deck) pixels(part float64) int { return max(1, int(math.Round(part*float64(d.width)))) }

// pipSize returns the size in pixels of the pips of an arrangement, of which three rows fit with a gap on any card.
func (d *Deck) pipSize(a *arrangement) int {
	top, bottom := d.field()
	return max(1, min(d.pixels(a.size), (bottom-top-2)/3))
}

// air returns the gap between pips and signs, in pixels.
func (d *Deck) air() int { return d.pixels(pipAir / 100.0) }

// field returns the first row of pixels of the field between the two signs of natural height, and the one after its last.
func (d *Deck) field() (top, bottom int) {
	sign, turned := d.signShape(d.MaxSign()), d.turnedShape(d.MaxSign())
	return sign.margin + sign.height + d.air(), d.height - turned.margin - turned.height - d.air()
}

// pipPlace returns the upper left corner in pixels of a pip. Left and right are mirror images, and the rows are
// equally spaced, to the pixel.
func (d *Deck) pipPlace(a *arrangement, q pip) (x, y int) {
	n := d.pipSize(a)
	top, bottom := d.field()
	pitch := max(0, (bottom-top-n)/2)
	y = (top+bottom-n)/2 + int(math.Round(q.row*float64(pitch)))
	step := min(d.pixels(a.step), (d.width-2-n)/a.most) // so that they fit on any card
	x = int(math.Floor(float64(d.width-n)/2 - math.Abs(q.column)*float64(step)))
	switch {
	case q.column == 0:
		x = (d.width - n) / 2
	case q.column > 0:
		x = d.width - n - x
	}
	return x, y
}

// paintLarge paints the large-print face below its sign: one big suit, containing the letter on court cards.
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
