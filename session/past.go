package session

import (
	"errors"
	"io/fs"
	"slices"
	"sync"

	"simplesimon/store"
	"simplesimon/timing"
)

// fewBytes is the size of a history in bytes up to which it is read synchronously, in a few
// milliseconds. A larger one is read in the background while the window is in use.
const fewBytes = 1 << 20

// Shelf is where finished games are stored.
type Shelf struct {
	Keeper *store.Keeper
	Folder store.Folder
}

// Past provides the finished games: read once, and kept up to date from then on.
type Past struct {
	shelf   Shelf
	due     func() []store.Entry // not in the history yet
	running func() string        // returns the ID of the running game
	timers  *timing.Timers
	entries []store.Entry
	known   bool             // entries are complete
	coming  func() readGames // waits for the read in progress; nil if there is none
	since   []store.Entry    // ended in this window, in case the read started before
	waiting []func(all []store.Entry)

	// Read is called after every attempt to read the history, with its error. It is never nil.
	Read func(error)
	// Came is called when games read in the background have arrived. It is never nil.
	Came func()
}

// NewPast returns the finished games of a shelf, including those that a session has not yet added
// to it.
func NewPast(shelf Shelf, s *Session, timers *timing.Timers) *Past {
	return &Past{shelf: shelf, due: s.Due, running: s.ID, timers: timers, Read: func(error) {}, Came: func() {}}
}

// readGames is the result of reading the history.
type readGames struct {
	entries []store.Entry
	err     error
}

// Add adds finished games. One that is already known, because an interrupted operation was
// repeated, counts once.
func (p *Past) Add(ended []store.Entry) {
	p.since = append(p.since, ended...)
	if p.known {
		p.entries = store.Merge(p.entries, ended)
	}
}

// Load reads the finished games unless they are known: synchronously if there are few, otherwise
// in the background.
func (p *Past) Load() {
	if p.known && !p.shelf.Keeper.Locked() || p.coming != nil { // another window may have added some
		return
	}
	read := p.shelf.Keeper.HistoryLoader()
	if p.shelf.Folder.HistorySize() <= fewBytes {
		entries, err := read()
		p.take(readGames{entries, err})
		return
	}
	coming := sync.OnceValue(func() readGames {
		entries, err := read()
		return readGames{entries, err}
	})
	p.coming = coming
	p.timers.Go(func() { coming() }, func() {
		p.finish()
		p.Came()
	})
}

// finish waits for a read in progress.
func (p *Past) finish() {
	if p.coming != nil {
		p.take(p.coming())
	}
}

// take stores the result of a read. After an error, the next request tries again.
func (p *Past) take(r readGames) {
	p.coming = nil
	p.entries, p.known = r.entries, r.err == nil || errors.Is(r.err, fs.ErrNotExist)
	if !p.shelf.Keeper.Locked() {
		p.entries = store.Merge(p.entries, p.since)
		p.Read(r.err)
	}
	waiting := p.waiting
	p.waiting = nil
	for _, do := range waiting {
		do(p.all())
	}
}

// all returns the known finished games in order, including those not yet in the history, but
// without a continued one that is running.
func (p *Past) all() []store.Entry {
	if p.shelf.Keeper.Locked() {
		return p.entries
	}
	all := store.Merge(p.entries, p.due())
	running := p.running()
	i := slices.IndexFunc(all, func(e store.Entry) bool { return e.ID == running })
	if i < 0 || all[i].Won {
		return all
	}
	return slices.Concat(all[:i], all[i+1:])
}

// Find returns the finished game with the given ID and whether there is one. It blocks until the
// games are read.
func (p *Past) Find(id string) (store.Entry, bool) {
	all := p.Entries()
	i := slices.IndexFunc(all, func(e store.Entry) bool { return e.ID == id })
	if i < 0 {
		return store.Entry{}, false
	}
	return all[i], true
}

// Entries returns the finished games in order. It blocks until they are read.
func (p *Past) Entries() []store.Entry {
	p.Load()
	p.finish()
	return p.all()
}

// WhenRead calls do with the finished games. It returns true if they were available and do has
// been called; otherwise do is called as soon as they are read.
func (p *Past) WhenRead(do func([]store.Entry)) bool {
	p.Load()
	if p.coming == nil {
		do(p.all())
		return true
	}
	p.waiting = append(p.waiting, do)
	return false
}

// Again makes the next request read the games again.
func (p *Past) Again() { p.known = false }

// Forget discards all games after the history was reset.
func (p *Past) Forget() { p.entries, p.known, p.coming, p.since, p.waiting = nil, false, nil, nil, nil }
