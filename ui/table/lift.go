package table

import (
	"image"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// How a dragged group differs from cards on the table.
const (
	liftGrowth   = 0.03 // enlargement as a fraction of a card's width
	liftBlurUnit = 14   // blur of its shadow in Fyne's units
	liftPadUnit  = 7    // margin for the shadow
	liftDropUnit = 5    // offset of the shadow
	liftShadow   = 0.55 // opacity of the shadow
)

// lifted draws dragged groups: slightly larger, with a soft deep shadow.
type lifted struct {
	*pencil
	geo    geometry
	drop   int         // of the shadow
	corner image.Point // of the picture, from the corner of the first card on the table
}

// lifted returns the renderer of dragged groups, created on first use.
func (p *pencil) lifted() *lifted {
	if l := p.held; l != nil {
		l.geo.signStrip = p.geo.signStrip + grow(p.geo.signStrip) // it may have changed
		return l
	}
	l := &lifted{geo: *p.geo, drop: p.units(liftDropUnit)}
	l.geo.CardW += max(1, grow(p.geo.CardW))
	l.geo.CardH = faces.Height(l.geo.CardW)
	l.geo.signStrip += grow(p.geo.signStrip)
	l.pencil = &pencil{
		geo: &l.geo, style: p.style, palette: p.palette, deck: faces.New(p.style, l.geo.CardW), scale: p.scale,
		pad: p.units(liftPadUnit), lip: lipShadow(l.geo.CardW, p.lip.Rect.Dy(), lipDark),
	}
	l.shadow = softShadow(l.geo.CardW, l.geo.CardH, l.pad, liftBlurUnit*p.scale, liftShadow)
	l.corner = image.Pt((p.geo.CardW-l.geo.CardW)/2-l.pad, (p.geo.CardH-l.geo.CardH)/2-l.pad)
	p.held = l
	return l
}

// hand draws a dragged group with the given strip height on the table.
func (l *lifted) hand(cards []engine.Card, strip int) *image.RGBA {
	strip += grow(strip)
	size := image.Pt(l.geo.CardW+2*l.pad, l.geo.CardH+(len(cards)-1)*strip+2*l.pad)
	img := image.NewRGBA(image.Rect(0, 0, size.X, size.Y+l.drop))
	drawShadow(inner(img, image.Rect(0, l.drop, size.X, size.Y+l.drop)), l.shadow)
	l.cards(img, cards, strip, strip)
	return img
}

// grow returns how much a length on the table grows in the hand.
func grow(pixels int) int { return round(liftGrowth * float64(pixels)) }
