package storetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// Past returns n finished games, the last of them ended just now; except for the times, they are
// the same at every call. Games with the code of the example can be replayed; the moves of the
// others are invalid.
func Past(t testing.TB, n int, now time.Time) []store.Entry {
	t.Helper()
	random := rand.New(rand.NewPCG(5, 5))
	code, moves := locales.ExampleGame()
	past := make([]store.Entry, 0, n)
	for i := range n {
		e := store.Entry{
			ID: fmt.Sprintf("%016x", i+1),
			Game: stats.Game{
				Ended: now.Add(-time.Duration(n-1-i) * 7 * time.Hour).Truncate(time.Second),
				Code:  code, Played: time.Duration(random.IntN(4000)) * time.Second,
			},
		}
		played := moves[:1+random.IntN(48)]
		if e.Won = random.IntN(3) > 0; e.Won {
			played, e.Removed = moves, engine.Sequences
		}
		if i%2 == 1 {
			e.Code = engine.Code{Suits: []engine.Suits{engine.One, engine.Two, engine.Four}[random.IntN(3)], Number: random.Uint64N(1 << 32)}
			played = slices.Concat(played, slices.Repeat([]engine.Move{{From: 1, Count: 1, To: 2}}, random.IntN(300)))
		}
		if i%5 == 0 {
			e.Day = stats.DateOf(e.Ended)
		}
		if !e.Won {
			e.Removed = random.IntN(engine.Sequences)
			if e.Code == code {
				e.Removed = 0
				if game, err := (store.Entry{Game: stats.Game{Code: e.Code}, Record: store.PackMoves(played)}).Replay(); err == nil {
					e.Removed = game.Removed()
				}
			}
		}
		e.Moves, e.Record = len(played), store.PackMoves(played)
		e.Score = engine.Score(e.Moves, e.Removed)
		past = append(past, e)
	}
	return past
}

// KeepPast adds games to the history of a folder.
func KeepPast(t testing.TB, folder store.Folder, past []store.Entry) {
	t.Helper()
	for len(past) > 0 {
		part := past[:min(len(past), 10_000)]
		if err := folder.AppendHistory(part...); err != nil {
			t.Fatal(err)
		}
		past = past[len(part):]
	}
}
