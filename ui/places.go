package ui

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

const (
	placeHeight float32 = 30 // in Fyne's units, where there is no more room
	placeGap    float32 = 4
)

// places are the four places of removed sequences: each fills with the king of
// a sequence that has left.
type places struct {
	widget.BaseWidget
	style   faces.Style
	height  float32 // in Fyne's units
	removed []engine.Suit
	deck    *faces.Deck
	empty   [engine.Sequences]*canvas.Rectangle
	kings   [engine.Sequences]*canvas.Image
}

func newPlaces(style faces.Style) *places {
	p := &places{style: style, height: placeHeight}
	for i := range engine.Sequences {
		place := canvas.NewRectangle(nil)
		place.StrokeWidth, place.CornerRadius = 1, 3
		p.empty[i] = place
		king := &canvas.Image{ScaleMode: canvas.ImageScalePixels, FillMode: canvas.ImageFillStretch}
		king.Hide()
		p.kings[i] = king
	}
	p.ExtendBaseWidget(p)
	return p
}

// set shows the sequences that a position has removed.
func (p *places) set(t *engine.Tableau) {
	p.removed = p.removed[:0]
	for i := range t.Removed() {
		p.removed = append(p.removed, t.RemovedSuit(i))
	}
	p.Refresh()
}

// setStyle changes the deck.
func (p *places) setStyle(style faces.Style) {
	if style != p.style {
		p.style, p.deck = style, nil
		p.Refresh()
	}
}

// setHeight changes how high the places are, in Fyne's units.
func (p *places) setHeight(height float32) {
	if height != p.height {
		p.height = height
		p.Refresh()
	}
}

// size is that of one place, of the proportions of a card.
func (p *places) size() fyne.Size {
	return fyne.NewSize(float32(math.Round(float64(p.height)*5/7)), p.height)
}

// recolour gives the empty places the colour of the theme.
func (p *places) recolour() {
	for _, place := range p.empty {
		place.StrokeColor = theme.Color(colorQuiet)
		place.Refresh()
	}
}

// rect is where the place with an index lies on the places.
func (p *places) rect(i int) (fyne.Position, fyne.Size) {
	i = max(0, min(i, engine.Sequences-1))
	return p.empty[i].Position(), p.empty[i].Size()
}

// CreateRenderer implements [fyne.Widget].
func (p *places) CreateRenderer() fyne.WidgetRenderer {
	r := &placesRenderer{places: p}
	for i := range engine.Sequences {
		r.objects = append(r.objects, p.empty[i], p.kings[i])
	}
	return r
}

type placesRenderer struct {
	places  *places
	objects []fyne.CanvasObject
}

func (r *placesRenderer) MinSize() fyne.Size {
	size := r.places.size()
	return fyne.NewSize(engine.Sequences*size.Width+(engine.Sequences-1)*placeGap, size.Height)
}

func (r *placesRenderer) Layout(size fyne.Size) {
	place := r.places.size()
	y := (size.Height - place.Height) / 2
	for i := range engine.Sequences {
		at := fyne.NewPos(float32(i)*(place.Width+placeGap), y)
		for _, o := range []fyne.CanvasObject{r.places.empty[i], r.places.kings[i]} {
			o.Move(at)
			o.Resize(place)
		}
	}
	r.Refresh()
}

func (r *placesRenderer) Refresh() {
	height := int(math.Round(float64(r.places.height) * pixelsOf(r.places)))
	p := r.places
	if width := max(1, height*5/7); p.deck == nil || p.deck.Width() != width {
		p.deck = faces.New(p.style, width)
	}
	for i, king := range p.kings {
		if i >= len(p.removed) {
			king.Hide()
			continue
		}
		king.Image = p.deck.King(p.removed[i], height)
		king.Show()
		king.Refresh()
	}
}

func (r *placesRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *placesRenderer) Destroy()                     {}

// pixelsOf is the number of device pixels in one of Fyne's units where an
// object is shown; 1 before it is.
func pixelsOf(o fyne.CanvasObject) float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return 1
	}
	const far = 10000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float64(x) / far
}
