package e2e_test

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// anyMove plays a legal move.
func (s *seat) anyMove() {
	s.t.Helper()
	for m := range s.Game.Tableau().Moves() {
		s.ok(s.Move(m))
		return
	}
	s.t.Fatal("no legal move")
}

// history opens the history from the menu and checks its event.
func (s *seat) history(games int, open func(string)) desk.Event {
	s.t.Helper()
	open("history")
	s.see("the page", desk.Opened("history"))
	e := s.see("what it shows", desk.Kind("history"))
	if e.Games != games || e.Shown != games {
		s.t.Fatalf("%d of %d games are shown, want %d: %s", e.Shown, e.Games, games, e)
	}
	return e
}

// TestFigures plays some games that count and inspects them: the statistics by keys and by mouse,
// the history with all its actions.
func TestFigures(t *testing.T) {
	t.Parallel()
	codes := []string{"SS1-S1-AAAAABC", "SS1-S2-QWERTYU", "SS1-S4-SIMPLES"}
	code := func(i int) engine.Code {
		c, err := engine.ParseCode(codes[i])
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	s := sit(t, engine.NewGame(code(0)))
	s.menuByKeys("statistics") // empty so far
	s.see("the page", desk.Opened("statistics"))
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("statistics"))
	for i := range codes {
		s.anyMove()
		if i+1 < len(codes) {
			s.ok(s.Key("ctrl+n"))
			s.see("the question", desk.Opened("new-game"))
			entry, err := s.Control("new-game", "code-entry")
			s.ok(err)
			s.ok(s.Click(entry.Center()))
			s.ok(s.Type(codes[i+1]))
			s.replaces(engine.NewGame(code(i+1)), func() error { return s.Key("Return") })
		}
	}
	s.charts()
	s.actions(codes)
	s.exportAndReset(codes)
}

// charts steps through the values of a chart by keys, and points at one.
func (s *seat) charts() {
	s.t.Helper()
	s.menuByKeys("statistics")
	s.see("the page", desk.Opened("statistics"))
	place, err := s.Control("statistics", "scores")
	s.ok(err)
	s.ok(s.Click(place.Center()))
	e := s.see("a score", desk.Kind("chart"))
	if e.Name != "scores" || !strings.Contains(e.Text, "499") {
		s.t.Errorf("the chart shows %s", e)
	}
	s.ok(s.Key("End", "Left"))
	s.see("the score before", func(e desk.Event) bool { return e.Event == "chart" && e.Name == "scores" })
	s.ok(s.Press("statistics", "as-table"))
	s.ok(s.Press("statistics", "close"))
	s.see("its end", desk.Closed("statistics"))
	s.plays(s.Marked())
}

// actions uses the history of two finished games: sort, copy, replay, play again.
func (s *seat) actions(codes []string) {
	s.t.Helper()
	if e := s.history(2, s.menuByMouse); e.Code != codes[1] || e.Row != 0 {
		s.t.Errorf("the latest game is not selected: %s", e)
	}
	s.ok(s.Press("history", "by-date"))
	if e := s.see("the other order", desk.Kind("history")); e.Code != codes[1] || e.Row != 1 {
		s.t.Errorf("sorted the other way: %s", e)
	}
	s.ok(s.Key("Up"))   // to the list
	s.ok(s.Key("Home")) // its first row
	if e := s.see("the first game", desk.Kind("history")); e.Code != codes[0] {
		s.t.Errorf("the first row is %s", e)
	}
	s.ok(s.Key("ctrl+c"))
	s.clipboard("the code", codes[0])
	s.ok(s.Press("history", "replay"))
	s.see("the replay", desk.Opened("replay"))
	if e := s.see("its start", desk.Kind("replay")); e.Of != 1 {
		s.t.Errorf("the replay has %d steps: %s", e.Of, e)
	}
	s.ok(s.Key("Escape"))
	s.see("the history again", desk.Opened("history"))
	s.ok(s.Press("history", "play-again"))
	s.see("a question", desk.Opened("replace"))
	s.ok(s.Key("Escape"))
	s.see("the history again", desk.Opened("history"))
	s.ok(s.Agree())
	s.ok(s.Press("history", "play-again"))
	s.see("a question", desk.Opened("replace"))
	first, err := engine.ParseCode(codes[0])
	s.ok(err)
	s.replaces(engine.NewGame(first), func() error { return s.Key("Return") })
	s.plays(s.mark())
}

// exportAndReset exports the three games to a file, reads it back, and resets the history.
func (s *seat) exportAndReset(codes []string) {
	s.t.Helper()
	s.history(3, s.menuByKeys)
	s.ok(s.Press("history", "export"))
	s.see("the question where", desk.Opened("save-file"))
	s.ok(s.Type(filepath.Join(s.folder, "games")))
	s.ok(s.Key("Return"))
	path := s.see("a saved file", desk.Kind("saved")).Path
	file, err := os.Open(path)
	s.ok(err)
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	s.ok(err)
	if len(rows) != 4 || filepath.Ext(path) != ".csv" {
		s.t.Fatalf("%s has %d rows", path, len(rows))
	}
	for i, row := range rows[1:] {
		if row[1] != codes[i] || row[3] != "0" || row[4] != "499" || row[5] != "1" {
			s.t.Errorf("row %d is %q", i, row)
		}
	}
	s.see("where it is", desk.Opened("message"))
	s.ok(s.Key("Return"))
	s.see("the history again", desk.Opened("history"))
	s.ok(s.Press("history", "reset"))
	s.see("a question", desk.Opened("reset-history"))
	s.ok(s.Key("Escape"))
	if e := s.see("the history again", desk.Kind("history")); e.Games != 3 {
		s.t.Errorf("without confirmation: %s", e)
	}
	s.ok(s.Press("history", "reset"))
	s.see("a question", desk.Opened("reset-history"))
	s.ok(s.Press("reset-history", "reset"))
	s.see("where the games are", desk.Opened("message"))
	s.ok(s.Key("Return"))
	s.see("the empty history", desk.Opened("history"))
	s.ok(s.Key("Escape"))
	s.see("its end", desk.Closed("history"))
	s.plays(s.Marked())
}
