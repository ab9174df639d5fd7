package e2e_test

import (
	"strings"
	"testing"

	"simplesimon/e2e/desk"
)

// own makes another program own a selection until the end of the test.
func (s *seat) own(selection string, m desk.Manners, text string) (release func()) {
	s.t.Helper()
	release, err := s.display.Own(selection, m, text)
	s.ok(err)
	s.t.Cleanup(release)
	return release
}

// noCode waits for the message that the clipboard contains no code, in the line or in a dialog.
func (s *seat) noCode() {
	s.t.Helper()
	s.see("that there is no code", func(e desk.Event) bool {
		return (e.Event == "message" || e.Event == "code-fault") && strings.Contains(e.Text, "SS1-")
	})
}

// TestUnresponsiveClipboard pastes, in various places, while the clipboard's owner does not reply.
// Play continues.
func TestUnresponsiveClipboard(t *testing.T) {
	t.Parallel()
	for _, manners := range []desk.Manners{desk.Mute, desk.Stall, desk.Refuse} {
		t.Run(string(manners), func(t *testing.T) {
			game, moves := example(t, 2)
			s := sit(t, game)
			s.own("CLIPBOARD", manners, "")
			s.ok(s.Key("ctrl+v"))
			s.noCode()
			s.ok(s.Key("Escape"))
			s.ok(s.Move(moves[0]))
			s.ok(s.Key("ctrl+n"))
			s.see("the question", desk.Opened("new-game"))
			s.ok(s.Press("new-game", "code-entry"))
			s.ok(s.Key("ctrl+v"))
			s.noCode()
			s.ok(s.Press("new-game", "paste"))
			s.noCode()
			s.ok(s.Key("Escape"))
			s.see("its end", desk.Closed("new-game"))
			s.ok(s.Key("F1"))
			s.see("the rules", desk.Opened("rules"))
			s.ok(s.Press("rules", "search"))
			s.ok(s.Key("shift+Insert"))
			s.ok(s.Key("Escape"))
			s.see("their end", desk.Closed("rules"))
			s.ok(s.Move(moves[1]))
		})
	}
}

// TestLatePaste checks that text pasted into a dialog that closes before it arrives affects
// neither the table nor the next dialog.
func TestLatePaste(t *testing.T) {
	t.Parallel()
	game, moves := example(t, 2)
	s := sit(t, game)
	s.own("CLIPBOARD", desk.Mute, "")
	s.ok(s.Key("ctrl+v", "ctrl+n"))
	s.see("the question", desk.Opened("new-game"))
	s.ok(s.Press("new-game", "paste"))
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("new-game"))
	s.ok(s.Move(moves[0]))
	s.ok(s.Key("ctrl+v"))
	s.leave(end{"by key", func(s *seat) error { return s.Key("ctrl+q") }, true, true})
	s.start("")
	s.ok(s.Agree())
}

// TestPasteFormats pastes a code sent in pieces or in a legacy encoding.
func TestPasteFormats(t *testing.T) {
	t.Parallel()
	for _, manners := range []desk.Manners{desk.Pieces, desk.Latin} {
		t.Run(string(manners), func(t *testing.T) {
			game, _ := example(t, 2)
			s := sit(t, game)
			s.own("CLIPBOARD", manners, "Nimm das: ss1-s4-HELLOAB, sch\xf6n.")
			s.ok(s.Key("ctrl+v"))
			s.see("the question", desk.Opened("new-game"))
			s.ok(s.Key("Return"))
			s.Game = dealt(t, "SS1-S4-HELLOAB")
			s.see("the deal", desk.Kind("position"))
			s.ok(s.Agree())
		})
	}
}

// TestPasteOwnCopy pastes what the program itself copied, before and after another program owned
// the clipboard.
func TestPasteOwnCopy(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 2)
	s := sit(t, game)
	paste := func() {
		t.Helper()
		s.ok(s.Key("ctrl+c"))
		s.clipboard("the code", game.Code().String())
		s.ok(s.Key("ctrl+v"))
		s.see("the question", desk.Opened("new-game"))
		s.ok(s.Key("Escape"))
		s.see("its end", desk.Closed("new-game"))
	}
	paste()
	s.own("CLIPBOARD", desk.Mute, "")
	s.ok(s.Key("ctrl+v"))
	s.noCode()
	s.ok(s.Key("Escape"))
	paste()
	s.still(s.mark(), 0)
}
