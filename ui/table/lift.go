package table

import (
	"image"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// How a held group differs from cards on the table.
const (
	liftGrowth   = 0.03 // it is larger by this part of a card's width
	liftBlurUnit = 14   // how soft its shadow is, in Fyne's units
	liftPadUnit  = 7    // room around it for the shadow
	liftDropUnit = 5    // how far the shadow lies below it
	liftShadow   = 0.55 // how dark it is
)

// lifted draws held groups: the cards are a touch larger, and throw a soft deep shadow.
type lifted struct {
	*pencil
	geo    geometry
	drop   int         // of the shadow
	corner image.Point // of the picture, from the corner of the first card on the table
}

// lifted returns what draws held groups. It is made when the first group is held.
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

// hand draws a held group whose strips are as high as given on the table.
func (l *lifted) hand(cards []engine.Card, strip int) *image.RGBA {
	strip += grow(strip)
	size := image.Pt(l.geo.CardW+2*l.pad, l.geo.CardH+(len(cards)-1)*strip+2*l.pad)
	img := image.NewRGBA(image.Rect(0, 0, size.X, size.Y+l.drop))
	drawShadow(inner(img, image.Rect(0, l.drop, size.X, size.Y+l.drop)), l.shadow)
	l.cards(img, cards, strip, strip)
	return img
}

// grow is what a length of the table gets longer by in the hand.
func grow(pixels int) int { return round(liftGrowth * float64(pixels)) }
