package locales

import "simplesimon/engine"

// Level is an answer to "How many suits?".
type Level struct {
	Suits engine.Suits
	Name  string // in the trace
	Title ID     // what players call it
	Cards ID     // the cards that it is played with
}

// Level is what players call the level with so many suits.
func (l *Localizer) Level(suits engine.Suits) string {
	for _, level := range Levels {
		if level.Suits == suits {
			return l.Text(level.Title)
		}
	}
	return ""
}

// Levels are all answers, the easiest first.
var Levels = []Level{
	{engine.One, "easy", Easy, CardsOne},
	{engine.Two, "medium", Medium, CardsTwo},
	{engine.Four, "hard", Hard, CardsFour},
}
