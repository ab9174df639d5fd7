package faces

import (
	"image/color"

	"simplesimon/engine"
)

// Headgear, around the axis of the head. It stays right of -14.5 above the lower edge of the corner sign.
var (
	crownBand  = shape("M0,24.6 C-5,24.6 -9,24 -12.6,22.8 L-12,28 C-9,29.2 -5,30 0,30").mirrored(0)
	crownLance = shape("M0,3.5 C-1,8 -2.6,12 -3.8,16 C-5,13 -6,10.6 -7,7 C-8,11 -9,14 -10.2,17.4 C-11.4,14.6 -12.6,12.4 -13.8,10 C-13.4,15 -12.8,19 -12.4,25 L0,26").mirrored(0)
	crownDome  = shape("M0,8 C-9,8 -14,13.4 -13.4,18 C-13,21 -12.6,23 -12.4,25 L0,26").mirrored(0)
	crownArch  = shape("M-12.6,24 C-15.6,12 -8,8.6 0,9.6")
	crownPeaks = shape("M0,8 L-4.8,17.6 L-11.6,9.6 L-12.4,25 L0,26").mirrored(0)
	crownStems = shape("M0,10.4 L-2,10.4 C-2.4,14 -3.4,17.4 -6.4,17.6 C-8.8,17.6 -9.2,15.6 -9.8,12.6 L-13,13.6 L-12.4,25 L0,26").mirrored(0)

	coronetBand = shape("M0,23 C-4,23 -8,22.4 -11,21.2 L-10.6,24.6 C-7,26 -4,26.6 0,26.6").mirrored(0)
	coronetTop  = shape("M0,12.6 L-2.8,18.6 L-6,13.8 L-7.8,18.6 L-11.4,15.4 L-10.8,23 L0,24").mirrored(0)

	feather  = shape("M8,26 C11,17 14,8 21,4.2 C25.6,2 28,6.6 26.4,11 C24.6,10 23.6,11.4 21.6,15 C18.6,20.4 14,24 10,28 Z")
	quill    = shape("M8.6,27 C12.6,19 16.6,10 23.6,6.4")
	beret    = shape("M-11.6,26.6 C-15.4,20 -11.6,13.6 -2,12.4 C8,11 17,15 16.6,21 C16.4,24.6 14,27 11.6,27.6 C4,25.2 -4,24.8 -11.6,26.6 Z")
	fold     = shape("M-3,24.9 C4,24 10,22 16.5,19.8 C17,23.8 14.6,26.8 11.6,27.6 C7,26 2,25.2 -3,24.9 Z")
	brim     = shape("M-12.2,25.4 C-4,22.6 4,22.8 12.4,26 L12,30 C4,26.6 -4,26.6 -12,29.6 Z")
	bonnet   = shape("M-11.6,24 C-13,16 -7,11.4 1,11.4 C9,11.4 14,16 12.6,24 Z")
	upturn   = shape("M-14,20.6 C-8,24 8,24.6 15.6,19.4 C16.6,24 14.6,28.6 11.4,29.6 C4,27 -5,27 -11.4,29.4 C-13.6,27.4 -14.6,24 -14,20.6 Z")
	crest    = shape("M0,9.6 C-5,10.4 -9.4,14 -9.6,22 L0,24").mirrored(0)
	roll     = shape("M0,20.4 C-8,20.4 -14.4,21.6 -14,26 C-13.6,30.4 -7,28.2 0,28.2").mirrored(0)
	bycocket = shape("M-10,24 C-9,16 -4,10.6 3,11 C9,11.6 11.6,18 11.6,25 Z")
	beak     = shape("M-13.6,26.4 C-6,20.4 4,21.6 12,24 C15.6,25 19.6,25.4 23,24.4 C19,29.6 12,30.4 6,28.6 C0,26.8 -7,26.8 -13.6,29.6 Z")
)

// paintCrown paints a king's crown, of another form for each suit.
func (f *figure) paintCrown() {
	switch f.card.Suit() {
	case engine.Spades:
		f.halves(crownLance, gold, darkGold)
	case engine.Hearts:
		f.halves(crownDome, f.cloth, f.under)
		f.line(crownArch, 2.4, gold)
		f.line(crownArch.to(scale(-1, 1)), 2.4, darkGold)
		f.line(shape("M0,9 L0,25"), 2.4, gold)
		f.emblem(engine.Hearts, -3.6, 3.4, 7.2, gold)
	case engine.Diamonds:
		f.halves(crownPeaks, gold, darkGold)
		for _, x := range []float64{-11.4, 0, 11.4} {
			f.emblem(engine.Diamonds, x-3.4, 3.6, 6.8, f.ink)
		}
	case engine.Clubs:
		f.halves(crownStems, gold, darkGold)
		f.emblem(engine.Clubs, -3.8, 4, 7.6, gold)
		f.emblem(engine.Clubs, -14.6, 8, 6, gold)
		f.emblem(engine.Clubs, 8.6, 8, 6, darkGold)
	}
	f.halves(crownBand, paleGold, gold)
	f.jewels(26.9, 5.4, 1.5)
}

// paintCoronet paints a queen's small crown.
func (f *figure) paintCoronet() {
	f.halves(coronetTop, gold, darkGold)
	f.halves(coronetBand, paleGold, gold)
	for _, q := range []point{{0, 12.2}, {-6, 13.4}, {6, 13.4}, {-11.3, 15}, {11.3, 15}} {
		f.emblem(f.card.Suit(), q.x-2.3, q.y-2.6, 4.6, f.ink)
	}
	f.jewels(24.6, 4.6, 1.1)
}

// paintCap paints a jack's soft cap; its feather is behind the head.
func (f *figure) paintCap() {
	switch f.card.Suit() {
	case engine.Spades:
		f.halves(bonnet, f.cloth, f.under)
		f.fill(upturn, f.robe)
		f.thin(shape("M-13,21.6 C-7,25 7,25.6 14.6,20.6"), 0.9, f.plume)
	case engine.Hearts:
		f.fill(beret, f.cloth)
		f.fill(fold, f.under)
		f.fill(brim, gold)
	case engine.Diamonds:
		f.halves(crest, f.pattern, shaded(f.pattern))
		f.fill(roll, f.cloth)
		f.within(roll, func() {
			for _, x := range []float64{-15, -9, -3, 3, 9, 15} {
				f.line(polygon(x-2, 32, x+3, 18), 1.5, f.under)
			}
		})
	case engine.Clubs:
		f.halves(bycocket, f.cloth, f.under)
		f.fill(beak, f.under)
	}
	f.fill(circle(-6.6, 26, 2.1), paleGold)
	f.fill(circle(-6.6, 26, 1.1), f.ink)
}

// halves fills a shape, its right half in a second colour.
func (f *figure) halves(s path, left, right color.NRGBA) {
	f.fill(s, left)
	low, high := s.bounds()
	f.within(rect(0, low.y-1, high.x+1, high.y+1), func() { f.fill(s, right) })
}

// jewels sets small stones along a band.
func (f *figure) jewels(y, apart, r float64) {
	if !f.rich {
		return
	}
	f.fill(polygon(0, y-r*1.4, r*1.2, y, 0, y+r*1.4, -r*1.2, y), f.ink)
	for _, x := range []float64{-2, -1, 1, 2} {
		f.fill(circle(x*apart, y-0.12*x*x, r*0.6), f.fold)
	}
}
