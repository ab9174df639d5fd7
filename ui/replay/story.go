package replay

import (
	"slices"

	"simplesimon/engine"
	"simplesimon/locales"
)

// story is a series of moves to step through. It has either steps or moves.
type story struct {
	name  string // in the trace
	title string
	intro string // shown at the beginning
	end   string // shown at the end
	code  engine.Code
	lead  []engine.Move // from the deal to the start of the story
	steps []locales.Step
	moves []engine.Move // of a record or past game, possibly many thousands
}

// exampleStory returns the complete game of the Examples page.
func exampleStory(words *locales.Localizer) story {
	code, moves := locales.ExampleGame()
	s := story{name: "example", title: words.Text(locales.ExampleTitle), code: code}
	for i, m := range moves {
		s.steps = append(s.steps, locales.Step{Move: m, Note: words.ExampleNote(i + 1)})
	}
	return s
}

// shortStories returns the short examples.
func shortStories(words *locales.Localizer) []story {
	var all []story
	for _, e := range words.ShortExamples() {
		all = append(all, story{name: "short-example", title: e.Title, intro: e.Intro, code: e.Code, lead: e.Before, steps: e.Steps})
	}
	return all
}

// len returns the number of steps.
func (s *story) len() int { return len(s.steps) + len(s.moves) }

// step returns the step with an index.
func (s *story) step(i int) locales.Step {
	if i < len(s.steps) {
		return s.steps[i]
	}
	return locales.Step{Move: s.moves[i-len(s.steps)]}
}

// undoes reports whether a step takes back a move.
func (s *story) undoes() bool {
	return slices.ContainsFunc(s.steps, func(s locales.Step) bool { return s.Undo })
}

// step performs a step of a story in a game, and reports whether that was possible.
func step(game *engine.Game, s locales.Step) (engine.Change, bool) {
	if s.Undo {
		return game.Undo()
	}
	change, err := game.Play(s.Move)
	return change, err == nil
}

// game returns a game played according to the story, up to a step.
func (s *story) game(n int) *engine.Game {
	game := engine.NewGame(s.code)
	for _, m := range s.lead {
		if _, err := game.Play(m); err != nil {
			break
		}
	}
	for i := range n {
		if _, ok := step(game, s.step(i)); !ok {
			break
		}
	}
	return game
}
