package table

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// places shows the places of removed sequences, on the table below the columns: each is an outline
// until the king of a removed sequence is there.
type places struct {
	kings [engine.Sequences]goal
	rim   rim
}

// goal is the image of a king in its place.
type goal struct {
	picture *canvas.Image
	drawn   engine.Card // the card shown; 0 if unused
}

// rim shows the outlines of empty places. Every pixel of an image costs time in each frame,
// visible or not, so these are images of the edges alone.
type rim struct {
	top, bottom *canvas.Image                       // of all places
	sides       [2 * engine.Sequences]*canvas.Image // left and right edge of each
	empty       [engine.Sequences]bool              // the places shown
	fresh       bool                                // whether they are up to date
}

func newPlaces() places {
	p := places{rim: rim{top: newSprite(), bottom: newSprite()}}
	for i := range p.kings {
		p.kings[i].picture = newSprite()
	}
	for i := range p.rim.sides {
		p.rim.sides[i] = newSprite()
	}
	return p
}

// pictures returns all images in drawing order.
func (p *places) pictures() []*canvas.Image {
	all := append([]*canvas.Image{p.rim.top, p.rim.bottom}, p.rim.sides[:]...)
	for i := range p.kings {
		all = append(all, p.kings[i].picture)
	}
	return all
}

// spoil marks everything for redrawing.
func (p *places) spoil() {
	p.rim.fresh = false
	for i := range p.kings {
		p.kings[i].drawn = 0
	}
}

// kingOn returns the king of a position at a place, 0 if it is empty. A sequence still flying is not
// there yet, and a king that rose at the win no longer is.
func (t *Table) kingOn(tab *engine.Tableau, i int) engine.Card {
	if i < tab.Removed()-t.leaving && !t.fans[i].away {
		return engine.NewCard(engine.King, tab.RemovedSuit(i))
	}
	return 0
}

// showPlaces redraws what has changed.
func (t *Table) showPlaces() {
	var empty [engine.Sequences]bool
	position := t.player.Tableau()
	for i := range t.places.kings {
		k, at, king := &t.places.kings[i], t.geo.Place(i), t.kingOn(position, i)
		empty[i] = king == 0
		switch {
		case king == 0:
			k.picture.Move(outside)
			k.drawn = 0
		case k.drawn != king:
			k.drawn = king
			t.setSprite(k.picture, t.pencil.king(king, at.Size()), at.Min.Sub(t.pad()))
		}
	}
	if r := &t.places.rim; !r.fresh || r.empty != empty {
		r.fresh, r.empty = true, empty
		t.drawRim()
	}
}

// drawRim draws the outlines of the empty places, unless they are part of the felt.
func (t *Table) drawRim() {
	r := &t.places.rim
	for _, picture := range t.places.pictures()[:2+len(r.sides)] {
		picture.Move(outside)
	}
	var all image.Rectangle
	for i, empty := range r.empty {
		if empty && !t.palette.Textured {
			all = all.Union(t.geo.Place(i))
		}
	}
	if all.Empty() {
		return
	}
	round := min(int(faces.Radius(t.geo.Place(0).Dx()))+1, all.Dy()/2)
	one := t.pencil.place(t.geo.Place(0).Size())
	top := image.NewRGBA(image.Rect(0, 0, all.Dx(), round))
	bottom := image.NewRGBA(top.Rect)
	width := t.pencil.outlineWidth(t.geo.Place(0).Dx())
	side := image.NewRGBA(image.Rect(0, 0, width, all.Dy()-2*round)) // not a sub-image, as the window uploads whole images
	draw.Draw(side, side.Rect, one, image.Pt(0, round), draw.Src)
	for i, empty := range r.empty {
		if !empty {
			continue
		}
		at := t.geo.Place(i)
		t.setSprite(r.sides[2*i], side, image.Pt(at.Min.X, at.Min.Y+round))
		t.setSprite(r.sides[2*i+1], side, image.Pt(at.Max.X-width, at.Min.Y+round))
		edge := image.Rect(at.Min.X-all.Min.X, 0, at.Max.X-all.Min.X, round)
		draw.Draw(top, edge, one, image.Point{}, draw.Src)
		draw.Draw(bottom, edge, one, image.Pt(0, all.Dy()-round), draw.Src)
	}
	t.setSprite(r.top, top, all.Min)
	t.setSprite(r.bottom, bottom, image.Pt(all.Min.X, all.Max.Y-round))
}

// stretchPlaces scales the kings to their new places and redraws the outlines.
func (t *Table) stretchPlaces() {
	for i := range t.places.kings {
		if k := &t.places.kings[i]; k.drawn != 0 {
			at := t.geo.Place(i).Inset(-t.pencil.pad)
			k.picture.Resize(t.size(at.Size()))
			k.picture.Move(t.position(at.Min))
		}
	}
	t.drawRim()
}
