package table

import (
	"image"
	"math"
	"time"
)

// Durations of gliding cards, which depend on the distance.
const (
	shortGlide = 120 * time.Millisecond
	longGlide  = 180 * time.Millisecond
	farUnit    = 600 // distance in Fyne's units that takes longGlide
)

// glide animates the last cards of a column, as it is now, from one corner to another, and calls
// then when they have arrived.
func (t *Table) glide(g group, from, to image.Point, then func()) {
	c := &t.columns[g.col]
	cards := append(t.player.Tableau().Append(nil, g.col), c.extra...)
	moved := cards[len(cards)-g.count:]
	picture := t.pencil.group(moved, t.geo.Strip(len(cards)))
	c.hidden = g.count
	t.show()
	t.fly(picture, from.Sub(t.pad()), to.Sub(t.pad()), t.glideTime(from, to), func() {
		c.hidden = 0
		if then != nil {
			then()
		}
		t.show()
	})
}

// fly animates an image from one corner to another; landed is called at the end, immediately if
// animations are off.
func (t *Table) fly(img *image.RGBA, from, to image.Point, long time.Duration, landed func()) {
	if from == to {
		landed()
		return
	}
	way := to.Sub(from)
	f := t.animate(long, easeOut, func(f *flight, done float32) {
		at := image.Pt(round(float64(way.X)*float64(done)), round(float64(way.Y)*float64(done)))
		f.picture.Move(t.position(from.Add(at)))
	}, landed)
	if f != nil {
		t.setSprite(f.picture, img, from)
	}
}

func (t *Table) glideTime(from, to image.Point) time.Duration {
	way := to.Sub(from)
	part := min(1, math.Hypot(float64(way.X), float64(way.Y))/(farUnit*t.scale))
	return shortGlide + time.Duration(part*float64(longGlide-shortGlide))
}
