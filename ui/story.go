package ui

import (
	"simplesimon/engine"
	"simplesimon/locales"
)

// story is a run of moves that can be stepped through.
type story struct {
	name  string // in the trace
	title string
	intro string
	code  engine.Code
	lead  []engine.Move // from the deal to where the story begins
	steps []locales.Step
}

// exampleStory is the complete game of the Examples page.
func exampleStory(words *locales.Localizer) story {
	code, moves := locales.ExampleGame()
	s := story{name: "example", title: words.Text(locales.ExampleTitle), code: code}
	for i, m := range moves {
		s.steps = append(s.steps, locales.Step{Move: m, Note: words.ExampleNote(i + 1)})
	}
	return s
}

// shortStories are the short examples.
func shortStories(words *locales.Localizer) []story {
	var all []story
	for _, e := range words.ShortExamples() {
		all = append(all, story{name: "short-example", title: e.Title, intro: e.Intro, code: e.Code, lead: e.Before, steps: e.Steps})
	}
	return all
}

// begin is the game where the story begins.
func (s *story) begin() *engine.Game {
	game := engine.NewGame(s.code)
	for _, m := range s.lead {
		if _, err := game.Play(m); err != nil {
			break
		}
	}
	return game
}

// step makes a step of a story in a game; false if it is not possible.
func step(game *engine.Game, s locales.Step) (engine.Change, bool) {
	if s.Undo {
		return game.Undo()
	}
	change, err := game.Play(s.Move)
	return change, err == nil
}

// at is the game after a number of steps.
func (s *story) at(n int) *engine.Game {
	game := s.begin()
	for _, next := range s.steps[:n] {
		if _, ok := step(game, next); !ok {
			break
		}
	}
	return game
}

// longest is the number of cards in the longest column that the story has.
func (s *story) longest() int {
	game, most := s.begin(), 0
	look := func() {
		for col := 1; col <= engine.Columns; col++ {
			most = max(most, game.Tableau().Len(col))
		}
	}
	look()
	for _, next := range s.steps {
		if change, ok := step(game, next); ok && change.Completed && change.Kind == engine.Played {
			most = max(most, engine.SequenceLength) // it lies there until it leaves
		}
		look()
	}
	return most
}
