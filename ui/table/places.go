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

// rim is the outlines of the places that are empty, which are the last ones. Every pixel of a picture costs
// time at each frame, seen or not: so these are pictures of the edges alone.
type rim struct {
	top, bottom *canvas.Image                       // of all of them
	sides       [2 * engine.Sequences]*canvas.Image // of each, left and right
	removed     int                                 // so many places are not empty
	fresh       bool                                // removed is what the pictures show
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

// showPlaces draws what looks different from what the pictures show. A sequence on its way is not there yet, and
// a king that has risen at the win is not there any more.
func (t *Table) showPlaces() {
	tab := t.player.Tableau()
	removed := tab.Removed() - t.leaving
	for i := range t.places.kings {
		k, at := &t.places.kings[i], t.geo.Place(i)
		switch king := engine.NewCard(engine.King, tab.RemovedSuit(i)); {
		case i >= removed || t.fans[i].away:
			k.picture.Move(outside)
			k.drawn = 0
		case k.drawn != king:
			k.drawn = king
			t.setSprite(k.picture, t.pencil.king(king, at.Size()), at.Min.Sub(t.pad()))
		}
	}
	if r := &t.places.rim; !r.fresh || r.removed != removed {
		r.fresh, r.removed = true, removed
		t.drawRim()
	}
}

// drawRim draws the outlines of the empty places, unless the ground shows them.
func (t *Table) drawRim() {
	r := &t.places.rim
	first := r.removed
	if t.palette.Textured {
		first = engine.Sequences
	}
	for i, side := range r.sides {
		if i/2 < first {
			side.Move(outside)
		}
	}
	if first == engine.Sequences {
		r.top.Move(outside)
		r.bottom.Move(outside)
		return
	}
	all := t.geo.Place(first).Union(t.geo.Place(engine.Sequences - 1))
	round := min(int(faces.Radius(t.geo.Place(first).Dx()))+1, all.Dy()/2)
	one := t.pencil.place(t.geo.Place(first).Size())
	top := image.NewRGBA(image.Rect(0, 0, all.Dx(), round))
	bottom := image.NewRGBA(top.Rect)
	for i := first; i < engine.Sequences; i++ {
		at := t.geo.Place(i).Sub(all.Min)
		at.Max.Y = at.Min.Y + round
		draw.Draw(top, at, one, image.Point{}, draw.Src)
		draw.Draw(bottom, at, one, image.Pt(0, all.Dy()-round), draw.Src)
	}
	t.setSprite(r.top, top, all.Min)
	t.setSprite(r.bottom, bottom, image.Pt(all.Min.X, all.Max.Y-round))
	width := t.pencil.units(emptyUnit)
	side := inner(one, image.Rect(0, round, width, all.Dy()-round))
	for i := first; i < engine.Sequences; i++ {
		at := t.geo.Place(i)
		t.setSprite(r.sides[2*i], side, image.Pt(at.Min.X, at.Min.Y+round))
		t.setSprite(r.sides[2*i+1], side, image.Pt(at.Max.X-width, at.Min.Y+round))
	}
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
