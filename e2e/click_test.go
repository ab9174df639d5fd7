package e2e_test

import (
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// doubleClick double-clicks the first of the last count cards of a column.
func (s *seat) doubleClick(column, count int) error {
	return s.DoubleClick(s.grip(column, count))
}

func TestDoubleClick(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name   string
		wanted func(*engine.Tableau, engine.Move) bool
	}{
		{"a card onto its suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 1 && p.Len(m.To) > 0 && p.Last(m.To).Suit() == first(p, m).Suit()
		}},
		{"a part of a group into an empty column", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 2 && p.Run(m.From) > 2 && p.Len(m.To) == 0
		}},
		{"a group onto another suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count > 1 && p.Len(m.To) > 0 && p.Last(m.To).Suit() != first(p, m).Suit()
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			game, m := find(t, c.name, func(p *engine.Tableau, m engine.Move) bool {
				return p.Check(m) == engine.None && p.Best(m.From, m.Count) == m.To && c.wanted(p, m)
			})
			s := sit(t, game)
			s.ok(s.Expect(m, "double-click", func() error { return s.doubleClick(m.From, m.Count) }))
		})
	}
}

func TestDoubleClickWithoutTarget(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a group that no column takes", func(p *engine.Tableau, m engine.Move) bool {
		reason, _ := p.Group(m.From, m.Count)
		return reason == engine.None && m.Count == 2 && p.Best(m.From, m.Count) == 0
	})
	s := sit(t, game)
	s.ok(s.doubleClick(m.From, m.Count))
	s.refused(engine.NoTarget, "double-click")
	events, err := s.From(s.Marked())
	s.ok(err)
	for _, e := range events {
		if e.Event == "move" {
			t.Errorf("something moved: %s", e)
		}
	}
	s.ok(s.Agree())
}

// TestFastClicksOnTwoCards quickly clicks two cards that could each be moved. The two clicks must
// not be taken for a double click.
func TestFastClicksOnTwoCards(t *testing.T) {
	t.Parallel()
	t.Run("of one column", func(t *testing.T) {
		game, m := find(t, "a group of three with targets", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 3 && p.Check(m) == engine.None && p.Best(m.From, 1) != 0 && p.Best(m.From, 2) != 0
		})
		s := sit(t, game)
		since := s.mark()
		s.ok(s.Hand().Move(s.grip(m.From, 3)).Click().Pause(40).Move(s.grip(m.From, 2)).Click().Do())
		s.see("the first card's group", selected(m.From, 3))
		s.see("the second card's group", selected(m.From, 2))
		s.ok(s.Key("Escape"))
		s.see("the end of the selection", selected(0, 0))
		*s.clicked = m.From
		s.still(since, 0)
	})
	t.Run("of two columns", func(t *testing.T) {
		game, m := find(t, "two cards that do not fit on each other but elsewhere", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 1 && p.Check(m) == engine.WrongRank && p.Best(m.From, 1) != 0 && p.Best(m.To, 1) != 0
		})
		s := sit(t, game)
		since := s.mark()
		s.ok(s.Hand().Move(s.grip(m.From, 1)).Click().Pause(40).Move(s.grip(m.To, 1)).Click().Do())
		s.see("the first card", selected(m.From, 1))
		s.refused(engine.WrongRank, "select")
		s.see("the end of the selection", selected(0, 0))
		*s.clicked = m.To
		s.still(since, 1)
	})
}

func TestSelectAndPlace(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name   string
		wanted func(*engine.Tableau, engine.Move) bool
	}{
		{"a card", func(p *engine.Tableau, m engine.Move) bool { return m.Count == 1 && p.Len(m.To) > 0 }},
		{"a group", func(p *engine.Tableau, m engine.Move) bool { return m.Count > 1 && p.Len(m.To) > 0 }},
		{"into an empty column", func(p *engine.Tableau, m engine.Move) bool { return p.Len(m.To) == 0 }},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			game, m := find(t, c.name, func(p *engine.Tableau, m engine.Move) bool {
				return p.Check(m) == engine.None && c.wanted(p, m)
			})
			s := sit(t, game)
			s.choose(m.From, m.Count)
			to := s.onto(m.To)
			s.ok(s.Expect(m, "select", func() error { return s.Click(to) }))
		})
	}
}

