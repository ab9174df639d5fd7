package enginetest

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"slices"
	"sync"

	"simplesimon/engine"
)

//go:embed testdata/example.simon
var exampleText []byte

//go:embed testdata/fcsolve.jsonl
var fcsolve []byte // solutions found by fc-solve

// Win is a game known to be won.
type Win struct {
	Code  engine.Code
	Moves []engine.Move // up to the win
	Score int           // at the win
}

// Game returns the game after the given number of moves.
func (w Win) Game(moves int) *engine.Game {
	game := engine.NewGame(w.Code)
	for _, m := range w.Moves[:moves] {
		if _, err := game.Play(m); err != nil {
			panic(err)
		}
	}
	return game
}

// Example returns the complete game of the Examples page: one suit, 49 moves.
func Example() Win {
	record := ExampleRecord()
	w := Win{Code: record.Code, Score: 851}
	for _, m := range record.Moves {
		w.Moves = append(w.Moves, m.Move)
	}
	return w
}

// ExampleText returns the record file of the example.
func ExampleText() []byte { return slices.Clone(exampleText) }

// ExampleRecord returns the record of the example.
func ExampleRecord() *engine.Record {
	record, err := engine.ParseRecord(exampleText)
	if err != nil {
		panic(err)
	}
	return record
}

// Wins returns games known to be won: first the example with one suit, then games with four.
// Callers must not modify them.
var Wins = sync.OnceValue(func() []Win {
	wins := []Win{Example()}
	for line := range bytes.Lines(fcsolve) {
		wins = append(wins, parseWin(line))
	}
	return wins
})

func parseWin(line []byte) Win {
	var text struct {
		Code  string
		Moves []string
		Score int
	}
	if err := json.Unmarshal(line, &text); err != nil {
		panic(err)
	}
	code, err := engine.ParseCode(text.Code)
	if err != nil {
		panic(err)
	}
	w := Win{Code: code, Score: text.Score}
	for _, move := range text.Moves {
		m, err := engine.ParseMove(move)
		if err != nil {
			panic(err)
		}
		w.Moves = append(w.Moves, m)
	}
	return w
}
