package table_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/trace"
	"simplesimon/ui/faces"
)

var usual = fyne.NewSize(740, 520)

// coarse is the scale for tests of positions rather than appearance: it draws a quarter of the
// pixels.
const coarse = 0.5

// TestExampleGame plays the complete example by dragging, once with animations that end
// immediately and once with animations that the next press has to finish.
func TestExampleGame(t *testing.T) {
	for _, hold := range []bool{false, true} {
		t.Run(fmt.Sprintf("hold=%v", hold), func(t *testing.T) {
			record := enginetest.ExampleRecord()
			s := newStage(t, engine.NewGame(record.Code), usual, coarse)
			s.driver.hold = hold
			for i, m := range record.Moves {
				s.drag(m.Move)
				s.check()
				if got := s.player.game.Moves(); got != i+1 {
					t.Fatalf("move %d, %v: %d moves are played", i+1, m.Move, got)
				}
				if hold && !s.table.Moving() {
					t.Fatalf("move %d, %v: nothing glides", i+1, m.Move)
				}
				if hold && i%3 == 0 {
					s.driver.tick(0.5)
					s.check()
				}
			}
			g := s.player.game
			if !g.Won() || g.Score() != 851 || g.Moves() != 49 || g.Removed() != 4 {
				t.Errorf("won %v, %d points, %d moves, %d sequences", g.Won(), g.Score(), g.Moves(), g.Removed())
			}
			for i := 0; s.table.Moving() && i < 10; i++ {
				s.driver.tick(1)
			}
			s.check()
			if s.table.Moving() || len(s.driver.running) > 0 {
				t.Error("something still moves")
			}
			for g.Undoable() > 0 {
				s.player.undo()
				s.check()
			}
			if g.Position() != record.Code.Deal() {
				t.Error("all undone, the table is not that of the deal")
			}
		})
	}
}

// TestSetDoubleClick checks that the double-click time is half a second unless the system has
// another.
func TestSetDoubleClick(t *testing.T) {
	for _, c := range []struct{ set, pause, want int }{{-1, 500, 1}, {-1, 501, 0}, {0, 500, 1}, {0, 501, 0}, {900, 900, 1}, {900, 901, 0}, {200, 201, 0}} {
		s := newStage(t, engine.NewGame(code(t, heart6)), usual, coarse)
		if c.set >= 0 {
			s.table.SetDoubleClick(time.Duration(c.set) * time.Millisecond)
		}
		at := s.card(s.find("6H"), s.player.Tableau().Len(s.find("6H"))-1)
		s.click(at)
		s.clock = s.clock.Add(time.Duration(c.pause) * time.Millisecond)
		s.click(at)
		if got := s.player.game.Moves(); got != c.want {
			t.Errorf("set to %d ms, two clicks %d ms apart make %d moves", c.set, c.pause, got)
		}
	}
}

// TestRefusedDropGoesHome checks that for every illegal move of a position the cards return, with
// a single reminder.
func TestRefusedDropGoesHome(t *testing.T) {
	s := newStage(t, played(t, 14), usual, 1)
	before := s.picture()
	tried := map[engine.Reason]int{}
	tab := s.player.Tableau()
	for from := 1; from <= engine.Columns; from++ {
		for to := 1; to <= engine.Columns; to++ {
			m := engine.Move{From: from, Count: tab.Run(from), To: to}
			reason := tab.Check(m)
			if reason < engine.OntoAce || tried[reason] >= 3 || !alone(tab, m) {
				continue
			}
			tried[reason]++
			s.refused = nil
			s.dragOn(m)
			s.check()
			if len(s.refused) != 1 || s.refused[0].Reason != reason || s.refused[0].Move != m {
				t.Errorf("%v: %v, want %v once", m, s.refused, reason)
			}
			s.wantSame("after "+m.String(), before, s.picture())
		}
	}
	if len(tried) < 2 {
		t.Errorf("only %v", tried)
	}
}

// alone reports whether a drop in the middle of a column touches no column that accepts the cards.
func alone(tab *engine.Tableau, m engine.Move) bool {
	targets := tab.Targets(m.From, m.Count)
	return !targets.Has(m.To-1) && !targets.Has(m.To+1) && m.To-m.From != 1 && m.From-m.To != 1
}

