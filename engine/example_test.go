package engine_test

import (
	"fmt"

	"simplesimon/engine"
)

// A deal from a code, a move to the best column, a move that the rules refuse,
// and undo.
func Example() {
	code, err := engine.ParseCode("ss1-s1-aaaaabd")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := engine.NewGame(code)
	fmt.Print(game.Code(), "\n", game.Position())

	best := game.Tableau().Best(2, 1)
	change, _ := game.Play(engine.Move{From: 2, Count: 1, To: best})
	fmt.Println("played", change.Move, "score", game.Score())

	_, err = game.Play(engine.Move{From: 1, Count: 1, To: 10})
	fmt.Println(err)

	game.Undo()
	fmt.Println("moves", game.Moves(), "score", game.Score(), "redoable", game.Redoable())
	// Output:
	// SS1-S1-AAAAABD
	// 1: 4S 6S 3S 5S QS 2S 3S QS
	// 2: JS 4S 2S AS JS 7S 9S 2S
	// 3: 8S 5S JS KS TS TS AS 3S
	// 4: 5S 7S 9S TS 2S 9S JS
	// 5: 8S 6S 7S QS 5S 8S
	// 6: 4S KS 9S AS KS
	// 7: AS 8S TS KS
	// 8: 6S QS 4S
	// 9: 6S 7S
	// 10: 3S
	// removed:
	// played 2-1-3 score 499
	// move 1-1-10: wrong-rank (QS on 3S)
	// moves 0 score 500 redoable 1
}
