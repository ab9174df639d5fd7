package store

import (
	"errors"
	"io/fs"
	"slices"
	"sync"
	"time"

	"simplesimon/engine"
)

// ErrFound is the error of [Keeper.Keep] while the folder holds another game, which could
// not be read at the start: [Keeper.Choose] says which one goes on.
var ErrFound = errors.New("another game has been found in the folder")

// KeepError is the error of what could not be saved, or not be read.
type KeepError struct {
	Name string // of the file: one of GameFile, SettingsFile, HistoryFile
	Path string // of the file that is in the way: that one, the lock, or the folder
	Err  error
}

// Error names the file, and says why.
func (e *KeepError) Error() string { return e.Name + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *KeepError) Unwrap() error { return e.Err }

// failed is an error about a file of the folder as a *KeepError. [ErrLocked] and
// [ErrFound], which are about no file, stay as they are.
func (k *Keeper) failed(name string, err error) error {
	if err == nil || errors.Is(err, ErrLocked) || errors.Is(err, ErrFound) {
		return err
	}
	e := &KeepError{Name: name, Path: k.folder.file(name), Err: err}
	var at *fs.PathError
	if errors.As(err, &at) {
		e.Path = at.Path
	}
	return e
}

// Keeper saves what a window has in a folder: the running game, the settings, and the
// games that end, in the history. It has the [Lock] of the folder, or tries to get it as
// long as no other window has it.
//
// Keep and KeepSettings are quick, however long the game is: when they return, what they
// save survives the end of the process. Sync does what takes time, and may run beside them
// on another goroutine; all other methods are for one goroutine.
type Keeper struct {
	// SetAside is called if a file is set aside later than by Load or LoadSettings. It may
	// be nil.
	SetAside func(*Aside)

	folder   Folder
	lock     *Lock
	other    bool // another window keeps there
	loaded   bool // the game in the folder is known
	found    *Running
	game     journal
	kept     keptGame
	settings journal
	known    bool // the settings in the folder are known

	writing sync.Mutex // held during Sync
	mu      sync.Mutex // guards what follows
	due     []Entry    // saved with the game, and not in the history yet
	written []string   // IDs of games that are in the history, but still due in the game's file
	asides  []*Aside   // that SetAside has still to be called with
}

// keptGame is what is in the file of the running game, as far as it does not show in
// [engine.Game.Delta].
type keptGame struct {
	game          *engine.Game // nil if none is
	length        int          // how many moves it has, with the undone ones
	cursor, floor int
	played        int64
	begun, won    bool
	due           []string // IDs
}

// NewKeeper returns a keeper for a window that opens.
func NewKeeper(f Folder) *Keeper {
	return &Keeper{
		folder:   f,
		game:     journal{folder: f, name: gameFile, version: gameVersion},
		settings: journal{folder: f, name: settingsFile, version: settingsVersion},
	}
}

// Load takes the lock and loads the game as [Folder.LoadGame] does. The error is
// [ErrLocked] if another window keeps there: nothing is loaded then, and nothing
// is ever saved. Where the lock cannot be had for another reason, the game is read all the
// same, and nothing is changed.
func (k *Keeper) Load() (*Running, *Aside, error) {
	locking := k.takeLock()
	if locking == nil {
		r, aside, err := k.load()
		return r, aside, k.unread(GameFile, err)
	}
	if errors.Is(locking, ErrLocked) {
		return nil, nil, locking
	}
	r, err := k.folder.PeekGame()
	if errors.Is(err, ErrUnreadable) || errors.Is(err, fs.ErrNotExist) {
		err = locking // which says why nothing can be saved, nor set aside
	}
	return r, nil, k.unread(GameFile, err)
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
		return nil
	}
	lock, err := k.folder.Lock()
	k.lock, k.other = lock, errors.Is(err, ErrLocked)
	return err
}

// load loads the game with the lock.
func (k *Keeper) load() (*Running, *Aside, error) {
	read, aside, err := k.folder.loadGame()
	k.loaded = aside != nil || err == nil || errors.Is(err, fs.ErrNotExist)
	r := read.running
	if r == nil {
		return nil, aside, err
	}
	if read.size > 0 && read.lines < longLog {
		k.game.resume(read.size, 0)
		k.note(r)
	}
	return r, nil, nil
}

// longLog is the number of lines from which the file of a game is written as a whole at
// the next occasion.
const longLog = 20_000

