package store

import (
	"errors"
	"time"
)

// Keeper keeps the running game of a window, together with the history: it has
// the [Lock] of the folder, or tries to get it as long as no other window has it.
// It is for one goroutine.
type Keeper struct {
	// SetAside is called if a file is set aside later than by Load: the folder
	// could not be used then, or the history can't be read. It may be nil.
	SetAside func(*Aside)

	folder Folder
	lock   *Lock
	other  bool // another window keeps there
}

// NewKeeper is a keeper for a window that opens.
func NewKeeper(f Folder) *Keeper { return &Keeper{folder: f} }

// Load takes the lock and loads the game as [Folder.LoadGame] does. The error is
// [ErrLocked] if another window keeps there: nothing is loaded then, and nothing
// is ever kept. What can't be locked for another reason is loaded all the same.
func (k *Keeper) Load() (*Running, *Aside, error) {
	if lock, err := k.folder.Lock(); err == nil {
		k.lock = lock
	} else if errors.Is(err, ErrLocked) {
		k.other = true
		return nil, nil, ErrLocked
	}
	return k.folder.LoadGame()
}

// Locked reports whether another window keeps in the folder: this one will not.
func (k *Keeper) Locked() bool { return k.other }

// Keep keeps the game as [Folder.Keep] does. The error is [ErrLocked] if another
// window keeps there; any other error may pass, and is tried again by the next
// call. If the folder can be used only now and another game is found there, that
// one has ended with the present one taking its place. A history that can't be
// read is set aside, and a new one begun.
func (k *Keeper) Keep(r *Running) error {
	if k.other {
		return ErrLocked
	}
	if k.lock == nil {
		if err := k.late(r); err != nil {
			return err
		}
	}
	err := k.folder.Keep(r)
	if errors.Is(err, ErrUnreadable) && k.mend() {
		err = k.folder.Keep(r)
	}
	return err
}

// mend sets a history aside that can't be read, and answers whether there was one.
func (k *Keeper) mend() bool {
	_, aside, err := k.folder.LoadHistory()
	if aside == nil || err != nil {
		return false
	}
	if k.SetAside != nil {
		k.SetAside(aside)
	}
	return true
}

// late takes the lock later than at the start, and sees to what is kept there.
func (k *Keeper) late(r *Running) error {
	lock, err := k.folder.Lock()
	if err != nil {
		k.other = errors.Is(err, ErrLocked)
		return err
	}
	k.lock = lock
	found, aside, _ := k.folder.LoadGame() // what can't even be set aside makes Folder.Keep fail
	if aside != nil && k.SetAside != nil {
		k.SetAside(aside)
	}
	if found != nil && found.ID != r.ID {
		r.Due = append(found.left(time.Now()), r.Due...)
	}
	return nil
}

// Close gives the lock back. The end of the process does that as well.
func (k *Keeper) Close() error {
	lock := k.lock
	k.lock = nil
	return lock.Unlock()
}
