package ui

import (
	"fmt"
	"testing"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/ui/keyboard"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// cardAt returns a point on a card, in the toolkit's units on the table; index counts from 0.
func (s *sitting) cardAt(col, index int) fyne.Position {
	s.T.Helper()
	events := s.Traced("table")
	columns := events[len(events)-1]["columns"].([]any)
	card := columns[col-1].(map[string]any)["cards"].([]any)[index].(map[string]any)
	origin := s.app.Driver().AbsolutePositionForObject(s.table)
	of := func(name string) float32 { return float32(card[name].(float64)) }
	return fyne.NewPos(of("x")+of("w")/2, of("y")+4).Subtract(origin)
}

func (s *sitting) pointer(at fyne.Position) fyne.PointEvent {
	return fyne.PointEvent{Position: at, AbsolutePosition: at.Add(s.app.Driver().AbsolutePositionForObject(s.table))}
}

func (s *sitting) pressButton(at fyne.Position) {
	s.table.MouseDown(&desktop.MouseEvent{PointEvent: s.pointer(at), Button: desktop.MouseButtonPrimary})
}

func (s *sitting) releaseButton(at fyne.Position) {
	s.table.MouseUp(&desktop.MouseEvent{PointEvent: s.pointer(at), Button: desktop.MouseButtonPrimary})
}

func (s *sitting) click(at fyne.Position) { s.pressButton(at); s.releaseButton(at) }

// dragTo drags the card at a point to another, and drops it.
func (s *sitting) dragTo(from, to fyne.Position) {
	s.pressButton(from)
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(from.AddXY(0, 10))})
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(to)})
	s.releaseButton(to)
	s.table.DragEnd()
}

// dragging reports whether a drag is in progress according to the trace.
func (s *sitting) dragging() bool {
	events := s.Traced("drag", "drag-end")
	return len(events) > 0 && events[len(events)-1]["event"] == "drag"
}

// selecting reports whether cards are selected.
func (s *sitting) selecting() bool {
	events := s.Traced("select")
	return len(events) > 0 && events[len(events)-1]["count"].(float64) > 0
}

// lastCard returns a point on the last card of a column.
func (s *sitting) lastCard(col int) fyne.Position {
	return s.cardAt(col, s.session.Tableau().Len(col)-1)
}

// TestEscapeOrder checks that Escape cancels one thing at a time, in this order: a drag, a selection, a
// reminder, a dialog, full screen.
func TestEscapeOrder(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.Press(fyne.KeyF11)
	s.click(s.lastCard(1))
	s.pressButton(s.lastCard(2))
	s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(s.lastCard(2).AddXY(0, 40))})
	s.line.Remind("a reminder", engine.WrongRank)
	state := func() string {
		return fmt.Sprintf("drag %v, selection %v, reminder %v, dialog %q, full screen %v",
			s.dragging(), s.selecting(), s.said() == "a reminder", s.Opened(), s.win.FullScreen())
	}
	want := func(text string) {
		t.Helper()
		if state() != text {
			t.Fatalf("%s, want %s", state(), text)
		}
	}
	want(`drag true, selection false, reminder true, dialog "", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder true, dialog "", full screen true`)
	s.releaseButton(s.lastCard(2))
	s.click(s.lastCard(1))
	s.line.Remind("a reminder", engine.WrongRank)
	want(`drag false, selection true, reminder true, dialog "", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder true, dialog "", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder false, dialog "", full screen true`)
	s.Chord(fyne.KeyN, keyboard.Ctrl)
	s.line.Remind("a reminder", engine.WrongRank)
	want(`drag false, selection false, reminder true, dialog "new-game", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder false, dialog "new-game", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder false, dialog "", full screen true`)
	s.Press(fyne.KeyEscape)
	want(`drag false, selection false, reminder false, dialog "", full screen false`)
	s.Press(fyne.KeyEscape)
	s.wantGame(gametest.Code, 5, 0)
	if s.app.Quitted != 0 {
		t.Error("Escape quits")
	}
}

