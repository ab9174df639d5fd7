package engine_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"simplesimon/engine"
)

// A game starts from its code. Play moves to the best column, play an illegal move, and undo.
func Example() {
	code, err := engine.ParseCode("ss1-s1-aaaaabd")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := engine.NewGame(code)

	best := game.Tableau().Best(2, 1)
	change, _ := game.Play(engine.Move{From: 2, Count: 1, To: best})
	fmt.Println("played", change.Move, "score", game.Score())

	_, err = game.Play(engine.Move{From: 1, Count: 1, To: 10})
	fmt.Println(err)

	game.Undo()
	fmt.Println("moves", game.Moves(), "score", game.Score(), "redoable", game.Redoable())
	// Output:
	// played 2-1-3 score 499
	// move 1-1-10: wrong-rank (QS on 3S)
	// moves 0 score 500 redoable 1
}

// A code deals the same cards forever.
func ExampleCode_Deal() {
	code := engine.Code{Suits: engine.One, Number: 29}
	fmt.Print(code, "\n", code.Deal())
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
}

// Codes are strings in JSON, as are moves and cards.
func ExampleCode_MarshalText() {
	data, _ := json.Marshal([]engine.Code{{Suits: engine.Four, Number: engine.Deals - 1}})
	fmt.Println(string(data))
	// Output: ["SS1-S4-ZZZZZZZ"]
}

// An error carries what is wrong and where, so that a message can be composed in any language.
func ExampleParseCode() {
	for _, text := range []string{" ss1-s4-eidnebw\n", "SS1-S3-EIDNEBW", "SS1-S4-EIDN3BW"} {
		code, err := engine.ParseCode(text)
		if wrong, ok := errors.AsType[*engine.CodeError](err); ok {
			fmt.Println(wrong.Fault == engine.CodeLetter, wrong)
			continue
		}
		fmt.Println(code)
	}
	// Output:
	// SS1-S4-EIDNEBW
	// false game code: suits "S3" instead of "S1", "S2" or "S4"
	// true game code: "3" at position 5 instead of a letter from A to Z
}

func ExampleFindCode() {
	code, found := engine.FindCode("Try this one: SS1-S2-QWERTYU, but not before tea.")
	fmt.Println(code, found)
	// Output: SS1-S2-QWERTYU true
}

// The date and the number of suits determine the deal that everyone plays.
func ExampleDealOfTheDay() {
	fmt.Println(engine.DealOfTheDay(engine.One, 2026, 1, 31))
	fmt.Println(engine.DealOfTheDay(engine.Four, 2026, 1, 31))
	// Output:
	// SS1-S1-XHYZYJL
	// SS1-S4-YNFQXPK
}

// An illegal move changes nothing. The error carries the reason and the cards involved.
func ExampleGame_Play() {
	game := engine.NewGame(engine.Code{Suits: engine.One, Number: 29})
	for _, text := range []string{"2-1-3", "1-1-10"} {
		move, _ := engine.ParseMove(text)
		change, err := game.Play(move)
		if refusal, ok := errors.AsType[*engine.Refusal](err); ok {
			fmt.Println(refusal.Reason, refusal.First, refusal.Target)
			continue
		}
		fmt.Println(change.Move, change.Completed)
	}
	fmt.Println(game.Moves(), game.Score())
	// Output:
	// 2-1-3 false
	// wrong-rank QS 3S
	// 1 499
}

// Undo and Redo return the change, as Play does, until there is nothing left to undo or redo.
func ExampleGame_Undo() {
	game := engine.NewGame(engine.Code{Suits: engine.One, Number: 29})
	game.Play(engine.Move{From: 2, Count: 1, To: 3})
	for range 2 {
		change, ok := game.Undo()
		fmt.Println(ok, change.Move, game.Undoable(), game.Redoable())
	}
	change, ok := game.Redo()
	fmt.Println(ok, change.Move, game.Undoable(), game.Redoable())
	// Output:
	// true 2-1-3 0 1
	// false 0-0-0 0 1
	// true 2-1-3 1 0
}

// A history restores a game together with its undo and redo.
func ExampleRestore() {
	game := engine.NewGame(engine.Code{Suits: engine.One, Number: 29})
	game.Play(engine.Move{From: 2, Count: 1, To: 3})
	game.Play(engine.Move{From: 5, Count: 1, To: 2})
	game.Undo()

	again, err := engine.Restore(game.History())
	fmt.Println(err, again.Moves(), again.Redoable(), again.Position() == game.Position())
	// Output: <nil> 1 1 true
}

// Positions are values: looking ahead does not modify the original.
func ExampleTableau_After() {
	position := engine.Code{Suits: engine.One, Number: 29}.Deal()
	after, change, err := position.After(engine.Move{From: 2, Count: 1, To: 3})
	fmt.Println(position.Last(3), after.Last(3), change.Completed, err)
	// Output: 3S 2S false <nil>
}

func ExampleTableau_Moves() {
	position, err := engine.ParseTableau("1: KS 9H 8H\n2: 9C\n3: TD\n4: KC\n5: KC\n6: KC\n7: KC\n8: KC\n9: KC\n10: KC")
	fmt.Println(slices.Collect(position.Moves()), err)
	// Output: [1-1-2 1-2-3 2-1-3] <nil>
}

// A record is parsed first and played afterwards: a well-formed record may still contain illegal
// moves.
func ExampleParseRecord() {
	for _, moves := range []string{"2-1-3 5-1-2", "2-1-3 5-1", "2-1-3 5-1-9 8-1-5"} {
		record, err := engine.ParseRecord([]byte("Simple Simon record 1\ncode: SS1-S1-AAAAABD\nmoves: " + moves))
		if err != nil {
			fmt.Println(err)
			continue
		}
		game, err := record.Replay()
		fmt.Println(game.Moves(), err)
	}
	// Output:
	// 2 <nil>
	// line 3: bad-move "5-1"
	// 1 move 2 "5-1-9" is illegal: move 5-1-9: wrong-rank (8S on 7S)
}

// The error of a replay carries the number of the illegal move and wraps the refusal.
func ExampleRecord_Replay() {
	record := engine.Record{
		Code:  engine.Code{Suits: engine.One, Number: 29},
		Moves: []engine.RecordMove{{Move: engine.Move{From: 2, Count: 1, To: 3}}, {Move: engine.Move{From: 1, Count: 1, To: 1}}},
	}
	game, err := record.Replay()
	if illegal, ok := errors.AsType[*engine.IllegalMove](err); ok {
		fmt.Println("move", illegal.Number, illegal.Refusal.Reason)
	}
	fmt.Println("up to there", game.Played())
	// Output:
	// move 2 same-column
	// up to there [2-1-3]
}

func ExampleFormatRecord() {
	moves := []engine.Move{{From: 2, Count: 1, To: 3}, {From: 5, Count: 1, To: 2}}
	fmt.Print(engine.FormatRecord(engine.Code{Suits: engine.One, Number: 29}, moves))
	// Output:
	// Simple Simon record 1
	// code: SS1-S1-AAAAABD
	// moves: 2-1-3 5-1-2
}
