package stats_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

// games parses a compact notation for games, one word each: suits, w for won or l for lost, moves,
// and the seconds played: "1w49:83". A won game with 49 moves has a score of 851, a lost one 451.
func games(t testing.TB, text string) []stats.Game {
	t.Helper()
	var list []stats.Game
	for i, word := range strings.Fields(text) {
		var suits, moves, seconds int
		var result rune
		if _, err := fmt.Sscanf(word, "%1d%c%d:%d", &suits, &result, &moves, &seconds); err != nil {
			t.Fatalf("%q: %v", word, err)
		}
		g := stats.Game{
			Ended: start.Add(time.Duration(i) * time.Hour), Code: engine.Code{Suits: engine.Suits(suits), Number: uint64(i)},
			Score: 500 - moves, Moves: moves, Played: time.Duration(seconds) * time.Second,
		}
		if result == 'w' {
			g.Won, g.Removed = true, engine.Sequences
			g.Score += engine.Sequences * engine.SequenceBonus
		}
		list = append(list, g)
	}
	return list
}

func TestSummarize(t *testing.T) {
	const mixed = "1w50:100 2l10:5 1w60:80 1l5:1 2w100:500 1w70:120 4l3:9 2w90:400"
	for _, c := range []struct {
		name, games string
		suits       engine.Suits
		want        stats.Summary
	}{
		{"none", "", 0, stats.Summary{}},
		{"one lost", "1l10:5", 0, stats.Summary{Played: 1}},
		{"one won", "1w49:83", 0, stats.Summary{Played: 1, Won: 1, Run: 1, LongestRun: 1, BestScore: 851, AverageScore: 851, FewestMoves: 49, BestTime: 83 * time.Second, AverageTime: 83 * time.Second}},
		{"all", mixed, 0, stats.Summary{Played: 8, Won: 5, Run: 1, LongestRun: 2, BestScore: 850, AverageScore: 826, FewestMoves: 50, BestTime: 80 * time.Second, AverageTime: 240 * time.Second}},
		{"1 suit", mixed, 1, stats.Summary{Played: 4, Won: 3, Run: 1, LongestRun: 2, BestScore: 850, AverageScore: 840, FewestMoves: 50, BestTime: 80 * time.Second, AverageTime: 100 * time.Second}},
		{"2 suits: the run goes on over games with others", mixed, 2, stats.Summary{Played: 3, Won: 2, Run: 2, LongestRun: 2, BestScore: 810, AverageScore: 805, FewestMoves: 90, BestTime: 400 * time.Second, AverageTime: 450 * time.Second}},
		{"4 suits", mixed, 4, stats.Summary{Played: 1}},
		{"no such suits", mixed, 3, stats.Summary{}},
		{"a run that is over", "1w50:1 1w50:1 1w50:1 1l9:1 1w50:1 1l9:1", 1, stats.Summary{Played: 6, Won: 4, LongestRun: 3, BestScore: 850, AverageScore: 850, FewestMoves: 50, BestTime: time.Second, AverageTime: time.Second}},
		{"scores below zero", "1w1000:9 1w1200:9", 1, stats.Summary{Played: 2, Won: 2, Run: 2, LongestRun: 2, BestScore: -100, AverageScore: -200, FewestMoves: 1000, BestTime: 9 * time.Second, AverageTime: 9 * time.Second}},
		{"an unknown time", "1w50:0 1w50:30 1w50:10", 1, stats.Summary{Played: 3, Won: 3, Run: 3, LongestRun: 3, BestScore: 850, AverageScore: 850, FewestMoves: 50, BestTime: 10 * time.Second, AverageTime: 20 * time.Second}},
		{"no known time", "1w50:0", 1, stats.Summary{Played: 1, Won: 1, Run: 1, LongestRun: 1, BestScore: 850, AverageScore: 850, FewestMoves: 50}},
	} {
		if got := stats.Summarize(games(t, c.games), c.suits); got != c.want {
			t.Errorf("%s:\n%+v, want\n%+v", c.name, got, c.want)
		}
	}
}

// Times whose sum overflows still have an average.
func TestLongTimes(t *testing.T) {
	list := games(t, strings.Repeat("1w50:1 ", 1000))
	for i := range list {
		list[i].Played = 1_000_000 * time.Hour
	}
	got := stats.Summarize(list, 0).AverageTime
	if math.Abs(float64(got-list[0].Played)) > float64(time.Second) {
		t.Errorf("the average is %v", got)
	}
}

// plainSummary is a reference implementation of [stats.Summarize] based on lists.
func plainSummary(all []stats.Game, suits engine.Suits) stats.Summary {
	var results string // w or l per game
	var scores, moves []int
	var times []time.Duration // too large for a 32-bit int
	for _, g := range all {
		switch {
		case suits != 0 && g.Code.Suits != suits:
			continue
		case !g.Won:
			results += "l"
			continue
		}
		results += "w"
		scores, moves = append(scores, g.Score), append(moves, g.Moves)
		if g.Played > 0 {
			times = append(times, g.Played)
		}
	}
	runs := strings.Split(results, "l")
	s := stats.Summary{Played: len(results), Won: len(scores), Run: len(runs[len(runs)-1])}
	for _, run := range runs {
		s.LongestRun = max(s.LongestRun, len(run))
	}
	if s.Won > 0 {
		s.BestScore, s.FewestMoves, s.AverageScore = slices.Max(scores), slices.Min(moves), average(scores)
	}
	if len(times) > 0 {
		s.BestTime, s.AverageTime = slices.Min(times), time.Duration(average(times))
	}
	return s
}

