package statistics

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// noFigure is shown where there is no figure: nothing played, nothing won, no time known.
const noFigure = "–"

// statRow is a row of the figures.
type statRow struct {
	name   locales.ID
	parted bool // with a line above it
	figure func(words *locales.Localizer, s stats.Summary) string
}

// ofPlayed and ofWon are figures that do not exist before a game is played, or won.
func ofPlayed(n func(stats.Summary) int) func(*locales.Localizer, stats.Summary) string {
	return func(words *locales.Localizer, s stats.Summary) string {
		if s.Played == 0 {
			return noFigure
		}
		return words.Number(n(s))
	}
}

func ofWon(n func(stats.Summary) int) func(*locales.Localizer, stats.Summary) string {
	return func(words *locales.Localizer, s stats.Summary) string {
		if s.Won == 0 {
			return noFigure
		}
		return words.Number(n(s))
	}
}

func timeOf(d func(stats.Summary) time.Duration) func(*locales.Localizer, stats.Summary) string {
	return func(_ *locales.Localizer, s stats.Summary) string {
		if d(s) <= 0 {
			return noFigure
		}
		return locales.Clock(d(s))
	}
}

// statRows lists all figures in order.
var statRows = []statRow{
	{locales.StatPlayed, true, func(words *locales.Localizer, s stats.Summary) string { return words.Number(s.Played) }},
	{locales.StatWon, false, ofPlayed(func(s stats.Summary) int { return s.Won })},
	{locales.StatPercent, false, func(words *locales.Localizer, s stats.Summary) string {
		if s.Played == 0 {
			return noFigure
		}
		return words.Percent(s.Won, s.Played)
	}},
	{locales.StatRun, true, ofPlayed(func(s stats.Summary) int { return s.Run })},
	{locales.StatLongestRun, false, ofPlayed(func(s stats.Summary) int { return s.LongestRun })},
	{locales.StatBestScore, true, ofWon(func(s stats.Summary) int { return s.BestScore })},
	{locales.StatAverageScore, false, ofWon(func(s stats.Summary) int { return int(math.Round(s.AverageScore)) })},
	{locales.StatFewestMoves, false, ofWon(func(s stats.Summary) int { return s.FewestMoves })},
	{locales.StatBestTime, true, timeOf(func(s stats.Summary) time.Duration { return s.BestTime })},
	{locales.StatAverageTime, false, timeOf(func(s stats.Summary) time.Duration { return s.AverageTime })},
}

// tiles returns the most important figures: the win rate, the best score, the streak and the best
// time.
func tiles(words *locales.Localizer, sum stats.Summary) (all []fyne.CanvasObject) {
	for _, id := range []locales.ID{locales.StatPercent, locales.StatBestScore, locales.StatRun, locales.StatBestTime} {
		row := statRows[slices.IndexFunc(statRows, func(r statRow) bool { return r.name == id })]
		name := id
		if id == locales.StatRun {
			name = locales.StatStreak // there is less room than in the table
		}
		all = append(all, controls.NewFigure(words.Text(name), row.figure(words, sum), false))
	}
	return all
}

// figuresTable returns a table of the figures for each number of suits and for all games.
func figuresTable(words *locales.Localizer, games []stats.Game) fyne.CanvasObject {
	heads := [][2]string{}
	var sums []stats.Summary
	for _, c := range locales.Levels {
		heads = append(heads, [2]string{words.Text(c.Title), words.Count(locales.SuitsCount, int(c.Suits), nil)})
		sums = append(sums, stats.Summarize(games, c.Suits))
	}
	heads = append(heads, [2]string{words.Text(locales.StatAll), ""})
	sums = append(sums, stats.Summarize(games, engine.Suits(0)))
	t := &statTable{columns: len(heads)}
	var cells []fyne.CanvasObject
	for line := range 2 {
		cells = append(cells, plainText("", false))
		for _, head := range heads {
			text := plainText(head[line], line == 0)
			if line == 1 {
				text.TextSize, text.Color = look.SmallText(), theme.Color(look.Quiet)
			}
			cells = append(cells, text)
		}
	}
	for _, row := range statRows {
		t.parted = append(t.parted, row.parted)
		cells = append(cells, plainText(words.Text(row.name), false))
		for _, sum := range sums {
			cells = append(cells, plainText(row.figure(words, sum), false))
		}
	}
	for range statRows {
		cells = append(cells, canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)))
	}
	return controls.Inset(container.New(t, cells...))
}

