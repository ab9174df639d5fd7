package stats_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"simplesimon/stats"
)

// start is the initial time of the tests' clocks.
var start = time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)

// event is an event at a time in seconds, with the time the clock then shows.
type event struct {
	at   int
	do   func(*stats.Clock, time.Time)
	want int // seconds
	runs bool
}

func first(c *stats.Clock, now time.Time)   { c.Start(now) }
func look(*stats.Clock, time.Time)          {}
func leave(c *stats.Clock, now time.Time)   { c.Focus(now, false) }
func back(c *stats.Clock, now time.Time)    { c.Focus(now, true) }
func act(c *stats.Clock, now time.Time)     { c.Activity(now) }
func open(c *stats.Clock, now time.Time)    { c.Page(now, true) }
func shut(c *stats.Clock, now time.Time)    { c.Page(now, false) }
func win(c *stats.Clock, now time.Time)     { c.Won(now, true) }
func again(c *stats.Clock, now time.Time)   { c.Restart(now) }
func takeWin(c *stats.Clock, now time.Time) { c.Won(now, false) }

func TestClock(t *testing.T) {
	for name, events := range map[string][]event{
		"stands before the first move":         {{0, look, 0, false}, {100, look, 0, false}, {100, act, 0, false}, {200, look, 0, false}},
		"runs from the first move":             {{100, first, 0, true}, {130, look, 30, true}, {5000, look, 4900, true}},
		"later first moves change nothing":     {{100, first, 0, true}, {130, first, 30, true}, {150, look, 50, true}},
		"a minute without focus":               {{0, first, 0, true}, {10, leave, 10, true}, {69, look, 69, true}, {70, look, 70, false}, {500, look, 70, false}},
		"focus comes back in time":             {{0, first, 0, true}, {10, leave, 10, true}, {60, back, 60, true}, {200, look, 200, true}},
		"focus comes back late":                {{0, first, 0, true}, {10, leave, 10, true}, {100, back, 70, true}, {150, look, 120, true}},
		"told twice that it is gone":           {{0, first, 0, true}, {10, leave, 10, true}, {60, leave, 60, true}, {100, look, 70, false}},
		"gone, back and gone":                  {{0, first, 0, true}, {10, leave, 10, true}, {60, back, 60, true}, {61, leave, 61, true}, {200, look, 121, false}},
		"playing is having the focus":          {{0, first, 0, true}, {10, leave, 10, true}, {100, act, 70, true}, {300, look, 270, true}},
		"a page":                               {{0, first, 0, true}, {10, open, 10, false}, {100, look, 10, false}, {100, shut, 10, true}, {105, look, 15, true}},
		"a page before the first move":         {{0, open, 0, false}, {50, first, 0, false}, {60, shut, 0, true}, {70, look, 10, true}},
		"a page opened twice":                  {{0, first, 0, true}, {10, open, 10, false}, {20, open, 10, false}, {30, shut, 10, true}, {35, look, 15, true}},
		"a page without focus":                 {{0, first, 0, true}, {10, leave, 10, true}, {20, open, 20, false}, {30, shut, 20, true}, {200, look, 60, false}},
		"first move without focus":             {{0, leave, 0, false}, {500, first, 0, false}, {501, look, 0, false}, {510, back, 0, true}, {520, look, 10, true}},
		"first move soon after the focus went": {{0, leave, 0, false}, {50, first, 0, true}, {100, look, 10, false}},
		"won":                                  {{0, first, 0, true}, {90, win, 90, false}, {500, look, 90, false}},
		"won and undone":                       {{0, first, 0, true}, {90, win, 90, false}, {100, takeWin, 90, true}, {110, look, 100, true}},
		"dealt again":                          {{0, first, 0, true}, {90, again, 0, false}, {100, look, 0, false}, {110, act, 0, false}, {120, first, 0, true}, {125, look, 5, true}},
		"dealt again after a win":              {{0, first, 0, true}, {90, win, 90, false}, {100, again, 0, false}, {110, first, 0, true}, {115, look, 5, true}},
		"dealt again below a page":             {{0, first, 0, true}, {5, open, 5, false}, {10, again, 0, false}, {11, first, 0, false}, {20, shut, 0, true}, {25, look, 5, true}},
		"dealt again before the first move":    {{10, again, 0, false}, {20, first, 0, true}, {25, look, 5, true}},
		"dealt again without focus":            {{0, first, 0, true}, {10, leave, 10, true}, {20, again, 0, false}, {30, first, 0, true}, {200, look, 40, false}},
		"times that go back":                   {{100, first, 0, true}, {130, back, 30, true}, {50, look, 30, true}, {50, back, 30, true}, {140, look, 40, true}},
	} {
		for how, c := range map[string]*stats.Clock{"new": stats.NewClock(start, 0, false), "zero": {}} {
			checkClock(t, name+", "+how, c, events)
		}
	}
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

func checkClock(t *testing.T, name string, c *stats.Clock, events []event) {
	t.Helper()
	latest := start // the clock does not advance before that
	for i, e := range events {
		now := start.Add(time.Duration(e.at) * time.Second)
		e.do(c, now)
		if got := c.Elapsed(now); got != time.Duration(e.want)*time.Second {
			t.Errorf("%s: event %d at %d s: %v, want %d s", name, i, e.at, got, e.want)
		}
		if latest = later(latest, now); (c.Elapsed(latest.Add(1)) > c.Elapsed(latest)) != e.runs {
			t.Errorf("%s: event %d at %d s: running %v", name, i, e.at, !e.runs)
		}
	}
}

// After a restart of the program the clock continues, immediately if the first move was made.
func TestClockAfterRestart(t *testing.T) {
	begun := func() *stats.Clock { return stats.NewClock(start, 100*time.Second, true) }
	checkClock(t, "begun", begun(), []event{{0, look, 100, true}, {20, look, 120, true}, {30, first, 130, true}, {40, look, 140, true}})
	checkClock(t, "begun, a page first", begun(), []event{{0, open, 100, false}, {30, shut, 100, true}, {40, look, 110, true}})
	checkClock(t, "won", begun(), []event{{0, win, 100, false}, {30, look, 100, false}})
	checkClock(t, "not begun", stats.NewClock(start, 0, false), []event{{20, look, 0, false}})
	checkClock(t, "a time below zero", stats.NewClock(start, -time.Hour, true), []event{{0, look, 0, true}, {5, look, 5, true}})
}

// Whatever the events, the clock never goes back, never runs faster than real time, and reading it
// changes nothing.
func TestClockIsMonotonic(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 0))
	told := []func(*stats.Clock, time.Time){first, leave, back, act, open, shut, win, takeWin}
	for range 500 {
		c := stats.NewClock(start, time.Second, random.IntN(2) == 0)
		plain := *c
		now, shown := start, time.Second
		for range 60 {
			step := time.Duration(random.IntN(90)-10) * time.Second
			now = now.Add(step)
			before := shown
			shown = c.Elapsed(now)
			if shown < before && step >= 0 || shown > before+max(0, step) && step >= 0 {
				t.Fatalf("from %v to %v in %v", before, shown, step)
			}
			do := told[random.IntN(len(told))]
			do(c, now)
			do(&plain, now)
			if got := c.Elapsed(now); step >= 0 && got != shown {
				t.Fatalf("an event changed %v to %v", shown, got)
			}
			shown = c.Elapsed(now)
			if shown != plain.Elapsed(now) {
				t.Fatal("reading the clock changes it")
			}
		}
	}
}
