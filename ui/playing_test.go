package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// choiceBoard lets the 9 of diamonds go to an empty column, 6, or onto another suit, 2.
const choiceBoard = "1: AS\n2: TC\n3: AS\n4: AS\n5: AS\n7: AS\n8: 3S 9D\n9: AS\n10: AS"

// TestKeepEmptyImmediately changes the setting by keyboard: from then on the best column differs, for every
// input method.
func TestKeepEmptyImmediately(t *testing.T) {
	s := newStage(t, scenery{width: 800, height: 600, board: choiceBoard})
	for _, want := range []int{6, 2, 6} {
		for _, way := range []struct {
			name string
			do   func()
		}{
			{"double click", func() { s.click(s.seen(8, -1)); s.click(s.seen(8, -1)) }},
			{"digits", func() { s.table.Digit(8); s.table.Digit(8) }},
			{"session", func() { s.session.PlayBest(8, 1, trace.ByKeyboard) }},
		} {
			s.put(choiceBoard)
			way.do()
			if got := s.session.Tableau().Len(want); s.session.Tableau().Last(want).String() != "9D" {
				t.Errorf("%s: column %d has %d cards\n%v", way.name, want, got, s.session.Tableau())
			}
		}
		s.Chord(fyne.KeyComma, keyboard.Ctrl)
		s.Focus("keep-empty")
		s.Press(fyne.KeyReturn)
		s.Press(fyne.KeyEscape)
	}
}

// TestReminderGoesWhenCardsArePickedUp checks that a reminder disappears when a legal group is picked up in any
// way; the next mistake shows its own reminder; other messages stay.
func TestReminderGoesWhenCardsArePickedUp(t *testing.T) {
	wrong := engine.Move{From: 1, Count: 1, To: 3}
	right := map[string]func(s *sitting){
		"click": func(s *sitting) { s.click(s.lastCard(1)) },
		"digit": func(s *sitting) { s.table.Digit(1) },
		"Enter": func(s *sitting) { s.Press(fyne.KeyRight); s.Press(fyne.KeyReturn) },
		"drag": func(s *sitting) {
			s.pressButton(s.lastCard(1))
			s.table.Dragged(&fyne.DragEvent{PointEvent: s.pointer(s.lastCard(1).AddXY(0, 40))})
		},
	}
	for name, pick := range right {
		s := sitAt(t, 0, Options{})
		s.session.Play(wrong, trace.ByDrag)
		reminder := s.said()
		if reminder == "" {
			t.Fatal("no move is refused")
		}
		if pick(s); s.said() == reminder {
			t.Errorf("%s: the line still shows %q", name, reminder)
		}
		s.leave()
	}
	s := sitAt(t, 0, Options{})
	s.copyCode()
	copied := s.said()
	s.click(s.lastCard(1))
	if s.said() != copied || copied == "" {
		t.Errorf("the line shows %q, want %q", s.said(), copied)
	}
}

// TestUndoSaysHowFarItReaches checks that the line says so when undo reaches its limit and at every later
// attempt, by keyboard, bar and menu; before the first move there is no message.
func TestUndoSaysHowFarItReaches(t *testing.T) {
	for _, lang := range languages() {
		folder := storetest.Folder(t)
		if err := folder.SaveGame(*store.NewRunning(longGame(t, engine.UndoLimit+3), true, time.Now())); err != nil {
			t.Fatal(err)
		}
		s := sitDown(t, Options{Folder: folder, Language: lang})
		want := s.words.UndoReach()
		undo := func() { s.Chord(fyne.KeyZ, keyboard.Ctrl) }
		for range engine.UndoLimit - 1 {
			undo()
		}
		if s.said() != "" {
			t.Errorf("%s: %q is shown too early", lang, s.said())
		}
		button := s.barButton("undo")
		for name, again := range map[string]func(){
			"at the end": undo,
			"keys":       undo,
			"bar":        func() { button.Tapped(&fyne.PointEvent{}) },
			"menu":       func() { s.Press(fyne.KeyF10); s.Focus("undo"); s.Press(fyne.KeyReturn) },
		} {
			s.line.Clear()
			again()
			if s.said() != want {
				t.Errorf("%s, %s: the line shows %q, want %q", lang, name, s.said(), want)
			}
		}
		s.wantGame(gametest.Code, 3, engine.UndoLimit)
		s.session.Restart()
		if undo(); s.said() != "" || !button.Disabled() {
			t.Errorf("%s: before the first move the line shows %q; button disabled: %v", lang, s.said(), button.Disabled())
		}
	}
}

