package ui

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

// Keeper saves the running game, and brings games that have ended into the history:
// a [store.Keeper].
type Keeper interface {
	Keep(*store.Running) error
	Sync() error
	Unsynced() bool
	Found() *store.Running
	Choose(goesOn, ends *store.Running, now time.Time)
}

var _ Keeper = (*store.Keeper)(nil)

// syncAfter is how long what has been saved may wait for its way to the disk: what a power
// cut may take, with the time that the disk needs.
const syncAfter = 300 * time.Millisecond

// Session owns the running game. All ways of playing end here: it makes the
// change, saves it, and tells its listener.
type Session struct {
	run     *store.Running
	clock   *stats.Clock
	now     func() time.Time
	timers  *timing.Timers
	keep    Keeper // nil if nothing can be saved
	log     *trace.Log
	touched bool  // the player has done something, or asked for this game
	syncing bool  // a sync is on its way
	closed  bool  // nothing is saved any more, so nothing is played either
	unsafe  error // of the last sync

	// Changed is called after every change, when it has been kept.
	Changed func(engine.Change)
	// Refused is called with every refused move.
	Refused func(*engine.Refusal)
	// Ended is called with games that have ended, when they are in the history.
	Ended func([]store.Entry)
	// Kept is called after every attempt to keep the game, with its error.
	Kept func(error)
}

// NewSession continues a game. A keeper that is nil saves nothing.
func NewSession(run *store.Running, keep Keeper, log *trace.Log, now func() time.Time, timers *timing.Timers) *Session {
	s := &Session{run: run, keep: keep, log: log, now: now, timers: timers}
	s.setClock()
	return s
}

func (s *Session) setClock() {
	s.clock = stats.NewClock(s.now(), s.run.Played, s.run.Begun)
	s.clock.Won(s.now(), s.run.Game.Won())
}

// Clock measures how long the running game is played.
func (s *Session) Clock() *stats.Clock { return s.clock }

// RandomCode is a deal with the given number of suits, from the whole range.
func RandomCode(suits engine.Suits) engine.Code { return engine.RandomCode(suits, rand.Uint64N) }

// Game is the running game; it is only read.
func (s *Session) Game() *engine.Game { return s.run.Game }

// Tableau implements [table.Player].
func (s *Session) Tableau() *engine.Tableau { return s.run.Game.Tableau() }

// Play implements [table.Player].
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

// PlayBest implements [table.Player].
func (s *Session) PlayBest(col, count int, by trace.By) bool {
	to := s.run.Game.Tableau().Best(col, count)
	if to == 0 {
		s.Refuse(col, count, by)
		return false
	}
	return s.Play(engine.Move{From: col, Count: count, To: to}, by)
}

// Refuse implements [table.Player].
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

// Undo takes the last move back, if there is one in reach.
func (s *Session) Undo() {
	if s.closed {
		return
	}
	if change, ok := s.run.Game.Undo(); ok {
		s.log.Write("undo", nil)
		s.finish(change)
	}
}

// Redo plays an undone move again, if there is one.
func (s *Session) Redo() {
	if s.closed {
		return
	}
	if change, ok := s.run.Game.Redo(); ok {
		s.log.Write("redo", nil)
		s.finish(change)
	}
}

// Due are the games that have ended but could not be brought into the history yet.
func (s *Session) Due() []store.Entry { return s.run.Due }

// Unfinished tells whether moves would be lost if another game took the place of
// this one.
func (s *Session) Unfinished() bool {
	return !s.run.Game.Won() && (s.run.Game.Moves() > 0 || s.run.Game.Redoable() > 0)
}

// Restart deals the same cards again.
func (s *Session) Restart() {
	if s.closed {
		return
	}
	s.log.Write("restart", nil)
	s.finish(s.run.Game.Restart())
}

// Deal begins a new game, which counts in the statistics.
func (s *Session) Deal(code engine.Code) { s.replace(engine.NewGame(code), true) }

// Open goes on with a game that was played elsewhere, from an example or a
// record; it does not count in the statistics.
func (s *Session) Open(game *engine.Game) { s.replace(game, false) }

