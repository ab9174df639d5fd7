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
var fcsolve []byte // by fc-solve, a solver of its own

// Win is a game that is known to be won.
type Win struct {
	Code  engine.Code
	Moves []engine.Move // to the win
	Score int           // at the win
}

// Game is the game after its first moves.
func (w Win) Game(moves int) *engine.Game {
	game := engine.NewGame(w.Code)
	for _, m := range w.Moves[:moves] {
		if _, err := game.Play(m); err != nil {
			panic(err)
		}
	}
	return game
}

// Example is the complete game of the Examples page: one suit, 49 moves.
func Example() Win {
	record := ExampleRecord()
	w := Win{Code: record.Code, Score: 851}
	for _, m := range record.Moves {
		w.Moves = append(w.Moves, m.Move)
	}
	return w
}

// ExampleText is the record of the example, as a file holds it.
func ExampleText() []byte { return slices.Clone(exampleText) }

// ExampleRecord is the record of the example.
func ExampleRecord() *engine.Record {
	record, err := engine.ParseRecord(exampleText)
	if err != nil {
		panic(err)
	}
	return record
}

// Wins are many games that are known to be won: the example, with one suit, first, and others with
// four. They are not to be changed.
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
