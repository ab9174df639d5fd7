package daily

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// dayPanel describes the selected day, and deals it at each level.
type dayPanel struct {
	page   *Page
	title  *widget.Label
	levels []*controls.Tile
}

func newDayPanel(p *Page) *dayPanel {
	d := &dayPanel{page: p, title: controls.Paragraph("")}
	d.title.TextStyle.Bold = true
	for _, level := range locales.Levels {
		tile := controls.NewTile(p.desk(), p.do.Signs(level.Suits), p.words().Text(level.Title), nil, func() { p.deal(level.Suits) })
		tile.Hint = p.words().Text(level.Cards)
		if level.Suits == p.do.Level() {
			tile.Importance = widget.HighImportance
		}
		d.levels = append(d.levels, tile)
	}
	return d
}

// fill updates what depends on the selected day.
func (d *dayPanel) fill() {
	p := d.page
	d.title.SetText(p.dayTitle())
	for i, level := range locales.Levels {
		d.levels[i].SetNotes(p.words().Opening(p.markText(p.chosen, level.Suits)))
	}
}

// dayTitle describes the selected day.
func (p *Page) dayTitle() string {
	d := p.chosen
	title := p.words().WeekdayDate(d.Year, d.Month, d.Day)
	if d == p.today {
		return p.words().Format(locales.DayToday, locales.DateData{Date: title})
	}
	return title
}

func (d *dayPanel) controls() (all []overlay.Control) {
	for i, level := range locales.Levels {
		all = append(all, overlay.Control{Name: level.Name, Object: d.levels[i]})
	}
	return all
}

// content returns the panel with the legend of the marks below it.
func (d *dayPanel) content() fyne.CanvasObject {
	words := d.page.words()
	tiles := container.New(layout.NewCustomPaddedLayout(0, 0, theme.InnerPadding(), 0), controls.Tiles(d.levels...))
	all := []fyne.CanvasObject{d.title, controls.Paragraph(words.Text(locales.DayPlay)), tiles}
	return container.NewVBox(append(all, d.legend())...)
}

// legend explains the marks, and when a day counts.
func (d *dayPanel) legend() fyne.CanvasObject {
	words := d.page.words()
	lines := container.New(controls.Tight())
	for _, mark := range []stats.DayMark{stats.WonOnDay, stats.WonLater, stats.NotWon} {
		sample := container.New(layout.NewCustomPaddedLayout(0, 0, theme.InnerPadding(), 0), newMarkSample(mark))
		lines.Add(container.NewBorder(nil, nil, sample, nil, small(words.Opening(words.Text(markNames[mark])))))
	}
	lines.Add(small(words.Format(locales.DayLevels, locales.LevelsData{Levels: words.LevelTitles()})))
	lines.Add(small(words.Text(locales.DayNote)))
	return lines
}

func small(text string) *widget.Label {
	l := controls.Paragraph(text)
	l.SizeName = look.Small
	return l
}
