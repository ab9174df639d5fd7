package store_test

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// cabinet is a browser database that can crash at any moment, which loses unsynced batches from
// some point on.
type cabinet struct {
	records map[int][]byte // current records
	since   []store.Batch  // batches since the last sync
	safe    map[int][]byte // records at the last sync
	writes  int            // so far
	failing func(write int) error
	unread  error
	told    chan struct{} // closed when the last write has been reported
}

func newCabinet() *cabinet {
	c := &cabinet{records: map[int][]byte{}, safe: map[int][]byte{}, told: make(chan struct{})}
	close(c.told)
	return c
}

func apply(records map[int][]byte, b store.Batch) {
	if store.Clears(b) {
		clear(records)
	}
	first, list, _ := store.Parts(b)
	for i, record := range list {
		if _, there := records[first+i]; there {
			panic("a record is written twice")
		}
		records[first+i] = slices.Clone(record)
	}
}

func (c *cabinet) Load() (map[int][]byte, error) {
	if c.unread != nil {
		return nil, c.unread
	}
	all := map[int][]byte{}
	for n, record := range c.records {
		all[n] = record
	}
	return all, nil
}

func (c *cabinet) Write(b store.Batch, done func(error)) {
	c.writes++
	if c.failing != nil {
		if err := c.failing(c.writes); err != nil {
			c.tell(done, err)
			return
		}
	}
	apply(c.records, b)
	c.since = append(c.since, b)
	if _, _, sync := store.Parts(b); sync {
		c.since, c.safe = nil, map[int][]byte{}
		for n, record := range c.records {
			c.safe[n] = record
		}
	}
	c.tell(done, nil)
}

// tell reports the end of a write, after those of all earlier ones.
func (c *cabinet) tell(done func(error), err error) {
	before, told := c.told, make(chan struct{})
	c.told = told
	go func() {
		<-before
		done(err)
		close(told)
	}()
}

// closed returns the database after a browser crash.
func (c *cabinet) closed(random *rand.Rand) *cabinet {
	after := newCabinet()
	for n, record := range c.safe {
		after.records[n] = record
	}
	for _, b := range c.since[:random.IntN(len(c.since)+1)] {
		apply(after.records, b)
	}
	for n, record := range after.records {
		after.safe[n] = record
	}
	return after
}

// page returns a folder as seen by a page that saves to a database.
func page(c *cabinet, owner bool) store.Folder {
	return store.InBrowser(filepath.Join(os.TempDir(), "page"), c, owner)
}

// TestBrowserCrashes plays while the browser repeatedly crashes: nothing from before the last sync
// is lost, and every game is in the history once.
func TestBrowserCrashes(t *testing.T) {
	crashes := 120
	if testing.Short() {
		crashes /= 10
	}
	random := rand.New(rand.NewPCG(5, 6))
	moves := enginetest.Example().Moves
	c := newCabinet()
	tr := &trace{ended: map[string]bool{}}
	for n := range crashes {
		last := 1 + random.IntN(60)
		c.writes, c.failing = 0, func(write int) error {
			if write >= last {
				return syscall.EIO
			}
			return nil
		}
		playUntilPulled(page(c, true), tr, moves, random)
		c = c.closed(random)
		checkAfterKill(t, page(c, true), tr, n)
	}
}

// TestBrowserWriteFails makes any one write fail: everything after it is saved as soon as
// possible.
func TestBrowserWriteFails(t *testing.T) {
	for at := 1; ; at++ {
		c := newCabinet()
		failed := false
		c.failing = func(write int) error {
			if write == at {
				failed = true
				return syscall.ENOSPC
			}
			return nil
		}
		p := newPlayer(t, example(0), true)
		k := store.NewKeeper(page(c, true))
		if _, err := k.Load(); !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
		for range 12 {
			p.play(p.run.Game.Moves() + 1)
			k.Keep(p.run)
			k.Sync()
		}
		if err := errors.Join(k.Keep(p.run), k.Sync()); err != nil {
			t.Fatalf("write %d: it still fails: %v", at, err)
		}
		same(t, loaded(t, page(c, true)), p.run.Game)
		if !failed {
			break
		}
	}
}

// TestBrowserStorageFull checks that saving fails as long as nothing can be written.
func TestBrowserStorageFull(t *testing.T) {
	c := newCabinet()
	k, p := playing(t, page(c, true), 3)
	keep(t, k, p.run)
	c.failing = func(int) error { return syscall.ENOSPC }
	p.play(p.run.Game.Moves() + 1)
	if err := errors.Join(k.Keep(p.run), k.Sync()); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("with full storage, saving returns %v", err)
	}
	if err := k.Keep(p.run); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("the second attempt returns %v", err)
	}
	c.failing = nil
	keep(t, k, p.run)
	same(t, loaded(t, page(c, true)), p.run.Game)
}

