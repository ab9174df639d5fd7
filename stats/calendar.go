package stats

import (
	"time"

	"simplesimon/engine"
)

// FirstDay is the first day whose deals can be looked up: the year in which this game came into
// the world.
var FirstDay = Date{2026, time.January, 1}

// DayMark is what has become of a deal of the day.
type DayMark int

// All marks, in the order of what they are worth.
const (
	NotPlayed DayMark = iota
	NotWon            // played, but never won
	WonLater          // won, but in no game that was begun on its day
	WonOnDay          // won in a game that was begun on its day, even if that ended after midnight
)

// Calendar knows what has become of the deals of all days. The zero value knows no game.
type Calendar struct{ marks map[engine.Code]DayMark }

// NewCalendar returns the calendar of some games, in whatever order.
func NewCalendar(games []Game) Calendar {
	c := Calendar{make(map[engine.Code]DayMark)}
	for _, g := range games {
		c.marks[g.Code] = max(c.marks[g.Code], g.dayMark())
	}
	return c
}

// dayMark is the mark that a game by itself gives its deal.
func (g Game) dayMark() DayMark {
	switch {
	case !g.Won:
		return NotWon
	case g.Day.IsZero():
		return WonLater
	}
	return WonOnDay
}

// Mark is what has become of the deal of a day with so many suits.
func (c Calendar) Mark(d Date, s engine.Suits) DayMark { return c.marks[d.Deal(s)] }

// DealDay finds the day whose deal a code is, from a day back to [FirstDay]; the zero Date if there
// is none. It tries that day alone if it lies before the first one.
func DealDay(code engine.Code, last Date) Date {
	for d := last; ; d = d.Add(-1) {
		switch {
		case d.Deal(code.Suits) == code:
			return d
		case !FirstDay.Before(d):
			return Date{}
		}
	}
}
