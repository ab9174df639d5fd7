package ui

import (
	"errors"
	"io/fs"
	"slices"
	"sync"

	"simplesimon/store"
)

// fewBytes is the size in bytes up to which a history is read at once, in a few
// milliseconds. A larger one is read beside the window, which can be used meanwhile.
const fewBytes = 1 << 20

// pastGames are the games that have ended: read once, and from then on kept up to
// date.
type pastGames struct {
	entries []store.Entry
	known   bool             // entries are all that there are
	coming  func() readGames // waits for what is being read; nil if nothing is
	since   []store.Entry    // ended in this window, in case that the reading was before
	waiting []func(all []store.Entry)
}

// readGames is what reading the history gave.
type readGames struct {
	entries []store.Entry
	err     error
}

// add takes up games that have ended. One that is known already, because an
// interruption has repeated it, counts once.
func (p *pastGames) add(ended []store.Entry) {
	p.since = append(p.since, ended...)
	if p.known {
		p.entries = join(p.entries, ended)
	}
}

// join adds to a list what it does not have yet.
func join(list, more []store.Entry) []store.Entry {
	for _, e := range more {
		if !slices.ContainsFunc(list, func(old store.Entry) bool { return old.ID == e.ID }) {
			list = append(list, e)
		}
	}
	return list
}

// readPast reads the games that have ended, unless they are known: a few at once,
// many beside the window.
func (w *Window) readPast() {
	p := &w.past
	if p.known && !w.keeper.Locked() || p.coming != nil { // another window may have added some
		return
	}
	read := w.keeper.HistoryLoader()
	if w.folder.HistorySize() <= fewBytes {
		entries, err := read()
		w.takePast(readGames{entries, err})
		return
	}
	coming := sync.OnceValue(func() readGames {
		entries, err := read()
		return readGames{entries, err}
	})
	p.coming = coming
	w.timers.Go(func() { coming() }, w.pastCame)
}

// pastCame follows when the games have been read beside the window.
func (w *Window) pastCame() {
	w.finishPast()
	w.tellSetAside()
}

// finishPast waits for the games, if they are being read.
func (w *Window) finishPast() {
	if w.past.coming != nil {
		w.takePast(w.past.coming())
	}
}

// takePast takes what was read. If that was nothing, the next one who asks tries
// again.
func (w *Window) takePast(r readGames) {
	p := &w.past
	p.coming = nil
	p.entries, p.known = r.entries, r.err == nil || errors.Is(r.err, fs.ErrNotExist)
	if !w.keeper.Locked() {
		p.entries = join(p.entries, p.since)
		w.historyRead(r.err)
	}
	waiting := p.waiting
	p.waiting = nil
	for _, do := range waiting {
		do(w.pastEntries())
	}
}

// pastEntries are the known games that have ended, in that order, with those that
// could not be brought into the history yet.
func (w *Window) pastEntries() []store.Entry {
	if w.keeper.Locked() {
		return w.past.entries
	}
	return join(slices.Clip(w.past.entries), w.session.Due())
}

// games is the games that have ended, in that order. It waits until they are read.
func (w *Window) games() []store.Entry {
	w.readPast()
	w.finishPast()
	return w.pastEntries()
}

// whenRead calls do with the games that have ended: at once and with true if they
// are read, or else as soon as they are.
func (w *Window) whenRead(do func([]store.Entry)) bool {
	w.readPast()
	if w.past.coming == nil {
		do(w.pastEntries())
		return true
	}
	w.past.waiting = append(w.past.waiting, do)
	return false
}

// forgetPast lets the next one who asks read the games anew.
func (w *Window) forgetPast() { w.past = pastGames{} }
