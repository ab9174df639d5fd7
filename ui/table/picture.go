package table

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Colours that are the same on every table.
var (
	edgeColor = color.NRGBA{0x10, 0x18, 0x14, 0xD0} // keeps frames apart from white cards
	placeFill = color.NRGBA{0x00, 0x00, 0x00, 0x1C}
	washAlpha = uint8(0x40)                         // of the light within an empty target
	cardTint  = color.NRGBA{0xFF, 0xF1, 0xD0, 0xFF} // of the paper of a target's card; its ink stays as dark
)

// Thicknesses in Fyne's units.
const (
	takesUnit  = 2
	targetUnit = 4
	placeUnit  = 1.5
	padUnit    = 5 // room around the cards for frames and shadow
)

// view is all that decides how a column looks. Two equal views look the same.
type view struct {
	cards    [engine.MaxColumn]engine.Card
	shown    int // how many of them are drawn
	layout   int // the number of cards that the strips are made for
	mark     mark
	selected int // that many last cards are framed
	cursor   int // the cursor's card, counted from 1; on an empty column 1
	broken   int // the card that breaks a run, counted from 1
	moved    int // that many last cards have just moved
}

// pencil draws columns and groups with one deck at one size.
type pencil struct {
	geo    *Geometry
	look   Look
	deck   *faces.Deck
	scale  float64
	pad    int
	shadow *image.RGBA
	deep   *image.RGBA // of lifted cards
	lip    *image.RGBA // of a card on the one it covers
}

func newPencil(geo *Geometry, style faces.Style, look Look, scale float64) *pencil {
	p := &pencil{geo: geo, look: look, deck: faces.New(style, geo.CardW), scale: scale}
	p.pad = max(int(math.Ceil(padUnit*scale)), geo.CardW/16)
	p.shadow = softShadow(geo.CardW, geo.CardH, p.pad, p.radius(), 0.42)
	p.deep = softShadow(geo.CardW, geo.CardH, p.pad, p.radius(), 0.75)
	p.lip = lipShadow(geo.CardW, max(2, geo.CardW/24), 0.22)
	return p
}

func (p *pencil) radius() float64 { return 0.06 * float64(p.geo.CardW) }

func (p *pencil) units(u float64) int { return max(1, int(math.Round(u*p.scale))) }

// bounds is the part of the table that the picture of a column covers.
func (p *pencil) bounds(col int, v *view) image.Rectangle {
	first := p.geo.Card(col, 0, v.layout)
	if v.shown > 1 {
		first = first.Union(p.geo.Card(col, v.shown-1, v.layout))
	}
	return first.Inset(-p.pad)
}

// column draws a column: its cards or its empty place, and its marks.
func (p *pencil) column(col int, v *view) *image.RGBA {
	area := p.bounds(col, v)
	img := image.NewRGBA(image.Rectangle{Max: area.Size()})
	home := image.Rect(p.pad, p.pad, p.pad+p.geo.CardW, p.pad+p.geo.CardH)
	if v.shown == 0 {
		p.place(img, home)
	}
	p.cards(img, v.cards[:v.shown], p.geo.Strip(v.layout), p.shadow)
	strip := p.geo.Strip(v.layout)
	at := func(i int) image.Rectangle { return home.Add(image.Pt(0, i*strip)) }
	last := at(max(v.shown-1, 0))
	if v.moved > 0 && v.moved <= v.shown {
		p.frame(img, at(v.shown-v.moved).Union(last), takesUnit, p.look.Moved)
	}
	if v.selected > 0 && v.selected <= v.shown {
		p.frame(img, at(v.shown-v.selected).Union(last), targetUnit, p.look.Selected)
	}
	switch v.mark {
	case takesMark:
		p.frame(img, last, takesUnit, p.look.Takes)
	case targetMark:
		if v.shown > 0 {
			tint(img, last, cardTint)
		} else {
			wash := p.look.Target
			wash.A = washAlpha
			fillRound(img, last, p.radius(), wash)
		}
		p.frame(img, last, targetUnit, p.look.Target)
	}
	p.onCard(img, v, v.broken, at, p.look.Broken)
	p.onCard(img, v, v.cursor, at, p.look.Cursor)
	return img
}

