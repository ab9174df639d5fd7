// Package daily implements the page of the deal of the day: a calendar of all days with the
// results of their deals, and the streak.
package daily

import (
	"image"
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
	"simplesimon/ui/overlay"
)

// Actions connect the page to the window.
type Actions struct {
	// Deal deals the deal of a day, or returns to it if it is being played.
	Deal func(engine.Code)
	// OnTable returns the deal being played; begun reports whether any move was made.
	OnTable func() (code engine.Code, begun bool)
	// Level returns the default level.
	Level func() engine.Suits
	// Signs returns an image of the suits of a level, of any height in device pixels.
	Signs func(engine.Suits) func(height int) image.Image
}

// Page is the page of the deal of the day. The selected day is kept as long as it is on its stack.
type Page struct {
	stack *overlay.Stack
	ended overlay.Games
	do    Actions
	now   func() time.Time

	games    []stats.Game
	calendar stats.Calendar
	today    stats.Date
	chosen   stats.Date
	watch    *Watch
	width    float32 // of the content, as last laid out

	month        *monthView
	title        *widget.Label // of the month
	before, next *controls.Button
	toToday      *controls.Button
	streak       *widget.Label // including whether today is won
	day          *dayPanel
}

// New returns the page for finished games.
func New(stack *overlay.Stack, games overlay.Games, do Actions, now func() time.Time) *Page {
	return &Page{stack: stack, ended: games, do: do, now: now}
}

// Show implements [overlay.Layer].
func (p *Page) Show(stack *overlay.Stack) {
	stack.ShowGames(p, p.ended, "daily", p.words().Text(locales.DealOfTheDay), func(entries []store.Entry) {
		p.games = store.Games(entries)
		p.calendar = stats.NewCalendar(p.games)
		p.show()
	})
}

func (p *Page) words() *locales.Localizer { return p.stack.Words() }

func (p *Page) desk() controls.Desk { return p.stack.Host() }

// first returns the first day that can be selected. A wrong clock may show an earlier day.
func (p *Page) first() stats.Date {
	if p.today.Before(stats.FirstDay) {
		return p.today
	}
	return stats.FirstDay
}

func (p *Page) show() {
	p.today = stats.DateOf(p.now())
	if p.chosen.IsZero() {
		p.chosen = p.today
	}
	p.chosen = p.within(p.chosen)
	p.build()
	p.fill()
	scroll := controls.NewScroll(p.content())
	p.stack.ShowPage(overlay.View{
		Name: "daily", Title: p.words().Text(locales.DealOfTheDay), Focus: p.month, Controls: p.controls(),
		Content: container.New(wrapped{}, scroll), Scroll: scroll,
		Key: controls.Scroller{Desk: p.desk(), Scroll: scroll}.Key,
		Closed: func() {
			p.watch.Stop()
		},
	})
	p.watch = NewWatch(p.stack.Timers(), p.now, p.midnight)
}

// build creates the content of the page.
func (p *Page) build() {
	words := p.words()
	p.month = newMonthView(p)
	p.title = widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true})
	p.before = controls.NewButton(p.desk(), "", theme.NavigateBackIcon(), func() { p.turn(-1) })
	p.next = controls.NewButton(p.desk(), "", theme.NavigateNextIcon(), func() { p.turn(1) })
	p.before.Hint, p.next.Hint = words.Text(locales.DayMonthBefore), words.Text(locales.DayMonthAfter)
	p.streak = controls.Paragraph("")
	p.streak.TextStyle.Bold = true
	p.toToday = controls.NewButton(p.desk(), words.Text(locales.DayBackToToday), nil, func() {
		p.choose(p.today)
		p.desk().Canvas().Focus(p.month)
	})
	p.day = newDayPanel(p)
}

func (p *Page) controls() []overlay.Control {
	return append([]overlay.Control{
		{Name: "month-before", Object: p.before}, {Name: "month-after", Object: p.next}, {Name: "month", Object: p.month}, {Name: "today", Object: p.toToday},
	}, p.day.controls()...)
}

// fill updates everything that depends on the games, the selected day and the date.
func (p *Page) fill() {
	words := p.words()
	present, longest, won := stats.DayRun(p.games, p.today)
	runs := words.Format(locales.DayRuns, locales.DayRunsData{
		Present: words.Count(locales.DaysCount, present, nil), Longest: words.Count(locales.DaysCount, longest, nil)})
	id := locales.DayOpenToday
	if won {
		id = locales.DayWonToday
	}
	p.streak.SetText(runs + " " + words.Text(id))
	p.title.SetText(words.MonthYear(p.chosen.Year, p.chosen.Month))
	p.before.SetEnabled(monthOf(p.first()).Before(monthOf(p.chosen)))
	p.next.SetEnabled(monthOf(p.chosen).Before(monthOf(p.today)))
	p.toToday.SetEnabled(p.chosen != p.today)
	p.month.Refresh()
	p.day.fill()
}

// monthOf returns the first day of a day's month.
func monthOf(d stats.Date) stats.Date {
	d.Day = 1
	return d
}

// within returns the nearest day that can be selected.
func (p *Page) within(d stats.Date) stats.Date {
	switch {
	case d.Before(p.first()):
		return p.first()
	case p.today.Before(d):
		return p.today
	}
	return d
}

// choose selects a day, or the nearest one that can be selected.
func (p *Page) choose(d stats.Date) {
	if d = p.within(d); d == p.chosen {
		return
	}
	p.chosen = d
	p.fill()
	p.stack.Log().Write("day", struct {
		Date string `json:"date"`
		Text string `json:"text"`
	}{d.String(), p.month.AccessibilityLabel()})
}

// turn selects the same day in another month. A button that becomes disabled passes on the focus.
func (p *Page) turn(months int) {
	p.choose(p.chosen.AddMonths(months))
	if p.before.Disabled() && months < 0 || p.next.Disabled() && months > 0 {
		p.desk().Canvas().Focus(p.month)
	}
}

// midnight handles a change of the date.
func (p *Page) midnight(today stats.Date) {
	was := p.today
	p.today = today
	if p.chosen == was {
		p.chosen = today
	}
	p.chosen = p.within(p.chosen)
	p.fill()
}

// deal deals the selected day.
func (p *Page) deal(suits engine.Suits) { p.do.Deal(p.chosen.Deal(suits)) }

// markText describes the result of a day's deal as a phrase.
func (p *Page) markText(d stats.Date, suits engine.Suits) string {
	if code, begun := p.do.OnTable(); begun && code == d.Deal(suits) {
		return p.words().Text(locales.DayOnTable)
	}
	mark := p.calendar.Mark(d, suits)
	if d == p.today && mark == stats.WonOnDay {
		return p.words().Text(locales.DayWonTodayMark)
	}
	return p.words().Text(markNames[mark])
}

// markNames are the names of the marks.
var markNames = map[stats.DayMark]locales.ID{
	stats.NotPlayed: locales.DayNotPlayed, stats.NotWon: locales.DayNotWon,
	stats.WonLater: locales.DayWonLater, stats.WonOnDay: locales.DayWonMark,
}
