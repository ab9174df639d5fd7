package ui

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/table"
)

// previews are the images in the settings that show their effect. They follow every change.
type previews struct {
	w     *Window
	all   []func()    // functions that redraw the images
	style faces.Style // of the deck
	deck  *faces.Deck
}

// refresh redraws the images.
func (p *previews) refresh() {
	for _, redraw := range p.all {
		redraw()
	}
}

// Dimensions of the images, in Fyne's units at normal text size.
const (
	sampleCard  = 58 // width of a card
	sampleGap   = 8  // between cards
	sampleAir   = 10 // around them
	tableHeight = 34
	themeHeight = 52
)

// leastSamples is the minimum number shown: it includes every suit and every letter.
const leastSamples = 4

// samples are the cards shown, as many as fit.
var samples = []engine.Card{
	engine.NewCard(engine.Ace, engine.Spades), engine.NewCard(engine.Jack, engine.Hearts),
	engine.NewCard(engine.Queen, engine.Diamonds), engine.NewCard(engine.King, engine.Clubs),
	engine.NewCard(10, engine.Hearts), engine.NewCard(7, engine.Clubs),
	engine.NewCard(8, engine.Diamonds), engine.NewCard(9, engine.Spades),
}

// cards returns an image of some cards on the table, with the current settings of both.
func (p *previews) cards() fyne.CanvasObject {
	picture := canvas.NewRaster(p.drawCards)
	picture.SetMinSize(fyne.NewSize(0, look.Scaled(float32(faces.Height(sampleCard))+2*sampleAir)))
	edge := canvas.NewRectangle(color.Transparent)
	edge.StrokeColor, edge.StrokeWidth, edge.CornerRadius = theme.Color(theme.ColorNameInputBorder), theme.InputBorderSize(), controls.SwatchRadius()
	p.all = append(p.all, picture.Refresh)
	return controls.Inset(container.NewStack(picture, edge))
}

func (p *previews) drawCards(w, h int) image.Image {
	img := p.ground(p.w.tableColour(), w, h)
	unit := float64(h) / (float64(faces.Height(sampleCard)) + 2*sampleAir)
	card, gap, air := int(sampleCard*unit), int(sampleGap*unit), int(sampleAir*unit)
	if style := deckStyle(p.w.settings, p.w.words); p.deck == nil || p.style != style || p.deck.Width() != card {
		p.style, p.deck = style, faces.New(style, card)
	}
	n := max(leastSamples, min(len(samples), (w-2*air+gap)/max(1, card+gap)))
	gap = min(gap, (w-2*air-n*card)/(n-1)) // if necessary they overlap
	at := image.Pt((w-n*(card+gap)+gap)/2, (h-faces.Height(card))/2)
	for _, c := range samples[:n] {
		face := p.deck.Face(c, p.deck.MaxSign())
		draw.Draw(img, face.Bounds().Add(at), face, image.Point{}, draw.Over)
		at.X += card + gap
	}
	return cornered(img, float64(controls.SwatchRadius())*p.scale())
}

// ground returns a sample of a table, with the felt if that is on.
func (p *previews) ground(c choices.Table, w, h int) *image.RGBA {
	return table.Swatch(table.NewPalette(c.Felt, p.w.settings.Felt), w, h)
}

// scale returns the number of device pixels per unit.
func (p *previews) scale() float64 { return float64(p.w.win.Canvas().Scale()) }

// cornered returns an image with rounded corners.
func cornered(img *image.RGBA, radius float64) *image.RGBA {
	mask, cut := image.NewRGBA(img.Rect), image.NewRGBA(img.Rect)
	faces.FillRound(mask, img.Rect, radius, color.White)
	draw.DrawMask(cut, cut.Rect, img, image.Point{}, mask, image.Point{}, draw.Src)
	return cut
}

// tile returns a swatch for a value of a setting.
func (p *previews) tile(v choices.Choice, paint func(w, h int) *image.RGBA) controls.Swatch {
	return controls.Swatch{Name: p.w.words.Text(v.Message), Picture: func(w, h int) image.Image {
		return cornered(paint(w, h), float64(controls.SwatchRadius())*p.scale())
	}}
}

// tables returns swatches of the table colours.
func (p *previews) tables() (tiles []controls.Swatch) {
	for _, c := range choices.Tables {
		tiles = append(tiles, p.tile(c.Choice, func(w, h int) *image.RGBA { return p.ground(c, w, h) }))
	}
	return tiles
}

// themes returns swatches with miniature windows in the themes; that of the system is half and
// half.
func (p *previews) themes() (tiles []controls.Swatch) {
	for _, v := range choices.Themes {
		tiles = append(tiles, p.tile(v, func(w, h int) *image.RGBA {
			if v.Name != choices.Themes[0].Name {
				return p.drawTheme(v.Name, w, h)
			}
			return halved(p.drawTheme("light", w, h), p.drawTheme("dark", w, h))
		}))
	}
	return tiles
}

// halved returns an image whose right half comes from another one, divided by a slanted line.
func halved(left, right *image.RGBA) *image.RGBA {
	w, h := left.Rect.Dx(), left.Rect.Dy()
	for y := range h {
		from := w/2 + h/4 - y/2
		draw.Draw(left, image.Rect(from, y, w, y+1), right, image.Pt(from, y), draw.Src)
	}
	return left
}

// drawTheme draws a miniature window with a bar and a dialog.
func (p *previews) drawTheme(variant string, w, h int) *image.RGBA {
	colours := look.NewTheme(p.w.tableColour(), variant)
	of := func(name fyne.ThemeColorName) color.Color { return colours.Color(name, 0) }
	img := p.ground(p.w.tableColour(), w, h)
	unit := max(1, h/26)
	box := func(x0, y0, x1, y1, radius int, c color.Color) {
		faces.FillRound(img, image.Rect(x0, y0, x1, y1), float64(radius), c)
	}
	bar := 6 * unit
	draw.Draw(img, image.Rect(0, 0, w, bar), image.NewUniform(of(look.Chrome)), image.Point{}, draw.Src)
	for i := range 3 {
		x := (3 + 6*i) * unit
		box(x, bar/2-unit, x+4*unit, bar/2+unit, unit, of(theme.ColorNameForeground))
	}
	side := w / 5
	box(side, bar+3*unit, w-side, h-3*unit, 2*unit, of(theme.ColorNameOverlayBackground))
	left, right, top := side+3*unit, w-side-3*unit, bar+5*unit
	box(left, top, right-(right-left)/4, top+2*unit, unit, of(theme.ColorNameForeground))
	box(left, top+4*unit, right, top+5*unit, 0, of(look.Quiet))
	box(right-(right-left)/3, h-8*unit, right, h-5*unit, unit, of(theme.ColorNamePrimary))
	return img
}
