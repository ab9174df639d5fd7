package gametest

import (
	"bytes"
	"encoding/json"
	"testing"

	"simplesimon/engine"
)

// Win is a game that is known to be won.
type Win struct {
	Code  engine.Code
	Moves []engine.Move
}

// Wins are the example, with one suit, and some games with four.
func Wins(t testing.TB) []Win {
	t.Helper()
	example := Example(t, 49)
	wins := []Win{{example.Code(), example.Played()}}
	for line := range bytes.Lines(data(t, "fcsolve.jsonl")) {
		if len(wins) == 8 {
			break
		}
		wins = append(wins, readWin(t, line))
	}
	return wins
}

func readWin(t testing.TB, line []byte) (win Win) {
	t.Helper()
	var w struct {
		Code  string
		Moves []string
	}
	err := json.Unmarshal(line, &w)
	if err == nil {
		win.Code, err = engine.ParseCode(w.Code)
	}
	for _, text := range w.Moves {
		m, wrong := engine.ParseMove(text)
		if wrong != nil {
			err = wrong
		}
		win.Moves = append(win.Moves, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return win
}
