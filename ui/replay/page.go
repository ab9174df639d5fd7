package replay

import (
	"image/color"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/overlay"
	"simplesimon/ui/table"
)

// Board is the appearance of a replay's table, and the receiver of keys typed on it.
type Board struct {
	Deck     faces.Style
	Felt     color.NRGBA
	Pace     float64 // factor on the duration of animations
	Keyboard table.Keyboard
}

// Page replays a game, or one of several.
type Page struct {
	stack   *overlay.Stack
	board   func() Board
	playOn  func(*engine.Game) // continues a game as the player's own
	goOn    func(*engine.Game) // continues the game from its end; nil if that is not possible
	name    string             // in the trace
	title   func() string      // title of the page in the current language
	stories func() []story     // in the current language
	which   int                // index of the current story
	at      int                // current step

	replay *replay
}

// Record is a game that was played.
type Record struct {
	Title    func() string // in the current language
	Code     engine.Code
	Moves    []engine.Move
	Continue func(*engine.Game) // continues the game from its end; nil unless it is an unfinished game of the player's own
}

// NewRecord returns a page that replays a game. playOn continues from its current step.
func NewRecord(stack *overlay.Stack, board func() Board, playOn func(*engine.Game), r Record) *Page {
	p := &Page{stack: stack, board: board, playOn: playOn, goOn: r.Continue, name: "replay", title: r.Title}
	p.stories = func() []story { return []story{{name: "record", title: r.Title(), code: r.Code, moves: r.Moves}} }
	return p
}

// NewExamples returns the Examples page, which starts with the complete game.
func NewExamples(stack *overlay.Stack, board func() Board, playOn func(*engine.Game)) *Page {
	p := &Page{stack: stack, board: board, playOn: playOn, name: "examples"}
	p.title = func() string { return stack.Words().Text(locales.PageExamples) }
	p.stories = func() []story { return append([]story{exampleStory(stack.Words())}, shortStories(stack.Words())...) }
	return p
}

// Show implements [overlay.Layer].
func (p *Page) Show(s *overlay.Stack) {
	stories := p.stories()
	p.which = max(0, min(p.which, len(stories)-1))
	r := newReplay(s, p.board(), stories[p.which])
	if r.story.name == "record" {
		last := r.reel.at(r.reel.length)
		r.story.end = s.Words().Standing(last.moves, last.score(), last.tableau.Removed())
		r.show() // a record without moves ends immediately
	}
	r.goTo(p.at)
	p.replay = r
	speed := r.speedChoice()
	v := overlay.View{Name: p.name, Title: p.title(), Content: r.content(speed), Focus: r.play, Key: r.key}
	v.Closed = func() {
		p.at = r.at
		r.close()
	}
	v.Controls = append(r.steps[:len(r.steps):len(r.steps)], overlay.Control{Name: "slider", Object: r.slider}, overlay.Control{Name: "speed", Object: speed})
	if len(stories) > 1 {
		v.Pick = p.choice(stories)
		v.Controls = append(v.Controls, overlay.Control{Name: "example", Object: v.Pick})
	}
	v.Action = controls.NewButton(s.Host(), s.Words().Text(p.action()), nil, p.playFromHere)
	v.Controls = append(v.Controls, overlay.Control{Name: "play-from-here", Object: v.Action})
	s.ShowPage(v)
	r.stepped = func() { s.SetAction(v.Action, s.Words().Text(p.action())) }
}

// continues reports whether the current step is the end of a game that can be continued.
func (p *Page) continues() bool { return p.goOn != nil && p.replay.at == p.replay.reel.length }

// action returns the name of the action for the current step.
func (p *Page) action() locales.ID {
	if p.continues() {
		return locales.ContinueGame
	}
	return locales.PlayFromHere
}

// choice returns the selector of the story.
func (p *Page) choice(stories []story) *controls.Choice {
	var titles []string
	for _, s := range stories {
		titles = append(titles, s.title)
	}
	pick := controls.NewChoice(p.stack.Host(), titles)
	pick.Selected = titles[p.which]
	pick.OnChanged = func(string) {
		if i := pick.SelectedIndex(); i >= 0 && i != p.which {
			p.stack.Replace(&Page{stack: p.stack, board: p.board, playOn: p.playOn, name: p.name, title: p.title, stories: p.stories, which: i})
		}
	}
	return pick
}

// playFromHere continues from the current step as a game of the player's own, or continues the
// game at its end.
func (p *Page) playFromHere() {
	p.replay.pause()
	do := p.playOn
	if p.continues() {
		do = p.goOn
	}
	do(p.replay.story.game(p.replay.at))
}
