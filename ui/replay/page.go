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

// Board is what a replay's table looks like, and who takes the keys that are typed on it.
type Board struct {
	Deck     faces.Style
	Felt     color.NRGBA
	Pace     float64 // how long motions take, as a part of their usual time
	Keyboard table.Keyboard
}

// Page replays a game, or one of several.
type Page struct {
	stack   *overlay.Stack
	board   func() Board
	playOn  func(*engine.Game) // goes on with a game as one's own
	goOn    func(*engine.Game) // continues the game from its end; nil if it can't be
	name    string             // in the trace
	title   func() string      // of the page, in the present language
	stories func() []story     // in the present language
	which   int                // of the stories is replayed
	at      int                // steps made

	replay *replay
}

// Record is a game that was played.
type Record struct {
	Title    func() string // in the present language
	Code     engine.Code
	Moves    []engine.Move
	Continue func(*engine.Game) // goes on with the game from its end; nil if it is none of the player's own that is not finished
}

// NewRecord returns a page that replays a game. PlayOn goes on from its present step.
func NewRecord(stack *overlay.Stack, board func() Board, playOn func(*engine.Game), r Record) *Page {
	p := &Page{stack: stack, board: board, playOn: playOn, goOn: r.Continue, name: "replay", title: r.Title}
	p.stories = func() []story { return []story{{name: "record", title: r.Title(), code: r.Code, moves: r.Moves}} }
	return p
}

// NewExamples returns the Examples page, which begins with the complete game.
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
		r.show() // a record without moves ends where it begins
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

// continues reports whether the present step is the end of a game that can be continued.
func (p *Page) continues() bool { return p.goOn != nil && p.replay.at == p.replay.reel.length }

// action is what can be done from the present step.
func (p *Page) action() locales.ID {
	if p.continues() {
		return locales.ContinueGame
	}
	return locales.PlayFromHere
}

// choice chooses which of the stories is replayed.
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

// playFromHere goes on from the present step as one's own game, or continues the game at its end.
func (p *Page) playFromHere() {
	p.replay.pause()
	do := p.playOn
	if p.continues() {
		do = p.goOn
	}
	do(p.replay.story.game(p.replay.at))
}
