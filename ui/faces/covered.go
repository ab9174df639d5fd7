package faces

import (
	"image"
	"math"

	"simplesimon/engine"
)

// The part of a court figure shown on a covered card, in units from its upper edge.
const (
	bustFoot  = 53 // the whole face
	armFoot   = 67 // including the hand and its attribute
	leastBust = 40 // width in pixels of the card whose figure is the model of the smallest bust
	leastHead = 60 // width in pixels of the smallest card whose strip shows a head
	leastAce  = 24 // minimum size of an ace's suit
	aceTop    = 33 // its upper edge, below the sign
)

// Covered returns the visible upper part of a card covered by another from strip pixels below its
// upper edge: its sign, of the given height or as high as the strip permits, and the parts of the
// drawing that are entirely visible. Pips that would be cut off are omitted; the head of a court
// figure and the suit of an ace shrink with the strip. The image is Width wide and extends below
// the strip as far as the round corners of the covering card reveal; it is shared and must not be
// modified. For the zero Card it is blank.
func (d *Deck) Covered(c engine.Card, strip, sign int) *image.RGBA {
	strip = max(1, min(strip, d.height))
	sign = max(1, min(sign, d.Sign(strip)))
	return d.finished(faceKey{c, sign, strip}, func() *image.RGBA {
		seen := min(d.height, strip+int(math.Ceil(Radius(d.width)))+1)
		if exists(c) && c.Rank() > 10 && !d.style.LargePrint && float64(strip) >= armFoot*d.unit() {
			return d.signed(upper(d.bareFace(c), seen), c, sign, false)
		}
		part := upper(d.blank, seen)
		if !exists(c) {
			return part
		}
		switch p := (&painter{img: part, place: identity}); {
		case d.style.LargePrint: // its big suit is never completely visible
		case c.Rank() > 10:
			d.paintBust(p, c, strip)
		case c.Rank() == engine.Ace:
			d.paintSmallAce(p, c.Suit(), strip)
		default:
			d.paintNumber(p, c, strip-d.air())
		}
		return d.signed(part, c, sign, false)
	})
}

// unit returns the pixels of one unit of the drawings.
func (d *Deck) unit() float64 { return float64(d.width) / 100 }

// upper returns a copy of the upper rows of an image.
func upper(img *image.RGBA, rows int) *image.RGBA {
	part := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx(), rows))
	copy(part.Pix, img.Pix)
	return part
}

// paintSmallAce paints the suit of an ace as large as the strip permits.
func (d *Deck) paintSmallAce(p *painter, s engine.Suit, strip int) {
	room := math.Floor(float64(strip)/d.unit()) - pipAir - aceTop
	if size := math.Min(60, room); size >= leastAce {
		p.place = scale(d.unit(), d.unit())
		d.paintAceAt(p, s, aceTop+size/2, size)
	}
}

// paintBust paints the head of a court figure so small that the whole face is above the lower edge
// of a strip, or nothing if it would be unrecognisable.
func (d *Deck) paintBust(p *painter, c engine.Card, strip int) {
	body := d.bodyPlace()
	size := math.Min(1, float64(strip)/d.unit()/body.apply(point{0, bustFoot}).y)
	if d.width < leastHead || size*float64(d.width) < leastBust {
		return
	}
	axis := body.apply(point{}).x
	p.place = scale(d.unit(), d.unit())
	f := d.newFigure(p, c, size)
	f.place = body.then(move(-axis, 0)).then(scale(size, size)).then(move(axis, 0)).then(p.place)
	f.paintBack()
	f.paintRobe()
	f.paintHead()
	d.keepEdge(p.img)
}
