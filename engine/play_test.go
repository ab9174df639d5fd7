package engine_test

import (
	"testing"

	"simplesimon/engine"
)

// After and Game.Play yield the same position, change and refusal, and After never modifies its
// receiver.
func TestAfter(t *testing.T) {
	for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four} {
		code := engine.Code{Suits: suits, Number: 29}
		game, position := engine.NewGame(code), code.Deal()
		for n := 0; n < 200 && !game.Won(); n++ {
			var moves []engine.Move
			for m := range position.Moves() {
				moves = append(moves, m)
			}
			if len(moves) == 0 {
				break
			}
			m := moves[n*7%len(moves)]
			want, err := game.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			before := position
			after, got, err := position.After(m)
			if err != nil || got != want || after != game.Position() || position != before {
				t.Fatalf("%v: move %d, %v: %+v, %v; want %+v", code, n, m, got, err, want)
			}
			position = after
			if same, _, err := position.After(engine.Move{From: 3, Count: 1, To: 3}); refusalIn(err) == nil || same != after || position != after {
				t.Fatalf("%v: a move to the same column was played", code)
			}
		}
	}
}
