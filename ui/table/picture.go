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
	emptyFill = color.NRGBA{0x00, 0x00, 0x00, 0x1C}
	washAlpha = uint8(0x40) // of the light within an empty target

	// Of the paper of marked cards; their ink stays as dark.
	takesTint  = color.NRGBA{0xFF, 0xF7, 0xDF, 0xFF}
	targetTint = color.NRGBA{0xFF, 0xEC, 0xBE, 0xFF}
	brokenTint = color.NRGBA{0xFF, 0xEC, 0xE6, 0xFF}
)

// Thicknesses in Fyne's units.
const (
	takesUnit  = 3
	targetUnit = 4
	emptyUnit  = 1.5
	padUnit    = 5 // room around the cards for frames and shadow
)

const restShadow = 0.42 // how dark the shadow of cards on the table is

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
	geo     *geometry
	style   faces.Style
	palette Palette
	deck    *faces.Deck
	scale   float64
	pad     int
	shadow  *image.RGBA
	deep    *image.RGBA // of lifted cards
	lip     *image.RGBA // of a card on the one it covers
}

func newPencil(geo *geometry, style faces.Style, palette Palette, scale float64) *pencil {
	p := &pencil{geo: geo, style: style, palette: palette, deck: faces.New(style, geo.CardW), scale: scale}
	p.pad = max(int(math.Ceil(padUnit*scale)), geo.CardW/16)
	p.shadow = softShadow(geo.CardW, geo.CardH, p.pad, p.radius(), restShadow)
	p.deep = softShadow(geo.CardW, geo.CardH, p.pad, p.radius(), 0.75)
	p.lip = lipShadow(geo.CardW, max(2, geo.CardW/24), 0.22)
	return p
}

func (p *pencil) radius() float64 { return faces.Radius(p.geo.CardW) }

// sign is the height of the corner signs: the same on all cards of a table, so that
// no column looks as if it were of another deck.
func (p *pencil) sign() int { return p.deck.Sign(p.geo.signStrip) }

func (p *pencil) units(u float64) int { return max(1, int(math.Round(u*p.scale))) }

// bounds is the part of the table that the picture of a column covers.
func (p *pencil) bounds(col int, v *view) image.Rectangle {
	first := p.geo.Card(col, 0, v.layout)
	if v.shown > 1 {
		first = first.Union(p.geo.Card(col, v.shown-1, v.layout))
	}
	return first.Inset(-p.pad)
}

// column draws a column: its cards or its outline if it has none, and its marks.
func (p *pencil) column(col int, v *view) *image.RGBA {
	area := p.bounds(col, v)
	img := image.NewRGBA(image.Rectangle{Max: area.Size()})
	home := image.Rect(p.pad, p.pad, p.pad+p.geo.CardW, p.pad+p.geo.CardH)
	if v.shown == 0 {
		p.empty(img, home, p.palette.Empty)
	}
	strip := p.geo.Strip(v.layout)
	p.cards(img, v.cards[:v.shown], strip, strip, p.shadow)
	at := func(i int) image.Rectangle { return home.Add(image.Pt(0, i*strip)) }
	last := at(max(v.shown-1, 0))
	if v.moved > 0 && v.moved <= v.shown {
		p.frame(img, at(v.shown-v.moved).Union(last), p.takesWidth(), p.palette.Moved)
	}
	if v.selected > 0 && v.selected <= v.shown {
		p.frame(img, at(v.shown-v.selected).Union(last), p.units(targetUnit), p.palette.Selected)
	}
	switch v.mark {
	case takesMark:
		p.light(img, last, v.shown == 0, takesTint, p.palette.Takes)
		p.frame(img, last, p.takesWidth(), p.palette.Takes)
	case targetMark:
		p.light(img, last, v.shown == 0, targetTint, p.palette.Target)
		p.frame(img, last, p.units(targetUnit), p.palette.Target)
	}
	p.onCard(img, v, v.broken, at, p.palette.Broken, brokenTint)
	p.onCard(img, v, v.cursor, at, p.palette.Cursor, faces.Paper)
	return img
}

// light is the light within a mark: on the paper of a card, or on an empty
// column.
func (p *pencil) light(img *image.RGBA, r image.Rectangle, empty bool, paper, wash color.NRGBA) {
	if !empty {
		tint(img, r, paper)
		return
	}
	wash.A = washAlpha
	faces.FillRound(img, r, p.radius(), wash)
}

// tint gives a part of a picture the colour of a light, as stained glass does:
// what is dark in it stays dark.
func tint(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		line := img.Pix[img.PixOffset(r.Min.X, y):img.PixOffset(r.Max.X, y)]
		for i := 0; i < len(line); i += 4 {
			line[i] = uint8(int(line[i]) * int(c.R) / 255)
			line[i+1] = uint8(int(line[i+1]) * int(c.G) / 255)
			line[i+2] = uint8(int(line[i+2]) * int(c.B) / 255)
		}
	}
}

