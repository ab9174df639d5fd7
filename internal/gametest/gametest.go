// Package gametest has games for the tests of all packages above the engine: positions that
// show much at once, and games that are known to be won.
package gametest

import (
	"os"
	"path/filepath"
	"testing"

	"simplesimon/engine"
)

// Code is the code of the example game.
const Code = "SS1-S1-AAAAABD"

// Example is the example game, which is won after 49 moves, after some of its moves.
func Example(t testing.TB, moves int) *engine.Game {
	t.Helper()
	record, err := engine.ParseRecord(data(t, "example.simon"))
	if err != nil {
		t.Fatal(err)
	}
	record.Moves = record.Moves[:moves]
	game, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// data reads a file of the engine's testdata, from whichever folder of the module.
func data(t testing.TB, name string) []byte {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			break
		}
		above := filepath.Dir(folder)
		if above == folder {
			t.Fatal("the test does not run within the module")
		}
		folder = above
	}
	text, err := os.ReadFile(filepath.Join(folder, "engine", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}
