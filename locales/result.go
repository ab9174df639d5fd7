package locales

import "simplesimon/engine"

// Result is a game told in one line, to be copied: its code, the date if it is a deal of the day and
// date is not "", the moves and the score.
func (l *Localizer) Result(code engine.Code, date string, moves, score int) string {
	name := code.String()
	if date != "" {
		name = l.Format(ResultDay, codeDayData{name, date})
	}
	return l.Format(ResultLine, l.totals(name, moves, score))
}

// Won is the text of the message at the win.
func (l *Localizer) Won(moves, score int) string {
	return l.Format(WonText, l.totals("", moves, score))
}

// Standing is how a game stands that may be somebody else's: won or not, with its figures.
func (l *Localizer) Standing(moves, score, removed int) string {
	if removed == engine.Sequences {
		return l.Format(Won, l.totals("", moves, score))
	}
	return l.Count(NotWon, removed, l.totals("", moves, score))
}

// totals has the numbers with their nouns, each in the plural form it needs.
func (l *Localizer) totals(code string, moves, score int) totalsData {
	return totalsData{
		Code:   code,
		Moves:  l.Count(MovesCount, moves, nil),
		Points: l.Count(PointsCount, score, nil),
	}
}

// FoundGame asks which of two games goes on: the saved one, or the present one.
func (l *Localizer) FoundGame(saved, present *engine.Game) string {
	totals := func(g *engine.Game) totalsData { return l.totals(g.Code().String(), g.Moves(), g.Score()) }
	return l.Format(FoundGameText, foundGameData{totals(saved), totals(present)})
}
