package e2e_test

import (
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// TestLanguages starts in each language, from the system or the settings, and checks that a
// reminder about an ace names it in that language.
func TestLanguages(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name, system string
		args         []string
		language     string
	}{
		{"German by the system", "de_AT.UTF-8", nil, "de"},
		{"Spanish by the system", "es_MX.UTF-8", nil, "es"},
		{"English by the system", "en_GB.UTF-8", nil, "en"},
		{"English where there is no other", "fr_FR.UTF-8", nil, "en"},
		{"English without any language", "C", nil, "en"},
		{"German as set", "es_ES.UTF-8", []string{"--lang", "de"}, "de"},
		{"Spanish as set", "en_US.UTF-8", []string{"--lang", "es"}, "es"},
		{"English as set", "de_DE.UTF-8", []string{"--lang", "en"}, "en"},
	}
	ace := map[string]string{"de": "-Ass", "es": "as de", "en": "ace of"}
	game, m := find(t, "a drop onto an ace", func(p *engine.Tableau, m engine.Move) bool {
		return p.Check(m) == engine.OntoAce && alone(p, m)
	})
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := bare(t)
			s.start(c.system, append(c.args, s.record(game))...)
			s.Game = game
			language, _ := s.Last(desk.Kind("language"))
			if language.Language != c.language {
				t.Errorf("started in %q, want %q", language.Language, c.language)
			}
			s.drag(m)
			// On a busy machine, the message that the record's game does not count may arrive only
			// now.
			s.see("a reminder that names the ace in "+c.language, func(e desk.Event) bool {
				return e.Event == "message" && strings.Contains(strings.ToLower(e.Text), strings.ToLower(ace[c.language]))
			})
		})
	}
}

// TestDealOverSavedGame requests another deal on the command line while a game is in progress: the
// program shows that game and asks.
func TestDealOverSavedGame(t *testing.T) {
	t.Parallel()
	const other = "SS1-S2-QWERTYU"
	game, _ := example(t, 5)
	s := sit(t, game)
	for _, c := range []struct {
		button string
		keep   bool
	}{{"keep-mine", true}, {"replace", false}} {
		s.Kill()
		s.start("", "--deal", other)
		s.see("the question", desk.Opened("replace"))
		s.ok(s.Agree())
		s.ok(s.Press("replace", c.button))
		s.see("its end", desk.Closed("replace"))
		if !c.keep {
			s.Game = dealt(t, other)
			s.see("the other deal", func(e desk.Event) bool { return e.Event == "position" && e.Code == other })
		}
		s.ok(s.WaitTable())
		s.still(s.mark(), 0)
	}
	s.Kill()
	s.start("")
	s.ok(s.Agree())
}

// TestDealWithoutQuestion requests another deal when nothing would be lost.
func TestDealWithoutQuestion(t *testing.T) {
	t.Parallel()
	const other = "SS1-S4-ZZZZZZZ"
	won, _ := example(t, -1)
	untouched, _ := example(t, 0)
	for _, c := range []struct {
		name string
		kept *engine.Game
	}{{"no move played", untouched}, {"won", won}} {
		t.Run(c.name, func(t *testing.T) {
			s := sit(t, c.kept)
			s.Kill()
			s.start("", "--deal", strings.ToLower(other))
			s.Game = dealt(t, other)
			s.ok(s.Agree())
			if _, asked := s.Last(desk.Opened("replace")); asked {
				t.Error("a question was asked where nothing would be lost")
			}
			s.still(s.mark(), 0)
		})
	}
}

func dealt(t *testing.T, code string) *engine.Game {
	t.Helper()
	c, err := engine.ParseCode(code)
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(c)
}
