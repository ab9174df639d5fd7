package table

import (
	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
)

// goal is the picture of one of the places of removed sequences. They lie on the
// table, below the columns: each is an outline until the king of a sequence
// that has left lies there.
type goal struct {
	picture *canvas.Image
	drawn   goalView
	fresh   bool // drawn is what the picture shows
}

// goalView is all that decides how a place looks.
type goalView struct {
	king engine.Card // 0 while the place is empty
	bare bool        // the ground shows it: nothing is drawn
}

// showPlaces draws the places that look different from what their pictures show.
func (t *Table) showPlaces() {
	for i := range t.goals {
		p := &t.goals[i]
		v := t.goalView(i)
		if p.fresh && v == p.drawn {
			continue
		}
		p.drawn, p.fresh = v, true
		switch at := t.geo.Place(i); {
		case v.bare:
			p.picture.Move(outside)
		case v.king == 0:
			t.setSprite(p.picture, t.pencil.place(at.Size()), at.Min)
		default:
			t.setSprite(p.picture, t.pencil.king(v.king, at.Size()), at.Min.Sub(t.pad()))
		}
	}
}

// goalView is how a place is to look now. A sequence on its way is not there yet.
func (t *Table) goalView(i int) goalView {
	if tab := t.player.Tableau(); i < tab.Removed()-t.leaving {
		return goalView{king: engine.NewCard(engine.King, tab.RemovedSuit(i))}
	}
	return goalView{bare: t.palette.Textured}
}

// stretchPlaces shows the old pictures where the new ones will be.
func (t *Table) stretchPlaces() {
	for i := range t.goals {
		p, at := &t.goals[i], t.geo.Place(i)
		switch {
		case p.drawn.bare:
			continue
		case p.drawn.king != 0:
			at = at.Inset(-t.pencil.pad)
		}
		p.picture.Resize(t.size(at.Size()))
		p.picture.Move(t.position(at.Min))
	}
}