// TestChangeDuringDrag checks that undo, redo, restart and a new deal first end a drag.
func TestChangeDuringDrag(t *testing.T) {
	changes := map[string]func(s *stage){
		"undo":    func(s *stage) { s.player.undo() },
		"redo":    func(s *stage) { s.player.redo() },
		"restart": func(s *stage) { s.player.restart() },
		"deal":    func(s *stage) { s.player.deal(code(s.t, "SS1-S4-AAAAABD")) },
	}
	for name, change := range changes {
		for _, hold := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s hold=%v", name, hold), func(t *testing.T) {
				game := played(t, 16)
				game.Undo()
				s := newStage(t, game, usual, coarse)
				s.driver.hold = hold
				for col := 1; col <= engine.Columns; col++ { // whatever the change does to the dragged cards
					run := s.player.Tableau().Run(col)
					if run == 0 {
						continue
					}
					if name == "redo" && s.player.game.Redoable() == 0 {
						s.player.undo()
					}
					p := s.carry(col, run, image.Pt(s.table.Board().Width/2, 100))
					change(s)
					s.check()
					moves := s.player.game.Moves()
					s.move(p.Add(image.Pt(20, 0)))
					s.check()
					s.up(p, desktop.MouseButtonPrimary)
					s.check()
					if _, count, _ := s.table.Held(); count != 0 || s.player.game.Moves() != moves {
						t.Fatalf("%d cards are held, %d moves, before the release %d", count, s.player.game.Moves(), moves)
					}
				}
			})
		}
	}
}

// inputs are possible inputs during animations.
var inputs = map[string]func(s *stage){
	"a press":     func(s *stage) { s.down(image.Pt(1, 1), desktop.MouseButtonPrimary) },
	"an arrow":    func(s *stage) { s.table.Arrow(fyne.KeyLeft) },
	"Enter":       func(s *stage) { s.table.Enter() },
	"a digit":     func(s *stage) { s.table.Digit(1) },
	"a new size":  func(s *stage) { s.window.Resize(fyne.NewSize(800, 700)) },
	"a new style": func(s *stage) { s.table.SetStyle(faces.Style{FourColours: true}) },
}

// TestPressFinishesAnimation checks that input never waits for animations.
func TestPressFinishesAnimation(t *testing.T) {
	for name, input := range inputs {
		for i, m := range map[int]string{16: "a sequence that leaves", 3: "a group"} {
			s := newStage(t, played(t, i), usual, coarse)
			s.driver.hold = true
			s.drag(enginetest.ExampleRecord().Moves[i].Move)
			s.driver.tick(0.3)
			if !s.table.Moving() {
				t.Fatalf("%s does not move", m)
			}
			input(s)
			s.check()
			if s.table.Moving() {
				t.Errorf("%s: %s still moves", name, m)
			}
		}
	}
}

// TestPressFinishesWin checks that input does not wait for what follows an animation either.
func TestPressFinishesWin(t *testing.T) {
	moves := enginetest.ExampleRecord().Moves
	last := len(moves) - 1
	for name, input := range inputs {
		for ended := range 4 { // the cards arrive, are gathered, fly away; the win is celebrated
			s := newStage(t, played(t, last), usual, coarse)
			s.driver.hold = true
			celebrated := 0
			s.player.changed = func(change engine.Change) {
				s.table.Follow(change)
				s.table.WhenAtRest(func() { s.table.Celebrate(func() { celebrated++ }) })
			}
			s.player.Play(moves[last].Move, trace.ByKeyboard)
			for range ended {
				s.driver.tick(1)
			}
			s.driver.tick(0.3)
			if !s.table.Moving() || celebrated != 0 {
				t.Fatalf("nothing moves after %d motions", ended)
			}
			done := make(chan bool)
			go func() {
				input(s)
				close(done)
			}()
			select {
			case <-done:
			case <-time.After(5 * time.Minute):
				t.Fatalf("%s after %d motions never ends", name, ended)
			}
			s.check()
			if s.table.Moving() || celebrated != 1 {
				t.Errorf("%s after %d motions: moving %v, celebrated %d times", name, ended, s.table.Moving(), celebrated)
			}
		}
	}
}
