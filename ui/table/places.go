package table

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// places are the pictures of the places of removed sequences. They lie on the
// table, below the columns: each is an outline until the king of a sequence that
// has left lies there.
type places struct {
	kings [engine.Sequences]goal
	rim   rim
}

// goal is the picture of a king on his place.
type goal struct {
	picture *canvas.Image
	drawn   engine.Card // that the picture shows; 0 if it waits outside
}

// rim is the outlines of the places that are empty. Every pixel of a picture costs
// time at each frame, seen or not: so these are pictures of the edges alone.
type rim struct {
	top, bottom *canvas.Image                       // of all of them
	sides       [2 * engine.Sequences]*canvas.Image // of each, left and right
	empty       [engine.Sequences]bool              // the places that they show
	fresh       bool                                // they do
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

// pictures are all pictures, in the order in which they are drawn.
func (p *places) pictures() []*canvas.Image {
	all := append([]*canvas.Image{p.rim.top, p.rim.bottom}, p.rim.sides[:]...)
	for i := range p.kings {
		all = append(all, p.kings[i].picture)
	}
	return all
}

// spoil lets everything be drawn anew.
func (p *places) spoil() {
	p.rim.fresh = false
	for i := range p.kings {
		p.kings[i].drawn = 0
	}
}

// kingOn is the king of a position on a place, 0 if it is empty. A sequence on its way is not there yet, and a king that
// has risen at the win is not there any more.
func (t *Table) kingOn(tab *engine.Tableau, i int) engine.Card {
	if i < tab.Removed()-t.leaving && !t.fans[i].away {
		return engine.NewCard(engine.King, tab.RemovedSuit(i))
	}
	return 0
}

// showPlaces draws what looks different from what the pictures show.
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

// drawRim draws the outlines of the empty places, unless the ground shows them.
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
	side := image.NewRGBA(image.Rect(0, 0, width, all.Dy()-2*round)) // not a part of the other: the window shows whole pictures only
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

// stretchPlaces shows the kings as they are drawn where they will be, and the outlines anew.
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
