package faces

import (
	"image/color"

	"simplesimon/engine"
)

// An ace is one large suit with a golden line inside its edge and a small golden suit in its centre. The ace of
// spades is traditionally a little larger than the others.
const (
	aceSize   = 62.0
	spadeSize = 66.0
	lineInset = 4.4 // distance from the edge of the suit to the line, as a percentage of the suit
	lineWidth = 1.5 // width of the line, likewise
)

// bodies are spade and heart without their stems, for the lines within the aces. They begin on the axis and run down one side and up the
// other.
var bodies = [4]path{
	engine.Spades: lobes.to(spadeFromHeart).clockwise(),
	engine.Hearts: lobes.clockwise(),
}

// hearths are the centres of the small suits, as percentages of the large ones, and their sizes.
var hearths = [4]struct{ y, size float64 }{
	engine.Spades:   {47.5, 27},
	engine.Hearts:   {44.5, 27},
	engine.Diamonds: {50, 30},
	engine.Clubs:    {46.5, 20},
}

// paintAce paints an ace, its suit centred in the field between the signs.
func (d *Deck) paintAce(p *painter, s engine.Suit) {
	size := aceSize
	if s == engine.Spades {
		size = spadeSize
	}
	top, bottom := d.field()
	d.paintAceAt(p, s, float64(top+bottom)/2/d.unit(), size)
}

// paintAceAt paints the suit of an ace at the given size, with its centre y below the card's upper edge.
func (d *Deck) paintAceAt(p *painter, s engine.Suit, y, size float64) {
	x, y := 50-size/2, y-size/2
	ink := d.style.Ink(s)
	p.suit(s, x, y, size, ink)
	if size*float64(d.width) < aceSize*calmWidth {
		return
	}
	p.place = scale(size/100, size/100).then(move(x, y)).then(p.place)
	switch s {
	case engine.Diamonds:
		p.fill(smallerDiamond(lineInset), gold)
		p.fill(smallerDiamond(lineInset+lineWidth), ink)
	case engine.Clubs:
		p.fill(smallerClub(lineInset), gold)
		p.fill(smallerClub(lineInset+lineWidth), ink)
	default:
		p.inline(bodies[s], lineInset, lineWidth, gold)
	}
	h := hearths[s]
	p.emblem(s, 50-h.size/2, h.y-h.size/2, h.size, gold)
}

// smallerDiamond returns the diamond with its sides moved inwards.
func smallerDiamond(inset float64) path {
	const deep = 30 // from a side to the centre
	k := 1 - inset/deep
	return diamond.to(move(-50, -50).then(scale(k, k)).then(move(50, 50)))
}

// smallerClub returns the leaves of the club, and the joint between them, with the edge moved inwards.
func smallerClub(inset float64) path {
	const neck = 14.0 // half the width of the joint between a leaf and the centre
	x, r := neck-inset, clubRadius-inset
	out := circle(50, 23.5, r).and(circle(24.5, 59.5, r), circle(75.5, 59.5, r))
	for _, angle := range []float64{0, 115.2, 244.8} { // to the leaves
		out = append(out, rect(-x, -26, x, 0).to(turn(angle).then(move(50, 47.5)))...)
	}
	return out.clockwise()
}

// inline paints a line of the given width within a symmetrical body, at the given distance from its edge. Each side is painted within
// its own half: near a point the two sides, moved inwards, would cross.
func (p *painter) inline(body path, inset, width float64, ink color.Color) {
	const overlap = 0.2
	line := distinct(body.flatten(0.02 / p.unit())[0], true)
	line = shifted(line, -inset-width/2, true)
	tip := len(line) / 2
	for _, side := range [][]point{line[:tip+1], append(line[tip:len(line):len(line)], line[0])} {
		half := rect(-50, -50, 50+overlap, 150)
		if side[len(side)/2].x > 50 {
			half = rect(50-overlap, -50, 150, 150)
		}
		open := ring(side).stroke(width, false, 1)
		p.within(half, func() { p.fill(open, ink) })
	}
}
