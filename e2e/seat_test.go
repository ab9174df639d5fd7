package e2e_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// seat is a player at a desk with the game on it. Any error fails the test.
type seat struct {
	*desk.Player
	t       *testing.T
	display *desk.Display
	folder  string
	clicked *int // column of the last click on a card

	env []string // additional environment of the program
}

// sit starts the program with a game, either newly dealt from a code or in progress from a record,
// and optional arguments. The player's files are in a temporary folder.
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

// bare returns a display without the program.
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

// in returns the same seat for a subtest. If that fails, it releases the mouse buttons for the
// following ones.
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

// mark returns the number of events so far.
func (s *seat) mark() int {
	s.t.Helper()
	s.ok(s.Mark())
	return s.Marked()
}

// start starts the program, or restarts it; system is the system's language.
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

// picture saves a screenshot of the window for debugging a failure, and logs its path, the last
// lines of the trace and the output.
func (s *seat) picture(p *desk.Program) {
	s.t.Helper()
	path, err := filepath.Abs(filepath.Join("..", "build", "screenshots", strings.ReplaceAll(s.t.Name(), "/", "-")+".png"))
	if p.Ended() {
		s.t.Log("no screenshot: the program had exited")
	} else if err = errors.Join(err, p.Screenshot(path)); err != nil {
		s.t.Logf("no screenshot: %v", err)
	} else {
		s.t.Logf("screenshot: %s", path)
	}
	s.t.Logf("last lines of the trace:%s", p.Tail())
	if said := p.Said(); said != "" {
		s.t.Logf("output: %s", said)
	}
}

// record saves a game as a record and returns the file.
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

// see waits for an event caused by the last action.
func (s *seat) see(what string, match func(desk.Event) bool) desk.Event {
	s.t.Helper()
	e, err := s.Wait(what, match)
	s.ok(err)
	return e
}

// refused waits until the last action is refused and the reminder is shown.
func (s *seat) refused(reason engine.Reason, by string) {
	s.t.Helper()
	e := s.see("a refusal", desk.Kind("reject"))
	if e.Reason != reason.String() || e.By != by {
		s.t.Errorf("refused %s by %s, want %s by %s", e.Reason, e.By, reason, by)
	}
	s.see("a reminder", func(e desk.Event) bool { return e.Event == "message" && e.Text != "" })
}

// still fails if anything in the game has changed since an event, except for the expected number
// of refusals. To be sure that nothing is pending, it selects and deselects a card: once the
// program responds, it has handled everything before.
func (s *seat) still(since, refusals int) {
	s.t.Helper()
	// Use another column each time, so that no two of these clicks are a double click.
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
				s.t.Errorf("unexpected refusal: %s", e)
			}
		}
	}
	s.ok(s.Agree())
}

// choose clicks the first of the last count cards of a column and waits for the selection.
func (s *seat) choose(column, count int) {
	s.t.Helper()
	*s.clicked = column
	s.ok(s.Click(s.grip(column, count)))
	s.see("the selection", selected(column, count))
}

// grip returns where to grip the last count cards of a column.
func (s *seat) grip(column, count int) desk.Point {
	s.t.Helper()
	at, err := s.Grip(column, s.Game.Tableau().Len(column)-count)
	s.ok(err)
	return at
}

// onto returns where to click to place a selection on a column: its last card, or the empty
// column.
func (s *seat) onto(column int) desk.Point {
	s.t.Helper()
	if s.Game.Tableau().Len(column) > 0 {
		return s.grip(column, 1)
	}
	at, err := s.Bare(column)
	s.ok(err)
	return at
}

// hold drags a group over a column, waits until that is the target, and keeps holding it.
func (s *seat) hold(m engine.Move) {
	s.t.Helper()
	s.ok(s.Hold(m.From, s.Game.Tableau().Len(m.From)-m.Count, m.To))
	s.see("the target", targeted(m.To))
}

// drag drags a group, whether the move is legal or not.
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

// brokenOff matches the end of a drag without a move, whether animated or not.
func brokenOff(e desk.Event) bool {
	return e.Event == "drag-end" && (e.How == "home" || e.How == "cancel")
}
