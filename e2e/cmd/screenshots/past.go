package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/stats"
	"simplesimon/store"
)

// gamesPlayed is the number of finished games of the player in the screenshots of pages.
const gamesPlayed = 60

// behind fills a player's history, and adds records to the documents.
func behind(files string) error {
	games, err := past(gamesPlayed, time.Now())
	if err != nil {
		return err
	}
	if err := store.At(filepath.Join(files, "data")).AppendHistory(games...); err != nil {
		return err
	}
	documents := filepath.Join(files, "home", "Documents")
	if err := os.MkdirAll(filepath.Join(documents, "Simple Simon"), 0o700); err != nil {
		return err
	}
	code, moves := locales.ExampleGame()
	for _, played := range []int{16, 34, len(moves)} {
		path := filepath.Join(documents, fmt.Sprintf("%v-%d.simon", code, played))
		if err := os.WriteFile(path, []byte(engine.FormatRecord(code, moves[:played])), 0o600); err != nil {
			return err
		}
	}
	return nil
}

// past returns finished games of the last weeks, the same at every run except for their dates.
// Those with one suit can be replayed; the others have only plausible figures.
func past(games int, now time.Time) ([]store.Entry, error) {
	random := rand.New(rand.NewPCG(uint64(games), 0))
	code, moves := locales.ExampleGame()
	all := make([]store.Entry, games)
	for i := range all {
		part := moves
		if i%3 == 1 {
			part = moves[:5+random.IntN(40)]
		}
		game, err := astray(code, part, random.IntN(30))
		if err != nil {
			return nil, err
		}
		ended := now.Add(-time.Duration(games-i)*31*time.Hour - time.Duration(random.IntN(300))*time.Minute)
		all[i] = store.Entry{
			ID: fmt.Sprintf("%016x", i+1),
			Game: stats.Game{
				Ended: ended.Truncate(time.Second), Code: code,
				Won: game.Won(), Score: game.Score(), Moves: game.Moves(), Removed: game.Removed(),
				Played: time.Duration(120+random.IntN(900)) * time.Second,
			},
			Record: store.PackMoves(game.Played()),
		}
		if suits := []engine.Suits{engine.One, engine.One, engine.Two, engine.Four}[random.IntN(4)]; suits != engine.One {
			today := stats.DateOf(ended)
			all[i].Code, all[i].Day = today.Deal(suits), today
		}
	}
	return all, nil
}

// astray returns moves preceded by the given number of detours to another column and back.
func astray(code engine.Code, moves []engine.Move, detours int) (*engine.Game, error) {
	game := engine.NewGame(code)
	all := slices.Concat(slices.Repeat(detour(game.Position()), detours), moves)
	for _, m := range all {
		if _, err := game.Play(m); err != nil {
			return nil, err
		}
	}
	return game, nil
}

// detour returns a move and its reverse, or nothing if there is none.
func detour(position engine.Tableau) []engine.Move {
	for m := range position.Moves() {
		back := engine.Move{From: m.To, Count: m.Count, To: m.From}
		if after, _, err := position.After(m); err == nil && after.Removed() == position.Removed() && after.Check(back) == engine.None {
			return []engine.Move{m, back}
		}
	}
	return nil
}
