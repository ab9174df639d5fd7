package history

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// columnPlace is the position of a column; one with zero width is hidden.
type columnPlace struct{ x, width float32 }

// dropped lists the columns in the order in which they are hidden for lack of room. The selected
// game is described in words as well.
var dropped = []column{byTime, bySuits, byMoves, byScore, byCode}

// mostSpread is the maximum extra width of a column, in Fyne's units.
const mostSpread = 60

// placeColumns positions columns with the given minimum widths between left and right, separated
// by gaps.
func placeColumns(needs [columnCount]float32, left, right float32) (places [columnCount]columnPlace) {
	total := func() float32 {
		var sum float32
		for _, width := range needs {
			if width > 0 {
				sum += width + cellGap
			}
		}
		return sum - cellGap
	}
	for _, by := range dropped {
		if total() > right-left {
			needs[by] = 0
		}
	}
	shown := 0
	for _, width := range needs {
		if width > 0 {
			shown++
		}
	}
	spread := max(0, min((right-left-total())/float32(max(1, shown)), mostSpread))
	x := left
	for by, width := range needs {
		if width > 0 {
			places[by] = columnPlace{x, width + spread}
			x += width + spread + cellGap
		}
	}
	return places
}

// pageLayout lays out the page: filters, heads, list, details, buttons.
type pageLayout struct {
	h       *Page
	needs   [columnCount]float32
	clock   float32 // extra width for the time of day
	widths  [2]float32
	size    fyne.Size
	filters float32       // height of the filters
	least   float32       // height of everything with a few rows of the list
	sample  *widget.Label // has the maximum length of the details
	detail  float32       // height of the details, which never shrinks
}

func newPageLayout(h *Page) *pageLayout {
	l := &pageLayout{h: h}
	small := func(text string, bold bool) float32 {
		return fyne.MeasureText(text, look.SmallText(), fyne.TextStyle{Bold: bold}).Width
	}
	for by := range columnCount {
		head := fyne.MeasureText(h.heads[by].Text, theme.TextSize(), fyne.TextStyle{Bold: true}).Width
		l.needs[by] = head + theme.Padding() + theme.IconInlineSize()
	}
	need := func(by column, width float32) { l.needs[by] = max(l.needs[by], width) }
	for month := range 12 {
		need(byDate, small(h.dateText(stats.Date{Year: 2028, Month: 1, Day: 28}.Add(31*month)), false))
	}
	need(byCode, small(widestCode, false))
	need(bySuits, signsWidth(engine.Four))
	for _, won := range []bool{true, false} {
		need(byResult, look.Scaled(signSize+markGap)+small(h.words().Text(resultOf(won)), won))
	}
	extremes := [2]int{} // the games with the longest figures
	for i := range h.entries {
		e := &h.entries[i]
		if e.Moves > h.entries[extremes[0]].Moves {
			extremes[0] = i
		}
		if e.Played > h.entries[extremes[1]].Played {
			extremes[1] = i
		}
	}
	for _, i := range extremes {
		for _, by := range []column{byScore, byMoves, byTime} {
			need(by, small(h.cell(by, &h.entries[i]), false))
		}
	}
	need(byScore, small(h.words().Number(8888), false))
	longest := h.entries[extremes[1]]
	longest.Score, longest.Moves, longest.Day, longest.Ended = 8888, 8888, stats.Date{Year: 2026, Month: time.September, Day: 28}, time.Date(2026, time.September, 28, 20, 48, 0, 0, time.UTC)
	l.sample = controls.Paragraph(h.detailsOf(&longest))
	l.sample.SizeName = look.Small
	l.clock = small("\u200200:00", false)
	for i, pick := range h.picks {
		l.widths[i] = pick.OptionsWidth()
	}
	return l
}

// leastRows is the minimum number of visible rows; a lower window scrolls.
const leastRows = 3

// MinSize implements [fyne.Layout]. It is known when the page has been laid out once.
func (l *pageLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(240, max(200, l.least))
}

