package faces

import (
	"image"
	"math"
	"sync"

	"simplesimon/engine"
)

// Letters are the corner letters of the ranks without a number, one or two letters each. Ten is
// always "10".
type Letters struct{ Ace, Jack, Queen, King string }

// International are the internationally known letters.
var International = Letters{"A", "J", "Q", "K"}

// Style is the appearance of a deck.
type Style struct {
	FourColours bool // a separate colour for each suit
	LargePrint  bool // signs half as high as the card is wide, one large suit, no court figures
	Letters     Letters
}

// Limits on the cache of finished faces: as many as fit in keptBytes, within bounds that exceed
// one deck. A deck that squeezes its columns to many sign heights clears the cache beyond that, so
// that memory stays bounded.
const (
	keptLeast = 56
	keptMost  = 160
	keptBytes = 32 << 20
)

// Deck draws the cards of one style at one width. It is safe for concurrent use.
type Deck struct {
	style         Style
	width, height int
	blank         *image.RGBA // a blank card

	lock  sync.Mutex
	bare  map[engine.Card]*image.RGBA // faces without corner signs
	faces map[faceKey]*image.RGBA
}

// faceKey identifies a finished face by the height of its sign and of its visible strip, 0 for a
// whole one.
type faceKey struct {
	card        engine.Card
	sign, strip int
}

// New returns a deck whose cards are width device pixels wide, at least 1. Letters that are empty,
// or missing from the font, are replaced by the international ones.
func New(style Style, width int) *Deck {
	width = max(width, 1)
	for _, l := range []struct{ to, from *string }{
		{&style.Letters.Ace, &International.Ace}, {&style.Letters.Jack, &International.Jack},
		{&style.Letters.Queen, &International.Queen}, {&style.Letters.King, &International.King},
	} {
		if len(lettering(*l.to)) == 0 {
			*l.to = *l.from
		}
	}
	p := newPainter(width, Height(width), identity)
	p.paintPaper()
	return &Deck{
		style: style, width: width, height: Height(width), blank: p.img,
		bare: map[engine.Card]*image.RGBA{}, faces: map[faceKey]*image.RGBA{},
	}
}

// Width returns the width of a card in pixels.
func (d *Deck) Width() int { return d.width }

// Face returns the face of a card with corner signs of the given height, clamped to 1 …
// [Deck.MaxSign]. The image is exactly Width × Height pixels, shared, and must not be modified.
// For the zero Card it is blank.
func (d *Deck) Face(c engine.Card, sign int) *image.RGBA {
	if !exists(c) {
		return d.blank
	}
	sign = d.clampSign(sign)
	return d.finished(faceKey{card: c, sign: sign}, func() *image.RGBA {
		return d.signed(d.bareFace(c), c, sign, !d.style.LargePrint)
	})
}

// finished returns a cached face, or draws it.
func (d *Deck) finished(key faceKey, paint func() *image.RGBA) *image.RGBA {
	d.lock.Lock()
	img, done := d.faces[key]
	d.lock.Unlock()
	if done {
		return img
	}
	// Drawn without the lock, so that several goroutines can work on a deck. If two draw the same
	// face, the first one is kept.
	img = paint()
	d.lock.Lock()
	defer d.lock.Unlock()
	if first, ok := d.faces[key]; ok {
		return first
	}
	if len(d.faces) >= d.kept() {
		clear(d.faces)
	}
	d.faces[key] = img
	return img
}

// bareFace returns a face without corner signs, drawn once.
func (d *Deck) bareFace(c engine.Card) *image.RGBA {
	d.lock.Lock()
	bare, drawn := d.bare[c]
	d.lock.Unlock()
	if drawn {
		return bare
	}
	bare = d.drawBare(c)
	d.lock.Lock()
	defer d.lock.Unlock()
	if first, ok := d.bare[c]; ok {
		return first
	}
	d.bare[c] = bare
	return bare
}

// kept returns the maximum number of cached faces.
func (d *Deck) kept() int { return max(keptLeast, min(keptMost, keptBytes/len(d.blank.Pix))) }

// signed returns a copy of a bare face, or its upper part, with its corner sign, and optionally
// the turned one.
func (d *Deck) signed(bare *image.RGBA, c engine.Card, sign int, turned bool) *image.RGBA {
	img := image.NewRGBA(bare.Rect)
	copy(img.Pix, bare.Pix)
	d.stampSign(img, c, d.signShape(sign), false)
	if turned {
		d.stampSign(img, c, d.turnedShape(sign), true)
	}
	d.trim(img)
	return img
}

