package session

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
)

// TestSmallHistoryIsReadSynchronously checks that the first request gets the games, and that they
// are read once.
func TestSmallHistoryIsReadSynchronously(t *testing.T) {
	past := some(t, 12)
	s := newReader(t, folderOf(t, past[:10]))
	for range 2 {
		var got []store.Entry
		if !s.WhenRead(func(all []store.Entry) { got = all }) || !slices.Equal(ids(got), ids(past[:10])) {
			t.Errorf("got %d games", len(got))
		}
	}
	if !slices.Equal(s.read, []error{nil}) || s.came != 0 {
		t.Errorf("read with %v, %d came in the background", s.read, s.came)
	}
	s.Add(past[10:])
	s.Add(past[9:]) // some are repeated, as after an interruption
	s.wantGames(past...)
	storetest.KeepPast(t, s.folder, past[10:])
	s.Again()
	s.wantGames(past...)
}

// TestNoHistory checks that there is nothing to read before the first game has ended.
func TestNoHistory(t *testing.T) {
	s := newReader(t, storetest.Folder(t))
	s.wantGames()
	if len(s.read) != 1 {
		t.Errorf("read %d times", len(s.read))
	}
	past := some(t, 1)
	s.Add(past)
	s.wantGames(past...)
}

// TestLargeHistoryIsReadInBackground checks that pending requests are answered in order once the
// games arrive, including games that ended in the meantime.
func TestLargeHistoryIsReadInBackground(t *testing.T) {
	past := some(t, longPast)
	s := newReader(t, folderOf(t, past[:longPast-1]))
	if s.folder.HistorySize() <= fewBytes {
		t.Fatalf("the history has only %d bytes", s.folder.HistorySize())
	}
	var asked []string
	for _, name := range []string{"first", "second"} {
		if s.WhenRead(func(all []store.Entry) {
			asked = append(asked, name)
			if !slices.Equal(ids(all), ids(past)) {
				t.Errorf("the %s request gets %d games", name, len(all))
			}
		}) {
			t.Fatalf("the %s request gets games that are still being read", name)
		}
	}
	s.Add(past[longPast-1:])
	if asked != nil {
		t.Fatalf("%q got something before it was read", asked)
	}
	s.clock.Release()
	if !slices.Equal(asked, []string{"first", "second"}) || s.came != 1 || len(s.read) != 1 {
		t.Errorf("%q got games, which arrived %d times and were read %d times", asked, s.came, len(s.read))
	}
	s.wantGames(past...)
	s.Again()
	s.wantGames(past...)
	if len(asked) != 2 {
		t.Errorf("a second read notifies %q", asked)
	}
}

// TestWaitForBackgroundRead checks that a read in progress can be waited for, and arrives once.
func TestWaitForBackgroundRead(t *testing.T) {
	past := some(t, longPast)
	s := newReader(t, folderOf(t, past))
	waiting := 0
	s.WhenRead(func([]store.Entry) { waiting++ })
	s.wantGames(past...)
	s.clock.Release()
	s.wantGames(past...)
	if waiting != 1 || len(s.read) != 1 {
		t.Errorf("the waiter got games %d times, they were read %d times", waiting, len(s.read))
	}
}

// TestDueGames checks that games not yet in the history are included, exactly once.
func TestDueGames(t *testing.T) {
	past := some(t, 12)
	s := newReader(t, folderOf(t, past[:10]))
	s.run.Due = past[9:]
	s.wantGames(past...)
	s.run.Due = past[11:]
	s.wantGames(slices.Concat(past[:10], past[11:])...)
}

// TestWonDuringRead checks that a game won while the history is being read is included once.
func TestWonDuringRead(t *testing.T) {
	past := some(t, longPast)
	s := newReader(t, folderOf(t, past))
	game := New(store.NewRunning(gametest.Example(t, 48), true, time.Now()), s.keeper, nil, time.Now, timing.New(s.clock))
	s.due, game.Ended = game.Due, s.Add
	s.Load()
	game.Play(gametest.Example(t, 49).Played()[48], "drag")
	for range 3 {
		all := s.Entries()
		if len(all) != longPast+1 || !all[longPast].Won || all[longPast].ID != game.ID() {
			t.Fatalf("%d games after the win", len(all))
		}
		s.clock.Release()
		s.clock.Advance(time.Second) // the game is added to the history
		if err := game.Settle(); err != nil {
			t.Fatal(err)
		}
	}
	if len(game.Due()) != 0 {
		t.Error("the game is not in the history")
	}
}

