package ui

import (
	"time"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// history is what the statistics know of the games that have ended.
func (w *Window) history() []stats.Game { return store.Games(w.past.Entries()) }

// figuresOf is how many games with so many suits the player has won, of how
// many.
func (w *Window) figuresOf(games []stats.Game, suits engine.Suits) string {
	s := stats.Summarize(games, suits)
	return w.words.Count(locales.WonOfPlayed, s.Played, locales.WonData{Won: w.words.Number(s.Won)})
}

// dayMark tells whether today's deal was won today.
func (w *Window) dayMark() string {
	if _, _, won := stats.DayRun(w.history(), stats.DateOf(w.now())); won {
		return " – " + w.words.Text(locales.DayWonMark)
	}
	return ""
}

// showTime writes the time played into the line every second, as long as that is
// wanted.
func (w *Window) showTime() {
	w.tick.Stop()
	w.line.ShowTime(w.timeText())
	if w.settings.ShowTime {
		w.tick = w.timers.After(time.Second, w.showTime)
	}
}

// timeText is the time played; "" if it is not wanted.
func (w *Window) timeText() string {
	if !w.settings.ShowTime {
		return ""
	}
	return w.words.Format(locales.TimePlayed, locales.TimeData{Time: locales.Clock(w.session.Clock().Elapsed(w.now()))})
}
