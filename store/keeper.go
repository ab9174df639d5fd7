package store

import (
	"errors"
	"io/fs"
	"slices"
	"sync"
	"time"
)

// ErrFound is the error of [Keeper.Keep] while the folder contains another game that could not be
// read at the start. [Keeper.Choose] resolves the conflict.
var ErrFound = errors.New("another game has been found in the folder")

// Keeper saves what a window has in a folder: the running game, the settings, and finished games
// in the history. It holds the [Lock] of the folder, or tries to acquire it unless another window
// holds it.
//
// Keep and KeepSettings are fast regardless of the length of the game; when they return, the data
// survives the end of the process. Sync does the slow part and may run concurrently on another
// goroutine; all other methods must be called from one goroutine.
type Keeper struct {
	folder        Folder
	lock          *Lock
	other         bool // another window saves there
	gameKnown     bool // the game in the folder is known
	found         *Running
	game          journal
	inFile        gameInFile
	settings      journal
	settingsKnown bool // the settings in the folder are known

	writing sync.Mutex // held during Sync
	mu      sync.Mutex // guards the following fields
	due     []Entry    // saved with the game, but not in the history yet
	written []string   // IDs of games in the history that are still due in the game's file
	asides  []Aside    // not yet returned by SetAside
}

// NewKeeper returns a keeper for a new window.
func NewKeeper(f Folder) *Keeper {
	return &Keeper{
		folder:   f,
		game:     journal{folder: f, name: gameFile, version: gameVersion},
		settings: journal{folder: f, name: settingsFile, version: settingsVersion},
	}
}

// SetAside returns the files set aside since the last call, by any method, in order. It is safe
// for concurrent use.
func (k *Keeper) SetAside() []Aside {
	k.mu.Lock()
	defer k.mu.Unlock()
	asides := k.asides
	k.asides = nil
	return asides
}

// noteAside records a file that was set aside, if any.
func (k *Keeper) noteAside(a *Aside) {
	if a == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.asides = append(k.asides, *a)
}

// absent converts the error of loading a file: one that was set aside no longer exists.
func absent(a *Aside, err error) error {
	if a != nil && err == nil {
		return fs.ErrNotExist
	}
	return err
}

// Load acquires the lock and loads the game like [Folder.LoadGame]; one that is set aside counts
// as missing. The error is [ErrLocked] if another window saves there: nothing is loaded then, and
// nothing will ever be saved. If the lock can't be acquired for another reason, the game is still
// read, but nothing is changed.
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
		err = locking // which says why nothing can be saved or set aside
	}
	return r, k.unread(GameFile, err)
}

// unread is failed for reading, where fs.ErrNotExist is not an error.
func (k *Keeper) unread(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fs.ErrNotExist
	}
	return k.failed(name, err)
}

// takeLock acquires the lock unless this window or another one holds it.
func (k *Keeper) takeLock() error {
	if k.other {
		return ErrLocked
	}
	if k.lock != nil {
		if k.lock.stands(k.folder) {
			return nil
		}
		k.lock.Unlock() // the file no longer exists under that name
		k.lock, k.gameKnown, k.settingsKnown = nil, false, false
	}
	lock, err := k.folder.Lock()
	k.lock, k.other = lock, errors.Is(err, ErrLocked)
	return err
}

// load loads the game while holding the lock.
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

// longLog is the number of lines from which the game's file is rewritten at the next opportunity.
const longLog = 20_000

// HistoryLoader returns a function that reads the finished games like [Folder.LoadHistory], or,
// without the lock, like [Folder.ReadHistory]. It may run on another goroutine.
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

// Locked reports whether another window saves to the folder, so this one never will.
func (k *Keeper) Locked() bool { return k.other }

// Keep saves the running game. Due games are saved with it, and removed from r.Due once Sync has
// added them to the history and that is saved too. The error is [ErrLocked] if another window
// saves there, [ErrFound] if the folder contains another game, or otherwise a *[KeepError], which
// may be transient: the next call tries again.
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

// open acquires the lock and handles an unknown game in the folder: one that could not be read
// before, or that replaced ours.
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

// before reports whether a game is the same as, or an earlier state of, another one.
func (r *Running) before(later *Running) bool {
	if r.ID != later.ID {
		return false
	}
	moves, all := r.Game.History().Moves, later.Game.History().Moves
	return len(moves) <= len(all) && slices.Equal(moves, all[:len(moves)])
}

// Found returns the game that [ErrFound] is about, or nil.
func (k *Keeper) Found() *Running { return k.found }

// Choose resolves [ErrFound]: goesOn continues and ends has ended, not won, at the given local
// time. If ends counts and was begun, it becomes due.
func (k *Keeper) Choose(goesOn, ends *Running, now time.Time) {
	left := slices.DeleteFunc(ends.left(now), func(e Entry) bool { return e.ID == goesOn.ID })
	goesOn.Due = append(left, goesOn.Due...)
	k.found = nil
}

// Close closes the files and releases the lock, as does the end of the process.
func (k *Keeper) Close() error {
	k.game.close()
	k.settings.close()
	lock := k.lock
	k.lock = nil
	return lock.Unlock()
}
