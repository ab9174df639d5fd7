package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/trace"
)

// TestWinHidesTheCursor checks that after a win by keyboard neither the cursor nor its description remains.
func TestWinHidesTheCursor(t *testing.T) {
	s := sitAt(t, 48, Options{})
	s.Press(fyne.KeyLeft)
	if col, _, _, _ := s.table.KeyboardCursor(); col == 0 || s.said() == "" {
		t.Fatalf("no cursor: column %d, %q", col, s.said())
	}
	s.session.Play(gametest.Example(t, 49).Played()[48], trace.ByKeyboard)
	if col, _, _, _ := s.table.KeyboardCursor(); col != 0 || s.said() != "" {
		t.Errorf("the cursor is in column %d, the line says %q", col, s.said())
	}
}
