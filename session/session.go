// Package session owns the running game and knows the finished ones: it performs every change,
// saves it, and notifies its listener. It is independent of windows.
package session

import (
	"errors"
	"math/rand/v2"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
)

// Session owns the running game. Every way of playing ends here: the session performs the change,
// saves it, and notifies its listener.
type Session struct {
	run     *store.Running
	clock   *stats.Clock
	now     func() time.Time
	timers  *timing.Timers
	keep    Keeper // nil if nothing can be saved
	log     *trace.Log
	touched bool  // the player has done something, or asked for this game
	syncing bool  // a sync is in progress
	closed  bool  // nothing is saved any more, so nothing may be played
	unsafe  error // error of the last sync

	// KeepEmpty uses an empty column as the best one only if no other accepts the cards.
	KeepEmpty bool

	// Changed is called after every change, once it is saved.
	Changed func(engine.Change)
	// Refused is called for every refused move.
	Refused func(*engine.Refusal)
	// Ended is called with finished games once they are in the history.
	Ended func([]store.Entry)
	// Kept is called after every attempt to save the game, with its error.
	Kept func(error)
}

// New continues a game. With a nil keeper nothing is saved.
func New(run *store.Running, keep Keeper, log *trace.Log, now func() time.Time, timers *timing.Timers) *Session {
	s := &Session{run: run, keep: keep, log: log, now: now, timers: timers}
	s.setClock()
	return s
}

func (s *Session) setClock() {
	s.clock = stats.NewClock(s.now(), s.run.Played, s.run.Underway())
	s.clock.Won(s.now(), s.run.Game.Won())
}

// Clock returns the clock of the running game.
func (s *Session) Clock() *stats.Clock { return s.clock }

// RandomCode returns a random deal with the given number of suits.
func RandomCode(suits engine.Suits) engine.Code { return engine.RandomCode(suits, rand.Uint64N) }

// Game returns the running game, which must not be modified.
func (s *Session) Game() *engine.Game { return s.run.Game }

// Tableau implements table.Player of the window.
func (s *Session) Tableau() *engine.Tableau { return s.run.Game.Tableau() }

// Play implements table.Player of the window.
func (s *Session) Play(m engine.Move, by trace.By) bool {
	if s.closed {
		return false
	}
	change, err := s.run.Game.Play(m)
	if refusal, ok := errors.AsType[*engine.Refusal](err); ok {
		s.refuse(refusal, by)
		return false
	}
	s.log.Write("move", struct {
		Move string   `json:"move"`
		By   trace.By `json:"by"`
	}{m.String(), by})
	s.finish(change)
	return true
}

// Best implements table.Player of the window.
func (s *Session) Best(col, count int) int {
	if s.KeepEmpty {
		return s.Tableau().BestKeepingEmpty(col, count)
	}
	return s.Tableau().Best(col, count)
}

// PlayBest implements table.Player of the window.
func (s *Session) PlayBest(col, count int, by trace.By) bool {
	to := s.Best(col, count)
	if to == 0 {
		s.Refuse(col, count, by)
		return false
	}
	return s.Play(engine.Move{From: col, Count: count, To: to}, by)
}

// Refuse implements table.Player of the window.
func (s *Session) Refuse(col, count int, by trace.By) {
	if refusal, ok := errors.AsType[*engine.Refusal](s.run.Game.Tableau().RefuseGroup(col, count)); ok {
		s.refuse(refusal, by)
	}
}

func (s *Session) refuse(r *engine.Refusal, by trace.By) {
	s.log.Write("reject", struct {
		Reason string   `json:"reason"`
		By     trace.By `json:"by"`
	}{r.Reason.String(), by})
	if s.Refused != nil {
		s.Refused(r)
	}
}

// Undo takes back the last move, if possible.
func (s *Session) Undo() {
	if s.closed {
		return
	}
	if change, ok := s.run.Game.Undo(); ok {
		s.log.Write("undo", nil)
		s.finish(change)
	}
}

