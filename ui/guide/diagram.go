package guide

import (
	"errors"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/table"
)

// Widths of a card in an image, in Fyne's units.
const (
	moveCard   = 84 // in a move
	layoutCard = 60 // in the layout of all ten columns
	leastCard  = 20
)

// diagram is an image of cards in the player's deck. That of a move has an arrow from the cards to
// their target, with a mark showing whether it is legal.
type diagram struct {
	widget.BaseWidget
	still   *table.Still
	arrow   *canvas.Raster // nil without a move
	move    engine.Move
	lengths [2]int // of source and target column
	allowed bool
	card    float32 // preferred width of a card
	fits    float32 // its current width
	least   float32 // minimum width of the image; 0 for that of a layout
	inWords string
}

var _ fyne.Accessible = (*diagram)(nil)

func newDiagram(scene *locales.Scene, looks Style, inWords string) *diagram {
	columns := table.StillOf(&scene.Position)[:scene.Columns]
	d := &diagram{move: scene.Move, card: layoutCard, inWords: inWords}
	if m := scene.Move; m.Count > 0 {
		d.card, d.arrow = moveCard, canvas.NewRaster(d.drawArrow)
		d.arrow.ScaleMode = canvas.ImageScalePixels
		d.lengths = [2]int{len(columns[m.From-1].Cards), len(columns[m.To-1].Cards)}
		refusal, refused := errors.AsType[*engine.Refusal](scene.Position.Refuse(m))
		d.allowed = !refused
		from := &columns[m.From-1]
		if refused && refusal.Index >= 0 {
			from.Broken = refusal.Index + 1
		} else {
			from.Selected = m.Count
		}
		columns[m.To-1].Takes = d.allowed
	}
	d.fits = d.card
	d.still = table.NewStill(columns, d.card, looks.Deck, table.NewPalette(looks.Felt, false))
	if d.arrow != nil {
		d.least = d.still.MinSize().Width
	}
	d.ExtendBaseWidget(d)
	return d
}

// AccessibilityLabel implements [fyne.Accessible].
func (d *diagram) AccessibilityLabel() string { return d.inWords }

// AccessibilityRole implements [fyne.Accessible].
func (d *diagram) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements [fyne.Widget].
func (d *diagram) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{d.still}
	if d.arrow != nil {
		objects = append(objects, d.arrow)
	}
	return &diagramRenderer{d, objects}
}

// fit makes the cards as large as a width permits, up to the preferred size.
func (d *diagram) fit(width float32) {
	card := d.card
	for d.still.SetCard(card); card > leastCard && d.still.MinSize().Width > width; d.still.SetCard(card) {
		card--
	}
	if card != d.fits && d.arrow != nil {
		d.arrow.Refresh()
	}
	d.fits = card
}

// drawArrow draws the arrow at a size in device pixels.
func (d *diagram) drawArrow(width, height int) image.Image {
	m := d.move
	first, size := d.still.CardAt(m.From-1, d.lengths[0]-m.Count)
	last, _ := d.still.CardAt(m.From-1, d.lengths[0]-1)
	to, _ := d.still.CardAt(m.To-1, max(0, d.lengths[1]-1))
	middle := fyne.NewDelta(size.Width/2, size.Height/2)
	from := fyne.NewPos(first.X, (first.Y+last.Y)/2)
	scale := float64(width) / float64(max(1, d.arrow.Size().Width))
	return arrow{from.Add(middle), to.Add(middle), d.allowed}.draw(width, height, scale)
}

type diagramRenderer struct {
	of      *diagram
	objects []fyne.CanvasObject
}

// MinSize implements [fyne.WidgetRenderer].
func (r *diagramRenderer) MinSize() fyne.Size { return r.of.still.MinSize() }

// Layout implements [fyne.WidgetRenderer].
func (r *diagramRenderer) Layout(size fyne.Size) {
	for _, o := range r.objects {
		o.Resize(size)
	}
}

// Refresh implements [fyne.WidgetRenderer].
func (r *diagramRenderer) Refresh() {
	for _, o := range r.objects {
		o.Refresh()
	}
}

// Objects implements [fyne.WidgetRenderer].
func (r *diagramRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements [fyne.WidgetRenderer].
func (r *diagramRenderer) Destroy() {}

// fitted gives a diagram its own size, or a smaller one if it is that of a layout and there is
// less room.
type fitted struct{}

// MinSize implements [fyne.Layout].
func (*fitted) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].(*diagram).least, o[0].MinSize().Height)
}

// Layout implements [fyne.Layout].
func (*fitted) Layout(o []fyne.CanvasObject, size fyne.Size) {
	d := o[0].(*diagram)
	d.fit(size.Width)
	d.Resize(d.MinSize())
}
