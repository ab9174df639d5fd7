package e2e_test

import (
	"strconv"
	"testing"

	"simplesimon/engine"
)

// digit returns the key of a column.
func digit(column int) string { return strconv.Itoa(column % 10) }

// longest reports whether a move takes the longest group of a column, as digits do.
func longest(p *engine.Tableau, m engine.Move) bool {
	return p.Check(m) == engine.None && m.Count == p.Run(m.From)
}

func TestDigits(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a longest group with a target", func(p *engine.Tableau, m engine.Move) bool {
		return longest(p, m) && m.Count > 1
	})
	s := sit(t, game)
	s.ok(s.Expect(m, "keyboard", func() error { return s.Key(digit(m.From), digit(m.To)) }))
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	best := m
	best.To = game.Tableau().Best(m.From, m.Count)
	s.ok(s.Expect(best, "keyboard", func() error { return s.Key(digit(m.From), digit(m.From)) }))
}

func TestDigitsRefused(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a longest group on a card that does not take it", func(p *engine.Tableau, m engine.Move) bool {
		return p.Check(m) == engine.WrongRank && m.Count == p.Run(m.From)
	})
	s := sit(t, game)
	since := s.mark()
	s.ok(s.Key(digit(m.From), digit(m.To)))
	s.refused(engine.WrongRank, "keyboard")
	s.ok(s.Key("Escape"))
	s.still(since, 1)
}

// TestGameByDigits plays the moves of the example game that digits can express: those that take
// the longest group of a column.
func TestGameByDigits(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 0)
	s := sit(t, game)
	for _, m := range rest {
		if longest(game.Tableau(), m) {
			s.ok(s.Expect(m, "keyboard", func() error { return s.Key(digit(m.From), digit(m.To)) }))
		} else {
			s.ok(s.Move(m))
		}
	}
	if !s.Position().Won {
		t.Errorf("the game is not won: %s", s.Position())
	}
}