// Redo repeats the last undone move, if there is one.
func (s *Session) Redo() {
	if s.closed {
		return
	}
	if change, ok := s.run.Game.Redo(); ok {
		s.log.Write("redo", nil)
		s.finish(change)
	}
}

// Restart deals the same cards again and resets the clock.
func (s *Session) Restart() {
	if s.closed {
		return
	}
	s.log.Write("restart", nil)
	s.clock.Restart(s.now())
	s.finish(s.run.Restart())
}

// Deal starts a new game that counts in the statistics.
func (s *Session) Deal(code engine.Code) { s.replace(Next{Game: engine.NewGame(code)}) }

// Open continues a game played elsewhere. It does not count in the statistics; its origin says
// why.
func (s *Session) Open(game *engine.Game, from store.Origin) { s.replace(Next{Game: game, From: from}) }

// Continue continues a game of the player's own that has not been won, from any of its positions:
// either the game of a history entry or the running one. It stays the same game.
func (s *Session) Continue(own store.Entry, game *engine.Game) {
	s.replace(Next{Game: game, Own: &own})
}

// Next is a game that may replace the running one.
type Next struct {
	Game *engine.Game
	From store.Origin // why it does not count; [store.Dealt] if it does
	Own  *store.Entry // the player's own game it continues; nil for a new one
}

// Start continues with a game given on the command line instead of the saved one. Nobody is
// notified, and nothing is saved before [Session.Begin].
func (s *Session) Start(next Next) {
	s.take(next)
	s.touched = true
}

// take replaces the running game.
func (s *Session) take(next Next) {
	now := s.now()
	s.run.Played = s.clock.Elapsed(now)
	if next.Own != nil {
		s.run = s.run.Resume(*next.Own, next.Game, now)
	} else {
		s.run = s.run.Next(next.Game, next.From == store.Dealt, now)
		s.run.Origin = next.From
	}
	s.setClock()
}

func (s *Session) replace(next Next) {
	if s.closed {
		return
	}
	s.take(next)
	s.dealt()
}

// dealt notifies the listener of another game.
func (s *Session) dealt() {
	s.log.Write("deal", struct {
		Code string `json:"code"`
	}{s.run.Game.Code().String()})
	s.finish(engine.Change{Kind: engine.Dealt})
}

// Touched reports whether the player has done anything in this window, or asked for this game.
func (s *Session) Touched() bool { return s.touched }

// finish saves a change and notifies the listener.
func (s *Session) finish(change engine.Change) {
	s.touched = true
	now := s.now()
	if change.Kind == engine.Played {
		s.clock.Start(now)
	}
	s.clock.Activity(now)
	s.run.Follow(s.clock.Elapsed(now), now)
	s.clock.Won(now, s.run.Game.Won())
	kept := s.Save()
	if s.Changed != nil {
		s.Changed(change)
	}
	if kept {
		s.tracePosition()
	}
}

func (s *Session) tracePosition() {
	if s.log == nil {
		return
	}
	g := s.run.Game
	columns := make([]string, 0, engine.Columns)
	for col := 1; col <= engine.Columns; col++ {
		text := ""
		for i := range g.Tableau().Len(col) {
			if i > 0 {
				text += " "
			}
			text += g.Tableau().Card(col, i).String()
		}
		columns = append(columns, text)
	}
	s.log.Write("position", struct {
		Code    string   `json:"code"`
		Columns []string `json:"columns"`
		Score   int      `json:"score"`
		Moves   int      `json:"moves"`
		Removed int      `json:"removed"`
		Won     bool     `json:"won"`
		Undo    int      `json:"undo"`
		Redo    int      `json:"redo"`
	}{g.Code().String(), columns, g.Score(), g.Moves(), g.Removed(), g.Won(), g.Undoable(), g.Redoable()})
}
