package e2e_test

import (
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

func TestDragOntoEachKindOfTarget(t *testing.T) {
	t.Parallel()
	sameSuit := func(p *engine.Tableau, m engine.Move) bool { return p.Last(m.To).Suit() == first(p, m).Suit() }
	cases := []struct {
		name   string
		wanted func(*engine.Tableau, engine.Move) bool
	}{
		{"a card of the same suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 1 && p.Len(m.To) > 0 && sameSuit(p, m)
		}},
		{"a card of another suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 1 && p.Len(m.To) > 0 && !sameSuit(p, m)
		}},
		{"a group of three onto the same suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 3 && p.Len(m.To) > 0 && sameSuit(p, m)
		}},
		{"a group of two onto another suit", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 2 && p.Len(m.To) > 0 && !sameSuit(p, m)
		}},
		{"a king into an empty column", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == 1 && p.Len(m.To) == 0 && first(p, m).Rank() == engine.King && p.Len(m.From) > 1
		}},
		{"a group into an empty column", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count > 1 && p.Len(m.To) == 0 && first(p, m).Rank() != engine.King
		}},
		{"a whole column into an empty column", func(p *engine.Tableau, m engine.Move) bool {
			return m.Count == p.Len(m.From) && p.Len(m.To) == 0
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			game, m := find(t, c.name, func(p *engine.Tableau, m engine.Move) bool {
				return p.Check(m) == engine.None && c.wanted(p, m)
			})
			s := sit(t, game)
			s.ok(s.Move(m))
			s.see("the end of the drag", ended("drop"))
			s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		})
	}
}

// TestDragEvents follows a drag over two columns that accept the group and one that does not.
func TestDragEvents(t *testing.T) {
	t.Parallel()
	var refuses int
	game, m := find(t, "a group with two targets", func(p *engine.Tableau, m engine.Move) bool {
		if p.Check(m) != engine.None || !alone(p, m) || p.Targets(m.From, m.Count).Len() < 2 {
			return false
		}
		for refuses = 1; refuses <= engine.Columns; refuses++ {
			if p.Check(engine.Move{From: m.From, Count: m.Count, To: refuses}) > engine.BadCount &&
				alone(p, engine.Move{From: m.From, Count: m.Count, To: refuses}) {
				return true
			}
		}
		return false
	})
	s := sit(t, game)
	s.hold(m)
	var targets engine.ColumnSet
	e := s.see("the targets", targeted(m.To))
	for _, column := range e.Targets {
		targets.Add(column)
	}
	if want := game.Tableau().Targets(m.From, m.Count); targets != want || len(e.Targets) != want.Len() {
		t.Errorf("targets %v, want the columns of %v", e.Targets, want)
	}
	grip := s.grip(m.From, m.Count)
	over := func(column int) {
		way, err := s.Carry(m.From, game.Tableau().Len(m.From)-m.Count, column)
		s.ok(err)
		s.ok(s.Hand().Glide(grip.Plus(way)).Do())
	}
	over(refuses)
	s.see("no target", targeted(0))
	over(m.To)
	s.see("the target again", targeted(m.To))
	s.ok(s.Expect(m, "drag", func() error { return s.Hand().Release(desk.Left).Do() }))
}

// TestDropOnEdge drops a group where it mostly overlaps a column that refuses it and partly one
// that accepts it, which gets it.
func TestDropOnEdge(t *testing.T) {
	t.Parallel()
	game, m := find(t, "a target beside a column that refuses", func(p *engine.Tableau, m engine.Move) bool {
		other := engine.Move{From: m.From, Count: m.Count, To: m.To + 1}
		return p.Check(m) == engine.None && p.Check(other) > engine.BadCount && alone(p, m) && m.From > m.To+4 &&
			!p.Targets(m.From, m.Count).Has(m.To+2)
	})
	s := sit(t, game)
	card := game.Tableau().Len(m.From) - m.Count
	target, err := s.Carry(m.From, card, m.To)
	s.ok(err)
	refuser, err := s.Carry(m.From, card, m.To+1)
	s.ok(err)
	way := desk.Point{X: target.X*0.3 + refuser.X*0.7, Y: refuser.Y}
	grip := s.grip(m.From, m.Count)
	s.ok(s.Expect(m, "drag", func() error {
		return s.Hand().Move(grip).Press(desk.Left).Glide(grip.Plus(way)).Release(desk.Left).Do()
	}))
}

