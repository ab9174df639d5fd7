package store

import "fmt"

// Origin is where a running game comes from, if that is why it does not count. It is saved with
// the game.
type Origin string

// The origins.
const (
	Dealt       Origin = ""        // dealt in this window
	FromExample Origin = "example" // started from an example
	FromReplay  Origin = "replay"  // started from a position of a replay
	FromRecord  Origin = "record"  // started from somebody else's record
	FromWon     Origin = "won"     // started from a record of the player's own game that was already won
)

func (o Origin) check() error {
	switch o {
	case Dealt, FromExample, FromReplay, FromRecord, FromWon:
		return nil
	}
	return fmt.Errorf("%w: a game from %.40q", ErrUnreadable, string(o))
}