// TestPastOfSecondWindow checks that a second window shows what the first one adds, sets nothing
// aside, and contributes nothing of its own.
func TestPastOfSecondWindow(t *testing.T) {
	past := some(t, 12)
	folder := folderOf(t, past[:10])
	lock, err := folder.Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Unlock()
	s := newReader(t, folder)
	s.wantGames(past[:10]...)
	storetest.KeepPast(t, folder, past[10:11])
	s.Add(past[11:])
	s.run.Due = past[11:]
	s.wantGames(past[:11]...)
	if asides := s.setAside(); s.read != nil || asides != nil {
		t.Errorf("reported %v, set aside %q", s.read, asides)
	}
}

// TestUnreadableHistory checks that an invalid history is set aside once and its readable parts
// survive.
func TestUnreadableHistory(t *testing.T) {
	past := some(t, 10)
	folder := folderOf(t, past)
	file, err := os.OpenFile(filepath.Join(folder.Path(), store.HistoryFile), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, err = file.WriteString("this is no line\n")
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
	s := newReader(t, folder)
	s.wantGames(past...)
	s.Again()
	s.wantGames(past...)
	if asides, want := s.setAside(), []string{store.HistoryFile + ".unreadable-1"}; !slices.Equal(asides, want) {
		t.Errorf("set aside are %q, want %q", asides, want)
	}
}

// TestReadRetry checks that the next request retries a failed read, and that nothing that ended in
// the meantime is lost.
func TestReadRetry(t *testing.T) {
	past := some(t, 12)
	there := folderOf(t, past[:10])
	path := filepath.Join(t.TempDir(), "kept")
	if err := os.WriteFile(path, []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := newReader(t, store.At(path))
	s.Add(past[10:])
	s.wantGames(past[10:]...)
	if len(s.read) == 0 || s.read[0] == nil {
		t.Errorf("reading from a file in place of the folder returns %v", s.read)
	}
	if err := errors.Join(os.Remove(path), os.CopyFS(path, os.DirFS(there.Path()))); err != nil {
		t.Fatal(err)
	}
	s.wantGames(past...)
	if err := s.read[len(s.read)-1]; err != nil {
		t.Errorf("the last read returns %v", err)
	}
}

// TestForget checks that after a reset only games that end later are included, even if a read was
// in progress.
func TestForget(t *testing.T) {
	for _, games := range []int{10, longPast} {
		past := some(t, games)
		s := newReader(t, folderOf(t, past))
		s.WhenRead(func(all []store.Entry) {
			if games == longPast {
				t.Errorf("%d games arrive after Forget", len(all))
			}
		})
		s.Add([]store.Entry{entry("ended")})
		if s.coming != nil {
			s.coming() // read, but not delivered yet
		}
		if _, err := s.folder.ResetHistory(); err != nil {
			t.Fatal(err)
		}
		s.Forget()
		s.clock.Release()
		s.wantGames()
		later := entry("later")
		s.Add([]store.Entry{later})
		s.wantGames(later)
	}
}

// entry returns a game that has just ended.
func entry(id string) store.Entry {
	return store.Entry{ID: id, Game: stats.Game{Ended: time.Now(), Code: engine.Code{Suits: engine.One}}}
}

// TestContinuedGame checks that a continued game is not among the finished ones until it ends
// again, and is then included once, with its final state.
func TestContinuedGame(t *testing.T) {
	past := some(t, 12)
	i := slices.IndexFunc(past, func(e store.Entry) bool { return !e.Won && e.Moves > 0 })
	own := past[i]
	others := slices.Delete(slices.Clone(past), i, i+1)
	folder := folderOf(t, past)
	keeper := store.NewKeeper(folder)
	defer keeper.Close()
	run, err := keeper.Load()
	if run == nil {
		run = store.NewRunning(gametest.Example(t, 0), true, time.Now())
	} else if err != nil {
		t.Fatal(err)
	}
	clock := &timing.Manual{}
	game := New(run, keeper, nil, time.Now, timing.New(clock))
	p := NewPast(Shelf{keeper, folder}, game, timing.New(clock))
	game.Ended = p.Add
	want := func(when string, entries ...store.Entry) {
		t.Helper()
		if got := p.Entries(); !slices.Equal(ids(got), ids(entries)) {
			t.Errorf("%s: %d games have ended, want %d", when, len(got), len(entries))
		}
	}
	want("before", past...)
	replayed, err := own.Replay()
	if err != nil {
		t.Fatal(err)
	}
	game.Continue(own, replayed)
	want("while it runs", others...)
	if _, found := p.Find(own.ID); found || game.ID() != own.ID || !game.Counted() || !game.AtStake() {
		t.Error("the game is not the running one again")
	}
	game.Deal(own.Code)
	want("left again", append(slices.Clone(others), own)...)
	clock.Advance(time.Second) // it is added to the history
	want("in the history", append(slices.Clone(others), own)...)
	p.Again()
	want("read again", append(slices.Clone(others), own)...)
}
