package store

import (
	"crypto/rand"
	"encoding/hex"
	"slices"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

// Running is the running game, with all that the statistics need to know of it.
type Running struct {
	Game    *engine.Game
	ID      string        // of this game, however often it is dealt again: 16 hexadecimal digits
	Played  time.Duration // on the clock since the cards were dealt last
	Counted bool          // it counts in the statistics
	Origin  Origin        // why it does not count; [Dealt] if it counts, or if an earlier version has saved it
	Begun   bool          // a move was ever played, even if it was undone since
	Won     *Win          // the figures of its first win; nil before
	Day     stats.Date    // if it is the deal of that day and was begun on that day; else the zero Date

	// Due are the games that have ended but are not known to be in the history
	// yet. They are kept with the running game until they are there.
	Due []Entry
}

// Win is the figures of a game when it was won for the first time.
type Win struct {
	Score, Moves int
	Played       time.Duration
}

// NewRunning is a new running game, with an ID of its own. counted reports whether
// it will count in the statistics; now is the local time.
func NewRunning(game *engine.Game, counted bool, now time.Time) *Running {
	r := &Running{Game: game, ID: newID(), Counted: counted}
	if today := stats.DateOf(now); today.Deal(game.Code().Suits) == game.Code() {
		r.Day = today
	}
	r.note(now)
	return r
}

func newID() string {
	var id [8]byte
	rand.Read(id[:]) // never fails
	return hex.EncodeToString(id[:])
}

// Follow notes what a change of the game means for the statistics, with the time
// on the clock and the local time. It is to be called after every move, undo,
// redo and restart, before the game is kept. The first win of a game that
// counts becomes due.
func (r *Running) Follow(played time.Duration, now time.Time) {
	r.Played = max(r.Played, played)
	r.note(now)
}

func (r *Running) note(now time.Time) {
	r.Begun = r.Begun || r.Underway()
	if !r.Game.Won() || r.Won != nil {
		return
	}
	r.Won = &Win{r.Game.Score(), r.Game.Moves(), r.Played}
	if r.Counted {
		r.Due = append(r.Due, r.entry(now))
	}
}

// Restart deals the same cards again and sets the clock to 0. It stays the same game, which counts
// once. [Running.Follow] is to be called after it as after every change.
func (r *Running) Restart() engine.Change {
	r.Played = 0
	return r.Game.Restart()
}

// Underway reports whether a move has been made since the cards were dealt last, even if it has been undone since: the
// clock runs.
func (r *Running) Underway() bool { return r.Game.Moves() > 0 || r.Game.Redoable() > 0 }

// Next is the game that takes the place of this one. If this one counts, was
// begun and was never won, it has ended now, not won, and becomes due.
func (r *Running) Next(game *engine.Game, counted bool, now time.Time) *Running {
	next := NewRunning(game, counted, now)
	next.Due = append(r.left(now), next.Due...)
	return next
}

// left is what is due when another game takes the place of this one.
func (r *Running) left(now time.Time) []Entry {
	due := slices.Clone(r.Due)
	if r.Counted && r.Begun && r.Won == nil {
		due = append(due, r.entry(now))
	}
	return due
}

// Resume returns a game of the player's own that goes on in the place of r: the one that an entry of the
// history is of, not won then, or r itself at another position. It is the same game again: it counts
// once. R has ended with it, at the given local time, if it is another one, counts and was begun.
func (r *Running) Resume(e Entry, game *engine.Game, now time.Time) *Running {
	next := &Running{Game: game, ID: e.ID, Played: e.Played, Counted: true, Begun: true, Day: e.Day}
	if e.ID == r.ID {
		next.Played, next.Won, next.Due = max(r.Played, e.Played), r.Won, slices.Clone(r.Due)
	} else {
		next.Due = r.left(now)
	}
	next.note(now)
	return next
}

// Unended returns the running game as the entry that it would become at the given local time.
func (r *Running) Unended(now time.Time) Entry { return r.entry(now) }

// entry is the line of the history for the game as it stands.
func (r *Running) entry(now time.Time) Entry {
	g := r.Game
	return Entry{
		ID: r.ID,
		Game: stats.Game{
			Ended: now, Code: g.Code(), Won: g.Won(), Score: g.Score(), Moves: g.Moves(), Removed: g.Removed(),
			Played: r.Played, Day: r.Day,
		},
		Record: PackMoves(g.Played()),
	}
}
