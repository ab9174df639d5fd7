package faces

import (
	"math"

	"simplesimon/engine"
)

// Garments, around the axis of the head. They reach below the seam, which cuts them, and
// on the right beyond the edge of the card, which they fill to.
var (
	robe      = shape("M0,55 L-7,55.4 C-12,58.6 -21,58.4 -27,62.4 C-32,66 -35,76 -38,92 L-38,110 L70,110 L70,88 C52,84 36,75 29,67 C24,61 12,58.6 7,55.4 Z")
	panel     = shape("M-4,55 L-9,110 L9,110 L4,55 Z")
	sleeveSet = shape("M15,59.8 C20,60.6 25,62.6 29,67 C36,75 52,84 70,88 L70,110 L19,110 C18,92 13,76 15,59.8 Z")
	collar    = shape("M0,61.6 L-7.4,53.4 L-12.6,60 L-4.4,67 Z").mirrored(0)
	bosom     = shape("M0,54 L-5,54 L-6.4,56 L-11,57.6 C-9,63.6 -4.6,68 0,70").mirrored(0)
	ermine    = shape("M0,56 L-8,55.4 C-13,58.4 -20,58 -25,61 C-24.4,68 -12,73 0,74").mirrored(0)
	ermineHem = shape("M-25,61 C-24.4,68 -12,73 0,74")
	chain     = shape("M-12.6,58 C-11,65 -6,68.6 0,70")
	tail      = shape("M0,-1.6 L1,1.4 L0,0.9 L-1,1.4 Z")
	veil      = shape("M0,14 C-9,14 -13.6,18 -14.2,26 C-14.8,40 -20,52 -25,66 L0,80").mirrored(0)
	veilFold  = shape("M10,18 C13.6,20 14,24 14.2,26 C14.8,40 20,52 25,66 L18,70 C16,52 14,36 10,18 Z")
)

// paintBack paints what hangs behind the figure.
func (f *figure) paintBack() {
	switch f.card.Rank() {
	case engine.Jack:
		f.fill(feather, f.plume)
		f.thin(quill, 0.8, f.quill)
		for _, b := range []string{"M13.4,18.6 L12.6,14.4", "M15.6,15 L15.2,10.4", "M18,11.4 L18.4,7", "M14.6,17 L18.6,17", "M17.4,12.6 L21.2,13"} {
			f.thin(shape(b), 0.55, f.quill)
		}
	case engine.Queen:
		f.fill(veil, f.cloth)
		f.fill(veilFold, f.under)
	}
}

// paintRobe paints the robe with its pattern and the panel in front.
func (f *figure) paintRobe() {
	f.fill(robe, f.robe)
	f.fill(sleeveSet, f.scheme.fold)
	if f.rich {
		f.within(robe, func() {
			for row := range 4 { // those above the seam
				for col := range 7 {
					x := -30 + float64(col)*10 + float64(row%2)*5
					f.emblem(f.card.Suit(), x-2.6, 58+float64(row)*7, 5.2, f.pattern)
				}
			}
		})
	}
	f.halves(panel, f.panel, f.inner)
	edge := shape("M-4,55 L-9,110")
	f.line(edge, math.Max(1.4, finestLine), gold)
	f.line(edge.to(scale(-1, 1)), 1.4, gold)
}

// paintNeckline paints what lies around the neck.
func (f *figure) paintNeckline() {
	switch f.card.Rank() {
	case engine.Jack:
		f.halves(collar, cream, darkCream)
		f.fill(circle(0, 63.4, 1.5), gold)
	case engine.Queen:
		f.fill(bosom, skin)
		f.fill(neck, darkSkin)
		f.line(shape("M-11,57.6 C-9,63.6 -4.6,68 0,70 C4.6,68 9,63.6 11,57.6"), 1.6, gold)
		for _, x := range []float64{-5.4, -2.8, 0, 2.8, 5.4} {
			f.fill(circle(x, 60.6-0.09*x*x, 0.9), gold)
		}
		f.emblem(f.card.Suit(), -2.3, 61.6, 4.6, f.ink)
		if f.rich {
			f.fill(circle(-9.4, 46.4, 1.1).and(circle(9.4, 46.4, 1.1)), gold)
		}
	case engine.King:
		f.halves(ermine, cream, paleShade)
		f.line(ermineHem, 1.5, gold)
		f.line(ermineHem.to(scale(-1, 1)), 1.5, gold)
		if f.rich {
			for _, q := range []point{{18, 62.6}, {14, 66.6}, {8, 69.8}, {12, 61}, {9, 65}} {
				f.fill(tail.to(move(q.x, q.y)), blackInk)
				f.fill(tail.to(move(-q.x, q.y)), blackInk)
			}
		}
		f.line(chain, 1.2, darkGold)
		f.line(chain.to(scale(-1, 1)), 1.2, darkGold)
		f.fill(circle(0, 70, 3.8), gold)
		f.emblem(f.card.Suit(), -2.4, 67.6, 4.8, f.ink)
	}
}
