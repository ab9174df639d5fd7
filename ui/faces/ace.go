package faces

import (
	"image/color"

	"simplesimon/engine"
)

// bodies are the suits without their stems, for the fine lines within the aces. They begin on the axis and run down one side and up
// the other.
var bodies = [4]path{
	engine.Spades:   lobes.to(spadeFromHeart).clockwise(),
	engine.Hearts:   lobes.clockwise(),
	engine.Diamonds: diamond.clockwise(),
}

// paintAce paints one large suit with a fine line within. The ace of spades, by old custom, has a little more.
func (d *Deck) paintAce(p *painter, s engine.Suit) {
	size := 60.0
	if s == engine.Spades {
		size = 64
	}
	d.paintAceAt(p, s, 70, size)
}

// paintAceAt paints the suit of an ace at the given size, its middle y below the card's upper edge.
func (d *Deck) paintAceAt(p *painter, s engine.Suit, y, size float64) {
	x, y := 50-size/2, y-size/2
	ink := d.style.Ink(s)
	p.suit(s, x, y, size, ink)
	if size*float64(d.width) < 60*calmWidth {
		return
	}
	p.place = scale(size/100, size/100).then(move(x, y)).then(p.place)
	if s == engine.Spades {
		p.inline(bodies[s], 4.2, 1.5, gold)
		p.inline(bodies[s], 7.6, 0.9, darkGold)
		p.rosette(50, 49)
		return
	}
	if s == engine.Clubs {
		for _, q := range []point{{50, 23.5}, {24.5, 59.5}, {75.5, 59.5}} {
			p.edge(circle(q.x, q.y, clubRadius-5), 1.3, Paper)
		}
		return
	}
	p.inline(bodies[s], 4.6, 1.3, Paper)
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

// rosette paints a small golden flower of eight spades around a stone.
func (p *painter) rosette(x, y float64) {
	for i := range 8 {
		petal := spade.to(move(-50, -100).then(scale(0.16, 0.17)).then(move(0, -3.4)).then(turn(float64(i) * 45)).then(move(x, y)))
		if i%2 == 1 {
			petal = shape("M0,-5 C3,-9 2,-12 0,-15 C-2,-12 -3,-9 0,-5 Z").to(turn(float64(i) * 45).then(move(x, y)))
		}
		p.fill(petal, gold)
	}
	p.fill(circle(x, y, 3.2), gold)
	p.fill(circle(x, y, 1.8), redInk)
}
