package locales

import "simplesimon/engine"

// ShortExample is a position and a few steps that illustrate one thing.
type ShortExample struct {
	Title, Intro string
	Code         engine.Code
	Before       []engine.Move // from the deal to the initial position of the example
	Steps        []Step
}

// Step is a move, or the undoing of the previous move, with a comment.
type Step struct {
	Move engine.Move // if Undo is set, the move taken back
	Undo bool
	Note string
}

// Start returns a new game at the initial position of the example.
func (e ShortExample) Start() *engine.Game {
	game := engine.NewGame(e.Code)
	for _, m := range e.Before {
		if _, err := game.Play(m); err != nil {
			report(err)
			break
		}
	}
	return game
}

// shortStep is a step in the table below: a move, or "undo".
type shortStep struct {
	move string
	note ID
}

const undoStep = "undo"

// shortExamples lists the examples; before is a number of moves of the complete game, or 0 for a
// separate deal.
var shortExamples = []struct {
	title, intro ID
	code         string
	before       int
	steps        []shortStep
}{
	{SplitTitle, SplitIntro, "SS1-S4-AAAAIUK", 0, []shortStep{
		{"2-2-10", SplitPark}, {"2-1-8", SplitFree}, {"8-2-2", SplitGather}, {"10-2-2", SplitBack},
	}},
	{ColumnTitle, ColumnIntro, "SS1-S2-AAAAAGY", 0, []shortStep{
		{"10-1-1", ColumnClear}, {"7-1-10", ColumnUse}, {"7-1-6", ColumnGain}, {"10-1-7", ColumnBack},
	}},
	{UndoneTitle, UndoneIntro, ExampleCode, 16, []shortStep{
		{"2-11-3", UndoneLeaves}, {undoStep, UndoneBack},
	}},
}

// ShortExamples returns the short examples of the Examples page.
func (l *Localizer) ShortExamples() []ShortExample {
	var examples []ShortExample
	for _, s := range shortExamples {
		code, err := engine.ParseCode(s.code)
		if err != nil {
			report(err)
			continue
		}
		e := ShortExample{Title: l.Text(s.title), Code: code}
		if all := exampleGame().moves; s.before <= len(all) {
			e.Before = append(e.Before, all[:s.before]...)
		}
		e.Intro, e.Steps = l.shortSteps(e.Start(), s.intro, s.steps)
		examples = append(examples, e)
	}
	return examples
}

// shortSteps plays the steps and comments on each. The intro uses the data of the first step's
// note.
func (l *Localizer) shortSteps(game *engine.Game, intro ID, steps []shortStep) (string, []Step) {
	var told []Step
	var opening string
	var before engine.Tableau
	var last engine.Move
	for i, s := range steps {
		undo := s.move == undoStep
		if !undo {
			m, err := engine.ParseMove(s.move)
			if err != nil {
				report(err)
				break
			}
			before, last = game.Position(), m
		}
		data := l.moveData(&before, last)
		if i == 0 {
			opening = l.Format(intro, l.standing(data, game))
		}
		if undo {
			game.Undo()
		} else if _, err := game.Play(last); err != nil {
			report(err)
			break
		}
		told = append(told, Step{last, undo, l.Format(s.note, l.standing(data, game))})
	}
	return opening, told
}

// standing adds the state of a game to the data of a move.
func (l *Localizer) standing(data moveData, game *engine.Game) moveData {
	data.Moves = l.Count(MovesCount, game.Moves(), nil)
	data.Score = l.Count(PointsCount, game.Score(), nil)
	data.Removed = l.Count(SequencesRemoved, game.Removed(), nil)
	return data
}