func TestRefusedDrops(t *testing.T) {
	t.Parallel()
	for _, reason := range []engine.Reason{engine.OntoAce, engine.KingNeedsEmpty, engine.WrongRank} {
		for _, count := range []int{1, 2} {
			game, m := find(t, reason.String(), func(p *engine.Tableau, m engine.Move) bool {
				return p.Check(m) == reason && m.Count == count && alone(p, m)
			})
			name := reason.String() + " with a card"
			if count > 1 {
				name = reason.String() + " with a group"
			}
			t.Run(name, func(t *testing.T) {
				s := sit(t, game)
				since := s.mark()
				s.drag(m)
				s.refused(reason, "drag")
				s.see("the way home", ended("home"))
				s.still(since, 1)
			})
		}
	}
}

// TestDragOfNonGroup presses on cards that are not a group and drags.
func TestDragOfNonGroup(t *testing.T) {
	t.Parallel()
	for _, reason := range []engine.Reason{engine.NotASequence, engine.MixedSuits} {
		t.Run(reason.String(), func(t *testing.T) {
			game, m := find(t, reason.String(), func(p *engine.Tableau, m engine.Move) bool { return p.Check(m) == reason })
			s := sit(t, game)
			since := s.mark()
			s.drag(m)
			s.refused(reason, "drag")
			events, err := s.From(since)
			s.ok(err)
			for _, e := range events {
				if e.Event == "drag" && (len(e.Targets) > 0 || e.Target != 0) {
					t.Errorf("something was lifted: %s", e)
				}
			}
			s.still(since, 1)
		})
	}
}

// movable finds a position with a group that has a target, so that a failed drag is not due to the
// lack of one.
func movable(t *testing.T, count int) (*engine.Game, engine.Move) {
	t.Helper()
	return find(t, "a group with a target", func(p *engine.Tableau, m engine.Move) bool {
		return m.Count == count && p.Check(m) == engine.None && alone(p, m)
	})
}

func TestDropsThatGoHome(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 1)
	s := sit(t, game)
	s.ok(s.Resize(900, 640))
	home := s.Table()[m.From-1]
	card := home.Cards[len(home.Cards)-1]
	// When gripped near its lower edge, the card can leave the columns upwards while the pointer
	// is in the window.
	grip := desk.Point{X: card.X + card.W/2, Y: card.Y + card.H - 4}
	way, err := s.Carry(m.From, len(home.Cards)-1, m.To)
	s.ok(err)
	over := grip.Plus(way).X
	places := []struct {
		name string
		to   desk.Point
	}{
		{"on its own column", grip.Plus(desk.Point{X: card.W / 4, Y: -card.H / 2})},
		{"above the columns", desk.Point{X: over, Y: home.Rect.Y - 8}},
		{"right of the window", desk.Point{X: 900 + 2*card.W, Y: grip.Y}},
		// The card still overlaps a column that accepts it, but the pointer has left the window.
		{"just below the window", desk.Point{X: over, Y: 640 + 6}},
		{"far below the window", desk.Point{X: over, Y: 640 + 2*card.H}},
	}
	for _, place := range places {
		t.Run(place.name, func(t *testing.T) {
			s := s.in(t)
			since := s.mark()
			s.ok(s.Hand().Move(grip).Press(desk.Left).Glide(place.to).Release(desk.Left).Do())
			s.see("the way home", ended("home"))
			s.still(since, 0)
		})
	}
	s.ok(s.Move(m))
}

// TestDropWithPointerOutsideTable drops a card over a column that accepts it while the pointer is
// over the line below the table or the bar above it: the card's position counts.
func TestDropWithPointerOutsideTable(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 1)
	s := sit(t, game)
	_, height, err := s.Size()
	s.ok(err)
	home := s.Table()[m.From-1]
	card := home.Cards[len(home.Cards)-1]
	way, err := s.Carry(m.From, len(home.Cards)-1, m.To)
	s.ok(err)
	for _, c := range []struct {
		name string
		grip desk.Point
		to   float64
	}{
		{"below", desk.Point{X: card.X + card.W/2, Y: card.Y + card.H - 4}, float64(height) - 8},
		{"above", desk.Point{X: card.X + card.W/2, Y: card.Y + 4}, home.Rect.Y - 14},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := s.in(t)
			place := desk.Point{X: c.grip.X + way.X, Y: c.to}
			s.ok(s.Hand().Move(c.grip).Press(desk.Left).Glide(place).Do())
			s.see("the target", targeted(m.To))
			s.ok(s.Expect(m, "drag", func() error { return s.Hand().Release(desk.Left).Do() }))
			s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
		})
	}
}

