package store

import (
	"fmt"

	"simplesimon/engine"
)

// Packed is a list of moves in a compact text form, three characters each: source column, number
// of cards, target column. Columns are digits, with 0 for the tenth; numbers are letters, with a
// for one card: "2a3 5a2 0b1" without the spaces is 2-1-3 5-1-2 10-2-1.
type Packed string

// packedMove is the length of a packed move.
const packedMove = 3

// mostCards is the largest number of cards in a move; a complete sequence has been removed.
const mostCards = engine.SequenceLength

// PackMoves packs the moves of a game.
func PackMoves(moves []engine.Move) Packed {
	text := make([]byte, 0, packedMove*len(moves))
	for _, m := range moves {
		text = append(text, byte('0'+m.From%10), byte('a'+m.Count-1), byte('0'+m.To%10))
	}
	return Packed(text)
}

// Len returns the number of moves.
func (p Packed) Len() int { return len(p) / packedMove }

// Moves unpacks the moves without checking them against the rules. The error is [ErrUnreadable] if
// p is malformed.
func (p Packed) Moves() ([]engine.Move, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	moves := make([]engine.Move, 0, p.Len())
	for i := 0; i < len(p); i += packedMove {
		moves = append(moves, engine.Move{From: column(p[i]), Count: int(p[i+1]-'a') + 1, To: column(p[i+2])})
	}
	return moves, nil
}

func column(digit byte) int {
	if digit == '0' {
		return engine.Columns
	}
	return int(digit - '0')
}

func (p Packed) check() error {
	if len(p)%packedMove != 0 {
		return fmt.Errorf("%w: moves of %d characters", ErrUnreadable, len(p))
	}
	for i := 0; i < len(p); i += packedMove {
		if p[i]-'0' > 9 || p[i+1]-'a' >= mostCards || p[i+2]-'0' > 9 {
			return fmt.Errorf("%w: %q is no move", ErrUnreadable, p[i:i+packedMove])
		}
	}
	return nil
}
