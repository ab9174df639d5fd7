package faces

import "simplesimon/engine"

// The arm, in the card's units, and what the hand holds, around the hand.
var (
	sleeve    = shape("M60,60.6 C51,59.6 44,57 38.4,51 L33,62 C37,68 45,77 54,84 L70,84 Z")
	sleeveLow = shape("M34.6,59 C42,66 50,70 62,72 L62,84 L54,84 C45,77 37,68 33,62 Z")
	cuff      = shape("M40,52 L36,48.6 L30.6,60.6 L34.4,63.6 Z")
	cuffEdge  = shape("M38,56.2 L40,52 L36,48.6 L30.6,60.6 L34.4,63.6 L36,60.4 L33.4,58.4 L36.4,51.6 L38.4,53 Z")
	hand      = shape("M36.6,52.6 C34,50.6 29.6,50.6 28,53 C26.4,55.4 27,58.6 29.4,60 C31,60.8 32.6,61 33.6,60.4 Z")

	blade  = shape("M0,-31 L-2,-27 L-2,-6 L2,-6 L2,-27 Z")
	blade2 = shape("M0,-31 L2,-27 L2,-6 L0,-6 Z")
	guard  = rounded(-6.4, -6.6, 6.4, -4, 1.3)
	grip   = rounded(-1.3, -4.4, 1.3, 6, 1)

	bowl    = shape("M0,-21 L-8.6,-21 C-9,-12 -5,-7.6 -1.4,-6.6 L-1.4,2 L0,2").mirrored(0)
	bowlRim = rounded(-9.2, -22, 9.2, -19.6, 1.2)

	petal = circle(0, -6, 5.2).and(circle(-5.4, 2.4, 5.2), circle(5.4, 2.4, 5.2), circle(0, 0, 4))
	stalk = shape("M1.4,8 C0.4,-2 -1.6,-6 -3.6,-11")
	leaf  = shape("M0.4,-2 C4,-8 9,-8.6 11.4,-8 C10.4,-3.6 6,-0.6 0.4,-2 Z")
)

// paintArm paints the sleeve and the hand with the attribute of the suit.
func (f *figure) paintArm() {
	f.at(handX, handY, f.paintAttribute)
	f.fill(sleeve, f.arm)
	f.fill(sleeveLow, f.elbow)
	f.within(sleeve, func() {
		for _, x := range []float64{0, 3} {
			f.line(polygon(43.4+x, 50+x*0.4, 37+x, 67+x*0.4), 1, gold)
		}
	})
	f.fill(cuff, cream)
	f.fill(cuffEdge, paleShade)
	f.fill(hand, skin)
	if f.rich {
		for _, y := range []float64{53.6, 55.6, 57.6} {
			f.thin(polygon(28, y, 31.4, y+0.6), 0.55, darkSkin)
		}
	}
}

// paintAttribute paints a sword, a cup, a coin or a flower.
func (f *figure) paintAttribute() {
	switch f.card.Suit() {
	case engine.Spades:
		before := f.place
		f.place = turn(-52).then(f.place)
		f.fill(blade, steel)
		f.fill(blade2, darkSteel)
		f.fill(guard, gold)
		f.fill(grip, f.panel)
		f.fill(circle(0, 7, 2), gold)
		f.place = before
	case engine.Hearts:
		f.at(-4, 2, func() {
			f.halves(bowl, gold, darkGold)
			f.fill(bowlRim, paleGold)
			f.emblem(engine.Hearts, -4, -18.4, 8, f.ink)
		})
	case engine.Diamonds:
		f.at(-4, -10, func() {
			f.fill(circle(0, 0, 10), darkGold)
			f.fill(circle(0, 0, 8.8), gold)
			f.emblem(engine.Diamonds, -6, -6, 12, f.ink)
		})
	case engine.Clubs:
		f.line(stalk, 1.4, darkPine)
		f.fill(leaf, forest)
		f.at(-4.6, -10.8, func() {
			f.halves(petal, gold, darkGold)
			f.fill(circle(0, 0, 2.2), darkPine)
		})
	}
}
