package stats_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"simplesimon/stats"
)

// TestMovingAverages checks every average against the games it covers.
func TestMovingAverages(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	for range 300 {
		list, over := make([]stats.Game, random.IntN(40)), random.IntN(15)-1
		for i := range list {
			list[i].Score = random.IntN(2000) - 700
		}
		got := stats.MovingAverages(list, over)
		want := max(0, len(list)-over+1)
		if over <= 0 {
			want = 0
		}
		if len(got) != want {
			t.Fatalf("%d games, %d at a time: %d averages, want %d", len(list), over, len(got), want)
		}
		for i, average := range got {
			sum := 0.0
			for _, g := range list[i : i+over] {
				sum += float64(g.Score)
			}
			if math.Abs(average*float64(over)-sum) > 1e-6 {
				t.Fatalf("average %d of %d games is %v, want %v", i, over, average, sum/float64(over))
			}
		}
	}
}

// TestSinceFirst checks that exactly the weeks before the first game are dropped.
func TestSinceFirst(t *testing.T) {
	monday := stats.DateOf(time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC))
	empty := stats.Week{Monday: monday}
	lost := stats.Week{Monday: monday.Add(7), Lost: 1}
	won := stats.Week{Monday: monday.Add(7), Won: 1}
	for _, c := range []struct {
		weeks []stats.Week
		want  int // number of weeks left
	}{
		{nil, 0}, {[]stats.Week{empty, empty}, 0}, {[]stats.Week{empty, lost}, 1}, {[]stats.Week{won, empty}, 2}, {[]stats.Week{empty, lost, empty, won, empty}, 4},
	} {
		got := stats.SinceFirst(c.weeks)
		if len(got) != c.want || c.want > 0 && got[0] != c.weeks[len(c.weeks)-c.want] {
			t.Errorf("%v: %v left", c.weeks, got)
		}
	}
}
