package stats_test

import (
	"testing"

	"simplesimon/engine"
	"simplesimon/stats"
)

// TestCalendar checks that a deal gets the best mark of any of its games, in any order, and that
// other levels and days are unaffected.
func TestCalendar(t *testing.T) {
	day := date(t, "2026-11-30")
	for _, c := range []struct {
		name  string
		games []stats.Game
		want  stats.DayMark
	}{
		{"none", nil, stats.NotPlayed},
		{"lost", []stats.Game{{Day: day}}, stats.NotWon},
		{"lost at another time", []stats.Game{{}}, stats.NotWon},
		{"won at another time", []stats.Game{{Won: true}}, stats.WonLater},
		{"lost on the day, won later", []stats.Game{{Day: day}, {Won: true}}, stats.WonLater},
		{"won on the day", []stats.Game{{Won: true, Day: day}}, stats.WonOnDay},
		{"won on the day and later, and lost", []stats.Game{{Won: true, Day: day}, {Won: true}, {}}, stats.WonOnDay},
		{"in another order", []stats.Game{{}, {Won: true}, {Won: true, Day: day}}, stats.WonOnDay},
	} {
		for i := range c.games {
			c.games[i].Code = day.Deal(engine.Two)
		}
		calendar := stats.NewCalendar(append(c.games, games(t, "1w50:9 2w50:9")...))
		if got := calendar.Mark(day, engine.Two); got != c.want {
			t.Errorf("%s: mark %d, want %d", c.name, got, c.want)
		}
		for _, other := range []stats.DayMark{calendar.Mark(day, engine.One), calendar.Mark(day.Add(1), engine.Two), (stats.Calendar{}).Mark(day, engine.Two)} {
			if other != stats.NotPlayed {
				t.Errorf("%s: another deal has the mark %d", c.name, other)
			}
		}
	}
}

// TestDealDay checks that the day of a deal is found from the first day on, but not before it has
// come.
func TestDealDay(t *testing.T) {
	today := date(t, "2027-03-01")
	for _, day := range []string{"2026-01-01", "2026-12-31", "2027-02-28", "2027-03-01"} {
		for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four} {
			if got := stats.DealDay(date(t, day).Deal(suits), today); got.String() != day {
				t.Errorf("the deal of %s with %d suits is that of %v", day, suits, got)
			}
		}
	}
	for _, day := range []string{"2025-12-31", "2027-03-02"} {
		if got := stats.DealDay(date(t, day).Deal(engine.One), today); !got.IsZero() {
			t.Errorf("the deal of %s is that of %v", day, got)
		}
	}
	early := date(t, "2020-05-05") // from a wrong clock
	if got := stats.DealDay(early.Deal(engine.Four), early); got != early {
		t.Errorf("with a clock of %v its deal is that of %v", early, got)
	}
	if got := stats.DealDay(early.Add(-1).Deal(engine.Four), early); !got.IsZero() {
		t.Errorf("with a clock of %v there is a deal of %v", early, got)
	}
}

func TestMonths(t *testing.T) {
	for _, c := range []struct {
		day    string
		months int
		want   string
	}{
		{"2026-01-15", 1, "2026-02-15"}, {"2026-01-31", 1, "2026-02-28"}, {"2028-01-31", 1, "2028-02-29"},
		{"2026-12-05", 1, "2027-01-05"}, {"2026-01-31", -1, "2025-12-31"}, {"2026-03-31", -1, "2026-02-28"},
		{"2026-03-31", -14, "2025-01-31"}, {"2026-05-31", 0, "2026-05-31"},
	} {
		if got := date(t, c.day).AddMonths(c.months); got.String() != c.want {
			t.Errorf("%s and %d months: %v, want %s", c.day, c.months, got, c.want)
		}
	}
	if got := date(t, "2026-11-30").Weekday(); got != 1 {
		t.Errorf("30 November 2026 is a %v", got)
	}
}
