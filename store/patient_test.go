package store_test

import (
	"errors"
	"io/fs"
	"path/filepath"
	"testing"
	"time"

	"simplesimon/store"
)

// busy is a system disk on which another program uses the files for a number of calls.
type busy struct {
	store.System
	calls int // number of calls that still fail
}

var errBusy = errors.New("used by another program")

func (b *busy) fails() error {
	if b.calls > 0 {
		b.calls--
		return errBusy
	}
	return nil
}

func (b *busy) OpenFile(path string, flag int, perm fs.FileMode) (store.Handle, error) {
	if err := b.fails(); err != nil {
		return nil, err
	}
	return b.System.OpenFile(path, flag, perm)
}

func (b *busy) Rename(from, to string) error {
	if err := b.fails(); err != nil {
		return err
	}
	return b.System.Rename(from, to)
}

// A game that another program has open for a moment is neither set aside nor lost: reading and
// saving wait for it, but not forever, and not repeatedly.
func TestFileInUseForAMoment(t *testing.T) {
	folder := store.At(t.TempDir())
	save(t, folder, example(3))
	disk := &busy{}
	var waited time.Duration
	busyFolder := folder.On(store.Patient(disk, errBusy, func(d time.Duration) { waited += d }))
	for _, calls := range []int{1, 20, 90} {
		disk.calls = calls
		same(t, loaded(t, busyFolder), example(3))
		disk.calls = calls
		save(t, busyFolder, example(3))
		if disk.calls > 0 || waited == 0 || waited > 6*time.Second {
			t.Errorf("after %v %d calls left", waited, disk.calls)
		}
		waited = 0
	}
	disk.calls = 1000
	game, aside, err := load(busyFolder)
	if game != nil || aside != nil || !errors.Is(err, errBusy) || waited < 2*time.Second || waited > 3*time.Second {
		t.Errorf("after %v: %v, %+v, %v", waited, game, aside, err)
	}
	waited = 0
	for range 5 {
		load(busyFolder)
		if err := busyFolder.SaveGame(running(example(1))); err == nil {
			t.Error("saved over an unreadable game")
		}
	}
	if waited > 0 {
		t.Errorf("it waited in vain for %v more", waited)
	}
	disk.calls = 0
	same(t, loaded(t, busyFolder), example(3))
	if got := names(t, folder.Path()); got != gameFile {
		t.Errorf("the folder %s contains %q", filepath.Base(folder.Path()), got)
	}
}
