package table

import (
	"image"
	"math"

	"simplesimon/engine"
	"simplesimon/ui/faces"
)

// Distances in Fyne's units, and the parts of the table's width or height that they
// are at most: in a small window they are less.
const (
	gapUnit, gapOfWidth        = 12, 0.012 // between columns, and beside them at least
	topUnit, topOfHeight       = 16, 0.04  // above the cards
	bottomUnit, bottomOfHeight = 8, 0.02   // below the longest column and the places
	largeGapPart               = 0.07      // of a card's width, between columns at least: in a large window cards grow, and gaps with them
)

// What covered cards show, as parts of a card's height.
const (
	leastFan   = 0.36 // in the longest column of a deal: no card is so large that it would be less
	usualFan   = 0.38 // while there is room
	roomyFan   = 0.40 // where a column of roomyColumn cards has it
	uprightFan = 0.50 // where the longest column that there can be has it: in upright windows
)

const (
	dealtColumn  = 8  // cards in the longest column of a deal
	roomyColumn  = 12 // cards in a column that there is always room for
	minStripUnit = 13 // the least strip in Fyne's units: a sign of nine pixels with its margins
	minCardUnit  = 40 // the width in Fyne's units that cards in a flat window keep, even if the strips get lower for it
	minCardWidth = 5  // pixels
)

// geometry says where cards lie. All lengths are device pixels, counted from
// the upper left corner of the table. It is arithmetic only.
type geometry struct {
	Width, Height int // of the table
	CardW, CardH  int
	Gap           int // between two columns
	Left, Top     int // of the first card of column 1
	Bottom        int // below the last card of the longest column
	strip         int // of a covered card in a column that is not squeezed
	signStrip     int // that the signs of all cards are made for
}

// newGeometry returns the geometry of a table of the given size for columns of no
// more than longest cards. Scale is the number of device pixels in one of Fyne's
// units. The cards are as wide as ten columns allow, but never so high that a deal
// does not have its fan, or that the longest column does not fit, with strips as
// high as the style of the deck needs. The board stands in the middle.
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

// fitCards returns the width of cards that are no wider than given and leave room for the
// fan of a deal and for the strips of the longest column. The latter take no more of a card's width than
// leaves minCardUnit.
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

// fitGap takes a gap of the same parity as the table's width, so that both
// margins are equal to the pixel.
func (g *geometry) fitGap(gap int) int {
	free := g.Width - engine.Columns*g.CardW
	gap = max(0, min(gap, free/(engine.Columns-1)))
	if (free-(engine.Columns-1)*gap)%2 != 0 && gap > 0 {
		gap--
	}
	return gap
}

// usualStrip is the strip of a column that is not squeezed. It shows whole signs.
func (g *geometry) usualStrip(stripPart float64) int {
	room := float64(g.Bottom-g.Top-g.CardH) / float64(g.CardH)
	fan := max(usualFan, min(roomyFan, room/(roomyColumn-1)), min(uprightFan, room/(engine.MaxColumn-1)))
	return max(1, round(fan*float64(g.CardH)), round(stripPart*float64(g.CardW)))
}

// Strip is the height of what a covered card shows in a column of n cards.
func (g *geometry) Strip(n int) int {
	if n < 2 {
		return g.strip
	}
	return max(1, min(g.strip, (g.Bottom-g.Top-g.CardH)/(n-1)))
}

// Card is the place of the whole card with index i (0 is the first) in a
// column (1 to 10) of n cards.
func (g *geometry) Card(col, i, n int) image.Rectangle {
	x, y := g.x(col), g.Top+i*g.Strip(n)
	return image.Rect(x, y, x+g.CardW, y+g.CardH)
}

func (g *geometry) x(col int) int { return g.Left + (col-1)*(g.CardW+g.Gap) }

// Column is the area in which a drop or a click counts as a column's: its
// whole height, down to the lower edge of the table.
func (g *geometry) Column(col int) image.Rectangle {
	x := g.x(col)
	return image.Rect(x, g.Top, x+g.CardW, max(g.Height, g.Top+g.CardH))
}

// besidePlaces is the number of cards that the deal has in the longest of the
// columns that the places lie below.
const besidePlaces = engine.Sequences

// Place is where the removed sequence with an index lies, counted from 0: under
// the last columns, at the lower edge. It is as large as a card, or as the deal
// leaves room for; columns that grow long lie over it.
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

// Landing is where cards that are let go are meant for a column of n cards: from
// the top of its last card, or of its place, to one card's height below that card.
func (g *geometry) Landing(col, n int) image.Rectangle {
	r := g.Card(col, max(0, n-1), n)
	r.Max.Y += g.CardH
	return r
}

// At finds what lies at a point: the column, 0 on the bare table, and the index
// of the card, -1 where the column shows none. count tells the number of cards
// in a column.
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

// Overlap is the number of pixels that a card shares with a column's area.
func (g *geometry) Overlap(card image.Rectangle, col int) int {
	common := card.Intersect(g.Column(col))
	return common.Dx() * common.Dy()
}

// MostOverlapped finds the column among those given that a card overlaps most;
// 0 if it overlaps none. Of two equal ones it takes the left.
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
