package store

import (
	"errors"
	"io/fs"
	"slices"
	"sync"
	"time"
)

// ErrFound is the error of [Keeper.Keep] while the folder holds another game, which could
// not be read at the start: [Keeper.Choose] says which one goes on.
var ErrFound = errors.New("another game has been found in the folder")

// Keeper saves what a window has in a folder: the running game, the settings, and the
// games that end, in the history. It has the [Lock] of the folder, or tries to get it as
// long as no other window has it.
//
// Keep and KeepSettings are quick, however long the game is: when they return, what they
// save survives the end of the process. Sync does what takes time, and may run beside them
// on another goroutine; all other methods are for one goroutine.
type Keeper struct {
	folder        Folder
	lock          *Lock
	other         bool // another window keeps there
	gameKnown     bool // the game in the folder is known
	found         *Running
	game          journal
	inFile        gameInFile
	settings      journal
	settingsKnown bool // the settings in the folder are known

	writing sync.Mutex // held during Sync
	mu      sync.Mutex // guards what follows
	due     []Entry    // saved with the game, and not in the history yet
	written []string   // IDs of games that are in the history, but still due in the game's file
	asides  []Aside    // that SetAside has not returned yet
}

// NewKeeper returns a keeper for a window that opens.
func NewKeeper(f Folder) *Keeper {
	return &Keeper{
		folder:   f,
		game:     journal{folder: f, name: gameFile, version: gameVersion},
		settings: journal{folder: f, name: settingsFile, version: settingsVersion},
	}
}

// SetAside returns the files that were set aside since the last call, by any method, in
// that order. It may run beside the other methods.
func (k *Keeper) SetAside() []Aside {
	k.mu.Lock()
	defer k.mu.Unlock()
	asides := k.asides
	k.asides = nil
	return asides
}

// noteAside keeps what there is to tell of a file that was set aside; nil is none.
func (k *Keeper) noteAside(a *Aside) {
	if a == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.asides = append(k.asides, *a)
}

// absent is the error of a file that was loaded: one that was set aside is no longer there.
func absent(a *Aside, err error) error {
	if a != nil && err == nil {
		return fs.ErrNotExist
	}
	return err
}

// Load takes the lock and loads the game as [Folder.LoadGame] does; one that is set aside is
// as good as none. The error is [ErrLocked] if another window keeps there: nothing is loaded
// then, and nothing is ever saved. Where the lock cannot be had for another reason, the game is read all the
// same, and nothing is changed.
func (k *Keeper) Load() (*Running, error) {
	locking := k.takeLock()
	if locking == nil {
		r, err := k.load()
		return r, k.unread(GameFile, err)
	}
	if errors.Is(locking, ErrLocked) {
		return nil, locking
	}
	r, err := k.folder.PeekGame()
	if errors.Is(err, ErrUnreadable) || errors.Is(err, fs.ErrNotExist) {
		err = locking // which says why nothing can be saved, nor set aside
	}
	return r, k.unread(GameFile, err)
}

// unread is failed for reading, where fs.ErrNotExist is no fault.
func (k *Keeper) unread(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fs.ErrNotExist
	}
	return k.failed(name, err)
}

// takeLock takes the lock unless this window or another one has it.
func (k *Keeper) takeLock() error {
	if k.other {
		return ErrLocked
	}
	if k.lock != nil {
		if k.lock.stands(k.folder) {
			return nil
		}
		k.lock.Unlock() // of a file that nobody else can find
		k.lock, k.gameKnown, k.settingsKnown = nil, false, false
	}
	lock, err := k.folder.Lock()
	k.lock, k.other = lock, errors.Is(err, ErrLocked)
	return err
}

// load loads the game with the lock.
func (k *Keeper) load() (*Running, error) {
	read, aside, err := k.folder.loadGame()
	k.noteAside(aside)
	k.gameKnown = aside != nil || err == nil || errors.Is(err, fs.ErrNotExist)
	r := read.running
	if r == nil {
		return nil, absent(aside, err)
	}
	if read.size > 0 && read.lines < longLog {
		k.game.resume(read.size, 0)
		k.mark(r)
	}
	return r, nil
}

// longLog is the number of lines from which the file of a game is written as a whole at
// the next occasion.
const longLog = 20_000

// HistoryLoader returns a function that reads the games that have ended, as
// [Folder.LoadHistory] does, or without the lock as [Folder.ReadHistory] does. The function
// may run on another goroutine.
func (k *Keeper) HistoryLoader() func() ([]Entry, error) {
	if k.lock == nil {
		return func() ([]Entry, error) {
			entries, err := k.folder.ReadHistory()
			return entries, k.unread(HistoryFile, err)
		}
	}
	return func() ([]Entry, error) {
		entries, aside, err := k.folder.LoadHistory()
		k.noteAside(aside)
		return entries, k.unread(HistoryFile, err)
	}
}

// Locked reports whether another window keeps in the folder: this one will not.
func (k *Keeper) Locked() bool { return k.other }

// Keep saves the running game. Games that are due are saved with it, and taken out of
// r.Due once Sync has brought them into the history and that is saved too. The error is
// [ErrLocked] if another window keeps there, and [ErrFound] if there is another game; any
// other one is a *[KeepError], which may pass: the next call tries again.
func (k *Keeper) Keep(r *Running) error { return k.failed(GameFile, k.keep(r)) }

func (k *Keeper) keep(r *Running) error {
	if err := k.open(r); err != nil {
		return err
	}
	k.mu.Lock()
	written := k.written
	k.mu.Unlock()
	due := r.Due
	r.Due = without(r.Due, written)
	if err := k.save(r, written); err != nil {
		r.Due = due
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.written = k.written[len(written):]
	k.due = without(r.Due, k.written)
	return nil
}

// open sees to the lock, and to a game in the folder that is not known: it could not be read
// before, or has taken the place of ours.
func (k *Keeper) open(r *Running) error {
	if err := k.takeLock(); err != nil {
		return err
	}
	if k.gameKnown && k.game.replaced() {
		k.gameKnown = false
	}
	if !k.gameKnown {
		k.inFile = gameInFile{}
		found, err := k.load()
		if !k.gameKnown {
			return err
		}
		if found != nil && !found.before(r) {
			k.found = found
		}
	}
	if k.found != nil {
		return ErrFound
	}
	return nil
}

// before reports whether a game is an earlier state of another one, or the same.
func (r *Running) before(later *Running) bool {
	if r.ID != later.ID {
		return false
	}
	moves, all := r.Game.History().Moves, later.Game.History().Moves
	return len(moves) <= len(all) && slices.Equal(moves, all[:len(moves)])
}

// Found is the game that [ErrFound] is about; nil if there is none.
func (k *Keeper) Found() *Running { return k.found }

// Choose lets one of two games go on: the one that has been found, or the running one. The
// other has ended at the given local time, not won, if it counts and was begun: it becomes
// due.
func (k *Keeper) Choose(goesOn, ends *Running, now time.Time) {
	left := slices.DeleteFunc(ends.left(now), func(e Entry) bool { return e.ID == goesOn.ID })
	goesOn.Due = append(left, goesOn.Due...)
	k.found = nil
}

// Close closes the files and releases the lock. The end of the process does that as well.
func (k *Keeper) Close() error {
	k.game.close()
	k.settings.close()
	lock := k.lock
	k.lock = nil
	return lock.Unlock()
}
