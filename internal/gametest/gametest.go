// Package gametest provides games for the tests of all packages above the engine: instructive
// positions, and games known to be won.
package gametest

import (
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// Code is the code of the example game.
const Code = "SS1-S1-AAAAABD"

// Example returns the example game, which is won after 49 moves, after the given number of moves.
func Example(_ testing.TB, moves int) *engine.Game { return enginetest.Example().Game(moves) }

// Win is a game known to be won.
type Win = enginetest.Win

// Wins returns the example with one suit and some games with four.
func Wins(testing.TB) []Win { return enginetest.Wins()[:8] }

// ForthAndBack returns that many legal moves from the deal of [Code] by moving one card back and
// forth.
func ForthAndBack(moves int) (engine.Code, []engine.Move) {
	all := []engine.Move{{From: 1, Count: 1, To: 6}}
	for len(all) < moves {
		all = append(all, engine.Move{From: 6, Count: 1, To: 7}, engine.Move{From: 7, Count: 1, To: 6})
	}
	return enginetest.Example().Code, all[:moves]
}
