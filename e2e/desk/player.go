package desk

import (
	"fmt"
	"slices"
	"strings"

	"simplesimon/engine"
)

// Player plays a game on a program and the same game on the engine. It compares every position
// that the program reports with the engine's.
type Player struct {
	*Program
	Game *engine.Game
}

// NewPlayer starts with a game that the program must already show.
func NewPlayer(p *Program, g *engine.Game) (*Player, error) {
	player := &Player{p, g}
	if err := player.Agree(); err != nil {
		return nil, err
	}
	return player, nil
}

// Agree returns an error if the last position reported by the program differs from the engine's.
func (p *Player) Agree() error { return Differ(p.Position(), p.Game) }

// Move plays a move by dragging.
func (p *Player) Move(m engine.Move) error {
	card := p.Game.Tableau().Len(m.From) - m.Count
	return p.Expect(m, "drag", func() error { return p.Drag(m.From, card, m.To) })
}

// Expect performs an action that must result in a move, and waits until the program has played and
// saved it and laid out the table. by is the input method expected in the trace.
func (p *Player) Expect(m engine.Move, by string, do func() error) error {
	if err := do(); err != nil {
		return err
	}
	if _, err := p.Game.Play(m); err != nil {
		return err
	}
	made, err := p.Wait("move "+m.String(), Kind("move"))
	if err != nil {
		return err
	}
	if made.Move != m.String() || made.By != by {
		return fmt.Errorf("the program made move %s by %s, want %s by %s", made.Move, made.By, m, by)
	}
	return p.follow()
}

// Undo undoes the last move by the given action.
func (p *Player) Undo(do func() error) error {
	return p.turn("undo", p.Game.Undo, do)
}

// Redo redoes the last undone move by the given action.
func (p *Player) Redo(do func() error) error {
	return p.turn("redo", p.Game.Redo, do)
}

func (p *Player) turn(event string, turn func() (engine.Change, bool), do func() error) error {
	if err := do(); err != nil {
		return err
	}
	if _, ok := turn(); !ok {
		return fmt.Errorf("there is nothing to %s", event)
	}
	if _, err := p.Wait(event, Kind(event)); err != nil {
		return err
	}
	return p.follow()
}

// follow waits for the next position, compares it with the engine's, and waits until the table is
// laid out.
func (p *Player) follow() error {
	position, err := p.Wait("the position after that", Kind("position"))
	if err != nil {
		return err
	}
	if err := Differ(position, p.Game); err != nil {
		return err
	}
	return p.WaitTable()
}

// Differ returns an error listing every difference between a position of the trace and a game, or
// nil.
func Differ(e Event, g *engine.Game) error {
	var faults []string
	check := func(what string, got, want any) {
		if got != want {
			faults = append(faults, fmt.Sprintf("%s %v, want %v", what, got, want))
		}
	}
	check("code", e.Code, g.Code().String())
	check("score", e.Score, g.Score())
	check("moves", e.Moves, g.Moves())
	check("removed", e.Removed, g.Removed())
	check("won", e.Won, g.Won())
	check("undo", e.Undo, g.Undoable())
	check("redo", e.Redo, g.Redoable())
	if want := columns(g.Tableau()); !slices.Equal(e.Columns, want) {
		faults = append(faults, fmt.Sprintf("columns %q, want %q", e.Columns, want))
	}
	if len(faults) > 0 {
		return fmt.Errorf("the program's position is not the engine's: %s", strings.Join(faults, "; "))
	}
	return nil
}

// columns formats the columns of a position as the trace does.
func columns(t *engine.Tableau) []string {
	lines := make([]string, engine.Columns)
	for i := range lines {
		var cards []string
		for _, card := range t.Append(nil, i+1) {
			cards = append(cards, card.String())
		}
		lines[i] = strings.Join(cards, " ")
	}
	return lines
}
