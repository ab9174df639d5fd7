package session

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
)

// longPast is a number of games large enough to be read in the background.
const longPast = 9000

// reader reads the finished games in a folder on behalf of a window.
type reader struct {
	*Past
	t      *testing.T
	folder store.Folder
	keeper *store.Keeper
	clock  *timing.Manual
	run    *store.Running
	read   []error // result of each attempt
	came   int
}

// newReader opens a window's past in a folder.
func newReader(t *testing.T, folder store.Folder) *reader {
	t.Helper()
	s := &reader{t: t, folder: folder, keeper: store.NewKeeper(folder), clock: &timing.Manual{Held: true}}
	s.keeper.Load() // may fail: the folder may belong to another window or not exist yet
	t.Cleanup(func() { s.keeper.Close() })
	s.run = store.NewRunning(gametest.Example(t, 3), true, time.Now())
	timers := timing.New(s.clock)
	s.Past = NewPast(Shelf{s.keeper, folder}, New(s.run, s.keeper, nil, time.Now, timers), timers)
	s.Read = func(err error) { s.read = append(s.read, err) }
	s.Came = func() { s.came++ }
	return s
}

// setAside returns the names of the files set aside since the last call.
func (s *reader) setAside() (names []string) {
	for _, a := range s.keeper.SetAside() {
		names = append(names, filepath.Base(a.Path))
	}
	return names
}

// some returns n finished games.
func some(t *testing.T, n int) []store.Entry { return storetest.Past(t, n, time.Now()) }

// folderOf returns a folder with finished games.
func folderOf(t *testing.T, past []store.Entry) store.Folder {
	t.Helper()
	folder := storetest.Folder(t)
	storetest.KeepPast(t, folder, past)
	return folder
}

// ids returns the IDs of games in order.
func ids(entries []store.Entry) (all []string) {
	for _, e := range entries {
		all = append(all, e.ID)
	}
	return all
}

// wantGames checks the finished games, with repeated requests.
func (s *reader) wantGames(want ...store.Entry) {
	s.t.Helper()
	for range 2 {
		if got := s.Entries(); !slices.Equal(ids(got), ids(want)) {
			s.t.Fatalf("%d games have ended, want %d", len(got), len(want))
		}
	}
}
