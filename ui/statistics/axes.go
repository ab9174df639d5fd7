package statistics

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/ui/chart"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/pixel"
)

// Dimensions of a chart, in Fyne's units.
const (
	leastChart      = 132 // height
	leastChartWidth = 240
	chartInset      = 6  // side margins, inside the ring
	chartGap        = 6  // between an image and its labels
	betweenLabels   = 10 // minimum distance between labels
	mostLabels      = 26 // maximum height below an image
	widestBar       = 28
	tipPadding      = 6 // horizontal padding of a tooltip
)

// CreateRenderer implements [fyne.Widget].
func (c *chartView) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c, tip: smallLabel(), box: canvas.NewRectangle(nil), ring: canvas.NewRectangle(color.Transparent)}
	r.picture = canvas.NewRaster(func(width, height int) image.Image {
		chosen := -1
		if r.pointing() {
			chosen = c.chosen
		}
		return c.draw(c.plot(width, height), chosen, c.style())
	})
	c.picture = r.picture
	r.objects = []fyne.CanvasObject{r.picture}
	for _, tick := range c.axis.Ticks() {
		text := smallLabel()
		text.Text, text.Alignment = c.value(tick), fyne.TextAlignTrailing
		r.values = append(r.values, text)
		r.objects = append(r.objects, text)
	}
	for range min(c.items, mostLabels) {
		text := smallLabel()
		text.Alignment = fyne.TextAlignCenter
		r.labels = append(r.labels, text)
		r.objects = append(r.objects, text)
	}
	r.box.CornerRadius, r.ring.StrokeWidth, r.ring.CornerRadius = 4, controls.RingStroke, 4
	r.objects = append(r.objects, r.box, r.tip, r.ring)
	r.recolour()
	return r
}

func smallLabel() *canvas.Text {
	text := canvas.NewText("", theme.Color(theme.ColorNameForeground))
	text.TextSize = look.SmallText()
	return text
}

type chartRenderer struct {
	chart          *chartView
	picture        *canvas.Raster
	values, labels []*canvas.Text // at the left; below
	box            *canvas.Rectangle
	tip            *canvas.Text
	ring           *canvas.Rectangle
	objects        []fyne.CanvasObject
	size           fyne.Size
	scale          float64
}

// pointing reports whether an item is highlighted.
func (r *chartRenderer) pointing() bool {
	return r.chart.chosen >= 0 && r.chart.chosen < r.chart.items && (r.chart.focused || r.chart.hovered)
}

// MinSize implements [fyne.WidgetRenderer].
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(leastChartWidth, r.chart.height) }

// Layout implements [fyne.WidgetRenderer].
func (r *chartRenderer) Layout(size fyne.Size) {
	r.size, r.scale = size, pixel.Of(r.chart)
	line := r.tip.MinSize().Height
	left := r.whole(*r.chart.margin + chartGap + chartInset)
	top := r.whole(line + chartGap + controls.RingStroke)
	bottom := r.whole(size.Height - line - chartGap - controls.RingStroke)
	r.picture.Move(fyne.NewPos(left, top))
	r.picture.Resize(fyne.NewSize(r.whole(size.Width-2*chartInset)-left, max(0, bottom-top)))
	plot := r.plot()
	for i, tick := range r.chart.axis.Ticks() {
		text := r.values[i]
		text.Resize(fyne.NewSize(left-chartGap, line))
		text.Move(fyne.NewPos(0, top+(float32(plot.Y(tick))+0.5)/float32(r.scale)-line/2))
	}
	r.layoutLabels(bottom + chartGap/2)
	r.ring.Resize(size)
	r.showTip()
}

// whole rounds up to a whole pixel.
func (r *chartRenderer) whole(units float32) float32 {
	return float32(math.Round(float64(units)*r.scale) / r.scale)
}

// middle returns the centre of an item on the chart, in Fyne's units.
func (r *chartRenderer) middle(i int) float32 {
	return r.picture.Position().X + (float32(r.plot().Middle(i))+0.5)/float32(r.scale)
}

// xLabel is a label below the image.
type xLabel struct {
	text string
	x    float32
	size fyne.Size
}

// layoutLabels places as many labels below the image as fit, starting with the first item.
func (r *chartRenderer) layoutLabels(y float32) {
	var all []xLabel
	for every := 1; ; every++ {
		if labels, ok := r.everyLabel(every); ok {
			all = labels
			break
		}
	}
	for i, text := range r.labels {
		text.Hidden = i >= len(all)
		if i < len(all) {
			text.Text = all[i].text
			text.Resize(all[i].size)
			text.Move(fyne.NewPos(all[i].x, y))
		}
	}
}

// everyLabel returns the labels of every n-th item, and reports whether they fit. Repeated labels,
// such as several games of a day, are omitted.
func (r *chartRenderer) everyLabel(every int) (labels []xLabel, ok bool) {
	left, right := r.picture.Position().X, r.size.Width-chartInset
	free, last := left, ""
	for i := 0; i < r.chart.items; i += every {
		text := r.chart.label(i)
		if text == last {
			continue
		}
		size := fyne.MeasureText(text, look.SmallText(), fyne.TextStyle{})
		x := max(left, min(r.middle(i)-size.Width/2, right-size.Width))
		if len(labels) > 0 && x < free || len(labels) == len(r.labels) {
			return nil, false
		}
		labels = append(labels, xLabel{text, x, size})
		free, last = x+size.Width+betweenLabels, text
	}
	return labels, true
}

// showTip shows the tooltip of the highlighted item, if any.
func (r *chartRenderer) showTip() {
	if !r.pointing() {
		r.box.Hide()
		r.tip.Hide()
		return
	}
	r.tip.Text = r.chart.tell(r.chart.chosen)
	size := r.tip.MinSize()
	x := max(chartInset, min(r.middle(r.chart.chosen)-size.Width/2-tipPadding, r.size.Width-size.Width-2*tipPadding-chartInset))
	r.box.Move(fyne.NewPos(x, controls.RingStroke+1))
	r.box.Resize(fyne.NewSize(size.Width+2*tipPadding, size.Height+2))
	r.tip.Move(fyne.NewPos(x+tipPadding, controls.RingStroke+2))
	r.tip.Resize(size)
	r.box.Show()
	r.tip.Show()
}

func (r *chartRenderer) recolour() {
	for _, text := range append(append([]*canvas.Text{r.tip}, r.values...), r.labels...) {
		text.Color = theme.Color(theme.ColorNameForeground)
	}
	r.box.FillColor = theme.Color(theme.ColorNameButton)
	r.ring.StrokeColor = theme.Color(theme.ColorNameForeground)
	r.ring.Hidden = !r.chart.focused || !r.chart.Desk.Presses().Keyed()
}

// Refresh implements [fyne.WidgetRenderer].
func (r *chartRenderer) Refresh() {
	r.recolour()
	r.showTip()
	for _, o := range r.objects {
		o.Refresh()
	}
}

// plot returns the positions of the items in the current image.
func (r *chartRenderer) plot() chart.Plot {
	px := func(units float32) int { return int(math.Round(float64(units) * r.scale)) }
	return r.chart.plot(px(r.picture.Size().Width), px(r.picture.Size().Height))
}

// Objects implements [fyne.WidgetRenderer].
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements [fyne.WidgetRenderer].
func (r *chartRenderer) Destroy() {}
