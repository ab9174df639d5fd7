package stats_test

import (
	"fmt"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

func ExampleSummarize() {
	games := []stats.Game{
		{Code: engine.Code{Suits: engine.One}, Won: true, Score: 851, Moves: 49, Removed: 4, Played: 5 * time.Minute},
		{Code: engine.Code{Suits: engine.One}, Score: 470, Moves: 30},
		{Code: engine.Code{Suits: engine.Four}, Won: true, Score: 800, Moves: 100, Removed: 4, Played: 15 * time.Minute},
	}
	all, easy := stats.Summarize(games, 0), stats.Summarize(games, engine.One)
	fmt.Println(all.Played, all.Won, all.BestScore, all.AverageTime)
	fmt.Println(easy.Played, easy.Won, easy.BestScore, easy.AverageTime)
	// Output:
	// 3 2 851 10m0s
	// 2 1 851 5m0s
}

// The clock does not run while a page is open.
func ExampleClock() {
	now := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	clock := stats.NewClock(now, 0, false)
	clock.Start(now)
	clock.Page(now.Add(10*time.Second), true)
	clock.Page(now.Add(60*time.Second), false)
	fmt.Println(clock.Elapsed(now.Add(65 * time.Second)))
	// Output: 15s
}

func ExampleDate_Deal() {
	day, err := stats.ParseDate("2026-11-30")
	fmt.Println(day.Deal(engine.Two), day.Add(1), day.Weekday(), err)
	// Output: SS1-S2-QAWPIDO 2026-12-01 Monday <nil>
}