// take puts a game in the place of the running one.
func (s *Session) take(game *engine.Game, counted bool) {
	s.run.Played = s.clock.Elapsed(s.now())
	s.run = s.run.Next(game, counted, s.now())
	s.setClock()
}

func (s *Session) replace(game *engine.Game, counted bool) {
	if s.closed {
		return
	}
	s.take(game, counted)
	s.dealt()
}

// dealt tells of another game.
func (s *Session) dealt() {
	s.log.Write("deal", struct {
		Code string `json:"code"`
	}{s.run.Game.Code().String()})
	s.finish(engine.Change{Kind: engine.Dealt})
}

// Touched reports whether the player has done anything in this window, or asked for this
// game.
func (s *Session) Touched() bool { return s.touched }

// Found is a game that the keeper has found since the start; nil if there is none. Nothing
// is saved until GoOn says which one goes on.
func (s *Session) Found() *store.Running {
	if s.keep == nil {
		return nil
	}
	return s.keep.Found()
}

// GoOn goes on with the game that the keeper has found, or with the present one. The other
// one has ended.
func (s *Session) GoOn(withFound bool) {
	found := s.Found()
	if found == nil {
		return
	}
	if !withFound {
		s.keep.Choose(s.run, found, s.now())
		s.Save()
		return
	}
	s.keep.Choose(found, s.run, s.now())
	s.run = found
	s.setClock()
	s.dealt()
}

// End saves the time played and brings everything to the disk, at the end of the program.
// If it fails, the player has been told of it already.
func (s *Session) End() {
	s.run.Played = max(s.run.Played, s.clock.Elapsed(s.now()))
	if s.keep == nil {
		return
	}
	if errors.Is(s.keep.Keep(s.run), store.ErrFound) { // nobody has chosen: neither is lost
		found := s.keep.Found()
		s.keep.Choose(found, s.run, s.now())
		s.run = found
		s.keep.Keep(s.run)
	}
	s.keep.Sync()
	s.keep.Keep(s.run) // what is in the history now
}

// Close ends the session: what comes after it, such as a key that was pressed as the window
// closed, changes nothing, because it could not be saved.
func (s *Session) Close() {
	if !s.closed {
		s.End()
		s.closed, s.keep = true, nil
	}
}

// finish saves a change and tells of it.
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

// Begin keeps the game as it is and writes it to the trace, at the start.
func (s *Session) Begin() {
	if s.Save() {
		s.tracePosition()
	}
}

// Save saves the game and reports whether it survives the end of the program now, or need
// not: there is no keeper, or another window has the folder.
func (s *Session) Save() bool {
	if s.keep == nil {
		return true
	}
	due := s.run.Due
	err := s.keep.Keep(s.run)
	if len(s.run.Due) < len(due) && s.Ended != nil {
		s.Ended(due)
	}
	elsewhere := errors.Is(err, store.ErrLocked)
	if err != nil && !elsewhere {
		s.log.Write("not-kept", struct {
			Error string `json:"error"`
		}{err.Error()})
	}
	saved := err == nil || elsewhere
	if err == nil {
		err = s.unsafe
	}
	if s.Kept != nil {
		s.Kept(err)
	}
	s.SyncSoon()
	return saved
}

// Settle brings everything to the disk and what is due into the history, at once, and
// returns why that is not possible now.
func (s *Session) Settle() error {
	if s.keep == nil {
		return nil
	}
	s.Save()
	s.unsafe = s.keep.Sync()
	s.Save()
	return s.unsafe
}

// SyncSoon sees to it that what has been saved comes to the disk, beside the main goroutine.
// After a fault it waits longer.
func (s *Session) SyncSoon() {
	if s.keep == nil || s.syncing || !s.keep.Unsynced() {
		return
	}
	s.syncing = true
	wait := syncAfter
	if s.unsafe != nil {
		wait = retryAfter
	}
	s.timers.After(wait, func() {
		var err error
		s.timers.Go(func() { err = s.keep.Sync() }, func() {
			s.syncing = false
			s.unsafe = err
			s.Save() // what is in the history now, and what is to be told
		})
	})
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
