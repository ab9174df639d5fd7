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

// The extent of the charts.
const (
	lastGames = 50 // in the chart of scores
	lastWeeks = 26 // in the chart of weeks
	mostBars  = 10 // in the chart of moves, so that each has room for its numbers
	axisSteps = 4  // on a vertical axis

	averaged   = 10  // number of games in a moving average
	roomGames  = 10  // minimum number of games for which there is room
	roomWeeks  = 8   // likewise
	roomBars   = 6   // likewise
	leastSpan  = 100 // minimum range of the axis of scores
	leastGames = 4   // minimum of the highest value on an axis of games
)

// seriesTable is a series that can also be shown as a table, with a head.
type seriesTable struct {
	series
	words int // number of columns with words, which precede those with numbers
	rows  func() [][]string
}

// shortDate returns the short form of a day.
func (s *Page) shortDate(d stats.Date) string { return s.words().ShortDate(d.Year, d.Month, d.Day) }

// dayMonth returns a day without its year.
func (s *Page) dayMonth(d stats.Date) string { return s.words().DayMonth(d.Month, d.Day) }

// scores returns the scores of the last games in order.
func (s *Page) scores() seriesTable {
	words, games := s.words(), stats.ScoresOfLast(s.games, s.suits, lastGames)
	averages := stats.MovingAverages(stats.ScoresOfLast(s.games, s.suits, lastGames+averaged-1), averaged)
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
		name: "scores", title: words.Text(locales.ChartScores), items: len(games), room: roomGames, average: len(averages) > 1,
		axis: chart.NewAxis(spread(values), axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Points(p, points, averages, chosen, style)
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

// spread extends the range of values that are close together, as there are no fractions of a
// point.
func spread(values []int) []int {
	if len(values) == 0 {
		return nil
	}
	low, high := slices.Min(values), slices.Max(values)
	more := max(0, leastSpan-(high-low))
	return append(values, low-more/2, high+more/2)
}

// weeks returns the games won and not won in each of the last weeks, starting with the first one
// with a game.
func (s *Page) weeks() seriesTable {
	words, weeks := s.words(), stats.SinceFirst(stats.WinsByWeek(s.games, s.suits, lastWeeks, stats.DateOf(s.now())))
	var bars []chart.Bar
	values := []int{0, leastGames}
	for _, week := range weeks {
		bars, values = append(bars, chart.Bar{Won: week.Won, Lost: week.Lost}), append(values, week.Won+week.Lost)
	}
	return seriesTable{series{
		name: "weeks", title: words.Text(locales.ChartWeeks), items: len(weeks), room: roomWeeks, axis: chart.NewAxis(values, axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Bars(p, bars, chosen, style)
		},
		value: words.Number,
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

// moves returns the distribution of the won games by number of moves.
func (s *Page) moves() seriesTable {
	words, list := s.words(), stats.MovesDistribution(s.games, s.suits, mostBars)
	var bars []chart.Bar
	values := []int{0, leastGames}
	for _, b := range list {
		bars, values = append(bars, chart.Bar{Won: b.Games}), append(values, b.Games)
	}
	span := func(b stats.Bar) string {
		if b.From == b.To {
			return words.Count(locales.MovesCount, b.From, nil)
		}
		return words.Format(locales.MovesRange, locales.RangeData{From: words.Number(b.From), To: words.Number(b.To)})
	}
	return seriesTable{series{
		name: "moves", title: words.Text(locales.ChartMoves), items: len(list), room: roomBars, axis: chart.NewAxis(values, axisSteps),
		draw: func(p chart.Plot, chosen int, style chart.Style) *image.RGBA {
			return chart.Bars(p, bars, chosen, style)
		},
		value: words.Number,
		label: func(i int) string {
			b := list[i]
			if b.From == b.To {
				return words.Number(b.From)
			}
			return words.Format(locales.MovesBin, locales.RangeData{From: words.Number(b.From), To: words.Number(b.To)})
		},
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

// texts returns messages for the head of a table.
func (s *Page) texts(ids ...locales.ID) (all []string) {
	for _, id := range ids {
		all = append(all, s.words().Text(id))
	}
	return all
}

// seriesAsTable returns a table with low rows, of which the first is the head. Columns after those
// with words are right-aligned numbers.
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