// onCard frames the visible part of one card, counted from 1, and gives it the
// colour of a light, unless that is the paper's.
func (p *pencil) onCard(img *image.RGBA, v *view, card int, at func(int) image.Rectangle, c, paper color.NRGBA) {
	if card <= 0 || card > max(v.shown, 1) {
		return
	}
	r := at(card - 1)
	if card < v.shown {
		r.Max.Y = at(card).Min.Y
	}
	if paper != faces.Paper {
		tint(img, r, paper)
	}
	p.frame(img, r, p.units(targetUnit-1), c)
}

// takesWidth is the thickness of the frame of a column that takes the held
// cards: thin enough that those of two neighbours stay apart.
func (p *pencil) takesWidth() int { return max(1, min(p.units(takesUnit), (p.geo.Gap-1)/2)) }

// frame draws a frame of a thickness around a rectangle, with a dark edge inside
// that keeps it apart from white cards.
func (p *pencil) frame(img *image.RGBA, r image.Rectangle, t int, c color.NRGBA) {
	out := r.Inset(-t)
	faces.FrameRound(img, r, p.radius(), p.units(1), edgeColor)
	faces.FrameRound(img, out, p.radius()+float64(t), t, c)
}

// empty draws the outline of where cards may lie.
func (p *pencil) empty(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	radius := faces.Radius(r.Dx())
	faces.FillRound(img, r, radius, emptyFill)
	faces.FrameRound(img, r, radius, p.units(emptyUnit), c)
}

// place draws the empty place of a removed sequence.
func (p *pencil) place(size image.Point) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	p.empty(img, img.Rect, p.palette.Place)
	return img
}

// king draws a card alone at a size, with its shadow: it lies at (pad, pad). Where it is smaller than
// the cards of the table, it is drawn with a deck of its own.
func (p *pencil) king(c engine.Card, size image.Point) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size}.Inset(-p.pad).Sub(image.Pt(-p.pad, -p.pad)))
	face, shadow := p.deck.Face(c, p.sign()), p.shadow
	if size.X != p.geo.CardW {
		deck := faces.New(p.style, size.X)
		face = deck.Face(c, deck.MaxSign())
		shadow = softShadow(size.X, size.Y, p.pad, faces.Radius(size.X), restShadow)
	}
	draw.Draw(img, img.Rect, shadow, image.Point{}, draw.Over)
	draw.Draw(img, face.Rect.Add(image.Pt(p.pad, p.pad)), face, image.Point{}, draw.Over)
	return img
}

// cards draws overlapping cards from the first, which lies at (pad, pad). Of a
// covered card only what is seen is drawn, as it appears in a strip of the
// second height.
func (p *pencil) cards(img *image.RGBA, cards []engine.Card, strip, drawn int, shadow *image.RGBA) {
	if len(cards) == 0 {
		return
	}
	drawShadow(img, shadow)
	sign := min(p.sign(), p.deck.Sign(drawn))
	dark := max(0, min(p.lip.Rect.Dy(), (strip-sign)/2)) // of a covered card, never of its sign
	below := int(math.Ceil(p.radius())) + 1              // seen through the corners of the next card
	for i, c := range cards {
		y := p.pad + i*strip
		if i > 0 {
			lip := image.Rect(p.pad, y-dark, p.pad+p.geo.CardW, y+below)
			draw.Draw(img, lip, p.lip, image.Pt(0, p.lip.Rect.Dy()-dark), draw.Over)
		}
		area := image.Rect(p.pad, y, p.pad+p.geo.CardW, y+p.geo.CardH)
		if i == len(cards)-1 {
			draw.Draw(img, area, p.deck.Face(c, sign), image.Point{}, draw.Over)
			break
		}
		area.Max.Y = min(area.Max.Y, y+strip+below)
		draw.Draw(img, area, p.deck.Covered(c, drawn, sign), image.Point{}, draw.Over)
	}
}

// group draws cards in the hand or on their way: the first lies at (pad, pad).
func (p *pencil) group(cards []engine.Card, strip int) *image.RGBA {
	return p.folding(cards, strip, strip)
}

// folding draws a group whose strips were of the second height, and get lower.
func (p *pencil) folding(cards []engine.Card, strip, drawn int) *image.RGBA {
	h := p.geo.CardH + (len(cards)-1)*strip
	img := image.NewRGBA(image.Rect(0, 0, p.geo.CardW+2*p.pad, h+2*p.pad))
	p.cards(img, cards, strip, drawn, p.deep)
	return img
}

// whole draws one card on its own, with its shadow, at (pad, pad).
func (p *pencil) whole(c engine.Card) *image.RGBA { return p.group([]engine.Card{c}, p.geo.Strip(1)) }
