package table

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// The win: the king of each removed sequence rises from its place along a curve, and the sequence
// fans out behind him. The four fans stay until the next action on the table.
const (
	winTime  = 1850 * time.Millisecond
	winLater = 0.08 // delay of each king as a fraction of the duration
	winRise  = 0.42 // duration of a king's rise
	winHold  = 0.1  // pause at the end
	winOpen  = 1 - winHold - winRise - (engine.Sequences-1)*winLater
)

// The arrangement of the fans.
const (
	fanLean   = 5.0  // degrees between neighbours
	fanMiddle = -6.0 // degrees by which all are tilted, so that the kings are nearly upright
	fanStep   = 0.86 // distance as a fraction of a fan's width
	fanArch   = 0.12 // how much lower the outer ones are, as a fraction of a card's height
	fanRoom   = 0.94 // maximum fraction of the table used
	wideFrom  = 1.25 // aspect ratio from which they form a single row
)

// winFan is one of the fans of the win.
type winFan struct {
	picture *canvas.Image
	fan     *faces.Fan  // nil while there is none
	away    bool        // its king has left its place
	start   image.Point // centre of its king's place
	small   float64     // its size relative to the king
	end     image.Point // upper left corner of its image
}

func newFans() (fans [engine.Sequences]*winFan) {
	for i := range fans {
		picture := newSprite()
		picture.ScaleMode = canvas.ImageScaleFastest // it grows
		fans[i] = &winFan{picture: picture}
	}
	return fans
}

// Celebrate animates the removed sequences, which rise and fan out, and calls then at the end. A
// click or key finishes it. If animations are off, it shows only the end.
func (t *Table) Celebrate(then func()) {
	t.settle()
	if t.pencil == nil {
		then()
		return
	}
	if !t.animated() {
		t.ShowWin()
		then()
		return
	}
	t.makeFans()
	t.begin(&scene{win: true, step: t.stepWin, end: func() {
		t.stepWin(1)
		t.crowned = true
		then()
	}}, winTime)
}

// ShowWin shows the end of the animation of [Table.Celebrate].
func (t *Table) ShowWin() {
	t.settle()
	if t.pencil == nil || t.player.Tableau().Removed() < engine.Sequences {
		return
	}
	t.makeFans()
	t.stepWin(1)
	t.crowned = true
}

// clearWin removes the fans.
func (t *Table) clearWin() {
	if !t.crowned {
		return
	}
	t.crowned = false
	for _, f := range t.fans {
		f.fan, f.away = nil, false
		f.picture.Move(outside)
	}
	t.showPlaces()
}

// againWin adapts the fans to another size, if there are any.
func (t *Table) againWin() {
	if t.crowned {
		t.clearWin()
		t.ShowWin()
	}
}

// makeFans renders the fans in the size that fits the table.
func (t *Table) makeFans() {
	height := t.fanHeight()
	deck := faces.New(t.style, max(1, int(height*5/7)))
	tab := t.player.Tableau()
	for i, f := range t.fans {
		suit := engine.Spades
		if i < tab.Removed() {
			suit = tab.RemovedSuit(i)
		}
		f.fan, f.away = deck.NewFan(suit, fanLeans(i)), false
		place := t.geo.Place(i)
		f.start = place.Min.Add(place.Size().Div(2))
		f.small = float64(place.Dy()) / float64(faces.Height(deck.Width()))
	}
	t.placeFans(height)
	for _, f := range t.fans {
		t.setSprite(f.picture, f.fan.Picture, outsideAt)
	}
}

// outsideAt is a point out of sight, in device pixels.
var outsideAt = image.Pt(-20000, -20000)

// fanLeans returns the tilt of a fan in degrees.
func fanLeans(i int) float64 {
	return fanMiddle + fanLean*(float64(i)-(engine.Sequences-1)/2.0)
}

// fansInRow returns the number of fans per row.
func (t *Table) fansInRow() int {
	if float64(t.geo.Width) < wideFrom*float64(t.geo.Height) {
		return engine.Sequences / 2
	}
	return engine.Sequences
}

// fanHeight returns the height of the cards in the fans, in device pixels.
func (t *Table) fanHeight() float64 {
	inRow := t.fansInRow()
	wide, high := 0.0, 0.0
	for i := range engine.Sequences {
		w, h := faces.FanSize(fanLeans(i))
		wide, high = math.Max(wide, w), math.Max(high, h)
	}
	rows := float64(engine.Sequences / inRow)
	across := wide * (1 + fanStep*float64(inRow-1))
	return fanRoom * math.Min(float64(t.geo.Width)/across, float64(t.geo.Height)/(rows*(high+fanArch)))
}

// placeFans determines where each fan ends: in a single row along an arch, or in two rows.
func (t *Table) placeFans(height float64) {
	inRow := t.fansInRow()
	rows := engine.Sequences / inRow
	var size image.Point
	for _, f := range t.fans {
		of := f.fan.Picture.Rect.Size()
		size = image.Pt(max(size.X, of.X), max(size.Y, of.Y))
	}
	step := fanStep * float64(size.X)
	left := (float64(t.geo.Width) - float64(size.X) - step*float64(inRow-1)) / 2
	lower := fanArch * height
	free := (float64(t.geo.Height) - float64(rows)*(float64(size.Y)+lower)) / float64(rows+1)
	for i, f := range t.fans {
		col, row := i%inRow, i/inRow
		aside := math.Abs(float64(col)-float64(inRow-1)/2) / (float64(inRow-1) / 2) // ±1 at the edges
		x := left + float64(col)*step
		y := free + float64(row)*(free+float64(size.Y)+lower) + lower*aside
		f.end = image.Pt(round(x), round(y))
	}
}

// stepWin shows the fans after a fraction of the animation.
func (t *Table) stepWin(done float32) {
	for i, f := range t.fans {
		part := float64(done) - winLater*float64(i)
		if part <= 0 {
			continue // the king is still in its place
		}
		if !f.away {
			f.away = true
			t.showPlaces()
		}
		f.rise(t, math.Min(1, part/winRise))
		cards := 1 + int(math.Ceil((engine.SequenceLength-1)*eased((part-winRise)/winOpen)-1e-6))
		if f.fan.Open(cards) {
			f.picture.Refresh()
		}
	}
}

// eased maps a fraction to one with a slow start and end.
func eased(part float64) float64 {
	part = math.Max(0, math.Min(1, part))
	return part * part * (3 - 2*part)
}

// rise shows a fan on the curve from its place, which goes up first.
func (f *winFan) rise(t *Table, part float64) {
	part = 1 - math.Pow(1-part, 3) // fast start, slow end
	king := f.end.Add(f.fan.King)
	mix := func(a, b float64) float64 { return a + (b-a)*part }
	over := math.Min(float64(king.Y), float64(f.start.Y)) // above the place
	x := mix(mix(float64(f.start.X), float64(f.start.X)), mix(float64(f.start.X), float64(king.X)))
	y := mix(mix(float64(f.start.Y), over), mix(over, float64(king.Y)))
	size := mix(f.small, 1)
	of := f.fan.Picture.Rect.Size()
	at := image.Pt(round(x-size*float64(f.fan.King.X)), round(y-size*float64(f.fan.King.Y)))
	if part >= 1 {
		at, size = f.end, 1
	}
	f.picture.Resize(fyne.NewSize(float32(size*float64(of.X)/t.scale), float32(size*float64(of.Y)/t.scale)))
	f.picture.Move(t.position(at))
}
