package stats

import (
	"slices"
	"time"

	"simplesimon/engine"
)

// Game is a finished game: won, or not won when another one replaced it.
type Game struct {
	Ended   time.Time // in the time zone in which it ended
	Code    engine.Code
	Won     bool
	Score   int // at the end, or at the first win
	Moves   int // likewise
	Removed int // number of sequences, from 0 to engine.Sequences
	Played  time.Duration
	Day     Date // the day, if it is that day's deal and was begun on that day; otherwise the zero Date
}

// Summary contains figures of games. Those about won games are 0 if none is won, those about times
// if no time is known.
type Summary struct {
	Played, Won int

	Run        int // number of consecutive wins up to the last game
	LongestRun int // longest run ever

	BestScore    int     // of the won games, like all that follow
	AverageScore float64 //
	FewestMoves  int
	BestTime     time.Duration
	AverageTime  time.Duration
}

// Summarize summarises the games with the given number of suits, or all games if suits is 0. The
// games must be in the order in which they ended.
func Summarize(games []Game, suits engine.Suits) Summary {
	var s Summary
	var score, timed int
	var played float64 // the sum could overflow a Duration
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
			continue // the clock did not run: nobody wins in no time
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

// DayRun returns the number of consecutive days won, with any number of suits. A day is won if a
// game of its deal begun on that day was won, even after midnight. The present run ends today, or
// yesterday if today is not won yet; longest is the longest run ever; wonToday reports whether
// today is won.
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
