package locales

import "simplesimon/engine"

// WonGame is what there is to tell of a game that is won.
type WonGame struct {
	Code         engine.Code
	Moves, Score int
	Date         string // of the day whose deal it is, as [Localizer.Date] writes it; "" if it is none
}

// Result is a game told in one line, to be copied: the name of the game, the code, the day, the moves and
// the score.
func (l *Localizer) Result(g WonGame) string {
	if g.Date != "" {
		return l.Format(ResultLineDay, l.won(g))
	}
	return l.Format(ResultLine, l.won(g))
}

// WonBefore says which win of a game counts if that was not the last one.
func (l *Localizer) WonBefore(moves, score int) string {
	return l.Format(WonBefore, l.totals("", moves, score))
}

func (l *Localizer) won(g WonGame) wonData {
	return wonData{totalsData: l.totals(g.Code.String(), g.Moves, g.Score), Level: l.Level(g.Code.Suits), Date: g.Date}
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
