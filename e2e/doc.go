// Package e2e contains end-to-end tests, which play the real program in a window on a virtual
// display.
//
// The tests act only through X events, using package desk, and observe only the trace, the exit
// status, the output and the clipboard. The positions they need are found with the engine, and all
// coordinates come from the trace. Each test has its own display, so they run in parallel. `make
// e2e` builds the program and runs them; a plain `go test ./e2e` builds it itself.
//
// # Writing a test
//
// A seat is a player at a display. sit starts the program with a game, the methods of
// desk.Player play it, and see waits for an event of the trace:
//
//	func TestUndoByKey(t *testing.T) {
//		t.Parallel()
//		game, moves := example(t, 16) // the example game after 16 moves, and the remaining ones
//		s := sit(t, game)
//		s.ok(s.Move(moves[0])) // drags the group, waits until it is saved, compares with the engine
//		s.ok(s.Undo(func() error { return s.Key("ctrl+z") }))
//		s.ok(s.Press("bar", "menu")) // clicks a control by its name in the trace
//		s.see("the menu", desk.Opened("menu"))
//	}
//
// Never sleep: wait for the event that the action causes. To find the names of events and
// controls, run the program with --trace FILE and read the file; desk.Event lists the fields. A
// failing test logs the path of a screenshot and the last lines of the trace.
package e2e
