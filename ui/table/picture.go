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
	edgeColor = color.NRGBA{0x10, 0x18, 0x14, 0xD0} // separates frames from white cards
	emptyFill = color.NRGBA{0x00, 0x00, 0x00, 0x1C}
)

// Opacity of lights.
const (
	takesLight  = 0x90 // in a column that accepts the held cards
	targetLight = 0xC0 // within the target
	targetGlow  = 0xC8 // around it
	brokenLight = 0x90 // in the card that breaks a run
	ghostAlpha  = 0xB8 // of the preview of the held cards
)

// Thicknesses in Fyne's units.
const (
	takesUnit  = 2
	targetUnit = 3
	heldUnit   = 4 // of a selection
	cardUnit   = 3 // frames around a single card
	emptyUnit  = 1.5
	lightUnit  = 9  // inner reach of a light
	glowUnit   = 10 // outer reach, including the target's frame
	padUnit    = 3  // margin around cards for their shadow
	markUnit   = 5  // and for frames
	blurUnit   = 5  // blur of the shadow, which reaches half as far
)

// Opacity of shadows.
const (
	restShadow = 0.42 // of cards on the table
	wayShadow  = 0.75 // of moving cards
	lipDark    = 0.22 // of a card on the one it covers
)

// view is everything that determines how a column looks. Equal views look the same.
type view struct {
	cards    [engine.MaxColumn]engine.Card
	shown    int // number of cards drawn
	layout   int // number of cards that determines the strips
	mark     mark
	selected int // number of framed last cards
	cursor   int // card at the cursor, from 1; 1 on an empty column
	broken   int // card that breaks a run, from 1
	moved    int // number of last cards that have just moved
	shaken   shaken
	ghosts   int // number of held cards previewed on a target
	ghost    [engine.SequenceLength]engine.Card
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
	held    *lifted     // draws held groups; nil until needed
}

func newPencil(geo *geometry, style faces.Style, palette Palette, scale float64) *pencil {
	p := &pencil{geo: geo, style: style, palette: palette, deck: faces.New(style, geo.CardW), scale: scale}
	p.pad = max(int(math.Ceil(padUnit*scale)), geo.CardW/32)
	blur := max(blurUnit*scale, float64(geo.CardW)/16)
	p.shadow = softShadow(geo.CardW, geo.CardH, p.pad, blur, restShadow)
	p.deep = softShadow(geo.CardW, geo.CardH, p.pad, blur, wayShadow)
	p.lip = lipShadow(geo.CardW, max(2, geo.CardW/24), lipDark)
	return p
}

func (p *pencil) radius() float64 { return faces.Radius(p.geo.CardW) }

// sign returns the height of the corner signs, which is the same on all cards of a table, so that
// no column looks like another deck.
func (p *pencil) sign() int { return p.deck.Sign(p.geo.signStrip) }

func (p *pencil) units(u float64) int { return max(1, int(math.Round(u*p.scale))) }

// bounds returns the part of the table covered by the image of a column.
func (p *pencil) bounds(col int, v *view) image.Rectangle {
	cards := p.geo.Card(col, 0, v.layout)
	if v.shown > 1 {
		cards = cards.Union(p.geo.Card(col, v.shown-1, v.layout))
	}
	if v.mark != targetMark {
		return cards.Inset(-p.room(v))
	}
	return cards.Union(p.preview(p.geo.Card(col, max(v.shown-1, 0), v.layout), v)).Inset(-p.reach())
}

// room returns the margin of a column's image around the cards. It is no more than currently
// needed, as every pixel costs time in each frame.
func (p *pencil) room(v *view) int {
	room := p.pad
	if v.mark != noMark || v.selected > 0 || v.moved > 0 || v.broken > 0 || v.cursor > 0 {
		room = max(room, p.units(markUnit))
	}
	if v.shaken.count > 0 {
		room += p.units(shakeUnit)
	}
	return room
}

// reach returns the margin around a target: its glow does not touch the neighbours.
func (p *pencil) reach() int { return max(p.pad, min(p.units(glowUnit), p.geo.Gap-1)) }

// preview returns where the held cards would be on a target with the given last card, or place.
// They are one step lower, so that it stays readable, but not below the table.
func (p *pencil) preview(last image.Rectangle, v *view) image.Rectangle {
	steps := v.ghosts
	if v.shown == 0 {
		steps--
	}
	r := last.Add(image.Pt(0, max(0, steps)*p.geo.Strip(v.layout)))
	r.Min.Y = last.Min.Y
	if v.shown > 0 && v.ghosts > 0 {
		r.Min.Y += p.geo.Strip(v.layout)
	}
	low := last.Max.Y + p.lowest(v)
	r.Max.Y = max(min(r.Max.Y, low), last.Max.Y)
	return r
}

// lowest returns how far the table extends below the last card of a column.
func (p *pencil) lowest(v *view) int {
	return p.geo.Height - p.geo.Card(1, max(v.shown-1, 0), v.layout).Max.Y - p.units(targetUnit)
}

