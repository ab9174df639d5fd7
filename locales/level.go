package locales

import "simplesimon/engine"

// Level is an answer to "How many suits?".
type Level struct {
	Suits engine.Suits
	Name  string // as shown in the trace
	Title ID     // what players call it
	Cards ID     // description of the cards it is played with
}

// Level returns the name of the level with the given number of suits.
func (l *Localizer) Level(suits engine.Suits) string {
	for _, level := range Levels {
		if level.Suits == suits {
			return l.Text(level.Title)
		}
	}
	return ""
}

// Levels lists all levels, easiest first.
var Levels = []Level{
	{engine.One, "easy", Easy, CardsOne},
	{engine.Two, "medium", Medium, CardsTwo},
	{engine.Four, "hard", Hard, CardsFour},
}