func TestSelectionRefused(t *testing.T) {
	t.Parallel()
	for _, reason := range []engine.Reason{engine.OntoAce, engine.KingNeedsEmpty, engine.WrongRank} {
		t.Run(reason.String(), func(t *testing.T) {
			game, m := find(t, reason.String(), func(p *engine.Tableau, m engine.Move) bool { return p.Check(m) == reason })
			s := sit(t, game)
			since := s.mark()
			s.choose(m.From, m.Count)
			s.ok(s.Click(s.onto(m.To)))
			s.refused(reason, "select")
			s.see("the end of the selection", selected(0, 0))
			*s.clicked = m.To
			s.still(since, 1)
		})
	}
}

// TestClickOnNonGroup clicks cards that are not a group: a reminder appears and nothing is
// selected.
func TestClickOnNonGroup(t *testing.T) {
	t.Parallel()
	for _, reason := range []engine.Reason{engine.NotASequence, engine.MixedSuits} {
		t.Run(reason.String(), func(t *testing.T) {
			game, m := find(t, reason.String(), func(p *engine.Tableau, m engine.Move) bool { return p.Check(m) == reason })
			s := sit(t, game)
			since := s.mark()
			s.ok(s.Click(s.grip(m.From, m.Count)))
			s.refused(reason, "select")
			*s.clicked = m.From
			s.still(since, 1)
		})
	}
}

func TestDeselect(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a group with a target, and an empty column", func(p *engine.Tableau, m engine.Move) bool {
		return m.Count == 2 && p.Check(m) == engine.None
	})
	s := sit(t, game)
	since := s.mark()
	s.choose(m.From, m.Count)
	s.ok(s.Key("Escape"))
	s.see("the end by Escape", selected(0, 0))
	// Another card of the column, so that it is not a double click.
	s.choose(m.From, 1)
	s.choose(m.From, m.Count)
	bare := desk.Point{X: s.Table()[0].Rect.X + 2, Y: s.Table()[0].Rect.Y - 3}
	s.ok(s.Click(bare))
	s.see("the end by a click on the bare table", selected(0, 0))
	s.choose(m.From, 1)
	s.ok(s.Hand().Pause(900).Click().Do())
	s.see("the end by a late click on the same card", selected(0, 0))
	s.still(since, 0)
}

// TestWobblyClick moves the pointer by a few pixels between press and release, which still counts
// as a click.
func TestWobblyClick(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 1)
	s := sit(t, game)
	since := s.mark()
	grip := s.grip(m.From, 1)
	s.ok(s.Hand().Move(grip).Press(desk.Left).Move(grip.Plus(desk.Point{X: 2, Y: 1})).Pause(20).
		Move(grip.Plus(desk.Point{X: 3, Y: 2})).Pause(20).Release(desk.Left).Do())
	s.see("the selection", selected(m.From, 1))
	s.ok(s.Key("Escape"))
	s.see("the end of the selection", selected(0, 0))
	*s.clicked = m.From
	s.still(since, 0)
}

// TestPlacingClickStartsNoDoubleClick places a card by a click and quickly clicks there again. If
// that counted as a double click, the card would move on to its best column.
func TestPlacingClickStartsNoDoubleClick(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a card with another place to go on to", func(p *engine.Tableau, m engine.Move) bool {
		if m.Count != 1 || p.Check(m) != engine.None || p.Len(m.To) == 0 || p.Best(m.From, 1) == m.To {
			return false
		}
		return p.Last(m.To).Suit() != first(p, m).Suit()
	})
	s := sit(t, game)
	s.choose(m.From, 1)
	// Below the middle of the last card, where the placed card will be too.
	last := s.Table()[m.To-1].Cards[s.Game.Tableau().Len(m.To)-1]
	at := desk.Point{X: last.X + last.W/2, Y: last.Y + last.H*0.8}
	s.ok(s.Expect(m, "select", func() error { return s.Hand().Move(at).Click().Pause(40).Click().Do() }))
	s.see("the selection by the second click", func(e desk.Event) bool { return e.Event == "select" && e.Column == m.To })
	events, err := s.From(s.Marked())
	s.ok(err)
	moves := 0
	for _, e := range events {
		if e.Event == "move" {
			moves++
		}
	}
	if moves != 1 {
		t.Errorf("%d moves, want 1", moves)
	}
}
