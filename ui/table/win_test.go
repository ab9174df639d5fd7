package table_test

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/engine"
	"simplesimon/trace"
)

// wantFans checks that the four fans are entirely on the table, or that there are none.
func (s *stage) wantFans(when string, want int) {
	s.t.Helper()
	fans := s.table.Fans()
	if len(fans) != want {
		s.t.Errorf("%s: %d fans are shown, want %d", when, len(fans), want)
	}
	size := s.table.Size()
	whole := image.Rect(0, 0, int(float64(size.Width)*s.scale())+1, int(float64(size.Height)*s.scale())+1)
	for i, fan := range fans {
		if !fan.In(whole) || fan.Empty() {
			s.t.Errorf("%s: fan %d lies at %v, the table is %v", when, i, fan, whole)
		}
	}
	s.check()
}

// TestWinFans checks that at the end of a win all sequences are shown entirely on the table, in
// windows of any size, with and without animations.
func TestWinFans(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 240}, {Width: 640, Height: 480}, {Width: 1120, Height: 700}, {Width: 700, Height: 1100}, {Width: 2560, Height: 400}} {
		for _, pace := range []float64{0, 1} {
			s := newStage(t, played(t, 49), size, 1)
			s.table.SetPace(pace)
			ended := 0
			s.table.Celebrate(func() { ended++ })
			s.wantFans(fmt.Sprint(size, pace), engine.Sequences)
			if ended != 1 || s.table.Moving() {
				t.Errorf("%v: the win has ended %d times, moving %v", size, ended, s.table.Moving())
			}
		}
	}
}

// TestWinIsCleared checks that the next action on the table, or in the game, removes the fans.
func TestWinIsCleared(t *testing.T) {
	for name, do := range map[string]func(s *stage){
		"a press": func(s *stage) { s.down(image.Pt(5, 5), desktop.MouseButtonPrimary) },
		"a key":   func(s *stage) { s.table.Arrow(fyne.KeyRight) },
		"undo": func(s *stage) {
			change, ok := s.player.game.Undo()
			if !ok {
				s.t.Fatal("nothing to undo")
			}
			s.table.Follow(change)
		},
	} {
		s := newStage(t, played(t, 49), usual, coarse)
		s.table.ShowWin()
		s.wantFans("before "+name, engine.Sequences)
		do(s)
		s.wantFans("after "+name, 0)
	}
	s := newStage(t, played(t, 48), usual, coarse)
	s.table.ShowWin()
	s.wantFans("before the win", 0)
}

// TestWinResize checks that the fans fit the window again after a resize.
func TestWinResize(t *testing.T) {
	s := newStage(t, played(t, 49), usual, coarse)
	s.table.ShowWin()
	for _, size := range []fyne.Size{{Width: 500, Height: 900}, {Width: 1400, Height: 500}} {
		s.window.Resize(size)
		s.rest()
		s.wantFans(fmt.Sprint(size), engine.Sequences)
	}
}

// TestWinRises checks that the kings rise one after another.
func TestWinRises(t *testing.T) {
	moves := played(t, 49).Played()
	s := newStage(t, played(t, 48), usual, coarse)
	s.table.SetPace(0)
	s.player.Play(moves[48], trace.ByKeyboard)
	s.table.SetPace(1)
	s.driver.hold = true
	s.table.Celebrate(func() {})
	seen := 0
	for part := float32(0.05); part < 1; part += 0.05 {
		s.driver.tick(part)
		n := len(s.table.Fans())
		if n < seen || n > engine.Sequences {
			t.Errorf("after %.2f of the time %d kings are on their way, %d before", part, n, seen)
		}
		seen = n
	}
	if seen != engine.Sequences {
		t.Errorf("%d kings have come", seen)
	}
	s.driver.tick(1)
	s.wantFans("at the end", engine.Sequences)
}
