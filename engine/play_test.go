package engine_test

import (
	"testing"

	"simplesimon/engine"
)

// A move on a bare position changes it as the same move of a game does, and is
// told alike; a refused one changes nothing.
func TestPlayOnATableau(t *testing.T) {
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
			got, err := position.Play(m)
			if err != nil || got != want || position != game.Position() {
				t.Fatalf("%v: move %d, %v: %+v, %v; want %+v", code, n, m, got, err, want)
			}
			before := position
			if _, err := position.Play(engine.Move{From: 3, Count: 1, To: 3}); err == nil || position != before {
				t.Fatalf("%v: a move to the same column was played", code)
			}
		}
	}
}
