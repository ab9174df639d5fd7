package table

import (
	"simplesimon/engine"
	"simplesimon/trace"
)

// Player carries out what gestures ask for. When it is asked, the gesture that
// led to it has ended: a change of the game, which it tells to [Table.Follow]
// before it returns, finds the table idle.
type Player interface {
	// Tableau is the present position. It is only read.
	Tableau() *engine.Tableau
	// Play makes a move, or refuses it and tells the player why; it reports
	// whether it was made.
	Play(m engine.Move, by trace.By) bool
	// Best is the column that PlayBest sends the last count cards of a column to; 0 if
	// they stay.
	Best(col, count int) int
	// PlayBest sends the last count cards of a column to the best column, or
	// tells the player why they stay; it reports whether they moved.
	PlayBest(col, count int, by trace.By) bool
	// Refuse tells the player why the last count cards of a column can't be
	// picked up.
	Refuse(col, count int, by trace.By)
}

// Options are the settings that change what gestures do and show.
type Options struct {
	DoubleClick    bool // a double click sends cards to the best column
	SingleClick    bool // the first click does that already
	AutoPlace      bool // cards let go where no column takes them do the same
	PlacementHelp  bool // columns that take the held cards are marked
	SelectAndPlace bool // a click selects, the next one places
}
