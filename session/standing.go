package session

import (
	"simplesimon/stats"
	"simplesimon/store"
)

// ID is that of the running game, by which its entry in the history is known.
func (s *Session) ID() string { return s.run.ID }

// Counted reports whether the running game counts in the statistics.
func (s *Session) Counted() bool { return s.run.Counted }

// Origin is why the running game does not count; [store.Dealt] if it does, or if nobody knows.
func (s *Session) Origin() store.Origin { return s.run.Origin }

// Day is the day whose deal the running game is, if it was begun on that day; else the zero Date.
func (s *Session) Day() stats.Date { return s.run.Day }

// FirstWin are the figures with which the running game was won first; nil before.
func (s *Session) FirstWin() *store.Win { return s.run.Won }

// AtStake reports whether the running game would count as not won if another took its place.
func (s *Session) AtStake() bool { return s.run.Counted && s.run.Begun && s.run.Won == nil }

// Unended is the entry that the running game would become if it ended now.
func (s *Session) Unended() store.Entry { return s.run.Unended(s.now()) }

// Due are the games that have ended but could not be brought into the history yet.
func (s *Session) Due() []store.Entry { return s.run.Due }

// Unfinished reports whether moves would be lost if another game took the place of
// this one.
func (s *Session) Unfinished() bool {
	return !s.run.Game.Won() && (s.run.Game.Moves() > 0 || s.run.Game.Redoable() > 0)
}