// TestCancelledDrags cancels a drag over a column that would accept the group, moves on, and only
// then releases the button.
func TestCancelledDrags(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 2)
	s := sit(t, game)
	breaks := []struct {
		name string
		do   func() error
	}{
		{"Escape", func() error { return s.Key("Escape") }},
		{"the right button", func() error { return s.Hand().Press(desk.Right).Release(desk.Right).Do() }},
		{"the middle button", func() error { return s.Hand().Press(desk.Middle).Release(desk.Middle).Do() }},
		{"the focus lost", s.LoseFocus},
	}
	for _, b := range breaks {
		t.Run(b.name, func(t *testing.T) {
			s := s.in(t)
			since := s.mark()
			s.hold(m)
			s.ok(b.do())
			s.see("the end of the drag", brokenOff)
			way, err := s.Carry(m.From, game.Tableau().Len(m.From)-m.Count, m.To)
			s.ok(err)
			grip := s.grip(m.From, m.Count)
			s.ok(s.Hand().Glide(grip).Glide(grip.Plus(way)).Release(desk.Left).Do())
			s.ok(s.Focus())
			s.still(since, 0)
		})
	}
	s.ok(s.Move(m))
}

// TestCommandDuringDrag undoes while a group is held: the group returns, then the undo is
// performed.
func TestCommandDuringDrag(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 2)
	s := sit(t, game)
	s.hold(m)
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	s.see("the end of the drag", brokenOff)
	since := s.mark()
	s.ok(s.Hand().Release(desk.Left).Do())
	s.still(since, 0)
}

// TestFlick drags with a single motion event and no pause, like a very fast hand.
func TestFlick(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 2)
	s := sit(t, game)
	grip := s.grip(m.From, m.Count)
	way, err := s.Carry(m.From, game.Tableau().Len(m.From)-m.Count, m.To)
	s.ok(err)
	for range 3 {
		s.ok(s.Expect(m, "drag", func() error {
			return s.Hand().Move(grip).Press(desk.Left).Move(grip.Plus(way)).Release(desk.Left).Do()
		}))
		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	}
}

// TestWindowSizes plays in the smallest window and on a display with twice the resolution: all
// columns are within the window, and every card can be gripped where the trace says it is.
func TestWindowSizes(t *testing.T) {
	t.Parallel()
	game, m := movable(t, 2)
	played := game.Played()
	for _, c := range []struct {
		name          string
		screen        desk.Screen
		width, height int
	}{
		{"smallest", desk.Screen{}, 640, 480},
		{"double resolution", desk.Screen{Width: 2560, Height: 1600, DPI: 192}, 2240, 1400},
		{"large", desk.Screen{Width: 2000, Height: 1200}, 1920, 1080},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := sitAt(t, c.screen, replay(t, game.Code(), played))
			s.ok(s.Resize(c.width, c.height))
			table := s.Table()
			last := table[len(table)-1].Rect
			if left, right := table[0].Rect.X, last.X+last.W; left < 0 || right > float64(c.width) || right-left < float64(c.width)*0.8 {
				t.Errorf("the columns extend from %v to %v in a window of %d pixels", left, right, c.width)
			}
			for i, column := range table {
				for _, card := range column.Cards {
					if card.Y+card.H > float64(c.height) || card.X < column.Rect.X || card.X+card.W > column.Rect.X+column.Rect.W {
						t.Errorf("a card of column %d is at %v, the column at %v", i+1, card, column.Rect)
					}
				}
			}
			s.ok(s.Move(m))
			s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
			s.choose(m.From, m.Count)
			to := s.onto(m.To)
			s.ok(s.Expect(m, "select", func() error { return s.Click(to) }))
		})
	}
}
