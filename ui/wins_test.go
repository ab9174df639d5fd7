package ui

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"simplesimon/engine"
)

// knownWin is a game that is known to be won.
type knownWin struct {
	code  engine.Code
	moves []engine.Move
}

// knownWins are the example, with one suit, and some games with four.
func knownWins(t *testing.T) []knownWin {
	t.Helper()
	example := exampleGame(t, 49)
	wins := []knownWin{{example.Code(), example.Played()}}
	file, err := os.Open(filepath.Join("..", "engine", "testdata", "fcsolve.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for len(wins) < 8 && lines.Scan() {
		wins = append(wins, readWin(t, lines.Bytes()))
	}
	return wins
}

// readWin reads a line with a game that is known to be won.
func readWin(t *testing.T, line []byte) (win knownWin) {
	t.Helper()
	var w struct {
		Code  string
		Moves []string
	}
	err := json.Unmarshal(line, &w)
	if err == nil {
		win.code, err = engine.ParseCode(w.Code)
	}
	for _, text := range w.Moves {
		m, wrong := engine.ParseMove(text)
		if wrong != nil {
			err = wrong
		}
		win.moves = append(win.moves, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return win
}