// TestHeldKeys checks that only arrows, undo and redo repeat when held.
func TestHeldKeys(t *testing.T) {
	s := sitAt(t, 20, Options{})
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	for range 5 {
		s.RepeatChord(fyne.KeyZ, keyboard.Ctrl)
	}
	s.wantGame(gametest.Code, 14, 6)
	s.Chord(fyne.KeyZ, keyboard.Ctrl|fyne.KeyModifierShift)
	s.RepeatChord(fyne.KeyZ, keyboard.Ctrl|fyne.KeyModifierShift)
	s.wantGame(gametest.Code, 16, 4)
	s.Chord(fyne.KeyY, keyboard.Ctrl)
	s.RepeatChord(fyne.KeyY, keyboard.Ctrl)
	s.wantGame(gametest.Code, 18, 2)

	s.Press(fyne.KeyF11)
	s.Repeat(fyne.KeyF11)
	if !s.win.FullScreen() {
		t.Error("a held F11 leaves full screen")
	}
	s.Press(fyne.KeyF11)
	if s.win.FullScreen() {
		t.Error("F11 does not leave full screen")
	}

	s.Chord(fyne.KeyN, keyboard.Ctrl)
	s.Press(fyne.KeyEscape)
	s.RepeatChord(fyne.KeyN, keyboard.Ctrl) // still held
	s.WantOpened("")
	s.Chord(fyne.KeyN, keyboard.Ctrl)
	for range 3 {
		s.Repeat(fyne.KeyReturn) // of an Enter held since before
	}
	s.WantOpened("new-game")
	s.Press(fyne.KeyEscape)

	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.WantOpened("restart")
	s.Focus("restart")
	s.Press(fyne.KeyReturn)
	s.Repeat(fyne.KeyReturn)
	s.wantGame(gametest.Code, 0, 0)
	if s.selecting() {
		t.Error("a held Enter picks up cards after the dialog")
	}
	s.Chord(fyne.KeyC, keyboard.Ctrl)
	s.app.Clipboard().SetContent("")
	s.RepeatChord(fyne.KeyC, keyboard.Ctrl)
	if s.app.Clipboard().Content() != "" {
		t.Error("a held Ctrl+C copies again")
	}
	s.app.Clipboard().SetContent("SS1-S1-AAAAAAA")
	s.RepeatChord(fyne.KeyV, keyboard.Ctrl)
	s.WantOpened("")
	s.Chord(fyne.KeyQ, keyboard.Ctrl)
	s.RepeatChord(fyne.KeyQ, keyboard.Ctrl)
	if s.app.Quitted != 1 {
		t.Errorf("quit %d times", s.app.Quitted)
	}
}

// TestHeldTableKeys checks that Enter and digits do not repeat when held, and arrows do.
func TestHeldTableKeys(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.Rune('1')
	for range 4 {
		s.Repeat("1")
		s.RepeatRune('1')
	}
	if !s.selecting() {
		t.Fatal("a held digit drops what it has picked up")
	}
	s.wantGame(gametest.Code, 5, 0)
	s.Press(fyne.KeyEscape)

	s.Press(fyne.KeyRight)
	s.Press(fyne.KeyReturn)
	for range 4 {
		s.Repeat(fyne.KeyReturn)
		s.Repeat(fyne.KeySpace)
	}
	if !s.selecting() {
		t.Fatal("a held Enter drops what it has picked up")
	}
	s.wantGame(gametest.Code, 5, 0)
	s.Press(fyne.KeyEscape)

	// From column 2 to column 5 with a single press.
	s.Press(fyne.KeyRight)
	s.Repeat(fyne.KeyRight)
	s.Repeat(fyne.KeyRight)
	s.Press(fyne.KeyReturn)
	events := s.Traced("select")
	if got := events[len(events)-1]["column"].(float64); got != 5 {
		t.Errorf("column %v is picked up, want 5", got)
	}
}

// TestGameByKeys plays the example game to the end using only the keyboard.
func TestGameByKeys(t *testing.T) {
	s := sitAt(t, 0, Options{})
	for i, m := range gametest.Example(t, 49).Played() {
		run := s.session.Tableau().Run(m.From)
		s.Rune(digitOf(m.From))
		for range run - m.Count {
			s.Press(fyne.KeyDown)
		}
		s.Rune(digitOf(m.To))
		if s.session.Game().Moves() != i+1 {
			t.Fatalf("move %d, %v, was not made", i+1, m)
		}
	}
	s.WantOpened("win")
	if g := s.session.Game(); !g.Won() || g.Score() != 851 {
		t.Errorf("won %v, %d points", g.Won(), g.Score())
	}
}

func digitOf(col int) rune { return rune('0' + col%10) }