// stampSign paints a corner sign on a face, optionally turned at the lower right.
func (d *Deck) stampSign(img *image.RGBA, c engine.Card, s signShape, turned bool) {
	_, suit := s.place()
	p := newPainter(min(d.width, suit.Max.X+1), min(img.Rect.Dy(), s.margin+s.height+1), identity)
	d.paintSign(p, c, s)
	stamp(img, p.img, turned)
}

// exists reports whether a value is one of the 52 cards.
func exists(c engine.Card) bool {
	return c != 0 && c.Suit() <= engine.Clubs && c.Rank() >= engine.Ace && c.Rank() <= engine.King
}

// drawBare draws a face without its corner signs.
func (d *Deck) drawBare(c engine.Card) *image.RGBA {
	p := &painter{img: image.NewRGBA(d.blank.Rect), place: identity}
	copy(p.img.Pix, d.blank.Pix)
	u := float64(d.width) / 100
	p.place = scale(u, u)
	switch {
	case d.style.LargePrint:
		d.paintLarge(p, c)
	case c.Rank() > 10:
		d.paintCourt(p, c)
	default:
		d.paintPips(p, c)
	}
	return p.img
}

// paintPaper fills the image with a blank card: paper with a hairline edge, transparent outside
// its round corners.
func (p *painter) paintPaper() {
	w, h := float64(p.img.Rect.Dx()), float64(p.img.Rect.Dy())
	r := Radius(p.img.Rect.Dx())
	line := float64(hairlineWidth(p.img.Rect.Dx()))
	p.fill(rounded(0, 0, w, h, r), hairline)
	p.fill(rounded(line, line, w-line, h-line, r-line), Paper)
	// Rendering makes the corners differ slightly; a card must look the same both ways up.
	pix := p.img.Pix
	for i, last := 0, len(pix)-4; i < last-i; i += 4 {
		copy(pix[last-i:last-i+4], pix[i:i+4])
	}
}

// hairlineWidth returns the width in pixels of the hairline around a card of the given width.
func hairlineWidth(width int) int { return max(1, (width+80)/160) }

// trim erases what was painted beyond the round corners of the card.
func (d *Deck) trim(img *image.RGBA) {
	end := len(img.Pix)
	rows := (int(math.Ceil(Radius(d.width))) + 1) * img.Stride // that have corners, above and below
	d.trimPart(img, 3, min(rows, end))
	d.trimPart(img, max(rows, len(d.blank.Pix)-rows)+3, end)
}

// trimPart does so within a range of a picture's bytes, which begins with the alpha of a pixel.
func (d *Deck) trimPart(img *image.RGBA, from, end int) {
	for i := from; i < end; i += 4 {
		is, may := int(img.Pix[i]), int(d.blank.Pix[i])
		if is <= may {
			continue
		}
		for k := i - 3; k <= i; k++ {
			img.Pix[k] = uint8(int(img.Pix[k]) * may / is)
		}
	}
}

// King returns a small king of a suit, 5 : 7 and of the given height in pixels, for the place of a
// removed sequence: the letter above the suit, both as large as possible. The minimum height is 1.
func (d *Deck) King(s engine.Suit, height int) *image.RGBA {
	height = max(height, 1)
	width := max(1, (height*10+7)/14)
	p := newPainter(width, height, identity)
	p.paintPaper()
	if s > engine.Clubs {
		return p.img
	}
	w, h := float64(width), float64(height)
	rim := math.Max(1, math.Round(w*0.1))
	gap := math.Max(1, math.Round(h*0.05))
	free := int(h - 2*rim - gap)
	size := free / 2
	if (size-width)%2 != 0 {
		size++ // so that the sign can be centred
	}
	if free-size < 1 {
		return p.img
	}
	letters := fitted(d.style.Letters.King, float64(free-size), w-2*rim)
	_, high := letters.bounds()
	p.fill(letters.to(move(math.Round((w-math.Max(0, high.x))/2), rim)), d.style.Ink(s))
	p.suit(s, float64(width-size)/2, h-rim-float64(size), float64(size), d.style.Ink(s))
	return p.img
}