// LoadSettings loads the settings as [Folder.LoadSettings] does. Without the lock it
// changes nothing.
func (k *Keeper) LoadSettings() (Settings, *Aside, error) {
	if k.takeLock() != nil {
		s, err := k.folder.PeekSettings()
		if errors.Is(err, ErrUnreadable) {
			err = nil // to this window they are as at the first start
		}
		return s, nil, k.unread(SettingsFile, err)
	}
	read, aside, err := k.folder.loadSettings()
	k.known = aside != nil || err == nil || errors.Is(err, fs.ErrNotExist)
	if read.size > 0 && read.size < longSettings {
		k.settings.resume(read.size, 0)
	}
	return read.settings, aside, k.unread(SettingsFile, err)
}

// longSettings is the size in bytes from which the file of the settings is written as a
// whole with the next change.
const longSettings = 1 << 16

// SettingsKnown reports whether the settings in the folder have been read, or there are
// none. Until then none are saved: [Keeper.LoadSettings] has to succeed first.
func (k *Keeper) SettingsKnown() bool { return k.known }

// HistoryLoader returns a function that reads the games that have ended, as
// [Folder.LoadHistory] does, or without the lock as [Folder.ReadHistory] does. The function
// may run on another goroutine.
func (k *Keeper) HistoryLoader() func() ([]Entry, *Aside, error) {
	if k.lock != nil {
		return k.folder.LoadHistory
	}
	return func() ([]Entry, *Aside, error) {
		entries, err := k.folder.ReadHistory()
		return entries, nil, err
	}
}

// Locked reports whether another window keeps in the folder: this one will not.
func (k *Keeper) Locked() bool { return k.other }

