package e2e_test

import (
	"syscall"
	"testing"
)

// TestAskerIsGone: a program that asks for what was copied and is gone before it gets it takes nothing
// down with it.
func TestAskerIsGone(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 2)
	s := sit(t, game)
	s.ok(s.Key("ctrl+c"))
	s.clipboard("the code", game.Code().String())
	s.ok(s.Signal(syscall.SIGSTOP)) // it can't answer before the asker is gone
	s.ok(s.display.AskAndGo("CLIPBOARD"))
	s.ok(s.Signal(syscall.SIGCONT))
	s.clipboard("the code, once more", game.Code().String()) // the first question is through
	s.ok(s.Move(moves[0]))
}
