package table

import (
	"image"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Still is a static image of some columns, drawn by the table's own code in the player's deck.
type Still struct {
	widget.BaseWidget
	columns []StillColumn
	card    float32 // width of a card in Fyne's units
	style   faces.Style
	palette Palette
	raster  *canvas.Raster
}

// StillColumn is a column of a still.
type StillColumn struct {
	Cards    []engine.Card
	Selected int  // number of last cards framed as held
	Takes    bool // marked as accepting the held cards
	Broken   int  // card that breaks a run, from 1
}

// StillOf returns the columns of a whole position.
func StillOf(t *engine.Tableau) []StillColumn {
	var columns []StillColumn
	for col := 1; col <= engine.Columns; col++ {
		columns = append(columns, StillColumn{Cards: t.Append(nil, col)})
	}
	return columns
}

// NewStill returns an image with cards of the given width in Fyne's units.
func NewStill(columns []StillColumn, card float32, style faces.Style, palette Palette) *Still {
	s := &Still{columns: columns, card: card, style: style, palette: palette}
	s.raster = canvas.NewRaster(s.draw)
	s.raster.ScaleMode = canvas.ImageScalePixels
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements [fyne.Widget].
func (s *Still) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.raster) }

// MinSize implements [fyne.CanvasObject].
func (s *Still) MinSize() fyne.Size {
	s.ExtendBaseWidget(s)
	g := s.layOut(1, s.card)
	return fyne.NewSize(float32(g.Width), float32(g.Height))
}

const stillGapPart = 0.17 // gaps and margins as a fraction of a card's width

// SetCard changes the width of a card in Fyne's units.
func (s *Still) SetCard(card float32) {
	if s.card != card {
		s.card = card
		s.Refresh()
	}
}

// CardAt returns where a card, or the place for it, is in the image, in Fyne's units, by the
// indices of column and card.
func (s *Still) CardAt(column, card int) (fyne.Position, fyne.Size) {
	g := s.layOut(1, s.card)
	return fyne.NewPos(float32(g.Left+column*(g.CardW+g.Gap)), float32(g.Top+card*g.strip)), fyne.NewSize(float32(g.CardW), float32(g.CardH))
}

// layOut lays out the columns for cards of a width in Fyne's units.
func (s *Still) layOut(scale float64, card float32) geometry {
	width := max(5, int(math.Round(float64(card)*scale)))
	gap := max(2, round(stillGapPart*float64(width)))
	g := geometry{CardW: width, CardH: faces.Height(width), Gap: gap, Left: gap, Top: gap}
	g.strip = max(1, round(s.style.StripPart()*float64(width)))
	g.signStrip = g.strip
	longest := 1
	for _, c := range s.columns {
		longest = max(longest, len(c.Cards))
	}
	g.Bottom = g.Top + g.CardH + (longest-1)*g.strip
	g.Height = g.Bottom + gap
	g.Width = 2*gap + len(s.columns)*width + (len(s.columns)-1)*gap
	return g
}

// draw renders the image at a size in device pixels.
func (s *Still) draw(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if w <= 0 || h <= 0 {
		return img
	}
	draw.Draw(img, img.Rect, image.NewUniform(s.palette.Felt), image.Point{}, draw.Src)
	scale := float64(w) / float64(max(1, s.Size().Width))
	g := s.layOut(scale, s.card)
	g.Left = max(g.Gap, (w-(g.Width-2*g.Gap))/2)
	p := newPencil(&g, s.style, s.palette, scale)
	if len(s.columns) == engine.Columns { // a whole table without removed sequences
		for i := range engine.Sequences {
			p.outline(img, g.Place(i), p.palette.Place)
		}
	}
	for i, c := range s.columns {
		v := view{shown: len(c.Cards), layout: len(c.Cards), selected: c.Selected, broken: c.Broken}
		copy(v.cards[:], c.Cards)
		if c.Takes {
			v.mark = takesMark
		}
		picture := p.column(i+1, &v)
		draw.Draw(img, picture.Rect.Add(p.bounds(i+1, &v).Min), picture, image.Point{}, draw.Over)
	}
	return img
}
