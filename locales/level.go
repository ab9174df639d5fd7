package locales

import "simplesimon/engine"

// Level is an answer to "How many suits?".
type Level struct {
	Suits engine.Suits
	Name  string // in the trace
	Title ID     // what players call it
	Cards ID     // the cards that it is played with
}

// Levels are all answers, the easiest first.
var Levels = []Level{
	{engine.One, "easy", Easy, CardsOne},
	{engine.Two, "medium", Medium, CardsTwo},
	{engine.Four, "hard", Hard, CardsFour},
}
