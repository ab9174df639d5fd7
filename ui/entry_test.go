package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

// TestEntriesRest checks that however a dialog or page with an entry closes, the entry loses the focus, so that
// no invisible cursor keeps blinking.
func TestEntriesRest(t *testing.T) {
	opens := map[string]struct {
		open  func(s *sitting)
		entry string
	}{
		"new-game":  {func(s *sitting) { s.askNewGame() }, "code-entry"},
		"save-file": {func(s *sitting) { s.files.Last = s.T.TempDir(); s.Window.saveRecord() }, "name"},
		"rules":     {func(s *sitting) { s.showRules() }, "search"},
		"history":   {func(s *sitting) { s.showHistory() }, "search"},
	}
	closes := map[string]func(s *sitting, entry *controls.Entry){
		"escape":   func(s *sitting, _ *controls.Entry) { s.Press(fyne.KeyEscape) },
		"button":   func(s *sitting, _ *controls.Entry) { s.stack.Answer(nil)() },
		"at once":  func(s *sitting, _ *controls.Entry) { s.stack.Close() },
		"another":  func(s *sitting, _ *controls.Entry) { s.askRestart() },
		"message":  func(s *sitting, _ *controls.Entry) { s.tellAll([]string{"a message"}) },
		"settings": func(s *sitting, _ *controls.Entry) { s.stack.Push(s.settingsDialog("")) },
		"its menu": func(s *sitting, e *controls.Entry) { e.TappedSecondary(&fyne.PointEvent{}); s.stack.Close() },
		"menu, too": func(s *sitting, e *controls.Entry) {
			e.TappedSecondary(&fyne.PointEvent{})
			s.tellAll([]string{"a message"})
		},
	}
	for name, o := range opens {
		for how, close := range closes {
			t.Run(name+" by "+how, func(t *testing.T) {
				s := sitWithPast(t, 6, 3, "en")
				animated := func() bool { return fyne.CurrentApp().Settings().ShowAnimations() }
				before := animated()
				o.open(s)
				s.WantOpened(name)
				entry := s.Control(o.entry).(*controls.Entry)
				s.win.Canvas().Unfocus()
				rest := shownRectangles(entry)
				s.win.Canvas().Focus(entry)
				if shownRectangles(entry) <= rest {
					t.Fatal("the entry shows no cursor: this test checks nothing")
				}
				if animated() {
					t.Error("the cursor blinks")
				}
				close(s, entry)
				if shownRectangles(entry) != rest {
					t.Error("the entry still has the focus")
				}
				if animated() != before {
					t.Error("animations have stopped")
				}
			})
		}
	}
}

// shownRectangles counts the visible rectangles in a tree; a focused entry has one more, its
// cursor.
func shownRectangles(o fyne.CanvasObject) (count int) {
	if !o.Visible() {
		return 0
	}
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Rectangle:
		return 1
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	for _, child := range children {
		count += shownRectangles(child)
	}
	return count
}

// slowClipboard delivers its text on demand.
type slowClipboard struct{ asked []func(text string) }

func (c *slowClipboard) Read(timers *timing.Timers, then func(string)) {
	c.asked = append(c.asked, then)
}

// answer delivers a text to all pending requests.
func (c *slowClipboard) answer(text string) {
	asked := c.asked
	c.asked = nil
	for _, then := range asked {
		then(text)
	}
}

const someCode = "SS1-S2-AAAAAAB"

// TestPasteWaits checks that play continues while waiting for the clipboard, and the answer is then used.
func TestPasteWaits(t *testing.T) {
	for _, text := range []string{someCode, "", "no code"} {
		s := sitAt(t, 20, Options{})
		slow := &slowClipboard{}
		s.clipboard = slow
		s.Chord(fyne.KeyV, keyboard.Ctrl)
		s.WantOpened("")
		s.Chord(fyne.KeyZ, keyboard.Ctrl)
		s.wantGame(gametest.Code, 19, 1)
		slow.answer(text)
		if text == someCode {
			s.WantOpened("new-game")
			if got := s.Control("code-entry").(*controls.Entry).Text; got != someCode {
				t.Errorf("the entry contains %q", got)
			}
			continue
		}
		s.WantOpened("")
		if s.said() != s.noCode() {
			t.Errorf("%q: the line shows %q", text, s.said())
		}
	}
}

