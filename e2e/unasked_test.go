package e2e_test

import (
	"testing"

	"simplesimon/e2e/desk"
)

// almostWon sits down before the last move of the example game, as a game of the player's own.
func almostWon(t *testing.T) (s *seat, last func() error) {
	t.Helper()
	game, rest := example(t, 48)
	s = sit(t, game)
	m := rest[0]
	return s, func() error { return s.Expect(m, "drag", func() error { return s.Drag(m.From, 0, m.To) }) }
}

// TestHastyAnswersToWin clicks and presses keys during the celebration and right after it: the win
// message stays and deals nothing until it is deliberately answered.
func TestHastyAnswersToWin(t *testing.T) {
	t.Parallel()
	s, last := almostWon(t)
	// Determine where its buttons are from an earlier win.
	s.ok(last())
	s.see("the message of the win", desk.Opened("win"))
	easy, err := s.Control("win", "easy")
	s.ok(err)
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("win"))
	for name, stir := range map[string]func(h *desk.Hand) *desk.Hand{
		"double click": func(h *desk.Hand) *desk.Hand { return h.Move(easy.Center()).Click().Pause(60).Click() },
		"a button held": func(h *desk.Hand) *desk.Hand {
			return h.Move(easy.Center()).Click().Press(desk.Left).Pause(900).Release(desk.Left)
		},
		"Enter three times":     func(h *desk.Hand) *desk.Hand { return h.Key("Return").Pause(60).Key("Return").Pause(300).Key("Return") },
		"Space three times":     func(h *desk.Hand) *desk.Hand { return h.Key("space").Pause(60).Key("space").Pause(300).Key("space") },
		"Escape three times":    func(h *desk.Hand) *desk.Hand { return h.Key("Escape").Pause(60).Key("Escape").Pause(300).Key("Escape") },
		"Tab and Enter":         func(h *desk.Hand) *desk.Hand { return h.Key("Return").Key("Tab").Key("Return") },
		"new game and an Enter": func(h *desk.Hand) *desk.Hand { return h.Key("Return").Key("ctrl+n").Key("Return") },
	} {
		t.Run(name, func(t *testing.T) {
			s := s.in(t)
			s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
			s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
			since := s.mark()
			s.ok(stir(s.Hand().Hasty()).Do())
			s.see("the message of the win", desk.Opened("win"))
			s.ok(s.WaitReady())
			events, err := s.From(since)
			s.ok(err)
			for _, e := range events {
				if e.Event == "deal" || e.Event == "position" || e.Event == "dialog" && (!e.Open || e.Name != "win") {
					t.Errorf("it caused %s", e)
				}
			}
			s.ok(s.Key("Escape"))
			s.see("its end", desk.Closed("win"))
		})
	}
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
	s.ok(s.Redo(func() error { return s.Key("ctrl+y") }))
	s.see("the message of the win", desk.Opened("win"))
	s.ok(s.Key("Return"))
	s.newDeal(1)
}