// barButton returns a button of the bar by name.
func (s *sitting) barButton(name string) *controls.Button {
	for _, c := range s.bar.Controls() {
		if c.Name == name {
			return c.Object.(*controls.Button)
		}
	}
	s.T.Fatalf("%s is missing from the bar", name)
	return nil
}

// TestNoCursorAfterADeal checks that however cards are dealt, neither a cursor nor its description is shown
// until a key moves it; it then starts afresh, on a last card.
func TestNoCursorAfterADeal(t *testing.T) {
	ways := map[string]func(s *sitting){
		"new game by Enter": func(s *sitting) { s.Chord(fyne.KeyN, keyboard.Ctrl); s.Press(fyne.KeyReturn) },
		"new game by a click": func(s *sitting) {
			s.Chord(fyne.KeyN, keyboard.Ctrl)
			asButton(s.Control("hard")).Tapped(&fyne.PointEvent{})
		},
		"a code": func(s *sitting) {
			s.Chord(fyne.KeyN, keyboard.Ctrl)
			s.Focus("code-entry")
			s.Type("SS1-S2-ZZZZZZZ")
			s.Press(fyne.KeyReturn)
		},
		"restart":        func(s *sitting) { s.Chord(fyne.KeyR, keyboard.Ctrl); s.Focus("restart"); s.Press(fyne.KeyReturn) },
		"play from here": func(s *sitting) { s.session.Open(gametest.Example(s.T.(*testing.T), 20), store.FromRecord) },
	}
	before := map[string]func(s *sitting){
		"a cursor on a covered card": func(s *sitting) {
			for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyUp, fyne.KeyUp} {
				s.Press(key)
			}
		},
		"a held group":   func(s *sitting) { s.table.Digit(1) },
		"a move by keys": func(s *sitting) { m := s.allowedMove(); s.table.Digit(m.From); s.table.Digit(m.To) },
	}
	for way, deal := range ways {
		for what, play := range before {
			s := sitAt(t, 5, Options{})
			play(s)
			deal(s)
			s.WantOpened("")
			if col, index, _, _ := s.table.KeyboardCursor(); col != 0 || s.said() != "" {
				t.Errorf("%s after %s: the cursor is at %d/%d, the line shows %q", way, what, col, index, s.said())
			}
			s.Press(fyne.KeyDown)
			if col, index, _, _ := s.table.KeyboardCursor(); col != 1 || index != s.session.Tableau().Len(1)-1 {
				t.Errorf("%s after %s: a key shows the cursor at %d/%d", way, what, col, index)
			}
			s.leave()
		}
	}
}

// TestTimeAfterARestart checks that the line shows 0:00 at once, even after a new deal.
func TestTimeAfterARestart(t *testing.T) {
	for name, deal := range map[string]func(s *sitting){
		"restart":  func(s *sitting) { s.session.Restart() },
		"new deal": func(s *sitting) { s.session.Deal(s.session.Game().Code()) },
	} {
		folder := storetest.Folder(t)
		run := store.NewRunning(gametest.Example(t, 5), true, time.Now())
		run.Played = time.Hour
		if err := folder.SaveGame(*run); err != nil {
			t.Fatal(err)
		}
		s := sitDown(t, Options{Folder: folder})
		s.settings.ShowTime = true
		s.applySettings()
		zero := s.words.Format(locales.TimePlayed, locales.TimeData{Time: locales.Clock(0)})
		if contains(uitest.Texts(s.line.Box), zero) {
			t.Fatalf("%s: the time is already shown", name)
		}
		deal(s)
		if texts := uitest.Texts(s.line.Box); !contains(texts, zero) {
			t.Errorf("%s: the line shows %q, want %q", name, texts, zero)
		}
		s.leave()
	}
}

// TestNoCursorAfterAWin checks that no cursor is shown after a new deal from the message of a win by keyboard.
func TestNoCursorAfterAWin(t *testing.T) {
	s := sitAt(t, 48, Options{})
	last := gametest.Example(t, 49).Played()[48]
	s.table.Digit(last.From)
	s.table.Digit(last.To)
	s.Rest()
	s.WantOpened("win")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	if col, index, _, _ := s.table.KeyboardCursor(); col != 0 || s.said() != "" || s.session.Game().Moves() != 0 {
		t.Errorf("the cursor is at %d/%d, the line shows %q", col, index, s.said())
	}
}
