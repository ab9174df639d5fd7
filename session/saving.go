package session

import (
	"errors"
	"time"

	"simplesimon/store"
)

// Keeper saves the running game and adds finished games to the history; [store.Keeper] implements
// it.
type Keeper interface {
	Keep(*store.Running) error
	Sync() error
	Unsynced() bool
	Found() *store.Running
	Choose(goesOn, ends *store.Running, now time.Time)
}

var _ Keeper = (*store.Keeper)(nil)

// syncAfter is how long saved data may stay unflushed, and thus, together with the time the disk
// takes, how much a power failure may cost.
const syncAfter = 300 * time.Millisecond

// RetryAfter is the delay before a failed save is retried.
const RetryAfter = 5 * time.Second

// End saves the time played and flushes everything to disk at the end of the program. If it fails,
// the player has already been told.
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
	s.keep.Keep(s.run) // record what is in the history now
}

// Close ends the session. Later actions, such as a key press while the window closes, have no
// effect, because they could not be saved.
func (s *Session) Close() {
	if !s.closed {
		s.End()
		s.closed, s.keep = true, nil
	}
}

// Begin saves the game and traces it at the start.
func (s *Session) Begin() {
	if s.Save() {
		s.tracePosition()
	}
}

// Save saves the game. It reports whether the game survives the end of the program, or need not
// because there is no keeper or another window uses the folder.
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

// Settle synchronously flushes everything to disk, adds what is due to the history, and returns
// the error if that is not possible now.
func (s *Session) Settle() error {
	if s.keep == nil {
		return nil
	}
	s.Save()
	s.unsafe = s.keep.Sync()
	s.Save()
	return s.unsafe
}

// SyncSoon schedules flushing of saved data in the background. After an error it waits longer.
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
			s.Save() // record what is in the history now, and report problems
		})
	})
}

// Replace discards the current game and continues with one that replaced it in the folder.
func (s *Session) Replace(run *store.Running) {
	if s.closed {
		return
	}
	s.run = run
	s.setClock()
	s.dealt()
}

// Found returns a game that the keeper has found since the start, or nil. Nothing is saved until
// GoOn chooses between the games.
func (s *Session) Found() *store.Running {
	if s.keep == nil {
		return nil
	}
	return s.keep.Found()
}

// GoOn continues with the game found by the keeper, or with the current one. The other one has
// ended.
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