// onCard frames the visible part of one card, counted from 1.
func (p *pencil) onCard(img *image.RGBA, v *view, card int, at func(int) image.Rectangle, c color.NRGBA) {
	if card <= 0 || card > max(v.shown, 1) {
		return
	}
	r := at(card - 1)
	if card < v.shown {
		r.Max.Y = at(card).Min.Y
	}
	p.frame(img, r, targetUnit-1, c)
}

// frame draws a frame around a rectangle, with a dark edge inside that keeps
// it apart from white cards.
func (p *pencil) frame(img *image.RGBA, r image.Rectangle, units float64, c color.NRGBA) {
	t := p.units(units)
	out := r.Inset(-t)
	frameRound(img, r, p.radius(), float64(p.units(1)), edgeColor)
	frameRound(img, out, p.radius()+float64(t), float64(t), c)
}

func (p *pencil) place(img *image.RGBA, r image.Rectangle) {
	fillRound(img, r, p.radius(), placeFill)
	frameRound(img, r, p.radius(), float64(p.units(placeUnit)), p.look.Place)
}

// cards draws overlapping cards from the first, which lies at (pad, pad). Of a
// covered card only what is seen is drawn.
func (p *pencil) cards(img *image.RGBA, cards []engine.Card, strip int, shadow *image.RGBA) {
	if len(cards) == 0 {
		return
	}
	drawShadow(img, shadow)
	sign := p.deck.Sign(strip)
	dark := max(0, min(p.lip.Rect.Dy(), (strip-sign)/2)) // of a covered card, never of its sign
	below := int(math.Ceil(p.radius())) + 1              // seen through the corners of the next card
	for i, c := range cards {
		y := p.pad + i*strip
		if i > 0 {
			lip := image.Rect(p.pad, y-dark, p.pad+p.geo.CardW, y+below)
			draw.Draw(img, lip, p.lip, image.Pt(0, p.lip.Rect.Dy()-dark), draw.Over)
		}
		face := image.Rect(p.pad, y, p.pad+p.geo.CardW, y+p.geo.CardH)
		if i < len(cards)-1 {
			face.Max.Y = min(face.Max.Y, y+strip+below)
		}
		draw.Draw(img, face, p.deck.Face(c, sign), image.Point{}, draw.Over)
	}
}

// drawShadow spreads the shadow of one card over a whole picture: its upper
// and lower halves at the ends, its middle row between them.
func drawShadow(img *image.RGBA, shadow *image.RGBA) {
	h, all := shadow.Rect.Dy(), img.Rect.Dy()
	half := min(h, all) / 2
	w := shadow.Rect.Dx()
	draw.Draw(img, image.Rect(0, 0, w, half), shadow, image.Point{}, draw.Over)
	for y := half; y < all-half; y++ {
		draw.Draw(img, image.Rect(0, y, w, y+1), shadow, image.Pt(0, h/2), draw.Over)
	}
	draw.Draw(img, image.Rect(0, all-half, w, all), shadow, image.Pt(0, h-half), draw.Over)
}

// lipShadow is the thin shadow that a card throws on the one it covers.
func lipShadow(w, h int, strength float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := 0; y < h; y++ {
		t := float64(y+1) / float64(h)
		a := uint8(255 * strength * t * t)
		for x := 0; x < w; x++ {
			img.Pix[img.PixOffset(x, y)+3] = a
		}
	}
	return img
}

// group draws cards in the hand or on their way: the first lies at (pad, pad).
func (p *pencil) group(cards []engine.Card, strip int) *image.RGBA {
	h := p.geo.CardH + (len(cards)-1)*strip
	img := image.NewRGBA(image.Rect(0, 0, p.geo.CardW+2*p.pad, h+2*p.pad))
	p.cards(img, cards, strip, p.deep)
	return img
}

// whole draws one card on its own, with its shadow, at (pad, pad).
func (p *pencil) whole(c engine.Card) *image.RGBA { return p.group([]engine.Card{c}, p.geo.Strip(1)) }
