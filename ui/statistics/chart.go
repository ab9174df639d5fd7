package statistics

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/trace"
	"simplesimon/ui/chart"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/pixel"
)

// series is the data of a chart.
type series struct {
	name  string // in the trace
	title string
	items int
	room  int // minimum number of items for which there is room
	axis  chart.Axis
	draw  func(p chart.Plot, chosen int, s chart.Style) *image.RGBA
	value func(v int) string // formats a value at the axis
	label func(i int) string // label below an item
	tell  func(i int) string // describes an item

	average bool // includes a line of averages
}

// chartView shows a series with its labels. The pointer, or the arrow keys while it is focused,
// highlight an item, which a tooltip above the image describes.
type chartView struct {
	widget.BaseWidget
	series
	controls.Keyed
	log     *trace.Log
	words   *locales.Localizer
	height  float32  // minimum, in Fyne's units
	margin  *float32 // at the left, for the values: shared by all charts of a page, to align them
	chosen  int      // -1 for none
	focused bool
	hovered bool
	picture fyne.CanvasObject
}

var (
	_ desktop.Keyable   = (*chartView)(nil)
	_ desktop.Hoverable = (*chartView)(nil)
	_ fyne.Focusable    = (*chartView)(nil)
	_ fyne.Tappable     = (*chartView)(nil)
	_ fyne.Accessible   = (*chartView)(nil)
)

func newChartView(stack *overlay.Stack, s series, margin *float32) *chartView {
	for _, tick := range s.axis.Ticks() {
		*margin = max(*margin, fyne.MeasureText(s.value(tick), look.SmallText(), fyne.TextStyle{}).Width)
	}
	c := &chartView{series: s, margin: margin, Keyed: controls.Keyed{Desk: stack.Host()}, log: stack.Log(), words: stack.Words(), height: look.Scaled(leastChart), chosen: -1}
	c.ExtendBaseWidget(c)
	return c
}

// choose highlights an item; -1 for none.
func (c *chartView) choose(i int) {
	if i == c.chosen {
		return
	}
	c.chosen = i
	if i >= 0 {
		c.log.Write("chart", struct {
			Name string `json:"name"`
			Text string `json:"text"`
		}{c.name, c.tell(i)})
	}
	c.Refresh()
}

// plot returns the positions of the items in an image of the given size in pixels.
func (c *chartView) plot(width, height int) chart.Plot {
	return chart.Plot{
		Width: width, Height: height, Items: c.items, Room: c.room, Axis: c.axis,
		Widest: int(math.Round(widestBar * pixel.Of(c))),
	}
}

// style returns the style of the image in the current theme.
func (c *chartView) style() chart.Style {
	return chart.Style{
		Won: themeColour(theme.ColorNamePrimary), Lost: themeColour(look.Quiet), Average: themeColour(theme.ColorNameForeground),
		Grid: themeColour(theme.ColorNameSeparator), Ground: themeColour(look.Page), Pixel: pixel.Of(c),
	}
}

func themeColour(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(theme.Color(name)).(color.NRGBA)
}

// TypedKey implements [fyne.Focusable].
func (c *chartView) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		c.choose(max(0, c.chosen-1))
	case fyne.KeyRight:
		c.choose(min(c.items-1, c.chosen+1))
	case fyne.KeyHome:
		c.choose(0)
	case fyne.KeyEnd:
		c.choose(c.items - 1)
	default:
		c.Desk.Pass(e)
	}
}

// TypedRune implements [fyne.Focusable].
func (c *chartView) TypedRune(rune) {}

// FocusGained implements [fyne.Focusable].
func (c *chartView) FocusGained() {
	c.focused = true
	if c.chosen < 0 {
		c.choose(c.items - 1) // the latest one
	}
	c.Refresh()
	c.Desk.Reveal(c)
}

// FocusLost implements [fyne.Focusable].
func (c *chartView) FocusLost() {
	c.focused = false
	if !c.hovered {
		c.chosen = -1
	}
	c.Refresh()
}

// Tapped implements [fyne.Tappable].
func (c *chartView) Tapped(*fyne.PointEvent) {
	c.Desk.Presses().Pointed()
	c.Desk.Canvas().Focus(c)
}

