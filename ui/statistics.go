package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// statisticsPage is the Statistics page.
type statisticsPage struct {
	w       *Window
	games   []stats.Game
	suits   engine.Suits // that the charts are of; 0 for all
	asTable bool         // tables in the place of charts

	charts   *fyne.Container
	views    []*chartView
	reader   *reader
	controls []control // without those of the charts
}

// showStatistics opens the Statistics page.
func (w *Window) showStatistics() { w.openStatistics(&statisticsPage{w: w}) }

// openStatistics opens the page with what was chosen on it.
func (w *Window) openStatistics(s *statisticsPage) {
	again := func() { w.openStatistics(s) }
	w.openGamesPage("statistics", w.words.Text(locales.PageStatistics), again, func(entries []store.Entry) {
		s.games = store.Games(entries)
		s.open(again)
	})
}

// openGamesPage opens a page about the games that have ended, which show makes of them.
// As long as they are being read, the page says so.
func (w *Window) openGamesPage(name, title string, again func(), show func([]store.Entry)) {
	var waiting *modal
	read := w.past.WhenRead(func(entries []store.Entry) {
		if waiting == nil || w.modal == waiting {
			show(entries)
		}
	})
	if !read {
		w.openPage(page{name: name, title: title, content: container.NewCenter(widget.NewLabel(w.words.Text(locales.ReadingGames))), again: again})
		waiting = w.modal
	}
}

func (s *statisticsPage) open(again func()) {
	w := s.w
	p := page{name: "statistics", title: w.words.Text(locales.PageStatistics), again: again}
	if len(s.games) == 0 {
		p.content = container.NewVBox(paragraph(w.words.Text(locales.NoGames)))
		w.openPage(p)
		return
	}
	s.controls = nil
	s.charts = container.NewVBox()
	figures := container.NewVBox(w.figuresTable(s.games), s.note(), s.dayFigures())
	columns := &twoColumns{page: s}
	text := container.New(columns, figures, container.NewVBox(s.choices(), s.charts))
	s.reader = &reader{w: w, text: text, scroll: container.NewVScroll(text)}
	s.fill()
	p.content, p.key, p.scroll = container.New(columns.around(), s.reader.scroll), s.reader.key, s.reader.scroll
	p.controls = s.allControls()
	w.openPage(p)
}

// note says which games the figures are of.
func (s *statisticsPage) note() fyne.CanvasObject {
	l := paragraph(s.w.words.Text(locales.StatNote))
	l.SizeName = sizeSmall
	return l
}

// dayFigures are the runs of days on which the deal of the day was won.
func (s *statisticsPage) dayFigures() fyne.CanvasObject {
	words := s.w.words
	present, longest, today := stats.DayRun(s.games, stats.DateOf(s.w.now()))
	open := locales.DayOpenToday
	if today {
		open = locales.DayWonToday
	}
	title := paragraph(words.Text(locales.DealOfTheDay))
	title.TextStyle.Bold = true
	runs := words.Format(locales.DayRuns, locales.DayRunsData{
		Present: words.Count(locales.DaysCount, present, nil), Longest: words.Count(locales.DaysCount, longest, nil)})
	return container.New(tight(), title, paragraph(runs), paragraph(words.Text(open)))
}

// choices choose what the charts are of, and whether they are tables.
func (s *statisticsPage) choices() fyne.CanvasObject {
	words := s.w.words
	names, suits := []string{words.Text(locales.AllGames)}, []engine.Suits{0}
	for _, c := range suitChoices {
		names = append(names, words.Text(c.title)+" – "+words.Count(locales.SuitsCount, int(c.suits), nil))
		suits = append(suits, c.suits)
	}
	pick := newChoice(s.w.keys, names)
	pick.Selected = names[max(0, slices.Index(suits, s.suits))]
	pick.OnChanged = func(string) {
		if i := pick.SelectedIndex(); i >= 0 && suits[i] != s.suits {
			s.suits = suits[i]
			s.refill()
		}
	}
	table := newCheck(s.w.keys, words.Text(locales.AsTable), s.asTable, func(on bool) {
		s.asTable = on
		s.refill()
	})
	s.controls = append(s.controls, control{"charts-of", pick}, control{"as-table", table})
	return container.NewBorder(nil, nil, widget.NewLabel(words.Text(locales.ChartsOf)), table, pick)
}