// TestSecondPage checks that a page without the lock reads, but never writes.
func TestSecondPage(t *testing.T) {
	c := newCabinet()
	k, p := playing(t, page(c, true), 3)
	keep(t, k, p.run)
	before := c.writes
	second := store.NewKeeper(page(c, false))
	if _, err := second.Load(); !errors.Is(err, store.ErrLocked) {
		t.Errorf("the second page loads: %v", err)
	}
	if _, err := second.LoadSettings(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := second.Keep(p.run); !errors.Is(err, store.ErrLocked) {
		t.Errorf("the second page saves: %v", err)
	}
	second.Sync()
	if c.writes != before {
		t.Error("the second page wrote records")
	}
}

// TestUnreadDatabase checks that unreadable records are not overwritten, and that the failure is
// reported.
func TestUnreadDatabase(t *testing.T) {
	c := newCabinet()
	c.unread = syscall.EIO
	k := store.NewKeeper(page(c, true))
	k.Load()
	p := newPlayer(t, example(3), true)
	if err := errors.Join(k.Keep(p.run), k.Sync()); !errors.Is(err, syscall.EIO) {
		t.Errorf("saving returns %v", err)
	}
	if c.writes > 0 {
		t.Errorf("%d writes over unreadable records", c.writes)
	}
}

// TestGapInDatabase checks that records after a gap are ignored and do no harm.
func TestGapInDatabase(t *testing.T) {
	c := newCabinet()
	k, p := playing(t, page(c, true), 3)
	keep(t, k, p.run)
	for range 5 {
		p.play(p.run.Game.Moves() + 1)
		if err := k.Keep(p.run); err != nil {
			t.Fatal(err)
		}
	}
	numbers := make([]int, 0, len(c.records))
	for n := range c.records {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	delete(c.records, numbers[len(numbers)-3])
	r := loaded(t, page(c, true))
	if got := r.Moves(); got < 3 || got >= 8 {
		t.Errorf("%d moves left", got)
	}
	k = store.NewKeeper(page(c, true))
	run, err := k.Load()
	if err != nil {
		t.Fatal(err)
	}
	keep(t, k, run)
	same(t, loaded(t, page(c, true)), run.Game)
}

// TestBrowserDatabaseStaysSmall checks that the records do not grow indefinitely.
func TestBrowserDatabaseStaysSmall(t *testing.T) {
	c := newCabinet()
	k := store.NewKeeper(page(c, true))
	k.Load()
	if _, err := k.LoadSettings(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	settings := store.DefaultSettings()
	for i := range 300 {
		settings.Width = 600 + i%100
		if err := page(c, true).SaveSettings(settings); err != nil { // each iteration is a start as well
			t.Fatal(err)
		}
	}
	folder := page(c, true)
	for i := range 1500 {
		settings.Width = 600 + i%100
		if err := folder.SaveSettings(settings); err != nil {
			t.Fatal(err)
		}
	}
	size := 0
	for _, record := range c.records {
		size += len(record)
	}
	if size > 2<<20 {
		t.Errorf("%d bytes for the settings", size)
	}
	if got, err := page(c, true).PeekSettings(); err != nil || got.Width != settings.Width {
		t.Errorf("the settings are %+v, %v", got, err)
	}
}

// TestMemDisk checks that the in-memory disk behaves like that of a system.
func TestMemDisk(t *testing.T) {
	c := newCabinet()
	f := page(c, true)
	d := store.DiskOf(f)
	path := filepath.Join(f.Path(), "a")
	if _, err := d.OpenFile(path, os.O_RDWR, 0); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file opens: %v", err)
	}
	h, err := d.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a file was created twice: %v", err)
	}
	if _, err := h.Write([]byte("one two")); err != nil {
		t.Fatal(err)
	}
	before, _ := d.Stat(path)
	if err := d.Rename(path, filepath.Join(f.Path(), "b")); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Write([]byte(" three")); err != nil { // the open file continues under its new name
		t.Fatal(err)
	}
	after, err := d.Stat(filepath.Join(f.Path(), "b"))
	if err != nil || !d.Same(before, after) || after.Size() != int64(len("one two three")) {
		t.Errorf("after the renaming: %+v, %v", after, err)
	}
	if err := h.Truncate(3); err != nil {
		t.Fatal(err)
	}
	again := store.DiskOf(page(c, true)) // as restored by the next start
	list, err := again.ReadDir(f.Path())
	if err != nil || len(list) != 1 || list[0].Name() != "b" {
		t.Errorf("the folder has %v, %v", list, err)
	}
	data := make([]byte, 9)
	h, err = again.OpenFile(filepath.Join(f.Path(), "b"), os.O_RDONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if n, _ := h.Read(data); string(data[:n]) != "one" {
		t.Errorf("the file contains %q", data[:n])
	}
	if err := again.Remove(filepath.Join(f.Path(), "b")); err != nil {
		t.Fatal(err)
	}
	if list, _ := store.DiskOf(page(c, true)).ReadDir(f.Path()); len(list) > 0 {
		t.Errorf("the folder still has %d files", len(list))
	}
}
