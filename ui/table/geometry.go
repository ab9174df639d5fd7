package table

import (
	"image"
	"math"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Distances in Fyne's units, and their upper limits as fractions of the table's width or height,
// which apply in small windows.
const (
	gapUnit, gapOfWidth        = 12, 0.012 // between columns, and minimum at both sides
	topUnit, topOfHeight       = 16, 0.04  // above the cards
	bottomUnit, bottomOfHeight = 8, 0.02   // below the longest column and the places
	largeGapPart               = 0.07      // minimum between columns as a fraction of a card's width: in a large window gaps grow with the cards
)

// The visible part of covered cards, as fractions of a card's height.
const (
	leastFan = 0.36 // in the longest column of a deal; limits the size of cards
	usualFan = 0.38 // if there is enough room
	mostFan  = 0.40 // if a column of roomyColumn cards still fits
)

const (
	dealtColumn  = 8  // length of the longest column of a deal
	roomyColumn  = 12 // length of a column that always fits
	minStripUnit = 13 // minimum strip in Fyne's units: a sign of nine pixels with its margins
	minCardUnit  = 40 // minimum card width in Fyne's units in flat windows, even if strips get lower
	minCardWidth = 5  // pixels
)

// geometry computes where cards are. All lengths are device pixels relative to the upper left
// corner of the table. It is pure arithmetic.
type geometry struct {
	Width, Height int // of the table
	CardW, CardH  int
	Gap           int // between two columns
	Left, Top     int // of the first card of column 1
	Bottom        int // below the last card of the longest column
	strip         int // strip of a covered card in a column that is not squeezed
	signStrip     int // strip that the signs of all cards are made for
}

// newGeometry returns the geometry of a table of the given size, for columns of at most longest
// cards. scale is the number of device pixels per Fyne unit. The cards are as wide as ten columns
// permit, but low enough that a deal has its fan, and that the longest column fits with strips as
// high as the deck's style requires. The board is centred.
func newGeometry(width, height int, scale float64, longest int, style faces.Style) geometry {
	g := geometry{Width: max(width, 1), Height: max(height, 1)}
	w, h := float64(g.Width), float64(g.Height)
	gap := min(gapUnit*scale, gapOfWidth*w)
	g.Top = max(1, round(min(topUnit*scale, topOfHeight*h)))
	g.Bottom = g.Height - max(1, round(min(bottomUnit*scale, bottomOfHeight*h)))
	byWidth := min((w-(engine.Columns+1)*gap)/engine.Columns, w/(engine.Columns+(engine.Columns+1)*largeGapPart))
	g.CardW = g.fitCards(int(byWidth), scale, longest, style)
	g.CardH = faces.Height(g.CardW)
	g.Bottom = max(g.Bottom, g.Top+g.CardH)
	g.Gap = g.fitGap(round(max(gap, largeGapPart*float64(g.CardW))))
	g.Left = (g.Width - engine.Columns*g.CardW - (engine.Columns-1)*g.Gap) / 2
	g.strip = g.usualStrip(style.StripPart())
	g.signStrip = g.Strip(longest)
	return g
}

// fitCards returns the largest card width, up to the given one, that leaves room for the fan of a
// deal and the strips of the longest column. The latter does not reduce it below minCardUnit.
func (g *geometry) fitCards(width int, scale float64, longest int, style faces.Style) int {
	room := g.Bottom - g.Top
	width = max(minCardWidth, min(width, int(float64(room)/(1+(dealtColumn-1)*leastFan)*5/7)))
	least := max(minCardWidth, min(width, int(minCardUnit*scale)))
	if byStrips := room - (longest-1)*int(math.Ceil(minStripUnit*scale)); byStrips < faces.Height(width) {
		width = byStrips * 5 / 7
	}
	for width > least && faces.Height(width)+(longest-1)*style.LeastStrip(width) > room {
		width--
	}
	return max(width, least)
}

// fitGap returns a gap with the parity of the table's width, so that both margins are exactly
// equal.
func (g *geometry) fitGap(gap int) int {
	free := g.Width - engine.Columns*g.CardW
	gap = max(0, min(gap, free/(engine.Columns-1)))
	if (free-(engine.Columns-1)*gap)%2 != 0 && gap > 0 {
		gap--
	}
	return gap
}

// usualStrip returns the strip of a column that is not squeezed, which shows whole signs.
func (g *geometry) usualStrip(stripPart float64) int {
	room := float64(g.Bottom-g.Top-g.CardH) / float64(g.CardH)
	fan := max(usualFan, min(mostFan, room/(roomyColumn-1)))
	return max(1, round(fan*float64(g.CardH)), round(stripPart*float64(g.CardW)))
}

// Strip returns the visible height of a covered card in a column of n cards.
func (g *geometry) Strip(n int) int {
	if n < 2 {
		return g.strip
	}
	return max(1, min(g.strip, (g.Bottom-g.Top-g.CardH)/(n-1)))
}

// Card returns the full rectangle of card i (from 0) in a column (1 to 10) of n cards.
func (g *geometry) Card(col, i, n int) image.Rectangle {
	x, y := g.x(col), g.Top+i*g.Strip(n)
	return image.Rect(x, y, x+g.CardW, y+g.CardH)
}

func (g *geometry) x(col int) int { return g.Left + (col-1)*(g.CardW+g.Gap) }

// Column returns the area in which a drop or click refers to a column: its full height, down to
// the lower edge of the table.
func (g *geometry) Column(col int) image.Rectangle {
	x := g.x(col)
	return image.Rect(x, g.Top, x+g.CardW, max(g.Height, g.Top+g.CardH))
}

// besidePlaces is the number of dealt cards in the longest column above the places.
const besidePlaces = engine.Sequences

// Place returns the rectangle of removed sequence i, from 0: under the last columns, at the lower
// edge. It is as large as a card, or as the deal permits; long columns may cover it.
func (g *geometry) Place(i int) image.Rectangle {
	i = max(0, min(i, engine.Sequences-1))
	dealt := g.Card(engine.Columns, besidePlaces-1, besidePlaces).Max.Y
	h := max(min(g.CardH, g.Bottom-g.Gap-dealt), g.CardH/2)
	w := g.CardW
	if h < g.CardH {
		w = max(1, h*5/7)
	}
	x := g.x(engine.Columns-engine.Sequences+1+i) + (g.CardW-w)/2
	return image.Rect(x, g.Bottom-h, x+w, g.Bottom)
}

// Landing returns the vertical range of drops meant for a column of n cards: from the top of its
// last card, or place, to one card's height below it.
func (g *geometry) Landing(col, n int) image.Rectangle {
	r := g.Card(col, max(0, n-1), n)
	r.Max.Y += g.CardH
	return r
}

// At returns the column at a point, 0 beside the columns, and the index of the card, -1 if there
// is none. count returns the length of a column.
func (g *geometry) At(p image.Point, count func(col int) int) (col, index int) {
	for col := 1; col <= engine.Columns; col++ {
		if !p.In(g.Column(col)) {
			continue
		}
		n := count(col)
		for i := n - 1; i >= 0; i-- {
			if p.In(g.Card(col, i, n)) {
				return col, i
			}
		}
		return col, -1
	}
	return 0, -1
}

// Overlap returns the number of pixels that a card shares with a column's area.
func (g *geometry) Overlap(card image.Rectangle, col int) int {
	common := card.Intersect(g.Column(col))
	return common.Dx() * common.Dy()
}

// MostOverlapped returns the column, among those given, that a card overlaps most; 0 if it
// overlaps none. Ties go to the left one.
func (g *geometry) MostOverlapped(card image.Rectangle, among engine.ColumnSet) int {
	best, most := 0, 0
	for col := 1; col <= engine.Columns; col++ {
		if !among.Has(col) {
			continue
		}
		if common := g.Overlap(card, col); common > most {
			best, most = col, common
		}
	}
	return best
}
