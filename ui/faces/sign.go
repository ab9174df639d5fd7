package faces

import (
	"image"
	"math"

	"simplesimon/engine"
)

// signShape contains the layout of a corner sign in whole pixels.
type signShape struct {
	margin int // above and below the sign
	left   int // left of the sign, where every rank starts
	cell   int // width of the space for the rank: that of a ten, so that suits are aligned
	gap    int // between rank and suit
	height int // of the rank
	suit   int // height and width of the suit, which is vertically centred
}

// As fractions of a card's width.
const (
	signPart      = 0.245 // height of its corner sign
	largeSignPart = 0.47  // the same in large print
	marginPart    = 0.05  // maximum space above and below the sign
)

// leastLarge is the minimum fraction of its natural height for a sign in large print.
const leastLarge = 0.6

const (
	largeSuit  = 0.9 // fraction of the height of a large-print sign: its suit, which leaves space at the edge of the card
	turnedPart = 0.6 // fraction of the height of a sign: the turned one below, visible only on the last card of a column
	leastSign  = 9   // pixels below which neither a turned sign nor the suit of a sign shrinks: suits would look alike
)

// signPart returns the natural height of the corner sign as a fraction of the card's width.
func (s Style) signPart() float64 {
	if s.LargePrint {
		return largeSignPart
	}
	return signPart
}

// StripPart returns the height of the strip that shows the complete sign at its natural height, as a fraction
// of the card's width.
func (s Style) StripPart() float64 { return s.signPart() + 2*marginPart }

// LeastStrip returns the minimum height in pixels for a strip of a card of the given width. In large print it
// shows a sign of 60 % of its natural height; otherwise signs may shrink as long as they are readable.
func (s Style) LeastStrip(width int) int {
	if !s.LargePrint {
		return 1
	}
	d := Deck{style: s, width: max(width, 1)}
	return d.Strip(int(math.Ceil(leastLarge * float64(d.MaxSign()))))
}

// signShape returns the layout of a sign of the given height.
func (d *Deck) signShape(sign int) signShape {
	h := float64(sign)
	s := signShape{height: sign}
	s.left = max(1, int(math.Round(float64(d.width)*marginPart)))
	s.margin = max(1, min(int(math.Round(h*0.2)), s.left))
	s.cell = max(int(math.Round(h*0.84)), int(measureTen(h).width))
	s.gap = max(1, int(math.Round(h*0.13)))
	s.suit = max(1, min(d.signSuit(sign), d.width-2*s.left-s.cell-s.gap))
	return s
}

// turnedShape returns the layout of the turned sign below one of the given height, as seen upright. It keeps
// the same distance from both edges.
func (d *Deck) turnedShape(sign int) signShape {
	s := d.signShape(max(min(sign, leastSign), int(math.Round(float64(sign)*turnedPart))))
	s.margin = s.left
	return s
}

// signSuit returns the size of the suit in a sign of the given height. It is as high as the rank, but no larger than the pips below it.
func (d *Deck) signSuit(sign int) int {
	if d.style.LargePrint {
		return max(1, int(math.Round(float64(sign)*largeSuit)))
	}
	return min(sign, max(leastSign, d.pixels(leastPip)))
}

// place returns the pixels available to the parts of a sign.
func (s signShape) place() (rank, suit image.Rectangle) {
	x, y := s.left+s.cell+s.gap, s.margin+(s.height-s.suit)/2
	return image.Rect(s.left, s.margin, s.left+s.cell, s.margin+s.height), image.Rect(x, y, x+s.suit, y+s.suit)
}

// MaxSign returns the natural height of the corner sign in pixels: about a quarter of the card's width, nearly half in large print.
func (d *Deck) MaxSign() int {
	w := float64(d.width)
	return max(1, int(math.Round(w*d.style.signPart())), min(9, int(w*0.27)))
}

// Strip returns the height in pixels of the uncovered strip that shows a sign of the given height with its margins.
func (d *Deck) Strip(sign int) int {
	s := d.signShape(d.clampSign(sign))
	return s.height + 2*s.margin
}

// Sign returns the height of the largest sign whose strip is no higher than the given one, between 1 and [Deck.MaxSign].
func (d *Deck) Sign(strip int) int {
	sign := d.clampSign(strip)
	for sign > 1 && d.Strip(sign) > strip {
		sign--
	}
	return sign
}

// clampSign clamps a height to the range of signs.
func (d *Deck) clampSign(sign int) int { return max(1, min(sign, d.MaxSign())) }

// paintSign paints a corner sign at the upper left.
func (d *Deck) paintSign(p *painter, c engine.Card, s signShape) {
	colour := d.style.Ink(c.Suit())
	letters := fitted(d.style.rank(c.Rank()), float64(s.height), float64(s.cell))
	p.fill(letters.to(move(float64(s.left), float64(s.margin))), colour)
	_, suit := s.place()
	p.suit(c.Suit(), float64(suit.Min.X), float64(suit.Min.Y), float64(s.suit), colour)
}

// rank returns the text of a rank.
func (s Style) rank(r engine.Rank) string {
	l := s.Letters
	switch r {
	case engine.Ace:
		return l.Ace
	case engine.Jack:
		return l.Jack
	case engine.Queen:
		return l.Queen
	case engine.King:
		return l.King
	case 10:
		return "10"
	}
	return r.String()
}

// stamp composes a sign, painted at the upper left of its own image, over a face; optionally turned by 180° at
// the lower right.
func stamp(face, sign *image.RGBA, turned bool) {
	last := len(face.Pix) - 4
	for y := range sign.Rect.Dy() {
		for x := range sign.Rect.Dx() {
			from := sign.Pix[sign.PixOffset(x, y):][:4]
			if from[3] == 0 {
				continue
			}
			i := face.PixOffset(x, y)
			if turned {
				i = last - i
			}
			over(face.Pix[i:i+4], from)
		}
	}
}

// over composes one premultiplied pixel over another.
func over(dst, src []uint8) {
	rest := 255 - int(src[3])
	for k := range 4 {
		dst[k] = uint8(int(src[k]) + (int(dst[k])*rest+127)/255)
	}
}
