package faces

import (
	"image"
	"image/color"
	"math"

	"simplesimon/engine"
)

// A court card is a half-figure and its copy turned by 180°, separated by a slanting seam through
// the card's centre. The head is to the right of the corner sign, the hand with the attribute
// below it, so that the figure uses the full height and leaves both signs clear.
const (
	handX      = 31.0 // position of the hand
	handY      = 56.0
	seamSlope  = 0.30 // slope of the seam from left to right
	calmWidth  = 80   // width in pixels below which drawings are simplified
	finestLine = 0.55 // minimum line width in units
	signAir    = 0.04 // gap between the corner sign and a head, as a fraction of the width
)

// figure is a court card's upper half being painted.
type figure struct {
	*painter
	scheme
	card engine.Card
	ink  color.NRGBA
	rich bool // large enough for fine details
}

// paintCourt paints the figure of a court card.
func (d *Deck) paintCourt(p *painter, c engine.Card) {
	f := d.newFigure(newPainter(d.width, d.height, p.place), c, 1)
	before := f.place
	f.place = d.bodyPlace().then(before)
	f.paintBack()
	f.paintRobe()
	f.paintHead()
	f.place = before
	f.paintArm()
	f.paintSash()
	d.join(p, f.painter)
	d.keepEdge(p.img)
}

// keepEdge restores the hairline at both sides of a card, or of its upper part, which separates a
// robe from the table.
func (d *Deck) keepEdge(img *image.RGBA) {
	n := 4 * hairlineWidth(d.width)
	for i := 0; i < len(img.Pix); i += img.Stride {
		end := i + img.Stride
		copy(img.Pix[i:i+n], d.blank.Pix[i:])
		copy(img.Pix[end-n:end], d.blank.Pix[end-n:])
	}
}

// newFigure begins the figure of a court card, which will be painted at the given part of its size.
func (d *Deck) newFigure(p *painter, c engine.Card, size float64) *figure {
	f := &figure{
		painter: p, scheme: schemes[c.Suit()],
		card: c, ink: d.style.Ink(c.Suit()), rich: size*float64(d.width) >= calmWidth,
	}
	if c.Suit() == engine.Diamonds {
		f.pattern, f.plume, f.quill = f.ink, f.ink, shaded(f.ink)
	}
	return f
}

// bodyPlace returns the position of a body, drawn around its axis: its head is between the corner sign, with a
// gap, and the right edge. Small signs are relatively wider, so that figures are a little smaller on very small
// cards.
func (d *Deck) bodyPlace() matrix {
	const reach, span, edge, foot = 14.7, 27.6, 96.6, 76.0 // extent of head and headgear to the left and to the right; end of the body
	_, suit := d.signShape(d.MaxSign()).place()
	start := float64(suit.Max.X+d.pixels(signAir)) * 100 / float64(d.width)
	size := min(1, (edge-start)/(reach+span))
	return scale(size, size).then(move(edge-span*size, foot*(1-size)))
}

// at paints with the origin moved to (x, y).
func (f *figure) at(x, y float64, paint func()) {
	before := f.place
	f.place = move(x, y).then(before)
	paint()
	f.place = before
}

// thin paints a fine line, on large cards only.
func (f *figure) thin(s path, width float64, c color.Color) {
	if f.rich {
		f.line(s, math.Max(width, finestLine), c)
	}
}

// shaded returns a darker tone of a colour.
func shaded(c color.NRGBA) color.NRGBA {
	return color.NRGBA{c.R - c.R/3, c.G - c.G/3, c.B - c.B/3, c.A}
}

// paintSash paints the band along the seam. It is its own mirror image.
func (f *figure) paintSash() {
	y := func(x float64) float64 { return 70 + (x-50)*seamSlope }
	band := func(half float64) path {
		return polygon(0, y(0)-half, 100, y(100)-half, 100, y(100)+half, 0, y(0)+half)
	}
	f.fill(band(2.3), f.fold)
	f.fill(band(1.6), gold)
	if f.rich {
		for x := 2.0; x <= 98; x += 6 {
			f.fill(circle(x, y(x), 0.75), f.fold)
		}
	}
}

// join combines the upper half of a figure and its turned copy. The two parts of every pixel on
// the seam are complementary, so that the result is exactly symmetric.
func (d *Deck) join(p, half *painter) {
	w, h := d.width, d.height
	steep := math.Hypot(1, seamSlope)
	last := len(half.img.Pix) - 4
	for y := range h {
		for x := range w {
			i := half.img.PixOffset(x, y)
			if half.img.Pix[i+3] == 0 && half.img.Pix[last-i+3] == 0 {
				continue
			}
			// Distance of the pixel below the seam; the counterpart has the negative.
			below := (float64(2*y+1-h) - seamSlope*float64(2*x+1-w)) / 2 / steep
			share := int(math.Round(255 * math.Min(1, math.Abs(below)*2)))
			mine, other := 255-share, 255+share
			if below < 0 {
				mine, other = other, mine
			}
			a, b := half.img.Pix[i:i+4], half.img.Pix[last-i:last-i+4]
			var both [4]uint8
			for k := range 4 {
				both[k] = uint8((int(a[k])*mine + int(b[k])*other + 255) / 510)
			}
			over(p.img.Pix[i:i+4], both[:])
		}
	}
}
