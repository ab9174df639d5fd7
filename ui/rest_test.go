package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/store"
	"simplesimon/trace"
)

// A comer is a dialog that opens by itself.
type comer struct {
	dialog string
	open   func(t *testing.T) *sitting
	answer func(s *sitting) bool // whether a likely answer has been given
}

func comers() map[string]comer {
	closed := func(name string) func(s *sitting) bool {
		return func(s *sitting) bool { return s.modal == nil || s.modal.name != name }
	}
	last := func(s *sitting) engine.Move { return exampleGame(s.t, 49).Played()[48] }
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
			s.press(fyne.KeyEscape)
			return s
		}, win},
		"a file set aside": {"message", func(t *testing.T) *sitting {
			folder := quickFolder(t)
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
			return sitAt(t, 5, Options{Record: exampleGame(t, 10), Name: "a.simon"})
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
			s.rest()
			s.press(fyne.KeyReturn)
			return s
		}, closed("message")},
		"a dialog that comes back": {"new-game", func(t *testing.T) *sitting {
			s := sitAt(t, 5, Options{})
			s.askNewGame()
			s.tellAll([]string{"first"})
			s.rest()
			s.press(fyne.KeyReturn)
			return s
		}, closed("new-game")},
	}
}

const restTime = restSteps * restStep

// wantWaiting fails if the dialog is not open any more.
func (s *sitting) wantWaiting(what string, c comer) {
	s.t.Helper()
	if s.opened() != c.dialog || c.answer(s) {
		s.t.Fatalf("%s: dialog %q is open, want %q", what, s.opened(), c.dialog)
	}
}

// ready tells whether the trace says that the open dialog takes answers.
func (s *sitting) ready() bool {
	events := s.traced("dialog", "ready")
	return events[len(events)-1]["event"] == "ready"
}

// TestDialogsThatOpenByThemselves take no answer before keys and pointer have rested.
func TestDialogsThatOpenByThemselves(t *testing.T) {
	stirs := map[string]func(s *sitting){
		"Enter":       func(s *sitting) { s.press(fyne.KeyReturn) },
		"Space":       func(s *sitting) { s.press(fyne.KeySpace) },
		"Escape":      func(s *sitting) { s.press(fyne.KeyEscape) },
		"a held key":  func(s *sitting) { s.repeat(fyne.KeyReturn) },
		"a character": func(s *sitting) { s.digit('1') },
		"a shortcut":  func(s *sitting) { s.chord(fyne.KeyN, ctrl) },
		"an arrow":    func(s *sitting) { s.press(fyne.KeyRight) },
		"a click":     func(s *sitting) { s.clickTop() },
	}
	for name, c := range comers() {
		t.Run(name, func(t *testing.T) {
			s := c.open(t)
			for stir, do := range stirs {
				s.clock.Advance(restTime - time.Millisecond)
				do(s)
				s.wantWaiting(stir, c)
			}
			if s.ready() {
				t.Error("the trace says that it takes answers")
			}
			s.clock.Advance(restTime - time.Millisecond)
			s.repeat(fyne.KeyReturn)
			s.clock.Advance(restTime)
			s.repeat(fyne.KeyReturn) // the key is still held
			s.repeat(fyne.KeyEscape)
			s.wantWaiting("a key held for long", c)
			if !s.ready() || s.win.Canvas().Focused() != s.modal.focus {
				t.Errorf("ready %v; the likely answer has not got the keys", s.ready())
			}
			m := s.modal
			s.press(fyne.KeyReturn)
			if s.modal == m {
				t.Error("it takes no answer after the rest")
			}
		})
	}
}

// clickTop presses and releases the pointer's button in the middle of what lies on top.
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

// TestShieldCoversTheWindow: no button of the dialog can be hit before it takes answers.
func TestShieldCoversTheWindow(t *testing.T) {
	s := sitAt(t, 49, Options{})
	top := s.win.Canvas().Overlays().Top()
	if _, ok := top.(desktop.Mouseable); !ok || top.Size() != s.win.Canvas().Size() {
		t.Errorf("a %T of %v lies over a window of %v", top, top.Size(), s.win.Canvas().Size())
	}
}

// TestQuitAtOnce: Ctrl+Q and F11 need no rest.
func TestQuitAtOnce(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.press(fyne.KeyF11)
	if !s.win.FullScreen() {
		t.Error("F11 does nothing")
	}
	s.chord(fyne.KeyQ, ctrl)
	if s.app.quitted != 1 {
		t.Error("Ctrl+Q does not quit")
	}
}

// TestAskedDialogsAnswerAtOnce: what the player asks for needs no rest.
func TestAskedDialogsAnswerAtOnce(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.chord(fyne.KeyR, ctrl)
	if s.win.Canvas().Focused() != s.modal.focus {
		t.Error("the likely answer has not got the keys")
	}
	s.press(fyne.KeyReturn)
	if s.opened() != "" || s.session.Game().Moves() != 0 {
		t.Error("the answer is not taken")
	}
}