// again repeats the layout with other contents.
func (l *pageLayout) again() { l.Layout(nil, l.size) }

// fitDetail makes more room for the details if necessary.
func (l *pageLayout) fitDetail() {
	if l.size.Width > 0 && l.h.detail.MinSize().Height > l.detail {
		l.again()
	}
}

// Layout implements [fyne.Layout].
func (l *pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	if size.Width != l.size.Width {
		l.sample.Resize(fyne.NewSize(size.Width, 0))
		l.detail = l.sample.MinSize().Height
	}
	l.size = size
	h, gap := l.h, theme.Padding()
	right := size.Width - scrollWidth
	needs := l.needs
	needs[byDate] += l.clock
	h.columns = placeColumns(needs, firstColumn, right)
	if h.withTime = h.columns[byTime].width > 0; !h.withTime {
		h.columns = placeColumns(l.needs, firstColumn, right)
	}
	if o != nil {
		l.filters = l.top(o[:3], size.Width)
	}
	y := l.filters + gap
	y = l.layoutHeads(y)
	bottom := l.layoutButtons(size)
	h.detail.Resize(fyne.NewSize(size.Width, l.detail))
	l.detail = max(l.detail, h.detail.MinSize().Height)
	h.detail.Resize(fyne.NewSize(size.Width, l.detail))
	h.detail.Move(fyne.NewPos(0, bottom-l.detail))
	bottom -= l.detail
	for _, place := range []fyne.CanvasObject{h.list, h.none, h.wheel} {
		place.Move(fyne.NewPos(0, y))
		place.Resize(fyne.NewSize(size.Width, max(0, bottom-y)))
	}
	l.least = size.Height - (bottom - y) + leastRows*(look.Scaled(gameRowHeight)+gap)
	h.list.Refresh()
}

// firstColumn is the start of the first column, after the mark of a deal of the day.
const firstColumn = focusWidth + markWidth

// layoutHeads places the heads above their columns, and returns where the list starts.
func (l *pageLayout) layoutHeads(y float32) float32 {
	var height float32
	for by, b := range l.h.heads {
		place := l.h.columns[by]
		b.Hidden = place.width == 0
		padding := theme.InnerPadding()
		b.Move(fyne.NewPos(place.x-padding, y))
		b.Resize(fyne.NewSize(place.width+2*padding, b.MinSize().Height))
		height = b.MinSize().Height
	}
	return y + height
}

// layoutButtons places the buttons at the lower edge, in as many lines as necessary: those for the
// selected game at the left, the number of games and the reset button at the right. It returns
// where they start.
func (l *pageLayout) layoutButtons(size fyne.Size) float32 {
	h, gap := l.h, theme.Padding()
	height := h.actions[0].MinSize().Height
	var lines [][]fyne.CanvasObject
	line, x := []fyne.CanvasObject{}, float32(0)
	for _, b := range h.actions {
		width := b.MinSize().Width
		if len(line) > 0 && x+width > size.Width {
			lines, line, x = append(lines, line), nil, 0
		}
		line, x = append(line, b), x+width+gap
	}
	all := []fyne.CanvasObject{h.count}
	rest := h.count.MinSize().Width
	if h.reset != nil {
		all, rest = append(all, h.reset), rest+gap+h.reset.MinSize().Width
	}
	lines = append(lines, line)
	top := size.Height - float32(len(lines))*(height+gap) + gap
	together := x+rest <= size.Width
	if !together {
		top -= height + gap
	}
	y := top
	for _, line := range lines {
		layLine(line, 0, y, gap, height)
		y += height + gap
	}
	if together {
		y -= height + gap
	}
	layLine(all, size.Width-rest, y, gap, height)
	return top
}

// layLine places objects side by side.
func layLine(o []fyne.CanvasObject, x, y, gap, height float32) {
	for _, b := range o {
		b.Move(fyne.NewPos(x, y))
		b.Resize(fyne.NewSize(b.MinSize().Width, height))
		x += b.MinSize().Width + gap
	}
}
