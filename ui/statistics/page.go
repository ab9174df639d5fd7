// Package statistics is the Statistics page: figures and charts of the games that have ended.
package statistics

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Page is the Statistics page. What is chosen on it stays as long as it is on its stack.
type Page struct {
	stack   *overlay.Stack
	ended   overlay.Games
	now     func() time.Time
	games   []stats.Game
	suits   engine.Suits // that the charts are of; 0 for all
	asTable bool         // tables in the place of charts

	charts  *fyne.Container
	views   []*chartView
	columns *fyne.Container
	scroll  *controls.Scroll
	choose  []overlay.Control // what the charts are of
}

// New returns the page about games that have ended.
func New(stack *overlay.Stack, games overlay.Games, now func() time.Time) *Page {
	return &Page{stack: stack, ended: games, now: now}
}

// Show implements [overlay.Layer].
func (s *Page) Show(stack *overlay.Stack) {
	stack.ShowGames(s, s.ended, "statistics", s.words().Text(locales.PageStatistics), func(entries []store.Entry) {
		s.games = store.Games(entries)
		s.show()
	})
}

func (s *Page) words() *locales.Localizer { return s.stack.Words() }

func (s *Page) desk() controls.Desk { return s.stack.Host() }

func (s *Page) show() {
	v := overlay.View{Name: "statistics", Title: s.words().Text(locales.PageStatistics)}
	if len(s.games) == 0 {
		v.Content = container.NewVBox(controls.Paragraph(s.words().Text(locales.NoGames)))
		s.stack.ShowPage(v)
		return
	}
	s.choose = nil
	s.charts = container.NewVBox()
	figures := container.NewVBox(figuresTable(s.words(), s.games), s.note(), s.dayFigures())
	columns := &twoColumns{page: s}
	s.columns = container.New(columns, figures, container.NewVBox(s.choices(), s.charts))
	s.scroll = controls.NewScroll(s.columns)
	s.fill()
	v.Content, v.Scroll, v.Key = container.New(columns.around(), s.scroll), s.scroll, controls.Scroller{Desk: s.desk(), Scroll: s.scroll}.Key
	v.Controls = s.allControls()
	s.stack.ShowPage(v)
}

// note says which games the figures are of.
func (s *Page) note() fyne.CanvasObject {
	l := controls.Paragraph(s.words().Text(locales.StatNote))
	l.SizeName = look.Small
	return l
}

// dayFigures are the runs of days on which the deal of the day was won.
func (s *Page) dayFigures() fyne.CanvasObject {
	words := s.words()
	present, longest, today := stats.DayRun(s.games, stats.DateOf(s.now()))
	open := locales.DayOpenToday
	if today {
		open = locales.DayWonToday
	}
	title := controls.Paragraph(words.Text(locales.DealOfTheDay))
	title.TextStyle.Bold = true
	runs := words.Format(locales.DayRuns, locales.DayRunsData{
		Present: words.Count(locales.DaysCount, present, nil), Longest: words.Count(locales.DaysCount, longest, nil)})
	return container.New(controls.Tight(), title, controls.Paragraph(runs), controls.Paragraph(words.Text(open)))
}

// choices choose what the charts are of, and whether they are tables.
func (s *Page) choices() fyne.CanvasObject {
	words := s.words()
	names, suits := []string{words.Text(locales.AllGames)}, []engine.Suits{0}
	for _, c := range locales.Levels {
		names = append(names, words.Format(locales.LevelSuits, locales.LevelSuitsData{
			Level: words.Text(c.Title), Suits: words.Count(locales.SuitsCount, int(c.Suits), nil)}))
		suits = append(suits, c.Suits)
	}
	pick := controls.NewChoice(s.desk(), names)
	pick.Selected = names[max(0, slices.Index(suits, s.suits))]
	pick.OnChanged = func(string) {
		if i := pick.SelectedIndex(); i >= 0 && suits[i] != s.suits {
			s.suits = suits[i]
			s.refill()
		}
	}
	table := controls.NewCheck(s.desk(), words.Text(locales.AsTable), s.asTable, func(on bool) {
		s.asTable = on
		s.refill()
	})
	s.choose = append(s.choose, overlay.Control{Name: "charts-of", Object: pick}, overlay.Control{Name: "as-table", Object: table})
	return container.NewBorder(nil, nil, widget.NewLabel(words.Text(locales.ChartsOf)), table, pick)
}

// refill shows the charts of another choice.
func (s *Page) refill() {
	s.fill()
	s.charts.Refresh()
	s.scroll.Refresh()
	s.stack.SetPageControls(s.allControls())
}

// fill makes the charts, or their tables, or says why there is nothing to show.
func (s *Page) fill() {
	words := s.words()
	s.charts.RemoveAll()
	s.views = nil
	for _, c := range []struct {
		seriesTable
		none   locales.ID
		legend []fyne.CanvasObject
	}{
		{s.scores(), locales.ChartNoGames, s.legend(pointMark)},
		{s.weeks(), locales.ChartNoWeeks, s.legend(barMark)},
		{s.moves(), locales.ChartNoWins, nil},
	} {
		switch {
		case c.items == 0:
			s.charts.Add(titled(c.series, nil, controls.Paragraph(words.Text(c.none))))
		case s.asTable:
			s.charts.Add(titled(c.series, nil, seriesAsTable(c.rows(), c.words)))
		default:
			view := newChartView(s.stack, c.series)
			s.views = append(s.views, view)
			s.charts.Add(titled(c.series, c.legend, view))
		}
	}
}

// allControls are the choices and the charts.
func (s *Page) allControls() []overlay.Control {
	all := slices.Clone(s.choose)
	for _, v := range s.views {
		all = append(all, overlay.Control{Name: v.name, Object: v})
	}
	return all
}

// twoColumns puts the figures beside the charts in a wide window, and above them in a
// narrow one.
type twoColumns struct {
	page *Page
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
	c.wide = size.Width >= look.Scaled(wideStatistics)
	o[0].Resize(size) // wraps the texts
	height := look.Scaled(leastChart)
	if n := len(c.page.views); c.wide && n > 0 {
		column := c.page.columns.Objects[1]
		rest := column.MinSize().Height
		for _, v := range c.page.views {
			rest -= v.height
		}
		height = max(height, min((size.Height-rest)/float32(n), look.Scaled(mostChart)))
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
	left := max(look.Scaled(figuresColumn), figures.MinSize().Width)
	figures.Resize(fyne.NewSize(left, figures.MinSize().Height))
	charts.Move(fyne.NewPos(left+columnsGap, 0))
	charts.Resize(fyne.NewSize(size.Width-left-columnsGap, charts.MinSize().Height))
}
