package session

import (
	"errors"
	"io/fs"
	"slices"
	"sync"

	"simplesimon/store"
	"simplesimon/timing"
)

// fewBytes is the size in bytes up to which a history is read at once, in a few
// milliseconds. A larger one is read beside the window, which can be used meanwhile.
const fewBytes = 1 << 20

// Shelf is where the games that have ended are kept.
type Shelf struct {
	Keeper *store.Keeper
	Folder store.Folder
}

// Past are the games that have ended: read once, and from then on kept up to date.
type Past struct {
	shelf   Shelf
	due     func() []store.Entry // not brought into the history yet
	running func() string        // the ID of the game that runs
	timers  *timing.Timers
	entries []store.Entry
	known   bool             // entries are all that there are
	coming  func() readGames // waits for what is being read; nil if nothing is
	since   []store.Entry    // ended in this window, in case that the reading was before
	waiting []func(all []store.Entry)

	// Read is called after every attempt to read the history, with its error. Never nil.
	Read func(error)
	// Came is called when games that were read beside the window have come. Never nil.
	Came func()
}

// NewPast returns the games that have ended on a shelf, with those that a session has not brought
// there yet.
func NewPast(shelf Shelf, s *Session, timers *timing.Timers) *Past {
	return &Past{shelf: shelf, due: s.Due, running: s.ID, timers: timers, Read: func(error) {}, Came: func() {}}
}

// readGames is what reading the history gave.
type readGames struct {
	entries []store.Entry
	err     error
}

// Add takes up games that have ended. One that is known already, because an
// interruption has repeated it, counts once.
func (p *Past) Add(ended []store.Entry) {
	p.since = append(p.since, ended...)
	if p.known {
		p.entries = store.Merge(p.entries, ended)
	}
}

// Load reads the games that have ended, unless they are known: a few at once, many beside the
// window.
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

// finish waits for the games, if they are being read.
func (p *Past) finish() {
	if p.coming != nil {
		p.take(p.coming())
	}
}

// take takes what was read. If that was nothing, the next one who asks tries again.
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

// all is the known games that have ended, in that order, with those that could not be brought
// into the history yet, but without the one that has been continued and runs.
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

// Find returns the game that has ended with an ID, and whether there is one. It waits until the games
// are read.
func (p *Past) Find(id string) (store.Entry, bool) {
	all := p.Entries()
	i := slices.IndexFunc(all, func(e store.Entry) bool { return e.ID == id })
	if i < 0 {
		return store.Entry{}, false
	}
	return all[i], true
}

// Entries returns the games that have ended, in that order. It waits until they are read.
func (p *Past) Entries() []store.Entry {
	p.Load()
	p.finish()
	return p.all()
}

// WhenRead calls do with the games that have ended. It returns true if they are read already, and
// do has been called; else that follows as soon as they are.
func (p *Past) WhenRead(do func([]store.Entry)) bool {
	p.Load()
	if p.coming == nil {
		do(p.all())
		return true
	}
	p.waiting = append(p.waiting, do)
	return false
}

// Again lets the next one who asks read the games again.
func (p *Past) Again() { p.known = false }

// Forget forgets all games: the history has been emptied.
func (p *Past) Forget() { p.entries, p.known, p.coming, p.since, p.waiting = nil, false, nil, nil, nil }
