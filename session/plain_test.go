package session

import (
	"time"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/stats"
	"simplesimon/store"
)

// plainGame is a reference model of a running game, implementing nothing but the rules.
type plainGame struct {
	enginetest.Game
	counted, begun, won bool
	day                 stats.Date
	played              time.Duration
}

func newPlain(code engine.Code, now time.Time) plainGame {
	g := plainGame{Game: enginetest.NewGame(code), counted: true}
	year, month, day := now.Date()
	if engine.DealOfTheDay(code.Suits, year, int(month), day) == code {
		g.day = stats.DateOf(now)
	}
	return g
}

func (g *plainGame) play(m engine.Move) {
	g.Play(m)
	g.begun = true
}

// end returns the history entry for a game that ends.
func (g *plainGame) end(now time.Time) store.Entry {
	return store.Entry{
		Game: stats.Game{
			Ended: now, Code: g.Code(), Won: g.Won(), Score: g.Score(), Moves: g.Moves(), Removed: g.Table().Removed,
			Played: g.played, Day: g.day,
		},
		Record: store.PackMoves(g.Played()),
	}
}
