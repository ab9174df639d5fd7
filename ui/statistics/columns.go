package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/look"
)

// twoColumns places the tiles at the top, and the figures beside the charts in a wide window,
// above them in a narrow one.
type twoColumns struct {
	page *Page
	wide bool
}

// Dimensions of the page, in Fyne's units.
const (
	wideStatistics = 960  // minimum width for two columns
	mostStatistics = 1600 // maximum width
	columnsGap     = 24
	tilesGap       = 16
	leastShared    = 112 // minimum height of a chart that shares the window's height
	mostChart      = 260 // maximum height of a chart
	scrollRoom     = 12  // right margin, for the scroll bar
)

// around returns a layout that gives the columns the size of a scroll.
func (c *twoColumns) around() fyne.Layout { return &aroundColumns{c} }

type aroundColumns struct{ *twoColumns }

// MinSize implements [fyne.Layout].
func (*aroundColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements [fyne.Layout]. In a wide window the charts share the height.
func (c *aroundColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	c.wide = size.Width >= look.Scaled(wideStatistics)
	o[0].Resize(size) // wraps the texts
	height := look.Scaled(leastChart)
	if n := len(c.page.views); c.wide && n > 0 {
		tiles, charts := c.page.columns.Objects[0], c.page.columns.Objects[2]
		rest := tiles.MinSize().Height + tilesGap + charts.MinSize().Height
		for _, v := range c.page.views {
			rest -= v.height
		}
		height = max(look.Scaled(leastShared), min((size.Height-rest)/float32(n), look.Scaled(mostChart)))
	}
	for _, v := range c.page.views {
		v.height = height
	}
	o[0].Resize(size)
	o[0].Refresh()
}

// MinSize implements [fyne.Layout].
func (c *twoColumns) MinSize(o []fyne.CanvasObject) fyne.Size {
	tiles, figures, charts := o[0].MinSize(), o[1].MinSize(), o[2].MinSize()
	if c.wide {
		return fyne.NewSize(0, tiles.Height+tilesGap+max(figures.Height, charts.Height))
	}
	return fyne.NewSize(0, tiles.Height+tilesGap+figures.Height+theme.Padding()+charts.Height)
}

// Layout implements [fyne.Layout].
func (c *twoColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width-scrollRoom, look.Scaled(mostStatistics))
	tiles, figures, charts := o[0], o[1], o[2]
	left := max(0, (size.Width-scrollRoom-width)/2)
	at := fyne.NewPos(left, 0)
	put := func(o fyne.CanvasObject, width float32) {
		o.Move(at)
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		o.Resize(fyne.NewSize(width, o.MinSize().Height)) // it may be higher at that width
	}
	put(tiles, width)
	at.Y += tiles.Size().Height + tilesGap
	if !c.wide {
		put(figures, width)
		at.Y += figures.Size().Height + theme.Padding()
		put(charts, width)
		return
	}
	half := max((width-columnsGap)/2, figures.MinSize().Width)
	put(figures, half)
	at.X += half + columnsGap
	put(charts, width-half-columnsGap)
}
