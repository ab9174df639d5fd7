package session

import (
	"errors"
	"time"

	"simplesimon/store"
)

// Keeper saves the running game, and brings games that have ended into the history:
// a [store.Keeper].
type Keeper interface {
	Keep(*store.Running) error
	Sync() error
	Unsynced() bool
	Found() *store.Running
	Choose(goesOn, ends *store.Running, now time.Time)
}

var _ Keeper = (*store.Keeper)(nil)

// syncAfter is how long what has been saved may wait for its way to the disk: what a power
// cut may take, with the time that the disk needs.
const syncAfter = 300 * time.Millisecond

// RetryAfter is how long it takes until what could not be saved is tried again.
const RetryAfter = 5 * time.Second

// End saves the time played and brings everything to the disk, at the end of the program.
// If it fails, the player has been told of it already.
func (s *Session) End() {
	s.run.Played = max(s.run.Played, s.clock.Elapsed(s.now()))
	if s.keep == nil {
		return
	}
	if errors.Is(s.keep.Keep(s.run), store.ErrFound) { // nobody has chosen: neither is lost
		found := s.keep.Found()
		s.keep.Choose(found, s.run, s.now())
		s.run = found
		s.keep.Keep(s.run)
	}
	s.keep.Sync()
	s.keep.Keep(s.run) // what is in the history now
}

// Close ends the session: what comes after it, such as a key that was pressed as the window
// closed, changes nothing, because it could not be saved.
func (s *Session) Close() {
	if !s.closed {
		s.End()
		s.closed, s.keep = true, nil
	}
}

// Begin keeps the game as it is and writes it to the trace, at the start.
func (s *Session) Begin() {
	if s.Save() {
		s.tracePosition()
	}
}

// Save saves the game and reports whether it survives the end of the program now, or need
// not: there is no keeper, or another window has the folder.
func (s *Session) Save() bool {
	if s.keep == nil {
		return true
	}
	due := s.run.Due
	err := s.keep.Keep(s.run)
	if len(s.run.Due) < len(due) && s.Ended != nil {
		s.Ended(due)
	}
	elsewhere := errors.Is(err, store.ErrLocked)
	if err != nil && !elsewhere {
		s.log.Write("not-kept", struct {
			Error string `json:"error"`
		}{err.Error()})
	}
	saved := err == nil || elsewhere
	if err == nil {
		err = s.unsafe
	}
	if s.Kept != nil {
		s.Kept(err)
	}
	s.SyncSoon()
	return saved
}

// Settle brings everything to the disk and what is due into the history, at once, and
// returns why that is not possible now.
func (s *Session) Settle() error {
	if s.keep == nil {
		return nil
	}
	s.Save()
	s.unsafe = s.keep.Sync()
	s.Save()
	return s.unsafe
}

// SyncSoon sees to it that what has been saved comes to the disk, beside the main goroutine.
// After a fault it waits longer.
func (s *Session) SyncSoon() {
	if s.keep == nil || s.syncing || !s.keep.Unsynced() {
		return
	}
	s.syncing = true
	wait := syncAfter
	if s.unsafe != nil {
		wait = RetryAfter
	}
	keep := s.keep // until the session is closed
	s.timers.After(wait, func() {
		var err error
		s.timers.Go(func() { err = keep.Sync() }, func() {
			s.syncing = false
			s.unsafe = err
			s.Save() // what is in the history now, and what is to be told
		})
	})
}

// Replace goes on with a game that has been put in the place of the present one in the folder.
// The present one is forgotten.
func (s *Session) Replace(run *store.Running) {
	if s.closed {
		return
	}
	s.run = run
	s.setClock()
	s.dealt()
}

// Found is a game that the keeper has found since the start; nil if there is none. Nothing
// is saved until GoOn says which one goes on.
func (s *Session) Found() *store.Running {
	if s.keep == nil {
		return nil
	}
	return s.keep.Found()
}

// GoOn goes on with the game that the keeper has found, or with the present one. The other
// one has ended.
func (s *Session) GoOn(withFound bool) {
	found := s.Found()
	if found == nil {
		return
	}
	if !withFound {
		s.keep.Choose(s.run, found, s.now())
		s.Save()
		return
	}
	s.keep.Choose(found, s.run, s.now())
	s.run = found
	s.setClock()
	s.dealt()
}
