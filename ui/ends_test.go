package ui

import (
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"simplesimon/session"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
)

// busy starts everything that can be pending in a window: a message, the time played, a resize,
// marks on the table, a long press, a failed save, a replay.
func (s *sitting) busy() {
	s.T.Helper()
	s.settings.ShowTime, s.settings.InteractiveRules = true, true
	s.showTime()
	s.kept(errors.New("the disk is full"))
	s.session.Undo()
	s.table.ShowBroken(1, 0)
	s.showExamples()
	s.Press(fyne.KeySpace) // plays automatically
	s.Press(fyne.KeyRight)
	s.Press(fyne.KeySpace)
	s.line.Say("a message")
	s.win.Resize(fyne.NewSize(700, 500))
}

// timePlayed returns the text of the time played, which has the colour of the table's ink.
func (s *sitting) timePlayed() *canvas.Text {
	s.T.Helper()
	for _, o := range s.line.Box.Objects {
		if text, ok := o.(*canvas.Text); ok {
			return text
		}
	}
	s.T.Fatal("the line does not show the time")
	return nil
}

// TestNothingOutlivesTheWindow checks that everything pending in a window ends with it.
func TestNothingOutlivesTheWindow(t *testing.T) {
	clock := &timing.Manual{Held: true}
	folder := store.At(t.TempDir())
	storetest.KeepPast(t, folder, storetest.Past(t, 9000, time.Now())) // enough to be read in the background
	s := sitAt(t, 12, Options{Folder: folder, Clock: clock})
	s.busy()
	if clock.Waiting() < 7 {
		t.Fatalf("only %d functions pending: this test checks nothing", clock.Waiting())
	}
	s.left = true
	s.win.Close()
	s.End()
	if n := clock.Waiting(); n != 0 {
		t.Errorf("%d functions pending after the end", n)
	}
	before, kept := s.Trace.String(), whole(t, s.folder)
	played := s.timePlayed()
	played.Color = nil
	clock.Advance(time.Hour)
	clock.Release()
	s.app.Settings().SetTheme(s.app.Settings().Theme())
	s.app.Left()
	if after := s.Trace.String(); after != before {
		t.Errorf("after the end the trace continues: %q", after[len(before):])
	}
	if played.Color != nil {
		t.Error("still listens to the toolkit's settings after the end")
	}
	wantSame(t, "after the end", whole(t, s.folder), kept)
	if n := clock.Waiting(); n != 0 {
		t.Errorf("%d functions pending again", n)
	}
}

// TestNothingOutlivesAReplay checks that automatic playback ends with its page, including the marks on its
// table.
func TestNothingOutlivesAReplay(t *testing.T) {
	s := sitAt(t, 12, Options{})
	s.Clock.Advance(time.Minute)
	before := s.Clock.Waiting()
	for range 3 {
		s.showExamples()
		s.Press(fyne.KeySpace)
		s.Clock.Advance(5 * time.Second)
		if e := s.replayed(); e["step"] == 0.0 {
			t.Error("playback does not start")
		}
		s.Press(fyne.KeyRight)
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
	}
	s.Clock.Advance(20 * time.Millisecond) // lets the positions of buttons be traced once they are drawn
	if n := s.Clock.Waiting(); n != before {
		t.Errorf("%d functions pending after the replays, %d before", n, before)
	}
}

// fullDisk is a keeper that fails to save while fail is set.
type fullDisk struct {
	tries int
	fail  error
}

// Keep implements [session.Keeper].
func (d *fullDisk) Keep(*store.Running) error {
	d.tries++
	return d.fail
}

// Sync, Unsynced, Found and Choose implement [session.Keeper].
func (d *fullDisk) Sync() error                                      { return nil }
func (d *fullDisk) Unsynced() bool                                   { return false }
func (d *fullDisk) Found() *store.Running                            { return nil }
func (d *fullDisk) Choose(*store.Running, *store.Running, time.Time) {}

// TestKeptAgain checks that failed saves are retried every few seconds until they succeed.
func TestKeptAgain(t *testing.T) {
	s := sitAt(t, 12, Options{})
	w := &fullDisk{fail: errors.New("the disk is full")}
	s.keepWith(w)
	s.playAny()
	tries := func() int { return w.tries }
	for want := 1; want <= 3; want++ {
		if tries() != want || s.said() == "" {
			t.Fatalf("tried %d times, want %d; the line shows %q", tries(), want, s.said())
		}
		s.Clock.Advance(session.RetryAfter)
	}
	w.fail = nil
	s.Clock.Advance(session.RetryAfter)
	if got := tries(); got != 5 || s.said() != "" {
		t.Errorf("tried %d times, want 5; the line shows %q", got, s.said())
	}
	s.Clock.Advance(time.Hour)
	if got := tries(); got != 5 {
		t.Errorf("saved %d more times with nothing left to save", got-5)
	}
}
