package e2e_test

import (
	"syscall"
	"testing"
)

// TestRequestorIsGone checks that a program that requests the copied text and exits before the
// reply does no harm.
func TestRequestorIsGone(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 2)
	s := sit(t, game)
	s.ok(s.Key("ctrl+c"))
	s.clipboard("the code", game.Code().String())
	s.ok(s.Signal(syscall.SIGSTOP)) // it must not reply before the requestor is gone
	s.ok(s.display.AskAndGo("CLIPBOARD"))
	s.ok(s.Signal(syscall.SIGCONT))
	s.clipboard("the code, once more", game.Code().String()) // the first request has been handled
	s.ok(s.Move(moves[0]))
}
