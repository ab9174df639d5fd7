package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/controls"
	"simplesimon/ui/daily"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// dayGroup is the deal of the day in the dialog of a new game. It follows changes of the date.
type dayGroup struct {
	w        *Window
	games    []stats.Game
	today    stats.Date
	title    *widget.Label
	streak   *widget.Label
	levels   []*controls.Button
	calendar *controls.Button
}

func (w *Window) newDayGroup() *dayGroup {
	g := &dayGroup{w: w, games: w.history(), title: widget.NewLabel(""), streak: controls.Paragraph("")}
	g.title.TextStyle.Bold = true
	g.streak.SizeName, g.streak.Alignment = look.Small, fyne.TextAlignTrailing
	for _, level := range locales.Levels {
		g.levels = append(g.levels, controls.NewButton(w.desk, w.words.Text(level.Title), nil, w.stack.Answer(func() { g.deal(level.Suits) })))
	}
	g.calendar = controls.NewButton(w.desk, w.words.Text(locales.DayCalendar), theme.CalendarIcon(), w.showDaily)
	g.fill(stats.DateOf(w.now()))
	return g
}

// deal deals the day shown, or returns to the game if that is being played.
func (g *dayGroup) deal(suits engine.Suits) {
	if code := g.today.Deal(suits); !g.w.onTable(code) {
		g.w.dealLevel(code)
	}
}

// fill updates the date, the streak, and which of its deals are won.
func (g *dayGroup) fill(today stats.Date) {
	g.today = today
	words := g.w.words
	g.title.SetText(words.Format(locales.DayOfDate, locales.DateData{Date: words.Date(today.Year, today.Month, today.Day)}))
	streak, _, won := stats.DayRun(g.games, today)
	told := words.Text(locales.DayOpenToday)
	if won {
		told = words.Text(locales.DayWonToday)
	}
	if streak > 0 {
		told += " " + words.Format(locales.DayStreak, locales.DaysData{Days: words.Count(locales.DaysCount, streak, nil)})
	}
	g.streak.SetText(told)
	calendar := stats.NewCalendar(g.games)
	for i, level := range locales.Levels {
		var icon fyne.Resource
		if calendar.Mark(today, level.Suits) == stats.WonOnDay {
			icon = theme.ConfirmIcon()
		}
		g.levels[i].SetIcon(icon)
	}
}

// watch follows changes of the date while a dialog is open.
func (g *dayGroup) watch(d *overlay.Dialog) {
	watch := daily.NewWatch(g.w.timers, func() time.Time { return g.w.now() }, g.fill)
	d.Closed = watch.Stop
}

// watchDay follows changes of the date while a page is open: it updates everything computed up to
// today, and keeps the focus. The calendar does so itself.
func (w *Window) watchDay(open bool) {
	w.newDay.Stop()
	w.newDay = nil
	if !open {
		return
	}
	w.newDay = daily.NewWatch(w.timers, func() time.Time { return w.now() }, func(stats.Date) {
		if w.stack.Shown().Name != "statistics" {
			return
		}
		focused := w.focusedControl()
		w.stack.Restyled()
		for _, c := range w.stack.Shown().Controls {
			if f, ok := c.Object.(fyne.Focusable); ok && c.Name == focused {
				w.win.Canvas().Focus(f)
			}
		}
	})
}

// rows returns the lines of the group.
func (g *dayGroup) rows() []fyne.CanvasObject {
	buttons := overlay.Objects(g.controls())
	told := fyne.MeasureText(g.streak.Text, look.SmallText(), fyne.TextStyle{}).Width + 2*theme.InnerPadding() + 2 // avoids wrapping due to rounding
	return []fyne.CanvasObject{controls.Snug(controls.Beside(g.title, g.streak, told)), controls.Inset(controls.Row(true, buttons...))}
}

func (g *dayGroup) controls() (all []overlay.Control) {
	for i, level := range locales.Levels {
		all = append(all, overlay.Control{Name: "day-" + level.Name, Object: g.levels[i]})
	}
	return append(all, overlay.Control{Name: "calendar", Object: g.calendar})
}
