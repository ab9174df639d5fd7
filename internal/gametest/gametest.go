// Package gametest has games for the tests of all packages above the engine: positions that
// show much at once, and games that are known to be won.
package gametest

import (
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// Code is the code of the example game.
const Code = "SS1-S1-AAAAABD"

// Example is the example game, which is won after 49 moves, after some of its moves.
func Example(_ testing.TB, moves int) *engine.Game { return enginetest.Example().Game(moves) }

// Win is a game that is known to be won.
type Win = enginetest.Win

// Wins are the example, with one suit, and some games with four.
func Wins(testing.TB) []Win { return enginetest.Wins()[:8] }

// ForthAndBack returns that many moves from the deal of [Code], one card forth and back, which any number
// of moves can be made of.
func ForthAndBack(moves int) (engine.Code, []engine.Move) {
	all := []engine.Move{{From: 1, Count: 1, To: 6}}
	for len(all) < moves {
		all = append(all, engine.Move{From: 6, Count: 1, To: 7}, engine.Move{From: 7, Count: 1, To: 6})
	}
	return enginetest.Example().Code, all[:moves]
}
