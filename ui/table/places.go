package table

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/ui/faces"
	"simplesimon/ui/pixel"
)

const (
	// PlacesHeight is how high the places are where there is no more room, in Fyne's units.
	PlacesHeight float32 = 30
	placeGap     float32 = 4
)

// Places are the four places of removed sequences: each fills with the king of
// a sequence that has left.
type Places struct {
	widget.BaseWidget
	style   faces.Style
	height  float32 // in Fyne's units
	removed []engine.Suit
	deck    *faces.Deck
	empty   [engine.Sequences]*canvas.Rectangle
	kings   [engine.Sequences]*canvas.Image
}

// NewPlaces returns empty places for cards of a style.
func NewPlaces(style faces.Style) *Places {
	p := &Places{style: style, height: PlacesHeight}
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

// Set shows the sequences that a position has removed.
func (p *Places) Set(t *engine.Tableau) {
	p.removed = p.removed[:0]
	for i := range t.Removed() {
		p.removed = append(p.removed, t.RemovedSuit(i))
	}
	p.Refresh()
}

// SetStyle changes the deck.
func (p *Places) SetStyle(style faces.Style) {
	if style != p.style {
		p.style, p.deck = style, nil
		p.Refresh()
	}
}

// SetHeight changes how high the places are, in Fyne's units.
func (p *Places) SetHeight(height float32) {
	if height != p.height {
		p.height = height
		p.Refresh()
	}
}

// size is that of one place, of the proportions of a card.
func (p *Places) size() fyne.Size {
	return fyne.NewSize(float32(math.Round(float64(p.height)*5/7)), p.height)
}

// Recolour gives the empty places the colour of their edges.
func (p *Places) Recolour(edge color.Color) {
	for _, place := range p.empty {
		place.StrokeColor = edge
		place.Refresh()
	}
}

// Rect is where the place with an index lies on the places.
func (p *Places) Rect(i int) (fyne.Position, fyne.Size) {
	i = max(0, min(i, engine.Sequences-1))
	return p.empty[i].Position(), p.empty[i].Size()
}

// CreateRenderer implements [fyne.Widget].
func (p *Places) CreateRenderer() fyne.WidgetRenderer {
	r := &placesRenderer{places: p}
	for i := range engine.Sequences {
		r.objects = append(r.objects, p.empty[i], p.kings[i])
	}
	return r
}

type placesRenderer struct {
	places  *Places
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
	height := int(math.Round(float64(r.places.height) * pixel.Of(r.places)))
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