// refill shows the charts of another choice.
func (s *statisticsPage) refill() {
	s.fill()
	s.charts.Refresh()
	s.reader.scroll.Refresh()
	m := s.w.modal
	m.controls = append(s.allControls(), m.controls[len(m.controls)-1]) // the last is the page's own
	s.w.traceControls(m.name, m.controls)
}

// fill makes the charts, or their tables, or says why there is nothing to show.
func (s *statisticsPage) fill() {
	words := s.w.words
	s.charts.RemoveAll()
	s.views = nil
	for _, c := range []struct {
		seriesTable
		none   locales.ID
		legend []fyne.CanvasObject
	}{
		{s.scores(), locales.ChartNoGames, s.w.legend(pointMark)},
		{s.weeks(), locales.ChartNoWeeks, s.w.legend(barMark)},
		{s.moves(), locales.ChartNoWins, nil},
	} {
		switch {
		case c.items == 0:
			s.charts.Add(s.w.titled(c.series, nil, paragraph(words.Text(c.none))))
		case s.asTable:
			s.charts.Add(s.w.titled(c.series, nil, seriesAsTable(c.rows(), c.words)))
		default:
			view := newChartView(s.w.keys, c.series)
			s.views = append(s.views, view)
			s.charts.Add(s.w.titled(c.series, c.legend, view))
		}
	}
}

// allControls are the choices and the charts.
func (s *statisticsPage) allControls() []control {
	all := slices.Clone(s.controls)
	for _, v := range s.views {
		all = append(all, control{v.name, v})
	}
	return all
}

// twoColumns puts the figures beside the charts in a wide window, and above them in a
// narrow one.
type twoColumns struct {
	page *statisticsPage
	wide bool
}

// Measures of the page, in Fyne's units.
const (
	wideStatistics = 960 // the width from which there are two columns
	figuresColumn  = 450 // at least
	columnsGap     = 24
	mostChart      = 260 // the height of a chart
	scrollRoom     = 12  // left free at the right, for the bar of a scroll
)

// around gives the columns the size that a scroll has.
func (c *twoColumns) around() fyne.Layout { return &aroundColumns{c} }

type aroundColumns struct{ *twoColumns }

// MinSize implements [fyne.Layout].
func (*aroundColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements [fyne.Layout]. In a wide window the charts share the height.
func (c *aroundColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	c.wide = size.Width >= wideStatistics
	o[0].Resize(size) // wraps the texts
	height := float32(leastChart)
	if n := len(c.page.views); c.wide && n > 0 {
		column := c.page.reader.text.Objects[1]
		rest := column.MinSize().Height
		for _, v := range c.page.views {
			rest -= v.height
		}
		height = max(leastChart, min((size.Height-rest)/float32(n), mostChart))
	}
	for _, v := range c.page.views {
		v.height = height
	}
	o[0].Resize(size)
	o[0].Refresh()
}

// MinSize implements [fyne.Layout].
func (c *twoColumns) MinSize(o []fyne.CanvasObject) fyne.Size {
	figures, charts := o[0].MinSize(), o[1].MinSize()
	if c.wide {
		return fyne.NewSize(0, max(figures.Height, charts.Height))
	}
	return fyne.NewSize(0, figures.Height+theme.Padding()+charts.Height)
}

// Layout implements [fyne.Layout].
func (c *twoColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	size.Width -= scrollRoom
	figures, charts := o[0], o[1]
	figures.Move(fyne.NewPos(0, 0))
	if !c.wide {
		figures.Resize(fyne.NewSize(size.Width, figures.MinSize().Height))
		charts.Move(fyne.NewPos(0, figures.MinSize().Height+theme.Padding()))
		charts.Resize(fyne.NewSize(size.Width, charts.MinSize().Height))
		return
	}
	left := max(figuresColumn, figures.MinSize().Width)
	figures.Resize(fyne.NewSize(left, figures.MinSize().Height))
	charts.Move(fyne.NewPos(left+columnsGap, 0))
	charts.Resize(fyne.NewSize(size.Width-left-columnsGap, charts.MinSize().Height))
}
