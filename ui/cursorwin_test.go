package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/trace"
)

// TestWinHidesTheCursor: at a win by keys neither the cursor nor what it stands on is left on the table.
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