// MouseIn implements [desktop.Hoverable].
func (c *chartView) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements [desktop.Hoverable].
func (c *chartView) MouseMoved(e *desktop.MouseEvent) {
	if c.picture == nil {
		return
	}
	c.hovered = true
	scale := pixel.Of(c)
	px := func(units float32) int { return int(float64(units) * scale) }
	c.choose(c.plot(px(c.picture.Size().Width), 1).At(px(e.Position.X - c.picture.Position().X)))
}

// MouseOut implements [desktop.Hoverable].
func (c *chartView) MouseOut() {
	c.hovered = false
	if !c.focused {
		c.choose(-1)
	}
}

// AccessibilityLabel implements [fyne.Accessible]: the title, and the item that is
// pointed out.
func (c *chartView) AccessibilityLabel() string {
	if c.chosen < 0 {
		return c.title
	}
	return c.words.Format(locales.ChartItem, locales.ChartItemData{Title: c.title, Item: c.tell(c.chosen)})
}

// AccessibilityRole implements [fyne.Accessible].
func (c *chartView) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// titled places the title of a chart above it, and the legend to the right of the title, or below
// it.
func titled(s series, legend []fyne.CanvasObject, below fyne.CanvasObject) fyne.CanvasObject {
	var head fyne.CanvasObject = widget.NewLabelWithStyle(s.title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	if len(legend) > 0 {
		marks := container.New(layout.NewCustomPaddedHBoxLayout(0), legend...)
		head = controls.Beside(head, container.NewHBox(layout.NewSpacer(), marks), marks.MinSize().Width)
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()/2), head, below)
}

// legendSide is the size of the marks in a legend, in Fyne's units.
const legendSide = 14

// legend returns the marks of won and other games with their names, drawn as in the chart.
func (s *Page) legend(mark func(won bool, p chart.Plot, s chart.Style) *image.RGBA) []fyne.CanvasObject {
	entry := func(won bool, name string) fyne.CanvasObject {
		return legendEntry(legendSide, name, func(p chart.Plot, s chart.Style) *image.RGBA { return mark(won, p, s) })
	}
	return []fyne.CanvasObject{entry(true, s.words().Text(locales.LegendWon)), entry(false, s.words().Text(locales.LegendLost))}
}

// averageLegend returns the same for the line of averages.
func (s *Page) averageLegend() fyne.CanvasObject {
	words := s.words()
	name := words.Format(locales.LegendAverage, locales.AverageData{Games: words.Count(locales.GamesCount, averaged, nil)})
	return legendEntry(2*legendSide, name, func(p chart.Plot, s chart.Style) *image.RGBA {
		p.Items, p.Axis = 2, chart.Axis{Low: 1, High: 3, Step: 2}
		return chart.Points(p, nil, []float64{2, 2}, -1, s)
	})
}

// legendEntry returns a mark with its name.
func legendEntry(width float32, name string, mark func(p chart.Plot, s chart.Style) *image.RGBA) fyne.CanvasObject {
	var view *canvas.Raster
	view = canvas.NewRaster(func(width, height int) image.Image {
		s := (&chartView{}).style()
		s.Grid, s.Pixel = color.NRGBA{}, pixel.Of(view)
		return mark(chart.Plot{Width: width, Height: height, Items: 1}, s)
	})
	text := widget.NewLabel(name)
	text.SizeName = look.Small
	return container.New(layout.NewCustomPaddedHBoxLayout(-theme.InnerPadding()/2),
		container.NewCenter(container.NewGridWrap(fyne.NewSize(width, legendSide), view)), container.NewCenter(text))
}

// pointMark draws a point in a legend.
func pointMark(won bool, p chart.Plot, s chart.Style) *image.RGBA {
	p.Axis = chart.Axis{Low: 1, High: 3, Step: 2}
	return chart.Points(p, []chart.Point{{Value: 2, Won: won}}, nil, -1, s)
}

// barMark draws a bar in a legend, which it fills.
func barMark(won bool, p chart.Plot, s chart.Style) *image.RGBA {
	bar := chart.Bar{Won: 3}
	if !won {
		bar = chart.Bar{Lost: 3}
	}
	p.Axis = chart.Axis{Low: 1, High: 3, Step: 2}
	return chart.Bars(p, []chart.Bar{bar}, -1, s)
}
