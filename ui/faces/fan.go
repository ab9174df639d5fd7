package faces

import (
	"image"
	"math"

	"simplesimon/engine"
)

// A fan is held below its cards, by the centres of their lower edges.
const (
	fanFirst = -42.0 // tilt of the ace in degrees, relative to the king's
	fanLast  = 20.0
	fanArm   = 0.62 // distance from the hand to the centre of a card, as a fraction of its height
	fanSign  = 0.5  // of the natural height of a sign: what is seen of it between two cards
	fanTen   = 0.42 // likewise, of the only rank with two digits
)

// Fan is a sequence held like a hand of cards: the king in front, the others behind, down to the
// ace. It starts with the king alone.
type Fan struct {
	Picture *image.RGBA // changes while the fan opens
	King    image.Point // centre of the king on the image

	deck *Deck
	suit engine.Suit
	lean float64 // tilt of the whole fan in degrees
	hand point   // on the image
	open int     // number of visible cards
}

// FanSize returns the size of an open fan tilted by some degrees, as multiples of a card's height.
func FanSize(lean float64) (width, height float64) {
	low, high := fanBounds(lean)
	return high.x - low.x, high.y - low.y
}

// fanBounds returns the corners of an open fan relative to its hand, as multiples of a card's
// height.
func fanBounds(lean float64) (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	const half = 5.0 / 14
	for i := range engine.SequenceLength {
		m := turn(fanAngle(i) + lean)
		for _, q := range []point{{-half, -fanArm - 0.5}, {half, -fanArm - 0.5}, {-half, -fanArm + 0.5}, {half, -fanArm + 0.5}} {
			q = m.apply(q)
			low = point{math.Min(low.x, q.x), math.Min(low.y, q.y)}
			high = point{math.Max(high.x, q.x), math.Max(high.y, q.y)}
		}
	}
	return low, high
}

// fanAngle returns the tilt of a card in an upright fan, counted from the king.
func fanAngle(i int) float64 {
	return fanLast - (fanLast-fanFirst)*float64(i)/(engine.SequenceLength-1)
}

// NewFan returns a fan of the deck's cards tilted by some degrees, with the king alone.
func (d *Deck) NewFan(suit engine.Suit, lean float64) *Fan {
	low, high := fanBounds(lean)
	h := float64(d.height)
	f := &Fan{deck: d, suit: suit, lean: lean, hand: point{1 - low.x*h, 1 - low.y*h}}
	f.Picture = image.NewRGBA(image.Rect(0, 0, int(math.Ceil((high.x-low.x)*h))+2, int(math.Ceil((high.y-low.y)*h))+2))
	king := turn(fanAngle(0) + lean).apply(point{0, -fanArm * h})
	f.King = image.Pt(int(math.Round(f.hand.x+king.x)), int(math.Round(f.hand.y+king.y)))
	f.Open(1)
	return f
}

// Open opens the fan until so many cards are visible, and reports whether that changed the image.
func (f *Fan) Open(cards int) (changed bool) {
	for ; f.open < min(cards, engine.SequenceLength); f.open++ {
		card := engine.NewCard(engine.King-engine.Rank(f.open), f.suit)
		sign := f.deck.MaxSign()
		switch {
		case card.Rank() == 10:
			sign = int(fanTen * float64(sign))
		case f.open > 0:
			sign = int(fanSign * float64(sign))
		}
		f.slip(f.deck.Face(card, sign), fanAngle(f.open)+f.lean)
		changed = true
	}
	return changed
}

// slip paints a face behind everything on the image, tilted by some degrees.
func (f *Fan) slip(face *image.RGBA, degrees float64) {
	w, h := float64(f.deck.width), float64(f.deck.height)
	there := move(-w/2, -h/2-fanArm*h).then(turn(degrees)).then(move(f.hand.x, f.hand.y))
	back := move(-f.hand.x, -f.hand.y).then(turn(-degrees)).then(move(w/2, h/2+fanArm*h))
	low, high := rect(0, 0, w, h).to(there).bounds()
	box := image.Rect(int(math.Floor(low.x))-1, int(math.Floor(low.y))-1, int(math.Ceil(high.x))+1, int(math.Ceil(high.y))+1).Intersect(f.Picture.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		at := back.apply(point{float64(box.Min.X) + 0.5, float64(y) + 0.5})
		line := f.Picture.Pix[f.Picture.PixOffset(box.Min.X, y):f.Picture.PixOffset(box.Max.X, y)]
		for i := 0; i < len(line); i += 4 {
			if line[i+3] != 255 {
				under(line[i:i+4], sample(face, at))
			}
			at.x += back.a
			at.y += back.b
		}
	}
}

// sample returns the premultiplied colour of an image at a point between its pixels.
func sample(img *image.RGBA, at point) (c [4]float64) {
	x, y := at.x-0.5, at.y-0.5
	x0, y0 := math.Floor(x), math.Floor(y)
	for k := range 4 {
		px, py := int(x0)+k%2, int(y0)+k/2
		if !image.Pt(px, py).In(img.Rect) {
			continue
		}
		part := (1 - math.Abs(x-float64(px))) * (1 - math.Abs(y-float64(py)))
		for i, v := range img.Pix[img.PixOffset(px, py):][:4] {
			c[i] += part * float64(v)
		}
	}
	return c
}

// under composes a premultiplied colour under a pixel.
func under(pixel []uint8, c [4]float64) {
	rest := 1 - float64(pixel[3])/255
	for i := range pixel {
		pixel[i] = uint8(math.Min(255, float64(pixel[i])+c[i]*rest+0.5))
	}
}
