package faces

import (
	"image/color"

	"simplesimon/engine"
)

// The parts of a head, around the axis x = 0, y in the card's units.
var (
	neck      = shape("M0,44 L-4.6,44 C-4.6,51 -5.4,54 -8,57 L0,62").mirrored(0)
	faceLine  = shape("M0,26 C-7,26 -9.6,31 -9.6,37 C-9.6,44.5 -5.2,52 0,52")
	faceShape = faceLine.mirrored(0)
	shade     = shape("M0,26 C7,26 9.6,31 9.6,37 C9.6,44.5 5.2,52 0,52 C1.4,50 1.2,48.6 0.2,46.6 C-0.2,45.6 -1.6,45.2 -1.6,44.2 C-1.4,42.6 0,40 0,36 Z")
	eye       = shape("M-2.1,0.5 C-1.2,-1.3 0.9,-1.5 2.2,0.1 C1,0.9 -0.8,1.2 -2.1,0.5 Z")
	brow      = shape("M-2.6,0.5 C-1.2,-0.9 1,-1 2.8,0.2 C1,-0.3 -1,-0.2 -2.6,0.5 Z")
	mouth     = shape("M-2.3,0 C-1.4,-0.9 -0.6,-0.9 0,-0.4 C0.6,-0.9 1.4,-0.9 2.3,0 C1.2,1.5 -1.2,1.5 -2.3,0 Z")

	bob       = shape("M0,22 C-11,22 -14,29 -13.6,37 C-13.4,44 -13.4,47 -17,50 C-14,53.6 -8.4,53 -7.4,48 L0,50").mirrored(0)
	fringe    = shape("M0,25 L-10.4,25 L-10.4,37 C-9.2,34 -8.6,33 -7.6,31.6 C-4,33 -2,32.8 0,32.4").mirrored(0)
	longHair  = shape("M0,22 C-12,22 -14.4,30 -13.8,38 C-13.4,46 -17,51 -16,58 C-15.4,62 -13,64 -11,66 C-8,60 -6.6,54 -7.6,46 L0,48").mirrored(0)
	parting   = shape("M0,24 L-11,24 L-11.4,42 C-9.6,40 -9.8,35 -7.6,32.6 C-5,30.6 -1.4,30.4 0,28").mirrored(0)
	sideCurls = shape("M0,26 L-12,27 C-14,33 -13.4,36 -13,39 C-16.4,40 -16.6,45 -13.6,46.4 C-15.6,49 -12.6,53 -9,51 L-7,44 L0,40").mirrored(0)
	beard     = shape("M0,41.4 C-2,41 -3.6,42.6 -5,43.6 C-7.4,43.4 -8.4,41 -9.6,38 C-10.8,47 -10,54 -5.6,59 C-3.4,61.6 -1.4,63.4 0,66").mirrored(0)
	moustache = shape("M0,44.4 C-2.4,44.2 -4.6,47.6 -7.8,46.6 C-6.4,49.8 -2.6,50 0,47.4").mirrored(0)
)

// paintHead paints neck, hair, face and headgear.
func (f *figure) paintHead() {
	f.fill(neck, darkSkin)
	switch f.card.Rank() {
	case engine.Jack:
		f.fill(bob, f.hair)
	case engine.Queen:
		f.fill(longHair, f.hair)
	case engine.King:
		f.fill(sideCurls, f.hair)
	}
	f.paintNeckline()
	f.fill(faceShape, skin)
	f.fill(shade, darkSkin)
	f.paintFeatures()
	switch f.card.Rank() {
	case engine.Jack:
		f.fill(fringe, f.hair)
		f.strands("M-4,26 C-5,29 -6,31 -7,33", "M0,26 L0,32", "M4,26 C5,29 6,31 7,33", "M-12,34 C-12,42 -12,46 -14,50", "M12,34 C12,42 12,46 14,50")
		f.paintCap()
	case engine.Queen:
		f.fill(parting, f.hair)
		f.strands("M-3,28 C-8,31 -10,36 -10.8,44", "M3,28 C8,31 10,36 10.8,44", "M-12.4,44 C-13,52 -14.6,54 -13.4,62", "M12.4,44 C13,52 14.6,54 13.4,62")
		f.paintCoronet()
	case engine.King:
		f.fill(beard, f.hair)
		f.fill(mouth.to(scale(0.8, 0.8).then(move(0, 48.2))), lip)
		f.fill(moustache, f.hair)
		f.strands("M-6,49 C-6,53 -4,57 -2.6,60", "M0,51 L0,62", "M6,49 C6,53 4,57 2.6,60", "M-0.4,45.4 C-2.6,45.4 -4.6,48 -6.6,47.6", "M0.4,45.4 C2.6,45.4 4.6,48 6.6,47.6")
		f.paintCrown()
	}
}

// paintFeatures paints eyes, brows and mouth; two dots for eyes on small cards.
func (f *figure) paintFeatures() {
	const eyes = 38.6
	if !f.rich {
		for _, x := range []float64{-4.3, 4.3} {
			f.fill(ellipse(x, eyes, 1.5, 1.2), blackInk)
		}
		if f.card.Rank() != engine.King {
			f.fill(ellipse(0, 47.6, 1.9, 0.9), f.lips())
		}
		return
	}
	flip := scale(-1, 1)
	f.fill(eye.to(move(-4.5, eyes)), blackInk)
	f.fill(eye.to(flip.then(move(4.5, eyes))), blackInk)
	f.fill(brow.to(move(-4.6, eyes-2.9)), f.strand)
	f.fill(brow.to(flip.then(move(4.6, eyes-2.9))), f.strand)
	if f.card.Rank() != engine.King {
		f.fill(mouth.to(move(0, 47.8)), f.lips())
	}
}

// lips is the colour of the mouth: redder on a queen.
func (f *figure) lips() color.NRGBA {
	if f.card.Rank() == engine.Queen {
		return lip
	}
	return paleLip
}

// strands paints the fine lines of hair, in the notation of paths.
func (f *figure) strands(lines ...string) {
	if !f.rich {
		return
	}
	for _, l := range lines {
		f.thin(shape(l), 0.6, f.strand)
	}
}
