package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/trace"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/overlay"
)

// A comer is a dialog that opens by itself.
type comer struct {
	dialog string
	open   func(t *testing.T) *sitting
	answer func(s *sitting) bool // reports whether the default answer was given
}

func comers() map[string]comer {
	closed := func(name string) func(s *sitting) bool {
		return func(s *sitting) bool { return !s.stack.Covers() || s.stack.Shown().Name != name }
	}
	last := func(s *sitting) engine.Move { return gametest.Example(s.T, 49).Played()[48] }
	win := closed("win")
	return map[string]comer{
		"the win": {"win", func(t *testing.T) *sitting {
			s := sitAt(t, 48, Options{})
			s.session.Play(last(s), trace.ByDrag)
			return s
		}, win},
		"the win at the start": {"win", func(t *testing.T) *sitting { return sitAt(t, 49, Options{}) }, win},
		"the win after a dialog": {"win", func(t *testing.T) *sitting {
			s := sitAt(t, 48, Options{})
			s.showRules()
			s.session.Play(last(s), trace.ByDrag)
			s.Press(fyne.KeyEscape)
			return s
		}, win},
		"a file set aside": {"message", func(t *testing.T) *sitting {
			folder := storetest.Folder(t)
			if err := os.WriteFile(filepath.Join(folder.Path(), store.GameFile), []byte("nonsense"), 0o600); err != nil {
				t.Fatal(err)
			}
			return sitDown(t, Options{Folder: folder})
		}, closed("message")},
		"the question of the command line": {"replace", func(t *testing.T) *sitting {
			code := engine.Code{Suits: engine.One, Number: 7}
			return sitAt(t, 5, Options{Deal: &code})
		}, closed("replace")},
		"a record of the command line": {"replace", func(t *testing.T) *sitting {
			return sitAt(t, 5, Options{Record: gametest.Example(t, 10), Name: "a.simon"})
		}, closed("replace")},
		"a late message": {"message", func(t *testing.T) *sitting {
			s := sitAt(t, 5, Options{})
			if err := os.WriteFile(filepath.Join(s.folder.Path(), store.HistoryFile), []byte("dear diary"), 0o600); err != nil {
				t.Fatal(err)
			}
			s.keeper.HistoryLoader()() // sets it aside
			s.kept(nil)
			return s
		}, closed("message")},
		"the message after another": {"message", func(t *testing.T) *sitting {
			s := sitAt(t, 5, Options{})
			s.tellAll([]string{"first", "second"})
			s.Rest()
			s.Press(fyne.KeyReturn)
			return s
		}, closed("message")},
		"a dialog that comes back": {"new-game", func(t *testing.T) *sitting {
			s := sitAt(t, 5, Options{})
			s.askNewGame()
			s.tellAll([]string{"first"})
			s.Rest()
			s.Press(fyne.KeyReturn)
			return s
		}, closed("new-game")},
	}
}

// wantWaiting fails unless the dialog is still open.
func (s *sitting) wantWaiting(what string, c comer) {
	s.T.Helper()
	if s.Opened() != c.dialog || c.answer(s) {
		s.T.Fatalf("%s: dialog %q is open, want %q", what, s.Opened(), c.dialog)
	}
}

// ready reports whether the open dialog accepts input according to the trace.
func (s *sitting) ready() bool {
	events := s.Traced("dialog", "ready")
	return events[len(events)-1]["event"] == "ready"
}

// TestDialogsThatOpenByThemselves checks that they accept no input before keys and pointer have
// been idle.
func TestDialogsThatOpenByThemselves(t *testing.T) {
	stirs := map[string]func(s *sitting){
		"Enter":       func(s *sitting) { s.Press(fyne.KeyReturn) },
		"Space":       func(s *sitting) { s.Press(fyne.KeySpace) },
		"Escape":      func(s *sitting) { s.Press(fyne.KeyEscape) },
		"a held key":  func(s *sitting) { s.Repeat(fyne.KeyReturn) },
		"a character": func(s *sitting) { s.Rune('1') },
		"a shortcut":  func(s *sitting) { s.Chord(fyne.KeyN, keyboard.Ctrl) },
		"an arrow":    func(s *sitting) { s.Press(fyne.KeyRight) },
		"a click":     func(s *sitting) { s.clickTop() },
	}
	for name, c := range comers() {
		t.Run(name, func(t *testing.T) {
			s := c.open(t)
			for stir, do := range stirs {
				s.Clock.Advance(overlay.RestTime - time.Millisecond)
				do(s)
				s.wantWaiting(stir, c)
			}
			if s.ready() {
				t.Error("the trace says that it accepts answers")
			}
			s.Clock.Advance(overlay.RestTime - time.Millisecond)
			s.Repeat(fyne.KeyReturn)
			s.Clock.Advance(overlay.RestTime)
			s.Repeat(fyne.KeyReturn) // the key is still held
			s.Repeat(fyne.KeyEscape)
			s.wantWaiting("a key held for long", c)
			if !s.ready() || s.win.Canvas().Focused() != s.stack.Shown().Focus {
				t.Errorf("ready %v; the default answer does not have the focus", s.ready())
			}
			before := s.stack.Top()
			s.Press(fyne.KeyReturn)
			if s.stack.Top() == before {
				t.Error("it accepts no answer after the pause")
			}
		})
	}
}

// clickTop clicks in the middle of the topmost object.
func (s *sitting) clickTop() {
	top := s.win.Canvas().Overlays().Top()
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	if m, ok := top.(desktop.Mouseable); ok {
		m.MouseDown(e)
		m.MouseUp(e)
	}
	if tapped, ok := top.(fyne.Tappable); ok {
		tapped.Tapped(&e.PointEvent)
	}
}

// TestQuitAtOnce checks that Ctrl+Q and F11 need no pause.
func TestQuitAtOnce(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.Press(fyne.KeyF11)
	if !s.win.FullScreen() {
		t.Error("F11 has no effect")
	}
	s.Chord(fyne.KeyQ, keyboard.Ctrl)
	if s.app.Quitted != 1 {
		t.Error("Ctrl+Q does not quit")
	}
}

// TestAskedDialogsAnswerAtOnce checks that dialogs opened by the player need no pause.
func TestAskedDialogsAnswerAtOnce(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	if s.win.Canvas().Focused() != s.stack.Shown().Focus {
		t.Error("the safe answer does not have the focus")
	}
	s.Press(fyne.KeyReturn)
	if s.Opened() != "" || s.session.Game().Moves() != 5 {
		t.Error("the safe answer is not accepted")
	}
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.Press(fyne.KeyRight)
	s.Press(fyne.KeyReturn)
	if s.Opened() != "" || s.session.Game().Moves() != 0 {
		t.Error("the answer is not accepted")
	}
}
