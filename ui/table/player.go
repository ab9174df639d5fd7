package table

import (
	"simplesimon/engine"
	"simplesimon/trace"
)

// Player carries out what gestures request. When it is called, the gesture has ended: a change of
// the game, which it passes to [Table.Follow] before it returns, finds the table idle.
type Player interface {
	// Tableau returns the current position, which is not modified.
	Tableau() *engine.Tableau
	// Play plays a move, or refuses it and explains why; it reports whether it was played.
	Play(m engine.Move, by trace.By) bool
	// Best returns the column to which PlayBest would move the last count cards of a column; 0 if
	// none.
	Best(col, count int) int
	// PlayBest moves the last count cards of a column to the best column, or explains why they
	// can't be moved; it reports whether they were.
	PlayBest(col, count int, by trace.By) bool
	// Refuse explains why the last count cards of a column can't be picked up.
	Refuse(col, count int, by trace.By)
}

// Options are the settings that affect gestures.
type Options struct {
	DoubleClick    bool // a double click moves cards to the best column
	SingleClick    bool // a single click does that
	AutoPlace      bool // cards dropped where no column accepts them do that
	PlacementHelp  bool // columns that accept the held cards are marked
	SelectAndPlace bool // a click selects, the next one places
}