func average[N int | time.Duration](all []N) float64 {
	var sum float64
	for _, n := range all {
		sum += float64(n)
	}
	return sum / float64(len(all))
}

// The figures of all games and of each number of suits are consistent, and do not depend on how
// the games are split.
func TestSummariesAreConsistent(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for range 200 {
		var text strings.Builder
		for range random.IntN(40) {
			fmt.Fprintf(&text, "%d%c%d:%d ", []int{1, 2, 4}[random.IntN(3)], "wl"[random.IntN(2)], 40+random.IntN(900), 1+random.IntN(5000))
		}
		list := games(t, text.String())
		all := stats.Summarize(list, 0)
		var played, won, best, fewest int
		for _, suits := range []engine.Suits{1, 2, 4} {
			s := stats.Summarize(list, suits)
			played, won = played+s.Played, won+s.Won
			if s.Won > 0 && (best == 0 && fewest == 0 || s.BestScore > best) {
				best = s.BestScore
			}
			if s.Won > 0 && (fewest == 0 || s.FewestMoves < fewest) {
				fewest = s.FewestMoves
			}
			if s.Run > s.LongestRun || s.LongestRun > s.Won || s.Won > s.Played ||
				s.AverageScore > float64(s.BestScore) || s.AverageTime < s.BestTime {
				t.Fatalf("%s\n%d suits: %+v", &text, suits, s)
			}
		}
		for _, suits := range []engine.Suits{0, 1, 2, 4} {
			got, want := stats.Summarize(list, suits), plainSummary(list, suits)
			if off := got.AverageTime - want.AverageTime; off.Abs() <= time.Microsecond { // sums in another order
				got.AverageTime = want.AverageTime
			}
			if got != want {
				t.Fatalf("%s\n%d suits: %+v, want %+v", &text, suits, got, want)
			}
		}
		if played != all.Played || won != all.Won || best != all.BestScore || fewest != all.FewestMoves {
			t.Fatalf("%s\n%d played, %d won, best %d, fewest moves %d; all: %+v", &text, played, won, best, fewest, all)
		}
	}
}

// dayGames parses a compact notation for deals of the day, one word each: the day, w or l, and the
// hours from noon of that day to the end.
func dayGames(t testing.TB, text string) []stats.Game {
	t.Helper()
	var list []stats.Game
	for i, word := range strings.Fields(text) {
		day, rest, _ := strings.Cut(word, "/")
		var hours int
		var result rune
		if _, err := fmt.Sscanf(rest, "%c%d", &result, &hours); err != nil {
			t.Fatalf("%q: %v", word, err)
		}
		d := date(t, day)
		suits := []engine.Suits{1, 2, 4}[i%3]
		noon := time.Date(d.Year, d.Month, d.Day, 12, 0, 0, 0, time.FixedZone("", 3600*(i%20-10)))
		list = append(list, stats.Game{Ended: noon.Add(time.Duration(hours) * time.Hour), Code: d.Deal(suits), Won: result == 'w', Day: d})
	}
	return list
}

func TestDayRun(t *testing.T) {
	for _, c := range []struct {
		name, games      string
		present, longest int
		won              bool
	}{
		{"none", "", 0, 0, false},
		{"today", "2026-11-30/w0", 1, 1, true},
		{"today, lost", "2026-11-30/l0", 0, 0, false},
		{"today, lost and then won", "2026-11-30/l0 2026-11-30/w1", 1, 1, true},
		{"today, won and then lost", "2026-11-30/w0 2026-11-30/l1", 1, 1, true},
		{"today, with all numbers of suits", "2026-11-30/w0 2026-11-30/w1 2026-11-30/w2", 1, 1, true},
		{"yesterday: today can still be won", "2026-11-29/w0", 1, 1, false},
		{"yesterday, and today lost so far", "2026-11-29/w0 2026-11-30/l0", 1, 1, false},
		{"the day before yesterday: it is over", "2026-11-28/w0", 0, 1, false},
		{"three days", "2026-11-28/w0 2026-11-29/w11 2026-11-30/w-12", 3, 3, true},
		{"over the end of a month and a year", "2025-12-30/w0 2025-12-31/w0 2026-01-01/w0", 0, 3, false},
		{"a gap", "2026-11-27/w0 2026-11-28/w0 2026-11-30/w0", 1, 2, true},
		{"finished after midnight", "2026-11-29/w12 2026-11-30/w0", 2, 2, true},
		{"finished after midnight, and today can still be won", "2026-11-28/w0 2026-11-29/w13", 2, 2, false},
		{"finished much later", "2026-11-20/w240 2026-11-21/w0", 0, 2, false},
		{"in any order", "2026-11-30/w0 2026-11-28/w0 2026-11-29/w0", 3, 3, true},
		{"days to come, of a clock that was wrong", "2026-11-30/w0 2026-12-01/w0 2027-01-01/w0", 1, 2, true},
	} {
		present, longest, won := stats.DayRun(dayGames(t, c.games), date(t, "2026-11-30"))
		if present != c.present || longest != c.longest || won != c.won {
			t.Errorf("%s: %d, %d, %v; want %d, %d, %v", c.name, present, longest, won, c.present, c.longest, c.won)
		}
	}
	ordinary := games(t, "1w50:9 2w50:9")
	if present, longest, won := stats.DayRun(ordinary, stats.DateOf(start)); present != 0 || longest != 0 || won {
		t.Errorf("games that are no deal of the day make a run of %d, %d, %v", present, longest, won)
	}
}
