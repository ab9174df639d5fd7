package stats_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

func TestScoresOfLast(t *testing.T) {
	list := games(t, "1w50:1 2l10:1 1w60:1 1l5:1 2w100:1")
	for _, c := range []struct {
		suits engine.Suits
		n     int
		want  string // scores
	}{
		{0, 100, "[850 490 840 495 800]"}, {0, 5, "[850 490 840 495 800]"}, {0, 2, "[495 800]"}, {1, 2, "[840 495]"}, {1, 9, "[850 840 495]"},
		{2, 1, "[800]"}, {4, 9, "[]"}, {0, 0, "[]"}, {0, -1, "[]"},
	} {
		scores := []int{}
		for _, g := range stats.ScoresOfLast(list, c.suits, c.n) {
			scores = append(scores, g.Score)
		}
		if got := fmt.Sprint(scores); got != c.want {
			t.Errorf("the last %d with %d suits: %s, want %s", c.n, c.suits, got, c.want)
		}
	}
}

func TestWinsByWeek(t *testing.T) {
	list := games(t, "1w50:1 1l50:1 2w50:1 1l50:1 1w50:1 1w50:1")
	for i, day := range []string{"2026-11-29", "2026-11-30", "2026-12-06", "2026-12-07", "2026-10-01", "2027-01-01"} {
		d := date(t, day)
		list[i].Ended = time.Date(d.Year, d.Month, d.Day, 23, 59, 59, 0, time.FixedZone("", -36000))
	}
	for _, c := range []struct {
		suits engine.Suits
		weeks int
		today string
		want  string
	}{
		{0, 4, "2026-12-09", "2026-11-16+0-0 2026-11-23+1-0 2026-11-30+1-1 2026-12-07+0-1"},
		{1, 4, "2026-12-13", "2026-11-16+0-0 2026-11-23+1-0 2026-11-30+0-1 2026-12-07+0-1"},
		{2, 1, "2026-12-06", "2026-11-30+1-0"},
		{0, 0, "2026-12-06", ""},
		{0, -3, "2026-12-06", ""},
	} {
		var words []string
		for _, w := range stats.WinsByWeek(list, c.suits, c.weeks, date(t, c.today)) {
			words = append(words, fmt.Sprintf("%v+%d-%d", w.Monday, w.Won, w.Lost))
		}
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%d weeks up to %s with %d suits:\n%s, want\n%s", c.weeks, c.today, c.suits, got, c.want)
		}
	}
}

func TestMovesDistribution(t *testing.T) {
	for _, c := range []struct {
		games string
		suits engine.Suits
		bars  int
		want  string
	}{
		{"", 0, 10, ""},
		{"1l50:1", 0, 10, ""},
		{"1w50:1", 0, 0, ""},
		{"1w50:1", 0, 1, "50-50:1"},
		{"1w50:1 1w52:1 1w50:1 1l51:1", 0, 10, "50-50:2 51-51:0 52-52:1"},
		{"1w50:1 1w52:1 2w50:1", 1, 10, "50-50:1 51-51:0 52-52:1"},
		{"1w49:1 1w60:1", 0, 10, "48-49:1 50-51:0 52-53:0 54-55:0 56-57:0 58-59:0 60-61:1"},
		{"1w49:1 1w99:1", 0, 2, "0-49:1 50-99:1"},
		{"1w49:1 1w100:1", 0, 2, "0-99:1 100-199:1"},
		{"1w100:1 1w1099:1", 0, 5, "0-499:1 500-999:0 1000-1499:1"},
	} {
		var words []string
		for _, b := range stats.MovesDistribution(games(t, c.games), c.suits, c.bars) {
			words = append(words, fmt.Sprintf("%d-%d:%d", b.From, b.To, b.Games))
		}
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%q with %d suits in %d bars:\n%s, want\n%s", c.games, c.suits, c.bars, got, c.want)
		}
	}
}

// For any games, the bars are contiguous, contain each won game once, start and end with a
// non-empty one, and are as narrow as a round width permits.
func TestBarsCoverEveryGame(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	widths := []int{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000}
	for range 500 {
		var text strings.Builder
		most := 1 + random.IntN(5000)
		for range 1 + random.IntN(30) {
			fmt.Fprintf(&text, "1w%d:1 ", 40+random.IntN(most))
		}
		list := games(t, text.String())
		limit := 1 + random.IntN(30)
		bars := stats.MovesDistribution(list, 1, limit)
		width := bars[0].To - bars[0].From + 1
		if len(bars) > limit || !slices.Contains(widths, width) || bars[0].Games == 0 || bars[len(bars)-1].Games == 0 {
			t.Fatalf("%s in %d bars: %+v", &text, limit, bars)
		}
		held := 0
		for i, b := range bars {
			n := 0
			for _, g := range list {
				if g.Moves >= b.From && g.Moves <= b.To {
					n++
				}
			}
			held += n
			if n != b.Games || b.To-b.From+1 != width || i > 0 && b.From != bars[i-1].To+1 {
				t.Fatalf("%s in %d bars: bar %d of %+v", &text, limit, i, bars)
			}
		}
		if held != len(list) {
			t.Fatalf("%d of %d games are covered", held, len(list))
		}
		lo, hi := list[0].Moves, list[0].Moves
		for _, g := range list {
			lo, hi = min(lo, g.Moves), max(hi, g.Moves)
		}
		if i := slices.Index(widths, width); i > 0 && hi/widths[i-1]-lo/widths[i-1] < limit {
			t.Fatalf("%d to %d moves in bars of %d, although %d would do for %d bars", lo, hi, width, widths[i-1], limit)
		}
	}
}