// Keep saves the running game. Games that are due are saved with it, and taken out of
// r.Due once Sync has brought them into the history and that is saved too. The error is
// [ErrLocked] if another window keeps there, and [ErrFound] if there is another game; any
// other error may pass, and is tried again by the next call.
func (k *Keeper) Keep(r *Running) error {
	k.tellAsides()
	if err := k.open(r); err != nil {
		return err
	}
	k.mu.Lock()
	written := k.written
	k.mu.Unlock()
	due := r.Due
	r.Due = slices.DeleteFunc(slices.Clone(r.Due), func(e Entry) bool { return slices.Contains(written, e.ID) })
	if err := k.save(r, written); err != nil {
		r.Due = due
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.written = k.written[len(written):]
	k.due = slices.DeleteFunc(slices.Clone(r.Due), func(e Entry) bool { return slices.Contains(k.written, e.ID) })
	return nil
}

// tellAsides tells of files that Sync has set aside.
func (k *Keeper) tellAsides() {
	k.mu.Lock()
	asides := k.asides
	k.asides = nil
	k.mu.Unlock()
	for _, a := range asides {
		k.tellAside(a)
	}
}

func (k *Keeper) tellAside(a *Aside) {
	if a != nil && k.SetAside != nil {
		k.SetAside(a)
	}
}

// open sees to the lock, and to the game in the folder if that could not be read before.
func (k *Keeper) open(r *Running) error {
	if err := k.takeLock(); err != nil {
		return err
	}
	if !k.loaded {
		found, aside, err := k.load()
		k.tellAside(aside)
		if !k.loaded {
			return err
		}
		if found != nil && found.ID != r.ID {
			k.found = found
		}
	}
	if k.found != nil {
		return ErrFound
	}
	return nil
}

// Found is the game that [ErrFound] is about; nil if there is none.
func (k *Keeper) Found() *Running { return k.found }

// Choose lets one of two games go on: the one that has been found, or the running one. The
// other has ended at the given local time, not won, if it counts and was begun: it becomes
// due.
func (k *Keeper) Choose(goesOn, ends *Running, now time.Time) {
	goesOn.Due = append(ends.left(now), goesOn.Due...)
	k.found = nil
}

// save writes what has changed, or the whole game.
func (k *Keeper) save(r *Running, written []string) error {
	if k.game.ready() && k.kept.game == r.Game {
		line, err := k.changeLine(r, written)
		if line == nil || err != nil {
			return err
		}
		if err = k.game.append(line); !errors.Is(err, errLong) {
			return k.noteUnless(err, r)
		}
	}
	line, err := gameLine(r)
	if err != nil {
		return err
	}
	if k.game.ready() {
		if err = k.game.append(line); !errors.Is(err, errLong) {
			return k.noteUnless(err, r)
		}
	}
	return k.noteUnless(k.game.replace(line), r)
}

// noteUnless remembers what is in the file now, unless it could not be saved.
func (k *Keeper) noteUnless(err error, r *Running) error {
	if err == nil {
		k.note(r)
	}
	return err
}

// note remembers what is in the file.
func (k *Keeper) note(r *Running) {
	r.Game.Mark()
	d := r.Game.Delta()
	k.kept = keptGame{
		game: r.Game, length: d.Same, cursor: d.Cursor, floor: d.Floor, played: milliseconds(r.Played), begun: r.Begun, won: r.Won != nil,
	}
	for _, e := range r.Due {
		k.kept.due = append(k.kept.due, e.ID)
	}
}

// changeLine is the line of what has changed; nil if nothing has.
func (k *Keeper) changeLine(r *Running, written []string) ([]byte, error) {
	d := r.Game.Delta()
	s := savedChange{
		Same: d.Same, Moves: movesText(d.Moves), Played: d.Cursor, Floor: d.Floor,
		Time: milliseconds(r.Played), Begun: r.Begun, Written: written,
	}
	if !k.kept.won {
		s.Won = r.Won.saving()
	}
	due, err := dueLines(slices.DeleteFunc(slices.Clone(r.Due), func(e Entry) bool { return slices.Contains(k.kept.due, e.ID) }))
	if err != nil {
		return nil, err
	}
	s.Due = due
	same := len(d.Moves) == 0 && d.Same == k.kept.length && d.Cursor == k.kept.cursor && d.Floor == k.kept.floor &&
		s.Time == k.kept.played && s.Begun == k.kept.begun && s.Won == nil && len(s.Due) == 0 && len(written) == 0
	if same {
		return nil, nil
	}
	return journalLine(moveWord, s)
}

// KeepSettings saves the settings, as quickly as Keep saves a game. The error is
// [ErrLocked] if another window keeps there, or a *[KeepError].
func (k *Keeper) KeepSettings(s Settings) error {
	return k.failed(SettingsFile, k.keepSettings(s))
}

func (k *Keeper) keepSettings(s Settings) error {
	if err := k.takeLock(); err != nil {
		return err
	}
	if !k.known {
		return errors.New("the settings have not been read") // the caller reads them first
	}
	line, err := settingsLine(s)
	if err != nil {
		return err
	}
	if k.settings.ready() {
		if err := k.settings.append(line); !errors.Is(err, errLong) {
			return err
		}
	}
	return k.settings.replace(line)
}

// Unsynced reports whether there is something for Sync to do.
func (k *Keeper) Unsynced() bool {
	k.mu.Lock()
	due := len(k.due) > 0
	k.mu.Unlock()
	return due || k.game.unsynced() || k.settings.unsynced()
}

// Sync brings what has been saved to the disk, so that it survives a power cut, and games
// that are due into the history. What fails, with a *[KeepError], is tried again by the next
// call, after the next Keep. It takes as long as the disk does, and may run beside the other methods.
func (k *Keeper) Sync() error {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	due := slices.Clone(k.due)
	k.mu.Unlock()
	settings := k.failed(SettingsFile, k.settings.sync())
	err := k.failed(GameFile, k.game.sync())
	if err == nil && len(due) > 0 { // the history never knows of what the game does not
		err = k.failed(HistoryFile, k.writeDue(due))
	}
	return errors.Join(err, settings)
}

// writeDue brings games into the history.
func (k *Keeper) writeDue(due []Entry) error {
	err := k.folder.AppendHistory(due...)
	if errors.Is(err, ErrUnreadable) && k.mendHistory() {
		err = k.folder.AppendHistory(due...)
	}
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, e := range due {
		k.written = append(k.written, e.ID)
	}
	k.due = slices.DeleteFunc(k.due, func(e Entry) bool { return slices.Contains(k.written, e.ID) })
	return nil
}

// mendHistory sets a history aside that makes no sense, and reports whether there was one.
func (k *Keeper) mendHistory() bool {
	_, aside, err := k.folder.LoadHistory()
	if aside == nil || err != nil {
		return false
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.asides = append(k.asides, aside)
	return true
}

// Close closes the files and releases the lock. The end of the process does that as well.
func (k *Keeper) Close() error {
	k.game.close()
	k.settings.close()
	lock := k.lock
	k.lock = nil
	return lock.Unlock()
}
