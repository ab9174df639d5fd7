package stats

import (
	"time"

	"simplesimon/engine"
)

// FirstDay is the first day whose deals can be looked up: the start of the year in which this
// program first appeared.
var FirstDay = Date{2026, time.January, 1}

// DayMark is the player's result for a deal of the day.
type DayMark int

// The marks, in ascending order of merit.
const (
	NotPlayed DayMark = iota
	NotWon            // played, but never won
	WonLater          // won, but not in a game begun on its day
	WonOnDay          // won in a game begun on its day, even if it ended after midnight
)

// Calendar holds the results for the deals of all days. The zero value is empty.
type Calendar struct{ marks map[engine.Code]DayMark }

// NewCalendar returns the calendar of games, given in any order.
func NewCalendar(games []Game) Calendar {
	c := Calendar{make(map[engine.Code]DayMark)}
	for _, g := range games {
		c.marks[g.Code] = max(c.marks[g.Code], g.dayMark())
	}
	return c
}

// dayMark returns the mark that a single game earns for its deal.
func (g Game) dayMark() DayMark {
	switch {
	case !g.Won:
		return NotWon
	case g.Day.IsZero():
		return WonLater
	}
	return WonOnDay
}

// Mark returns the result for the deal of a day with the given number of suits.
func (c Calendar) Mark(d Date, s engine.Suits) DayMark { return c.marks[d.Deal(s)] }

// DealDay returns the day, from last back to [FirstDay], whose deal has the given code, or the
// zero Date. If last is before FirstDay, it tries only that day.
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
