package ui

import (
	"simplesimon/engine"
)

// openRecordReplay opens a page that replays moves from a deal, under a title in the
// player's language, which may change meanwhile. When the player closes it, again
// opens what was there before; nil is the table.
func (w *Window) openRecordReplay(title func() string, code engine.Code, moves []engine.Move, again func()) {
	w.openRecordAt(title, code, moves, again, 0)
}

// openRecordAt opens it after a number of moves.
func (w *Window) openRecordAt(title func() string, code engine.Code, moves []engine.Move, again func(), at int) {
	s := story{name: "record", title: title(), code: code, moves: moves}
	r := newReplay(w, s)
	last := r.reel.at(r.reel.length)
	r.story.end = w.words.Standing(last.moves, last.score(), last.tableau.Removed())
	r.show() // a record without moves ends where it begins
	r.goTo(at)
	w.openReplay("replay", s.title, r, nil, func() { w.openRecordAt(title, code, moves, again, r.at) }, again)
}

// named is a title that is the same in all languages: the name of a file.
func named(name string) func() string { return func() string { return name } }
