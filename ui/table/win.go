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
// opens behind him like a fan. The four fans stay until something is done on the table.
const (
	winTime  = 1850 * time.Millisecond
	winLater = 0.08 // of it by which each king follows the one before
	winRise  = 0.42 // of it that a king takes
	winHold  = 0.1  // of it that they stand there
	winOpen  = 1 - winHold - winRise - (engine.Sequences-1)*winLater
)

// How the fans stand.
const (
	fanLean   = 5.0  // degrees between one and the next
	fanMiddle = -6.0 // degrees that the four lean together, so that the kings are nearly upright
	fanStep   = 0.86 // of a fan's width from one to the next
	fanArch   = 0.12 // of a card's height that the outer ones stand lower
	fanRoom   = 0.94 // of the table that they use at most
	wideFrom  = 1.25 // width by height of the table from which they stand in one row
)

// winFan is one of the fans of the win.
type winFan struct {
	picture *canvas.Image
	fan     *faces.Fan  // nil while there is none
	away    bool        // its king has left his place
	start   image.Point // the middle of its king's place
	small   float64     // how large that is, the king being 1
	end     image.Point // the upper left corner of its picture
}

func newFans() (fans [engine.Sequences]*winFan) {
	for i := range fans {
		picture := newSprite()
		picture.ScaleMode = canvas.ImageScaleFastest // it grows
		fans[i] = &winFan{picture: picture}
	}
	return fans
}

// Celebrate lets the removed sequences rise and open like fans, and calls then at the end. A click or
// a key ends it. If nothing shall move they stand there at once.
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

// ShowWin shows the end of what [Table.Celebrate] shows.
func (t *Table) ShowWin() {
	t.settle()
	if t.pencil == nil || t.player.Tableau().Removed() < engine.Sequences {
		return
	}
	t.makeFans()
	t.stepWin(1)
	t.crowned = true
}

// clearWin takes the fans away, once they have come.
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

// againWin shows the fans in another size, if they are there.
func (t *Table) againWin() {
	if t.crowned {
		t.clearWin()
		t.ShowWin()
	}
}

// makeFans makes the fans in the size that the table has room for.
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

// fanLeans is how many degrees a fan leans.
func fanLeans(i int) float64 {
	return fanMiddle + fanLean*(float64(i)-(engine.Sequences-1)/2.0)
}

// fansInRow is how many fans stand side by side.
func (t *Table) fansInRow() int {
	if float64(t.geo.Width) < wideFrom*float64(t.geo.Height) {
		return engine.Sequences / 2
	}
	return engine.Sequences
}

// fanHeight is the height of the cards in the fans, in device pixels.
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

// placeFans says where each fan ends: in one row along an arch, or in two.
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
		aside := math.Abs(float64(col)-float64(inRow-1)/2) / (float64(inRow-1) / 2) // 1 at the edges
		x := left + float64(col)*step
		y := free + float64(row)*(free+float64(size.Y)+lower) + lower*aside
		f.end = image.Pt(round(x), round(y))
	}
}

// stepWin shows the fans as they are when a part of the time has passed.
func (t *Table) stepWin(done float32) {
	for i, f := range t.fans {
		part := float64(done) - winLater*float64(i)
		if part <= 0 {
			continue // the king is still in his place
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

// eased is a part of the time with a slow beginning and a slow end.
func eased(part float64) float64 {
	part = math.Max(0, math.Min(1, part))
	return part * part * (3 - 2*part)
}

// rise shows a fan on the way from its place: along a curve that goes up first.
func (f *winFan) rise(t *Table, part float64) {
	part = 1 - math.Pow(1-part, 3) // fast out, slow in
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
