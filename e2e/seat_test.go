package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// seat is a player sitting at a desk with the game on it. Whatever goes wrong fails the test.
type seat struct {
	*desk.Player
	t       *testing.T
	display *desk.Display
	folder  string
	clicked *int // the column of the last click on a card

	env []string // what the program gets in its environment besides
}

// sit starts the program with a game on the table: the deal of a code, or a game that is under way
// and comes as a record. More arguments may be given. The files of the player are in a folder of
// the test's.
func sit(t *testing.T, game *engine.Game, args ...string) *seat {
	t.Helper()
	return sitAt(t, desk.Screen{}, game, args...)
}

// sitAt is like sit, with a display of another size or resolution.
func sitAt(t *testing.T, screen desk.Screen, game *engine.Game, args ...string) *seat {
	t.Helper()
	s := bareAt(t, screen)
	if game.Moves() == 0 {
		args = append(args, "--deal", game.Code().String())
	} else {
		args = append(args, s.record(game))
	}
	s.start("", args...)
	s.Game = game
	s.ok(s.Agree())
	return s
}

// bare is a display without the program.
func bare(t *testing.T) *seat {
	t.Helper()
	return bareAt(t, desk.Screen{})
}

func bareAt(t *testing.T, screen desk.Screen) *seat {
	t.Helper()
	display, err := desk.NewDisplay(screen)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(display.Close)
	return &seat{Player: &desk.Player{}, t: t, display: display, folder: t.TempDir(), clicked: new(int)}
}

// in is the same seat in a subtest. If that fails it lets go of the mouse for those that follow.
func (s *seat) in(t *testing.T) *seat {
	c := *s
	c.t = t
	t.Cleanup(func() {
		if t.Failed() {
			_ = s.Hand().Release(desk.Left).Release(desk.Right).Key("Escape").Do()
		}
	})
	return &c
}

// mark is the number of the events so far.
func (s *seat) mark() int {
	s.t.Helper()
	s.ok(s.Mark())
	return s.Marked()
}

// start starts the program, again if it has been there before; system is the system's language.
func (s *seat) start(system string, args ...string) {
	s.t.Helper()
	p, err := s.display.Start(desk.Start{Path: program, Folder: s.folder, Lang: system, Args: args, Env: s.env})
	s.ok(err)
	s.Program = p
	s.t.Cleanup(func() {
		s.t.Helper()
		if s.t.Failed() {
			s.picture(p)
		}
		p.Kill()
	})
}

// picture leaves a picture of the window for whoever looks into the failure.
func (s *seat) picture(p *desk.Program) {
	path := filepath.Join("..", "build", "screenshots", strings.ReplaceAll(s.t.Name(), "/", "-")+".png")
	if p.Ended() {
		s.t.Log("the program ended before")
	} else if err := p.Screenshot(path); err != nil {
		s.t.Logf("no picture of the window: %v", err)
	} else {
		s.t.Logf("the window: %s", path)
	}
	if said := p.Said(); said != "" {
		s.t.Logf("the program said: %s", said)
	}
}

// record writes a game to a record and returns the file.
func (s *seat) record(game *engine.Game) string {
	s.t.Helper()
	path := filepath.Join(s.folder, "game.simon")
	s.ok(os.WriteFile(path, []byte(engine.FormatRecord(game.Code(), game.Played())), 0o600))
	return path
}

func (s *seat) ok(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// see waits for an event among those that answer what was done last.
func (s *seat) see(what string, match func(desk.Event) bool) desk.Event {
	s.t.Helper()
	e, err := s.Wait(what, match)
	s.ok(err)
	return e
}

// refused waits for the refusal of what was done last, its reminder, and the cards' rest.
func (s *seat) refused(reason engine.Reason, by string) {
	s.t.Helper()
	e := s.see("a refusal", desk.Kind("reject"))
	if e.Reason != reason.String() || e.By != by {
		s.t.Errorf("refused %s by %s, want %s by %s", e.Reason, e.By, reason, by)
	}
	s.see("a reminder", func(e desk.Event) bool { return e.Event == "message" && e.Text != "" })
}

// still fails if anything in the game has come of what was done since an event number, but for
// the refusals that were expected. To be sure that nothing is still to come it clicks a card and
// lets go of it again: when the program answers to that, it is through with all that was before.
func (s *seat) still(since, refusals int) {
	s.t.Helper()
	// Another column each time, so that no two of these clicks are a double click.
	column := *s.clicked%engine.Columns + 1
	for s.Game.Tableau().Len(column) == 0 {
		column = column%engine.Columns + 1
	}
	s.choose(column, 1)
	s.ok(s.Key("Escape"))
	s.see("the end of the selection", selected(0, 0))
	events, err := s.From(since)
	s.ok(err)
	for _, e := range events {
		switch e.Event {
		case "move", "position", "undo", "redo":
			s.t.Errorf("something changed: %s", e)
		case "reject":
			if refusals--; refusals < 0 {
				s.t.Errorf("something was refused: %s", e)
			}
		}
	}
	s.ok(s.Agree())
}

// choose clicks the card that the last count cards of a column begin with, and sees it selected.
func (s *seat) choose(column, count int) {
	s.t.Helper()
	*s.clicked = column
	s.ok(s.Click(s.grip(column, count)))
	s.see("the selection", selected(column, count))
}

// grip is where to take the last count cards of a column.
func (s *seat) grip(column, count int) desk.Point {
	s.t.Helper()
	at, err := s.Grip(column, s.Game.Tableau().Len(column)-count)
	s.ok(err)
	return at
}

// onto is where to click to place a selection on a column: its last card, or the empty column.
func (s *seat) onto(column int) desk.Point {
	s.t.Helper()
	if s.Game.Tableau().Len(column) > 0 {
		return s.grip(column, 1)
	}
	at, err := s.Bare(column)
	s.ok(err)
	return at
}

// hold drags a group over a column, sees that column as the target, and goes on holding it.
func (s *seat) hold(m engine.Move) {
	s.t.Helper()
	s.ok(s.Hold(m.From, s.Game.Tableau().Len(m.From)-m.Count, m.To))
	s.see("the target", targeted(m.To))
}

// drag drags a group, or tries to, whether it may go there or not.
func (s *seat) drag(m engine.Move) {
	s.t.Helper()
	s.ok(s.Drag(m.From, s.Game.Tableau().Len(m.From)-m.Count, m.To))
}

func selected(column, count int) func(desk.Event) bool {
	return func(e desk.Event) bool { return e.Event == "select" && e.Column == column && e.Count == count }
}

func targeted(column int) func(desk.Event) bool {
	return func(e desk.Event) bool { return e.Event == "drag" && e.Target == column }
}

func ended(how string) func(desk.Event) bool {
	return func(e desk.Event) bool { return e.Event == "drag-end" && e.How == how }
}

// brokenOff picks the end of a drag that comes to nothing, whether the cards glide home or are
// there at once.
func brokenOff(e desk.Event) bool {
	return e.Event == "drag-end" && (e.How == "home" || e.How == "cancel")
}
