package table_test

import (
	"errors"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
)

// player plays a game of the engine as a [table.Player].
type player struct {
	game    *engine.Game
	board   *engine.Tableau // shown in place of the game's position, if not nil
	changed func(engine.Change)
	refused func(*engine.Refusal)
	asked   func() // called first at each request; may be nil
}

func (p *player) Tableau() *engine.Tableau {
	if p.board != nil {
		return p.board
	}
	return p.game.Tableau()
}

func (p *player) ask() {
	if p.asked != nil {
		p.asked()
	}
}

func (p *player) Play(m engine.Move, _ trace.By) bool {
	p.ask()
	change, err := p.game.Play(m)
	if err != nil {
		p.refuse(err)
		return false
	}
	p.changed(change)
	return true
}

func (p *player) Best(col, count int) int { return p.Tableau().Best(col, count) }

func (p *player) PlayBest(col, count int, by trace.By) bool {
	to := p.Best(col, count)
	if to == 0 {
		p.Refuse(col, count, by)
		return false
	}
	return p.Play(engine.Move{From: col, Count: count, To: to}, by)
}

func (p *player) Refuse(col, count int, _ trace.By) {
	p.ask()
	p.refuse(p.Tableau().RefuseGroup(col, count))
}

func (p *player) refuse(err error) {
	if r := (*engine.Refusal)(nil); errors.As(err, &r) && r != nil {
		p.refused(r)
	}
}

// The following changes come from elsewhere in the window.

func (p *player) undo() {
	if change, ok := p.game.Undo(); ok {
		p.changed(change)
	}
}

func (p *player) redo() {
	if change, ok := p.game.Redo(); ok {
		p.changed(change)
	}
}

func (p *player) restart() { p.changed(p.game.Restart()) }

func (p *player) deal(code engine.Code) {
	p.game = engine.NewGame(code)
	p.changed(engine.Change{Kind: engine.Dealt})
}

func code(t *testing.T, text string) engine.Code {
	t.Helper()
	c, err := engine.ParseCode(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// played returns a game after the first moves of the example.
func played(_ *testing.T, moves int) *engine.Game { return enginetest.Example().Game(moves) }