// column draws a column: its cards, or its outline if it is empty, and its marks.
func (p *pencil) column(col int, v *view) *image.RGBA {
	area := p.bounds(col, v)
	img := image.NewRGBA(image.Rectangle{Max: area.Size()})
	home := p.geo.Card(col, 0, v.layout).Sub(area.Min)
	if v.shown == 0 {
		p.empty(img, home, p.palette.Empty)
	}
	strip := p.geo.Strip(v.layout)
	p.stack(img, home, v)
	at := func(i int) image.Rectangle { return home.Add(image.Pt(0, i*strip)) }
	last := at(max(v.shown-1, 0))
	if v.moved > 0 && v.moved <= v.shown {
		p.frame(img, at(v.shown-v.moved).Union(last), p.takesWidth(), p.palette.Moved)
	}
	if v.selected > 0 && v.selected <= v.shown {
		p.frame(img, at(v.shown-v.selected).Union(last), p.units(heldUnit), p.palette.Selected)
	}
	switch v.mark {
	case takesMark:
		p.light(img, last, p.palette.Light, takesLight)
		p.frame(img, last, p.takesWidth(), p.palette.Takes)
	case targetMark:
		p.target(img, last, v)
	}
	p.onCard(img, v, v.broken, at, p.palette.Broken, brokenLight)
	p.onCard(img, v, v.cursor, at, p.palette.Cursor, 0)
	return img
}

// stack draws the cards of a column.
func (p *pencil) stack(img *image.RGBA, home image.Rectangle, v *view) {
	if v.shown == 0 {
		return
	}
	strip := p.geo.Strip(v.layout)
	whole := home
	whole.Max.Y += (v.shown - 1) * strip
	part := inner(img, whole.Inset(-p.pad))
	drawShadow(part, p.shadow)
	p.shaken(part, v.cards[:v.shown], strip, strip, v.shaken)
}

// inner returns a part of an image with bounds starting at (0, 0), sharing its pixels.
func inner(img *image.RGBA, r image.Rectangle) *image.RGBA {
	part := img.SubImage(r).(*image.RGBA)
	part.Rect = part.Rect.Sub(part.Rect.Min)
	return part
}

// target marks the column that would get the held cards: it glows, and previews them.
func (p *pencil) target(img *image.RGBA, last image.Rectangle, v *view) {
	frame := p.preview(last, v)
	p.ghosts(img, frame, v)
	frame = frame.Union(last)
	c := p.palette.Target
	c.A = targetGlow
	t := min(p.units(targetUnit), p.reach())
	out := frame.Inset(-t)
	if reach := p.reach() - t; reach > 0 {
		glowOut(img, out, p.radius()+float64(t), reach, c)
	}
	p.light(img, frame, p.palette.Target, targetLight)
	p.frame(img, frame, t, p.palette.Target)
}

// ghosts previews the held cards, translucently, in a part of an image.
func (p *pencil) ghosts(img *image.RGBA, r image.Rectangle, v *view) {
	if v.ghosts == 0 || r.Empty() {
		return
	}
	strip := p.geo.Strip(v.layout)
	group := image.NewRGBA(image.Rect(0, 0, p.geo.CardW+2*p.pad, p.geo.CardH+(v.ghosts-1)*strip+2*p.pad))
	p.cards(group, v.ghost[:v.ghosts], strip, strip)
	draw.DrawMask(img, r, group, image.Pt(p.pad, p.pad), image.NewUniform(color.Alpha{ghostAlpha}), image.Point{}, draw.Over)
}

// light draws a soft light within a mark, which does not tint the middle of a card.
func (p *pencil) light(img *image.RGBA, r image.Rectangle, c color.NRGBA, alpha uint8) {
	c.A = alpha
	glowIn(img, r, p.radius(), min(p.units(lightUnit), p.geo.CardW/6), c)
}

// onCard frames the visible part of one card, counted from 1, with a light inside.
func (p *pencil) onCard(img *image.RGBA, v *view, card int, at func(int) image.Rectangle, c color.NRGBA, light uint8) {
	if card <= 0 || card > max(v.shown, 1) {
		return
	}
	r := at(card - 1)
	if card < v.shown {
		r.Max.Y = at(card).Min.Y
	}
	if i := card - 1; i >= v.shaken.first && i < v.shaken.first+v.shaken.count {
		r = r.Add(image.Pt(v.shaken.by, 0))
	}
	if light > 0 {
		p.light(img, r, c, light)
	}
	p.frame(img, r, p.units(cardUnit), c)
}

// takesWidth returns the thickness of the frame of a column that accepts the held cards, thin
// enough that those of neighbours do not touch.
func (p *pencil) takesWidth() int { return max(1, min(p.units(takesUnit), (p.geo.Gap-1)/2)) }

