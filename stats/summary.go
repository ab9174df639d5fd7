package stats

import (
	"slices"
	"time"

	"simplesimon/engine"
)

// Game is a game that has ended: won, or not won when another one took its place.
type Game struct {
	Ended   time.Time // in the time zone where it ended
	Code    engine.Code
	Won     bool
	Score   int // at the end, or at the first win
	Moves   int // likewise
	Removed int // sequences, from 0 to engine.Sequences
	Played  time.Duration
	Day     Date // whose deal it is, if it was begun on that day; else the zero Date
}

// Summary is the figures of some games. Those about won games are 0 if none
// is won, those about times if no time is known.
type Summary struct {
	Played, Won int

	Run        int // how many games were won one after the other up to the last one
	LongestRun int // and at the most, ever

	BestScore    int     // of the won games, like all that follow
	AverageScore float64 //
	FewestMoves  int
	BestTime     time.Duration
	AverageTime  time.Duration
}

// Summarize sums up the games with so many suits, or all for 0. The games are in
// the order in which they ended.
func Summarize(games []Game, suits engine.Suits) Summary {
	var s Summary
	var score, timed int
	var played float64 // a sum of times would be too much for a Duration
	for _, g := range games {
		if suits != 0 && g.Code.Suits != suits {
			continue
		}
		s.Played++
		if !g.Won {
			s.Run = 0
			continue
		}
		if s.Won++; s.Won == 1 {
			s.BestScore, s.FewestMoves = g.Score, g.Moves
		}
		s.Run++
		s.LongestRun = max(s.LongestRun, s.Run)
		s.BestScore = max(s.BestScore, g.Score)
		s.FewestMoves = min(s.FewestMoves, g.Moves)
		score += g.Score
		if g.Played <= 0 {
			continue // the clock was not running: nobody wins in no time
		}
		if timed++; timed == 1 || g.Played < s.BestTime {
			s.BestTime = g.Played
		}
		played += float64(g.Played)
	}
	if s.Won > 0 {
		s.AverageScore = float64(score) / float64(s.Won)
	}
	if timed > 0 {
		s.AverageTime = time.Duration(played / float64(timed))
	}
	return s
}

// DayRun is how many days in a row were won, with whatever number of suits: a day is
// if a game of its deal that was begun on the day was won, even after midnight. The
// present run ends today, or yesterday as long as today can still be won; longest is
// the longest ever; wonToday reports whether today is won.
func DayRun(games []Game, today Date) (present, longest int, wonToday bool) {
	var days []Date
	for _, g := range games {
		if g.Won && !g.Day.IsZero() {
			days = append(days, g.Day)
		}
	}
	slices.SortFunc(days, compare)
	days = slices.Compact(days)
	run := 0
	for i, d := range days {
		if i == 0 || days[i-1].Add(1) != d {
			run = 0
		}
		run++
		longest = max(longest, run)
		if d == today || d == today.Add(-1) {
			present = run
		}
		wonToday = wonToday || d == today
	}
	return present, longest, wonToday
}

func compare(d, e Date) int {
	switch {
	case d.Before(e):
		return -1
	case e.Before(d):
		return 1
	}
	return 0
}
