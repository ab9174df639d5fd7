package session

import (
	"simplesimon/stats"
	"simplesimon/store"
)

// ID returns the ID of the running game, which also identifies its entry in the history.
func (s *Session) ID() string { return s.run.ID }

// Counted reports whether the running game counts in the statistics.
func (s *Session) Counted() bool { return s.run.Counted }

// Origin returns why the running game does not count; [store.Dealt] if it counts or the reason is
// unknown.
func (s *Session) Origin() store.Origin { return s.run.Origin }

// Day returns the day whose deal the running game is, if it was begun on that day; otherwise the
// zero Date.
func (s *Session) Day() stats.Date { return s.run.Day }

// FirstWin returns the figures of the running game's first win, or nil.
func (s *Session) FirstWin() *store.Win { return s.run.Won }

// AtStake reports whether the running game would count as not won if another replaced it.
func (s *Session) AtStake() bool { return s.run.Counted && s.run.Begun && s.run.Won == nil }

// Unended returns the history entry the running game would get if it ended now.
func (s *Session) Unended() store.Entry { return s.run.Unended(s.now()) }

// Due returns the finished games not yet in the history.
func (s *Session) Due() []store.Entry { return s.run.Due }

// Unfinished reports whether moves would be lost if another game replaced this one.
func (s *Session) Unfinished() bool {
	return !s.run.Game.Won() && (s.run.Game.Moves() > 0 || s.run.Game.Redoable() > 0)
}