// frame draws a frame around a rectangle, with a dark inner edge that separates it from white
// cards.
func (p *pencil) frame(img *image.RGBA, r image.Rectangle, t int, c color.NRGBA) {
	out := r.Inset(-t)
	faces.FrameRound(img, r, p.radius(), p.units(1), edgeColor)
	faces.FrameRound(img, out, p.radius()+float64(t), t, c)
}

// empty draws the outline of a place for cards.
func (p *pencil) empty(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	faces.FillRound(img, r, faces.Radius(r.Dx()), emptyFill)
	p.outline(img, r, c)
}

func (p *pencil) outline(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	faces.FrameRound(img, r, faces.Radius(r.Dx()), p.outlineWidth(r.Dx()), c)
}

// outlineWidth returns the thickness of the outline of a place for cards of the given width. It
// grows with the width to remain visible on a large table.
func (p *pencil) outlineWidth(card int) int { return max(p.units(emptyUnit), card/40) }

// place draws the empty place of a removed sequence.
func (p *pencil) place(size image.Point) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	p.outline(img, img.Rect, p.palette.Place)
	return img
}

// king draws a single card of the given size with its shadow, at (pad, pad). If it is smaller than
// the cards of the table, it is drawn with its own deck.
func (p *pencil) king(c engine.Card, size image.Point) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size}.Inset(-p.pad).Sub(image.Pt(-p.pad, -p.pad)))
	face, shadow := p.deck.Face(c, p.sign()), p.shadow
	if size.X != p.geo.CardW {
		deck := faces.New(p.style, size.X)
		face = deck.Face(c, deck.MaxSign())
		shadow = softShadow(size.X, size.Y, p.pad, blurUnit*p.scale, restShadow)
	}
	draw.Draw(img, img.Rect, shadow, image.Point{}, draw.Over)
	draw.Draw(img, face.Rect.Add(image.Pt(p.pad, p.pad)), face, image.Point{}, draw.Over)
	return img
}

// cards draws overlapping cards, the first at (pad, pad). Of a covered card only the visible part
// is drawn, as it appears in a strip of the second height.
func (p *pencil) cards(img *image.RGBA, cards []engine.Card, strip, drawn int) {
	p.shaken(img, cards, strip, drawn, shaken{})
}

// shaken draws overlapping cards, some of them displaced.
func (p *pencil) shaken(img *image.RGBA, cards []engine.Card, strip, drawn int, s shaken) {
	sign := min(p.sign(), p.deck.Sign(drawn))
	dark := max(0, min(p.lip.Rect.Dy(), (strip-sign)/2)) // of a covered card, but never of its sign
	below := int(math.Ceil(p.radius())) + 1              // visible through the corners of the next card
	for i, c := range cards {
		at := image.Pt(p.pad, p.pad+i*strip)
		if i >= s.first && i < s.first+s.count {
			at.X += s.by
		}
		if i > 0 {
			lip := image.Rect(at.X, at.Y-dark, at.X+p.geo.CardW, at.Y+below)
			draw.Draw(img, lip, p.lip, image.Pt(0, p.lip.Rect.Dy()-dark), draw.Over)
		}
		area := image.Rect(at.X, at.Y, at.X+p.geo.CardW, at.Y+p.geo.CardH)
		if i == len(cards)-1 {
			draw.Draw(img, area, p.deck.Face(c, sign), image.Point{}, draw.Over)
			break
		}
		area.Max.Y = min(area.Max.Y, at.Y+strip+below)
		draw.Draw(img, area, p.deck.Covered(c, drawn, sign), image.Point{}, draw.Over)
	}
}

// group draws moving cards, the first at (pad, pad).
func (p *pencil) group(cards []engine.Card, strip int) *image.RGBA {
	h := p.geo.CardH + (len(cards)-1)*strip
	img := image.NewRGBA(image.Rect(0, 0, p.geo.CardW+2*p.pad, h+2*p.pad))
	drawShadow(img, p.deep)
	p.cards(img, cards, strip, strip)
	return img
}

// folding draws a group that folds under its first card: the last one is left pixels below it,
// above those it has passed and showing the one it has reached, so that the sequence counts from
// ace to king.
func (p *pencil) folding(cards []engine.Card, strip, left int) *image.RGBA {
	n := min((left+strip-1)/strip, len(cards)-1) // number still above it
	img := image.NewRGBA(image.Rect(0, 0, p.geo.CardW+2*p.pad, p.geo.CardH+left+2*p.pad))
	drawShadow(img, p.deep)
	p.cards(img, cards[:n], strip, strip)
	top := inner(img, image.Rect(0, left, img.Rect.Max.X, img.Rect.Max.Y))
	p.cards(top, cards[n:n+1], strip, strip)
	return img
}

// whole draws a single card with its shadow, at (pad, pad).
func (p *pencil) whole(c engine.Card) *image.RGBA { return p.group([]engine.Card{c}, p.geo.Strip(1)) }