// TestPasteIsStale checks that text that arrives after another action is ignored.
func TestPasteIsStale(t *testing.T) {
	intoEntry := func(s *sitting) {
		s.askNewGame()
		s.Focus("code-entry")
		s.Chord(fyne.KeyV, keyboard.Ctrl)
	}
	byButton := func(s *sitting) {
		s.askNewGame()
		s.Focus("paste")
		s.Press(fyne.KeyReturn)
	}
	onTable := func(s *sitting) { s.Chord(fyne.KeyV, keyboard.Ctrl) }
	for name, ask := range map[string]func(s *sitting){"entry": intoEntry, "button": byButton, "table": onTable} {
		for how, meanwhile := range map[string]func(s *sitting){
			"another dialog": func(s *sitting) { s.askRestart() },
			"the same again": func(s *sitting) { s.askNewGame() },
			"a page":         func(s *sitting) { s.showRules() },
			"the end":        func(s *sitting) { s.Quit() },
		} {
			for _, text := range []string{someCode, ""} {
				s := sitAt(t, 20, Options{})
				slow := &slowClipboard{}
				s.clipboard = slow
				ask(s)
				meanwhile(s)
				opened, said := s.Opened(), s.said()
				slow.answer(text)
				if s.Opened() != opened || s.said() != said {
					t.Errorf("%s, %s: %q led to %q, %q", name, how, text, s.Opened(), s.said())
				}
				if opened == "new-game" && s.Control("code-entry").(*controls.Entry).Text != "" {
					t.Errorf("%s, %s: %q was inserted into the entry", name, how, text)
				}
			}
		}
	}
}

// TestPasteIntoEntries checks that every entry inserts text from the clipboard when it arrives; only the code
// entry reports that there is none.
func TestPasteIntoEntries(t *testing.T) {
	for name, o := range map[string]struct {
		open  func(s *sitting)
		entry string
		tells bool
	}{
		"code":   {func(s *sitting) { s.askNewGame() }, "code-entry", true},
		"rules":  {func(s *sitting) { s.showRules() }, "search", false},
		"search": {func(s *sitting) { s.showHistory() }, "search", false},
		"name":   {func(s *sitting) { s.files.Last = s.T.TempDir(); s.openRecordFile() }, "name", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := sitWithPast(t, 6, 3, "en")
			slow := &slowClipboard{}
			s.clipboard = slow
			o.open(s)
			s.Focus(o.entry)
			entry := s.Control(o.entry).(*controls.Entry)
			s.Chord(fyne.KeyV, keyboard.Ctrl)
			s.Type("x")
			slow.answer("abc")
			if entry.Text != "xabc" {
				t.Errorf("the entry contains %q", entry.Text)
			}
			entry.SetText("")
			s.Chord(fyne.KeyV, keyboard.Ctrl)
			slow.answer("")
			told := strings.Contains(strings.Join(uitest.Texts(s.win.Canvas().Overlays().Top()), "\n"), s.noCode())
			if entry.Text != "" || told != o.tells {
				t.Errorf("with an empty clipboard the entry contains %q, message %v", entry.Text, told)
			}
		})
	}
}

// TestQuitKeepsFirst checks that when the app is told to quit, the game is saved and the folder released; later
// input changes nothing there.
func TestQuitKeepsFirst(t *testing.T) {
	for name, end := range map[string]func(s *sitting){
		"by key":    func(s *sitting) { s.Chord(fyne.KeyQ, keyboard.Ctrl) },
		"twice":     func(s *sitting) { s.Quit(); s.Quit() },
		"and stops": func(s *sitting) { s.Quit(); s.End() },
	} {
		t.Run(name, func(t *testing.T) {
			leaving := 0
			s := sitAt(t, 20, Options{Leaving: func(saved bool) {
				if saved {
					leaving++
				}
			}})
			end(s)
			if s.app.Quitted == 0 || leaving != 1 {
				t.Errorf("quit %d times, reported %d times", s.app.Quitted, leaving)
			}
			next := store.NewKeeper(s.folder)
			if _, err := next.Load(); err != nil {
				t.Fatalf("the next start: %v", err)
			}
			s.session.Undo()
			if got := s.onDisk().Moves(); got != 20 {
				t.Errorf("%d moves are saved, want 20", got)
			}
			if err := next.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}
