package store_test

import (
	"io/fs"
	"os"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// model is a reference model of a player's games: the running one, and the results of the others.
type model struct {
	enginetest.Game
	counts bool
	begun  bool
	won    bool // at least once
	ended  []result
}

type result struct {
	won          bool
	moves, score int
}

// newModel returns a model of a game continued from its first moves.
func newModel(moves []engine.Move, counts bool) model {
	m := model{Game: enginetest.NewGame(exampleCode), counts: counts, begun: len(moves) > 0}
	for _, move := range moves {
		m.Game.Play(move)
	}
	m.won = m.Won()
	return m
}

func (m model) clone() model {
	m.ended = slices.Clone(m.ended)
	return m
}

// play plays a move and records a first win.
func (m *model) play(move engine.Move) {
	m.Game.Play(move)
	m.begun = true
	if m.Won() && !m.won {
		m.won = true
		m.end()
	}
}

// end records the result of the game, if it counts.
func (m *model) end() {
	if m.counts {
		m.ended = append(m.ended, result{m.Won(), m.Moves(), m.Score()})
	}
}

// replace continues with another game.
func (m *model) replace(next model) {
	if m.begun && !m.won {
		m.end()
	}
	next.ended = m.ended
	*m = next
}

// table is a window with its folder, and the model of the expected state.
type table struct {
	folder store.Folder
	keeper *store.Keeper
	run    *store.Running
	model  model
	before model   // the model before the last action
	disk   *faulty // the disk, if it is to fail
	ends   bool    // the process ends with the fault
	last   int     // number of actions for which the fault lasts
	now    time.Time
	count  map[string]int
}

// open starts the program, which continues the saved game.
func (s *table) open(t *rapid.T) {
	s.keeper = store.NewKeeper(s.folder)
	r, err := s.keeper.Load()
	if aside := s.keeper.SetAside(); aside != nil || err != nil && !os.IsNotExist(err) {
		t.Fatalf("Load() = %+v, %v", aside, err)
	}
	if r == nil { // nothing was ever saved
		r = store.NewRunning(engine.NewGame(exampleCode), true, s.now)
		s.model = newModel(nil, true)
	}
	s.run = r
	s.keep(t)
}

func (s *table) keep(t *rapid.T) {
	if err := keepAll(s.keeper, s.run); err != nil {
		t.Fatalf("keeping: %v", err)
	}
}

// action performs an action in the window and in the model, and saves. Meanwhile the disk may fail
// or the process may end.
func (s *table) action(t *rapid.T, name string, real func(), plain func(*model)) {
	s.count[name]++
	s.before = s.model.clone()
	s.now = s.now.Add(time.Hour)
	real()
	plain(&s.model)
	s.run.Follow(s.run.Played+time.Second, s.now)
	switch {
	case s.disk == nil:
		s.keep(t)
	case s.ends:
		s.crash(t)
	default:
		s.keeper.On(s.disk)
		keepAll(s.keeper, s.run) // may fail
		if s.last--; s.last <= 0 {
			s.heal(t)
		}
	}
}

// heal repairs the disk, so that pending changes are saved.
func (s *table) heal(t *rapid.T) {
	s.disk = nil
	s.keeper.On(hasty{})
	s.keep(t)
}

// crash ends the process during a save and restarts it. The state is then that after the last
// action or that before it.
func (s *table) crash(t *rapid.T) {
	s.count["crash"]++
	s.keeper.On(s.disk)
	keepAll(s.keeper, s.run)
	s.keeper.Close()
	s.disk, s.ends = nil, false
	r, aside, err := s.folder.LoadGame()
	if r == nil || aside != nil || err != nil {
		t.Fatalf("after a crash: %+v, %v", aside, err)
	}
	if !s.model.isRunning(r) || !slices.Equal(s.known(t), s.model.ended) {
		s.model = s.before
	}
	s.open(t)
}

// isRunning reports whether a running game matches the model.
func (m *model) isRunning(r *store.Running) bool {
	return m.Differs(r.Game) == nil && m.counts == r.Counted && m.begun == r.Begun && m.won == (r.Won != nil)
}

// known returns the results of finished games, from the history and the running game.
func (s *table) known(t *rapid.T) []result {
	list, _, err := s.folder.LoadHistory()
	if err != nil {
		t.Fatal(err)
	}
	if r, _, _ := s.folder.LoadGame(); r != nil {
		for _, e := range r.Due {
			if !slices.ContainsFunc(list, func(h store.Entry) bool { return h.ID == e.ID }) {
				list = append(list, e)
			}
		}
	}
	var results []result
	for _, e := range list {
		results = append(results, result{e.Won, e.Moves, e.Score})
	}
	return results
}

// check compares everything with the model.
func (s *table) check(t *rapid.T) {
	if !s.model.isRunning(s.run) {
		t.Fatalf("the game is %+v, want %+v", s.run.Game.History(), s.model)
	}
	if s.disk != nil {
		return // the state of the disk is unknown
	}
	r, aside, err := s.folder.LoadGame()
	if r == nil || aside != nil || err != nil {
		t.Fatalf("no game is saved: %+v, %v", aside, err)
	}
	if !s.model.isRunning(r) || r.ID != s.run.ID || r.Played != s.run.Played {
		t.Fatalf("the saved game is %+v, want %+v", r, s.model)
	}
	if got := s.known(t); !slices.Equal(got, s.model.ended) || len(s.run.Due) > 0 {
		t.Fatalf("the games that ended are %v, want %v; still due are %+v", got, s.model.ended, s.run.Due)
	}
}

// TestModel plays, undoes, redoes, restarts, deals, wins, quits and crashes in random order on a
// disk that fails at times, and compares with a reference model.
func TestModel(t *testing.T) {
	total := map[string]int{}
	moves := enginetest.Example().Moves
	rapid.Check(t, func(t *rapid.T) {
		path, err := os.MkdirTemp("", "simplesimon-test-*")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(path)
		s := &table{folder: store.At(path).On(hasty{}), now: moment, count: total}
		s.open(t)
		defer func() { s.keeper.Close() }()
		t.Repeat(s.actions(moves))
	})
	t.Logf("%v", total)
	if testing.Short() {
		return // a fifth of the runs may lack one of these
	}
	for _, name := range []string{"play", "win", "undo", "redo", "restart", "deal", "record", "quit", "crash", "fault"} {
		if total[name] == 0 {
			t.Errorf("there was no %s", name)
		}
	}
}

func (s *table) actions(moves []engine.Move) map[string]func(*rapid.T) {
	play := func(t *rapid.T, name string, steps ...engine.Move) {
		s.action(t, name, func() {
			for _, m := range steps {
				if _, err := s.run.Game.Play(m); err != nil {
					t.Fatal(err)
				}
			}
		}, func(model *model) {
			for _, m := range steps {
				model.play(m)
			}
		})
	}
	along := func(t *rapid.T, upTo int) { // the example game, as far as the current one follows it
		n := s.model.Moves()
		if n >= upTo || !slices.Equal(s.model.Played(), moves[:n]) {
			t.Skip("another game")
		}
		name := "play"
		if upTo == len(moves) {
			name = "win"
		}
		play(t, name, moves[n:upTo]...)
	}
	return map[string]func(*rapid.T){
		"along the example": func(t *rapid.T) { along(t, rapid.IntRange(1, 48).Draw(t, "moves")) },
		"win":               func(t *rapid.T) { along(t, 49) },
		"any move": func(t *rapid.T) {
			allowed := s.model.Table().Moves()
			if len(allowed) == 0 {
				t.Skip("no move")
			}
			play(t, "play", rapid.SampledFrom(allowed).Draw(t, "move"))
		},
		"undo": func(t *rapid.T) {
			s.action(t, "undo", func() { s.run.Game.Undo() }, func(m *model) { m.Undo() })
		},
		"redo": func(t *rapid.T) {
			s.action(t, "redo", func() { s.run.Game.Redo() }, func(m *model) { m.Redo() })
		},
		"restart": func(t *rapid.T) {
			s.action(t, "restart", func() { s.run.Game.Restart() }, func(m *model) { m.Restart() })
		},
		"deal": func(t *rapid.T) {
			s.action(t, "deal", func() { s.run = s.run.Next(engine.NewGame(exampleCode), true, s.now) }, func(m *model) { m.replace(newModel(nil, true)) })
		},
		"record": func(t *rapid.T) {
			n := rapid.IntRange(0, len(moves)).Draw(t, "moves")
			s.action(t, "record", func() { s.run = s.run.Next(enginetest.Example().Game(n), false, s.now) }, func(m *model) {
				m.replace(newModel(moves[:n], false))
			})
		},
		"quit": func(t *rapid.T) {
			s.count["quit"]++
			s.heal(t)
			s.keeper.Close()
			s.open(t)
		},
		"fault": func(t *rapid.T) { // during the next action
			if s.disk != nil {
				t.Skip("a fault is already pending")
			}
			s.count["fault"]++
			s.disk = &faulty{at: rapid.IntRange(1, 40).Draw(t, "call"), err: fs.ErrPermission, done: rapid.Bool().Draw(t, "half"), dead: rapid.Bool().Draw(t, "dead")}
			s.last = rapid.IntRange(1, 4).Draw(t, "actions")
			if s.ends = rapid.Bool().Draw(t, "ends"); s.ends {
				s.disk.dead = true
			}
		},
		"": s.check,
	}
}
