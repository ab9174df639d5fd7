package table

import (
	"image"
	"time"

	"simplesimon/engine"
)

// The animation of a removed sequence.
const (
	gatherTime = 300 * time.Millisecond // a sequence folds under its king
	leaveTime  = 300 * time.Millisecond // and flies to its place
)

// leave gathers the completed sequence of a column under its king, and lets it fly away.
func (t *Table) leave(col int) {
	c := &t.columns[col]
	cards := c.extra
	c.extra = nil
	n := t.player.Tableau().Len(col) + len(cards)
	at := t.geo.Card(col, n-len(cards), n).Min
	strip := t.geo.Strip(n)
	t.show()
	whole := (len(cards) - 1) * strip
	last := whole
	f := t.animate(gatherTime, easeInOut, func(f *flight, done float32) {
		if now := whole - round(float64(whole)*float64(done)); now != last {
			last = now
			t.setSprite(f.picture, t.pencil.folding(cards, strip, now), at.Sub(t.pad()))
		}
	}, func() { t.flyOut(cards[0], at) })
	if f != nil {
		t.setSprite(f.picture, t.pencil.group(cards, strip), at.Sub(t.pad()))
	}
}

// flyOut animates a king, with his sequence under him, to the place of the last removed sequence.
func (t *Table) flyOut(king engine.Card, from image.Point) {
	to := t.geo.Place(t.player.Tableau().Removed() - 1)
	home := image.Rectangle{Min: from, Max: from.Add(image.Pt(t.geo.CardW, t.geo.CardH))}.Inset(-t.pencil.pad)
	to = to.Inset(-t.pencil.pad * to.Dx() / t.geo.CardW) // the shadow shrinks with the card
	f := t.animate(leaveTime, easeOut, func(f *flight, done float32) {
		r := between(home, to, done)
		f.picture.Resize(t.size(r.Size()))
		f.picture.Move(t.position(r.Min))
	}, func() {
		t.leaving = 0
		t.show()
	})
	if f != nil {
		t.setSprite(f.picture, t.pencil.whole(king), home.Min)
	}
}

// between interpolates between two rectangles.
func between(a, b image.Rectangle, part float32) image.Rectangle {
	of := func(x, y int) int { return x + round(float64(part)*float64(y-x)) }
	return image.Rect(of(a.Min.X, b.Min.X), of(a.Min.Y, b.Min.Y), of(a.Max.X, b.Max.X), of(a.Max.Y, b.Max.Y))
}
