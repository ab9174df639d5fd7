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
	name    string             // in the trace
	title   func() string      // of the page, in the present language
	stories func() []story     // in the present language
	which   int                // of the stories is replayed
	at      int                // steps made

	replay *replay
}

// NewRecord returns a page that replays moves from a deal, under a title in the present language.
// PlayOn goes on with a game from its present step.
func NewRecord(stack *overlay.Stack, board func() Board, playOn func(*engine.Game), title func() string, code engine.Code, moves []engine.Move) *Page {
	p := &Page{stack: stack, board: board, playOn: playOn, name: "replay", title: title}
	p.stories = func() []story { return []story{{name: "record", title: title(), code: code, moves: moves}} }
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
	v := overlay.View{Name: p.name, Title: p.title(), Content: r.content(speed), Focus: r.next, Key: r.key}
	v.Closed = func() {
		p.at = r.at
		r.close()
	}
	v.Controls = append(r.steps[:len(r.steps):len(r.steps)], overlay.Control{Name: "slider", Object: r.slider}, overlay.Control{Name: "speed", Object: speed})
	if len(stories) > 1 {
		v.Pick = p.choice(stories)
		v.Controls = append(v.Controls, overlay.Control{Name: "example", Object: v.Pick})
	}
	v.Action = controls.NewButton(s.Host(), s.Words().Text(locales.PlayFromHere), nil, p.playFromHere)
	v.Controls = append(v.Controls, overlay.Control{Name: "play-from-here", Object: v.Action})
	s.ShowPage(v)
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

// playFromHere goes on from the present step as one's own game.
func (p *Page) playFromHere() {
	p.replay.pause()
	p.playOn(p.replay.story.game(p.replay.at))
}
