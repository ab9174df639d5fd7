package ui

import (
	"simplesimon/engine"
)

// openRecordReplay opens a page that replays moves from a deal. When the player
// closes it, again opens what was there before; nil is the table.
func (w *Window) openRecordReplay(title string, code engine.Code, moves []engine.Move, again func()) {
	w.openRecordAt(title, code, moves, again, 0)
}

// openRecordAt opens it after a number of moves.
func (w *Window) openRecordAt(title string, code engine.Code, moves []engine.Move, again func(), at int) {
	s := story{name: "record", title: title, code: code, moves: moves}
	r := newReplay(w, s)
	last := r.reel.at(r.reel.length)
	r.story.end = w.words.Standing(last.moves, last.score(), last.tableau.Removed())
	r.show() // a record without moves ends where it begins
	r.goTo(at)
	w.openReplay("replay", title, r, nil, func() { w.openRecordAt(title, code, moves, again, r.at) }, again)
}
