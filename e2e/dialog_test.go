package e2e_test

import (
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// clipboard waits until the clipboard contains a line with all of the words.
func (s *seat) clipboard(what string, words ...string) {
	s.t.Helper()
	text, err := s.display.WaitClipboard(func(text string) bool {
		for _, word := range words {
			if !strings.Contains(text, word) {
				return false
			}
		}
		return true
	})
	if err != nil {
		s.t.Fatalf("%s: %v", what, err)
	}
	if strings.Contains(strings.TrimSpace(text), "\n") {
		s.t.Errorf("%s is not one line: %q", what, text)
	}
}

// newDeal waits for a deal caused by the last action and adopts it as the current game.
func (s *seat) newDeal(suits engine.Suits) {
	s.t.Helper()
	before := s.Game.Code()
	position := s.see("the new deal", desk.Kind("position"))
	code, err := engine.ParseCode(position.Code)
	s.ok(err)
	if code.Suits != suits {
		s.t.Errorf("dealt %d suits, want %d", code.Suits, suits)
	}
	if code == before {
		s.t.Errorf("dealt %v again", code)
	}
	s.Game = engine.NewGame(code)
	s.ok(s.Agree())
	s.ok(s.WaitTable())
}

func TestNewGame(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	for _, c := range []struct {
		button string
		suits  engine.Suits
	}{{"easy", 1}, {"medium", 2}, {"hard", 4}} {
		s.ok(s.Press("bar", "new"))
		s.see("the question", desk.Opened("new-game"))
		s.ok(s.Press("new-game", c.button))
		s.newDeal(c.suits)
	}
	s.ok(s.Key("ctrl+n"))
	s.see("the question", desk.Opened("new-game"))
	// The previous answer is the default.
	s.ok(s.Key("Return"))
	s.newDeal(4)
	for _, leave := range []func() error{
		func() error { return s.Press("new-game", "cancel") },
		func() error { return s.Key("Escape") },
	} {
		since := s.mark()
		s.ok(s.Key("ctrl+n"))
		s.see("the question", desk.Opened("new-game"))
		s.ok(leave())
		s.see("its end", desk.Closed("new-game"))
		s.still(since, 0)
	}
}

// TestNewGameByCode types a wrong code, which changes nothing, and then a valid one.
func TestNewGameByCode(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 3)
	s := sit(t, game)
	since := s.mark()
	s.ok(s.Key("ctrl+n"))
	s.see("the question", desk.Opened("new-game"))
	entry, err := s.Control("new-game", "code-entry")
	s.ok(err)
	s.ok(s.Click(entry.Center()))
	s.ok(s.Type("SS1-S3-ABCDEFG"))
	s.ok(s.Press("new-game", "deal-code"))
	s.see("a message about the code", func(e desk.Event) bool { return e.Event == "code-fault" && strings.Contains(e.Text, "SS1-S") })
	events, err := s.From(since)
	s.ok(err)
	for _, e := range events {
		if e.Event == "position" || e.Event == "dialog" && !e.Open {
			t.Errorf("a wrong code caused %s", e)
		}
	}
	s.ok(s.Key("ctrl+a")) // the entry has the focus again; it moved to make room for the message
	s.ok(s.Type("ss1-s2-abcdefg"))
	s.ok(s.Key("Return"))
	s.Game = dealt(t, "SS1-S2-ABCDEFG")
	s.see("the deal", desk.Kind("position"))
	s.ok(s.Agree())
	s.ok(s.WaitTable())
	s.still(s.mark(), 0)
}

func TestRestart(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.ok(s.Press("bar", "restart"))
	s.see("the question", desk.Opened("restart"))
	s.ok(s.Press("restart", "keep"))
	s.see("its end", desk.Closed("restart"))
	s.still(since, 0)
	s.ok(s.Key("ctrl+r"))
	s.see("the question", desk.Opened("restart"))
	s.ok(s.Press("restart", "restart"))
	s.see("the deal", desk.Kind("position"))
	s.Game.Restart()
	s.ok(s.Agree())
	s.ok(s.WaitTable())
	since = s.mark()
	s.ok(s.Key("ctrl+z"))
	s.still(since, 0)
}

func TestCopyAndPasteOfTheCode(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 2)
	s := sit(t, game)
	s.ok(s.Press("bar", "code"))
	s.clipboard("the code", game.Code().String())
	release, err := s.display.SetClipboard("Try this one: ss1-s4-HELLOAB, it is hard.\n")
	s.ok(err)
	defer release()
	s.ok(s.Key("ctrl+v"))
	s.see("the question", desk.Opened("new-game"))
	s.ok(s.Key("Return"))
	s.see("the deal", desk.Kind("position"))
	s.Game = dealt(t, "SS1-S4-HELLOAB")
	s.ok(s.Agree())
	s.ok(s.WaitTable())
	s.ok(s.Key("ctrl+c"))
	s.clipboard("the code", "SS1-S4-HELLOAB")
	release, err = s.display.SetClipboard("nothing of the kind: SS1-S4-HELLO")
	s.ok(err)
	defer release()
	since := s.mark()
	s.ok(s.Key("ctrl+v"))
	s.see("a message", func(e desk.Event) bool {
		return e.Event == "message" && e.Text != "" || e.Event == "dialog" && e.Name == "message" && e.Open
	})
	s.ok(s.Key("Escape"))
	s.still(since, 0)
}

// TestKeysUnderDialog presses the game's keys while a question is open; the game does not change.
func TestKeysUnderDialog(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.ok(s.Key("ctrl+r"))
	s.see("the question", desk.Opened("restart"))
	s.ok(s.Key("ctrl+z", "ctrl+n", "1", "2"))
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("restart"))
	s.still(since, 0)
}

// TestQuit quits by key and by the window's close button; both exit cleanly, and the next start
// restores the game.
func TestQuit(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 12)
	s := sit(t, game)
	for _, quit := range []func() error{
		func() error { return s.Key("ctrl+q") },
		func() error { return s.CloseWindow() },
	} {
		s.ok(quit())
		status, err := s.WaitEnd()
		s.ok(err)
		if status != 0 {
			t.Errorf("the program ended with status %d: %s", status, s.Said())
		}
		s.start("")
		s.ok(s.Agree())
	}
}
