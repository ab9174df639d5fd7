package store

import (
	"crypto/rand"
	"encoding/hex"
	"slices"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

// Running is the running game, with everything the statistics need.
type Running struct {
	Game    *engine.Game
	ID      string        // of this game, unchanged by restarts: 16 hexadecimal digits
	Played  time.Duration // on the clock since the last deal or restart
	Counted bool          // whether it counts in the statistics
	Origin  Origin        // why it does not count; [Dealt] if it counts or was saved by an earlier version
	Begun   bool          // whether a move was ever played, even if undone since
	Won     *Win          // the figures of its first win; nil before
	Day     stats.Date    // the day, if it is that day's deal and was begun on that day; otherwise the zero Date

	// Due are finished games not yet known to be in the history. They are saved with the running
	// game until they are.
	Due []Entry
}

// Win is the figures of a game at its first win.
type Win struct {
	Score, Moves int
	Played       time.Duration
}

// NewRunning returns a new running game with an ID of its own. counted says whether it counts in
// the statistics; now is the local time.
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

// Follow updates the statistics after a change of the game, given the time on the clock and the
// local time. It must be called after every move, undo, redo and restart, before the game is
// saved. The first win of a game that counts becomes due.
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

// Restart deals the same cards again and resets the clock. It stays the same game, which counts
// once. [Running.Follow] must be called afterwards.
func (r *Running) Restart() engine.Change {
	r.Played = 0
	return r.Game.Restart()
}

// Underway reports whether a move has been made since the last deal or restart, even if undone
// since, so that the clock runs.
func (r *Running) Underway() bool { return r.Game.Moves() > 0 || r.Game.Redoable() > 0 }

// Next returns the game that replaces this one. If this one counts, was begun and was never won,
// it ends unwon and becomes due.
func (r *Running) Next(game *engine.Game, counted bool, now time.Time) *Running {
	next := NewRunning(game, counted, now)
	next.Due = append(r.left(now), next.Due...)
	return next
}

// left returns what is due when another game replaces this one.
func (r *Running) left(now time.Time) []Entry {
	due := slices.Clone(r.Due)
	if r.Counted && r.Begun && r.Won == nil {
		due = append(due, r.entry(now))
	}
	return due
}

// Resume returns a game of the player's own that continues in place of r: the game of an unwon
// history entry, or r itself at another position. It is the same game and counts once. If it is
// another game, r ends at the given local time, provided it counts and was begun.
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

// Unended returns the running game as the entry it would become at the given local time.
func (r *Running) Unended(now time.Time) Entry { return r.entry(now) }

// entry returns the current state of the game as a history entry.
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
