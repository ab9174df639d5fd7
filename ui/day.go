package ui

import (
	"time"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/ui/daily"
)

// dayOfDeal caches the day of a deal of the day, since finding it tries every day.
type dayOfDeal struct {
	code  engine.Code
	today stats.Date
	day   stats.Date // the zero Date if it is not a deal of the day
}

// gameDay returns the day whose deal the running game is, however it was dealt; otherwise the zero
// Date.
func (w *Window) gameDay() stats.Date {
	code, today := w.session.Game().Code(), stats.DateOf(w.now())
	if w.day.code != code || w.day.today != today {
		w.day = dayOfDeal{code, today, stats.DealDay(code, today)}
	}
	return w.day.day
}

// showGame shows the running game in the bar.
func (w *Window) showGame() {
	w.bar.Show(w.session.Game())
	w.bar.SetDeal(w.levelText(), w.session.Game().Code())
}

// levelText returns the level of the running game, with the date if it is a deal of the day.
func (w *Window) levelText() string {
	level := w.words.Level(w.session.Game().Code().Suits)
	d := w.gameDay()
	if d.IsZero() {
		return level
	}
	date := w.words.ShortDate(d.Year, d.Month, d.Day)
	if d.Year == w.now().Year() {
		date = w.words.DayMonth(d.Month, d.Day)
	}
	return w.words.Format(locales.DayLevelDate, locales.LevelDateData{Level: level, Date: date})
}

// dayDate returns the date of the running game in words if it is a deal of the day; otherwise "".
func (w *Window) dayDate() string {
	d := w.gameDay()
	if d.IsZero() {
		return ""
	}
	return w.words.Date(d.Year, d.Month, d.Day)
}

// dayWon returns the part of the win message about a deal of the day: its date and, if it was won
// on its day, the streak. It is "" for other deals.
func (w *Window) dayWon() string {
	d := w.gameDay()
	if d.IsZero() {
		return ""
	}
	games := w.history()
	streak, longest, _ := stats.DayRun(games, stats.DateOf(w.now()))
	onDay, now := stats.NewCalendar(games).Mark(d, w.session.Game().Code().Suits) == stats.WonOnDay, w.session.Day() == d
	if !onDay || !now {
		streak = 0 // not due to this game
	}
	return w.words.DayWon(d.Year, d.Month, d.Day, onDay || now, streak, longest)
}

// showDaily opens the page of the deal of the day.
func (w *Window) showDaily() { w.stack.Open(w.dailyPage()) }

func (w *Window) dailyPage() *daily.Page {
	return daily.New(w.stack, w.past, daily.Actions{
		Deal: w.dealDay, Level: func() engine.Suits { return engine.Suits(w.settings.Suits) }, Signs: w.suitSigns,
		OnTable: func() (engine.Code, bool) { return w.session.Game().Code(), w.session.Unfinished() },
	}, func() time.Time { return w.now() })
}

// onTable reports whether a deal is being played in a game that counts.
func (w *Window) onTable(code engine.Code) bool {
	return w.session.Unfinished() && w.session.Counted() && w.session.Game().Code() == code
}

// dealDay deals a deal of the day, or returns to it. It asks first if another unfinished game
// would end.
func (w *Window) dealDay(code engine.Code) {
	if w.onTable(code) {
		w.stack.Close()
		return
	}
	w.keepLevel(code.Suits)
	w.deal(code)
}

// keepLevel saves a level as the default for the next game.
func (w *Window) keepLevel(suits engine.Suits) {
	w.settings.Suits = int(suits)
	w.saveSettings()
}

// dealLevel deals a code, and saves its level as the default for the next game.
func (w *Window) dealLevel(code engine.Code) {
	w.keepLevel(code.Suits)
	w.session.Deal(code)
}