func plainText(text string, bold bool) *canvas.Text {
	t := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
	t.TextStyle.Bold = bold
	return t
}

// statTable lays out two lines of heads, then rows, each with a name and figures, and then the
// lines above the rows.
type statTable struct {
	columns int
	parted  []bool  // per row
	width   float32 // the last width
}

// stacked reports whether the names are above their figures for lack of room.
func (t *statTable) stacked(o []fyne.CanvasObject) bool {
	need, columns := t.widths(o)
	for _, column := range columns {
		need += column
	}
	return t.width > 0 && need > t.width
}

// Dimensions of the table, in Fyne's units.
const (
	statHead   = 21 // height of a line of heads
	statHeight = 26 // of a row
	statPart   = 9  // additional height for a line above
	statGap    = 14 // before a column
)

// widths returns the widths of the names and of each column.
func (t *statTable) widths(o []fyne.CanvasObject) (name float32, columns []float32) {
	columns = make([]float32, t.columns)
	for i := range 2 + len(t.parted) {
		row := o[i*(t.columns+1):]
		name = max(name, row[0].MinSize().Width)
		for k := range columns {
			columns[k] = max(columns[k], row[k+1].MinSize().Width+statGap)
		}
	}
	return name, columns
}

// fit gives all columns the same width if possible, and the names the rest.
func (t *statTable) fit(o []fyne.CanvasObject, width float32) (name float32, columns []float32) {
	name, columns = t.widths(o)
	widest, count := slices.Max(columns), float32(t.columns)
	if t.stacked(o) {
		for k := range columns {
			columns[k] = width / count
		}
		return 0, columns
	}
	if name+count*widest > width {
		return name, columns
	}
	same := max(widest, width/(count+2)) // the names get the room of two
	same = min(same, (width-name)/count)
	for k := range columns {
		columns[k] = same
	}
	return width - count*same, columns
}

// MinSize implements [fyne.Layout].
func (t *statTable) MinSize(o []fyne.CanvasObject) fyne.Size {
	width, columns := t.widths(o)
	row := statHeight
	if t.stacked(o) {
		width, row = 0, statHeight+statHead
	}
	for _, column := range columns {
		width += column
	}
	height := look.Scaled(float32(2*statHead + row*len(t.parted)))
	for _, parted := range t.parted {
		if parted {
			height += look.Scaled(statPart)
		}
	}
	return fyne.NewSize(width, height)
}

// Layout implements [fyne.Layout].
func (t *statTable) Layout(o []fyne.CanvasObject, size fyne.Size) {
	t.width = size.Width
	name, columns := t.fit(o, size.Width)
	stacked, width := t.stacked(o), name
	for _, column := range columns {
		width += column
	}
	y, cells := float32(0), (2+len(t.parted))*(t.columns+1)
	for i := range 2 + len(t.parted) {
		height := look.Scaled(statHead)
		if i >= 2 {
			line := o[cells+i-2]
			line.Hide()
			if height = look.Scaled(statHeight); t.parted[i-2] {
				line.Move(fyne.NewPos(0, y+look.Scaled(statPart)/2))
				line.Resize(fyne.NewSize(width, theme.Size(theme.SizeNameSeparatorThickness)))
				line.Show()
				y += look.Scaled(statPart)
			}
		}
		at, room := float32(0), name
		for k, cell := range o[i*(t.columns+1) : (i+1)*(t.columns+1)] {
			if k == 0 && stacked && i >= 2 { // on a line of its own
				cell.Move(fyne.NewPos(0, y))
				cell.Resize(fyne.NewSize(width, look.Scaled(statHead)))
				y += look.Scaled(statHead)
				continue
			}
			if k > 0 {
				at, room = at+room, columns[k-1]
				cell.(*canvas.Text).Alignment = fyne.TextAlignTrailing
			}
			cell.Move(fyne.NewPos(at, y))
			cell.Resize(fyne.NewSize(room, height))
		}
		y += height
	}
}
