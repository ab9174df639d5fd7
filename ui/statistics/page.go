// Package statistics implements the Statistics page: figures and charts of the finished games.
package statistics

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Page is the Statistics page. Its state is kept as long as it is on its stack.
type Page struct {
	stack   *overlay.Stack
	ended   overlay.Games
	now     func() time.Time
	games   []stats.Game
	suits   engine.Suits // level of tiles and charts; 0 for all
	asTable bool         // tables instead of charts

	tiles   *fyne.Container
	charts  *fyne.Container
	views   []*chartView
	columns *fyne.Container
	scroll  *controls.Scroll
	choose  []overlay.Control // level and presentation of tiles and charts
}

// New returns the page for finished games.
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
	s.charts = container.NewVBox()
	s.tiles = controls.Figures()
	v.Pick = s.level()
	table := s.tableCheck()
	s.choose = []overlay.Control{{Name: "charts-of", Object: v.Pick}, {Name: "as-table", Object: table}}
	figures := container.NewVBox(figuresTable(s.words(), s.games), s.note(), s.dayFigures())
	columns := &twoColumns{page: s}
	s.columns = container.New(columns, controls.Inset(s.tiles), figures, container.NewVBox(container.NewHBox(layout.NewSpacer(), table), s.charts))
	s.scroll = controls.NewScroll(s.columns)
	s.fill()
	v.Content, v.Scroll, v.Key = container.New(columns.around(), s.scroll), s.scroll, controls.Scroller{Desk: s.desk(), Scroll: s.scroll}.Key
	v.Controls = s.allControls()
	s.stack.ShowPage(v)
}

// note describes which games the figures cover.
func (s *Page) note() fyne.CanvasObject {
	l := controls.Paragraph(s.words().Text(locales.StatNote))
	l.SizeName = look.Small
	return l
}

// dayFigures returns the streaks of deals of the day.
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

// level returns the selector of the games covered by tiles and charts.
func (s *Page) level() *controls.Choice {
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
	return pick
}

// tableCheck returns the check box that replaces the charts by tables.
func (s *Page) tableCheck() *controls.Check {
	return controls.NewCheck(s.desk(), s.words().Text(locales.AsTable), s.asTable, func(on bool) {
		s.asTable = on
		s.refill()
	})
}

// refill updates the charts after a change.
func (s *Page) refill() {
	s.fill()
	s.tiles.Refresh()
	s.charts.Refresh()
	s.scroll.Refresh()
	s.stack.SetPageControls(s.allControls())
}

// fill creates the tiles and the charts, or their tables, or the note that there is nothing to
// show.
func (s *Page) fill() {
	words := s.words()
	s.tiles.Objects = tiles(words, stats.Summarize(s.games, s.suits))
	s.charts.RemoveAll()
	s.views = nil
	margin := new(float32)
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
			view := newChartView(s.stack, c.series, margin)
			s.views = append(s.views, view)
			if c.average {
				c.legend = append(c.legend, s.averageLegend())
			}
			s.charts.Add(titled(c.series, c.legend, view))
		}
	}
}

// allControls returns the selectors and the charts.
func (s *Page) allControls() []overlay.Control {
	all := slices.Clone(s.choose)
	for _, v := range s.views {
		all = append(all, overlay.Control{Name: v.name, Object: v})
	}
	return all
}
