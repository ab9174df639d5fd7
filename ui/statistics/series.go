package statistics

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/chart"
	"simplesimon/ui/controls"
)

// How much the charts show.
const (
	lastGames = 50 // in the chart of scores
	lastWeeks = 26 // in that of weeks
	mostBars  = 20 // in that of moves
	axisSteps = 4  // at a vertical axis
)

// seriesTable is a series that can be told as a table, with a head.
type seriesTable struct {
	series
	words int // columns that hold words; those after them hold numbers
	rows  func() [][]string
}

// shortDate is a day in little room.
func (s *Page) shortDate(d stats.Date) string { return s.words().ShortDate(d.Year, d.Month, d.Day) }

// dayMonth is a day without its year.
func (s *Page) dayMonth(d stats.Date) string { return s.words().DayMonth(d.Month, d.Day) }

// scores is the scores of the last games, in their order.
func (s *Page) scores() seriesTable {
	words, games := s.words(), stats.ScoresOfLast(s.games, s.suits, lastGames)
	var points []chart.Point
	var values []int
	for _, g := range games {
		points, values = append(points, chart.Point{Value: g.Score, Won: g.Won}), append(values, g.Score)
	}
	result := func(g stats.Game) string {
		if g.Won {
			return words.Text(locales.LegendWon)
		}
		return words.Text(locales.LegendLost)
	}
	return seriesTable{series{
		name: "scores", title: words.Text(locales.ChartScores), items: len(games), axis: chart.NewAxis(values, axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Points(p, points, chosen, style)
		},
		value: words.Number,
		label: func(i int) string { return s.dayMonth(stats.DateOf(games[i].Ended)) },
		tell: func(i int) string {
			return words.Format(locales.TipScore, locales.TipScoreData{
				Date: s.shortDate(stats.DateOf(games[i].Ended)), Result: result(games[i]),
				Points: words.Count(locales.PointsCount, games[i].Score, nil)})
		},
	}, 2, func() [][]string {
		rows := [][]string{s.texts(locales.ColumnDate, locales.ColumnResult, locales.ColumnScore, locales.ColumnMoves)}
		for _, g := range slices.Backward(games) { // the last one first
			rows = append(rows, []string{s.shortDate(stats.DateOf(g.Ended)), result(g), words.Number(g.Score), words.Number(g.Moves)})
		}
		return rows
	}}
}

// weeks is the games won and not won in each of the last weeks. There are none if
// nothing was played.
func (s *Page) weeks() seriesTable {
	words, weeks := s.words(), stats.WinsByWeek(s.games, s.suits, lastWeeks, stats.DateOf(s.now()))
	var bars []chart.Bar
	values, played := []int{0, 1}, 0 // room for a win above 0, also before the first one
	for _, week := range weeks {
		bars = append(bars, chart.Bar{Up: week.Won, Down: week.Lost})
		values = append(values, week.Won, -week.Lost)
		played += week.Won + week.Lost
	}
	if played == 0 {
		weeks = nil
	}
	return seriesTable{series{
		name: "weeks", title: words.Text(locales.ChartWeeks), items: len(weeks), axis: chart.NewAxis(values, axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Bars(p, bars, chosen, style)
		},
		value: func(v int) string { return words.Number(max(v, -v)) },
		label: func(i int) string { return s.dayMonth(weeks[i].Monday) },
		tell: func(i int) string {
			return words.Format(locales.TipWeek, locales.TipWeekData{
				Date: s.dayMonth(weeks[i].Monday), Last: s.dayMonth(weeks[i].Monday.Add(6)),
				Won: words.Count(locales.WonCount, weeks[i].Won, nil), Lost: words.Count(locales.LostCount, weeks[i].Lost, nil)})
		},
	}, 1, func() [][]string {
		rows := [][]string{s.texts(locales.HeadWeek, locales.HeadWon, locales.HeadLost)}
		for _, week := range slices.Backward(weeks) {
			rows = append(rows, []string{s.shortDate(week.Monday), words.Number(week.Won), words.Number(week.Lost)})
		}
		return rows
	}}
}

// moves is how many of the games won took how many moves.
func (s *Page) moves() seriesTable {
	words, list := s.words(), stats.MovesDistribution(s.games, s.suits, mostBars)
	var bars []chart.Bar
	values := []int{0}
	for _, b := range list {
		bars, values = append(bars, chart.Bar{Up: b.Games}), append(values, b.Games)
	}
	span := func(b stats.Bar) string {
		if b.From == b.To {
			return words.Count(locales.MovesCount, b.From, nil)
		}
		return words.Format(locales.MovesRange, locales.RangeData{From: words.Number(b.From), To: words.Number(b.To)})
	}
	return seriesTable{series{
		name: "moves", title: words.Text(locales.ChartMoves), items: len(list), axis: chart.NewAxis(values, axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Bars(p, bars, chosen, style)
		},
		value: words.Number,
		label: func(i int) string { return words.Number(list[i].From) },
		tell: func(i int) string {
			return words.Format(locales.TipMoves, locales.TipMovesData{
				Moves: span(list[i]), Games: words.Count(locales.GamesCount, list[i].Games, nil)})
		},
	}, 1, func() [][]string {
		rows := [][]string{s.texts(locales.ColumnMoves, locales.HeadGames)}
		for _, b := range list {
			rows = append(rows, []string{span(b), words.Number(b.Games)})
		}
		return rows
	}}
}

// texts are some messages, as the head of a table.
func (s *Page) texts(ids ...locales.ID) (all []string) {
	for _, id := range ids {
		all = append(all, s.words().Text(id))
	}
	return all
}

// seriesAsTable makes a table with low rows; the first one is its head. The columns after
// those that hold words are numbers, whose units stand below each other.
func seriesAsTable(rows [][]string, words int) fyne.CanvasObject {
	box := container.New(controls.Tight())
	for i, row := range rows {
		cells := container.NewGridWithColumns(len(row))
		for k, text := range row {
			cell := controls.Paragraph(text)
			cell.TextStyle.Bold = i == 0
			if k >= words {
				cell.Alignment = fyne.TextAlignTrailing
			}
			cells.Add(cell)
		}
		box.Add(cells)
	}
	return box
}
