package locales

import "simplesimon/engine"

// WonGame is the data of a won game.
type WonGame struct {
	Code         engine.Code
	Moves, Score int
	Date         string // date of the deal of the day, as formatted by [Localizer.Date]; otherwise ""
}

// Result summarises a game in one line to be copied: the name of the game, the code, the day, the
// moves and the score.
func (l *Localizer) Result(g WonGame) string {
	if g.Date != "" {
		return l.Format(ResultLineDay, l.won(g))
	}
	return l.Format(ResultLine, l.won(g))
}

// WonBefore returns the message about which win of a game counts if it is not the last one.
func (l *Localizer) WonBefore(moves, score int) string {
	return l.Format(WonBefore, l.totals("", moves, score))
}

func (l *Localizer) won(g WonGame) wonData {
	return wonData{totalsData: l.totals(g.Code.String(), g.Moves, g.Score), Level: l.Level(g.Code.Suits), Date: g.Date}
}

// Standing describes the state of a game, won or not, with its figures. The game may be somebody
// else's.
func (l *Localizer) Standing(moves, score, removed int) string {
	if removed == engine.Sequences {
		return l.Format(Won, l.totals("", moves, score))
	}
	return l.Count(NotWon, removed, l.totals("", moves, score))
}

// totals returns the numbers with their nouns in the right plural forms.
func (l *Localizer) totals(code string, moves, score int) totalsData {
	return totalsData{
		Code:   code,
		Moves:  l.Count(MovesCount, moves, nil),
		Points: l.Count(PointsCount, score, nil),
	}
}

// FoundGame asks whether the saved or the current game continues.
func (l *Localizer) FoundGame(saved, present *engine.Game) string {
	totals := func(g *engine.Game) totalsData { return l.totals(g.Code().String(), g.Moves(), g.Score()) }
	return l.Format(FoundGameText, foundGameData{totals(saved), totals(present)})
}
