package faces

import (
	"image"
	"math"
	"sync"

	"simplesimon/engine"
)

// Letters are the corner letters of the ranks that have no number, one or two letters each. Ten is always "10".
type Letters struct{ Ace, Jack, Queen, King string }

// International are the letters that players know everywhere.
var International = Letters{"A", "J", "Q", "K"}

// Style tells how a deck looks.
type Style struct {
	FourColours bool // a colour of its own for each suit
	LargePrint  bool // signs half as high as the card is wide, one big suit, no court figures
	Letters     Letters
}

// The finished faces that a deck keeps: as many as fit into keptBytes, within limits that hold more than one deck. A deck that squeezes
// its columns to many heights of signs starts anew beyond it, so that memory stays bounded.
const (
	keptLeast = 56
	keptMost  = 160
	keptBytes = 32 << 20
)

// Deck draws the cards of one style at one width. It may be used from several goroutines.
type Deck struct {
	style         Style
	width, height int
	blank         *image.RGBA // a card of nothing but paper

	lock  sync.Mutex
	bare  map[engine.Card]*image.RGBA // faces without corner signs
	faces map[faceKey]*image.RGBA
}

// faceKey names a finished face by the height of its sign and of the strip that is left of it, 0 for a whole one.
type faceKey struct {
	card        engine.Card
	sign, strip int
}

// New returns a deck whose cards are width device pixels wide; less than 1 counts as 1. Letters that are empty, or that the font does
// not have, become the international ones.
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

// Face returns the face of a card with its corner signs at the given height, brought into 1 … [Deck.MaxSign]. The picture is
// exactly Width × Height pixels, shared by all callers and not to be changed. No card gives a blank face.
func (d *Deck) Face(c engine.Card, sign int) *image.RGBA {
	if !exists(c) {
		return d.blank
	}
	sign = d.clampSign(sign)
	return d.finished(faceKey{card: c, sign: sign}, func() *image.RGBA {
		return d.signed(d.bareFace(c), c, sign, !d.style.LargePrint)
	})
}

// finished returns a face that is kept, or draws it.
func (d *Deck) finished(key faceKey, paint func() *image.RGBA) *image.RGBA {
	d.lock.Lock()
	img, done := d.faces[key]
	d.lock.Unlock()
	if done {
		return img
	}
	// Drawn without the lock, so that several goroutines can share the work on a deck. Should two draw the same face, the first stays.
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

// bareFace returns a face without corner signs, which is drawn once.
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

// kept returns the number of finished faces to keep at most.
func (d *Deck) kept() int { return max(keptLeast, min(keptMost, keptBytes/len(d.blank.Pix))) }

// signed returns a copy of a bare face, or of the upper part of one, with its corner sign, and with the turned one if asked.
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

// stampSign paints a corner sign on a face, turned at the lower right if asked.
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

// paintPaper fills the picture with a blank card: paper with a hairline edge, nothing outside its round corners.
func (p *painter) paintPaper() {
	w, h := float64(p.img.Rect.Dx()), float64(p.img.Rect.Dy())
	r := Radius(p.img.Rect.Dx())
	line := float64(hairlineWidth(p.img.Rect.Dx()))
	p.fill(rounded(0, 0, w, h, r), hairline)
	p.fill(rounded(line, line, w-line, h-line, r-line), Paper)
	// The corners come out with differences of a shade; a card is the same both ways up.
	pix := p.img.Pix
	for i, last := 0, len(pix)-4; i < last-i; i += 4 {
		copy(pix[last-i:last-i+4], pix[i:i+4])
	}
}

// hairlineWidth returns the width in pixels of the hairline around a card of the given width.
func hairlineWidth(width int) int { return max(1, (width+80)/160) }

// trim takes back what was painted beyond the round corners of the card.
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

// King returns a small king of a suit, 5 : 7 and the given height in pixels, for the place of a removed sequence: the letter above the
// sign, both as large as the card lets them be. Less than 1 counts as 1.
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
		size++ // then the sign can stand in the middle
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
