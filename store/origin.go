package store

import "fmt"

// Origin is where a running game comes from, as far as that keeps it from counting. It is written
// into the file of the game.
type Origin string

// The origins.
const (
	Dealt       Origin = ""        // in this window
	FromExample Origin = "example" // begun from an example
	FromReplay  Origin = "replay"  // begun from a position of a replay
	FromRecord  Origin = "record"  // begun from a record of somebody else's
	FromWon     Origin = "won"     // begun from a record of a game of the player's own that is won already
)

func (o Origin) check() error {
	switch o {
	case Dealt, FromExample, FromReplay, FromRecord, FromWon:
		return nil
	}
	return fmt.Errorf("%w: a game from %.40q", ErrUnreadable, string(o))
}
