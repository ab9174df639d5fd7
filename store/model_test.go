package store_test

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"simplesimon/engine"
	"simplesimon/stats"
	"simplesimon/store"
)

// model is a plain picture of a player's games: the running one as lists of moves, and how the others
// ended.
type model struct {
	code           engine.Code
	played, undone []engine.Move
	reach          int // how many moves can be undone
	counts         bool
	begun, won     bool
	ended          []result
}

type result struct {
	won   bool
	moves int
}

func (m model) clone() model {
	m.played, m.undone, m.ended = slices.Clone(m.played), slices.Clone(m.undone), slices.Clone(m.ended)
	return m
}

func (m *model) play(move engine.Move, wins bool) {
	m.played, m.undone, m.reach, m.begun = append(m.played, move), nil, min(m.reach+1, 100), true
	m.check(wins)
}

// check notes a first win.
func (m *model) check(wins bool) {
	if wins && !m.won {
		m.won = true
		if m.counts {
			m.ended = append(m.ended, result{true, len(m.played)})
		}
	}
}

func (m *model) undo() {
	if m.reach > 0 {
		n := len(m.played) - 1
		m.undone, m.played, m.reach = append(m.undone, m.played[n]), m.played[:n], m.reach-1
	}
}

func (m *model) redo() {
	if n := len(m.undone) - 1; n >= 0 {
		m.played, m.undone, m.reach = append(m.played, m.undone[n]), m.undone[:n], m.reach+1
	}
}

func (m *model) restart() { m.played, m.undone, m.reach = nil, nil, 0 }

func (m *model) replace(code engine.Code, moves []engine.Move, counts bool) {
	if m.counts && m.begun && !m.won {
		m.ended = append(m.ended, result{false, len(m.played)})
	}
	*m = model{code: code, played: moves, reach: min(len(moves), 100), counts: counts, begun: len(moves) > 0, ended: m.ended}
}

// table is a window with its folder, and the model of what it should be.
type table struct {
	folder store.Folder
	keeper *store.Keeper
	run    *store.Running
	model  model
	before model   // as it was before the last action
	disk   *faulty // if the disk is to fail
	ends   bool    // with that, the process ends
	last   int     // how many actions it is to fail
	now    time.Time
	count  map[string]int
}

// open starts the program: it goes on with what is kept.
func (s *table) open(t *rapid.T) {
	s.keeper = store.NewKeeper(s.folder)
	r, aside, err := s.keeper.Load()
	if aside != nil || err != nil && !os.IsNotExist(err) {
		t.Fatalf("the start: %+v, %v", aside, err)
	}
	if r == nil { // nothing was ever kept
		r = store.NewRunning(engine.NewGame(exampleCode), true, s.now)
		s.model = model{code: exampleCode, counts: true}
	}
	s.run = r
	s.keep(t)
}

func (s *table) keep(t *rapid.T) {
	if err := keepAll(s.keeper, s.run); err != nil {
		t.Fatalf("keeping: %v", err)
	}
}

// action plays on in the window and in the model, and keeps it. The disk may fail meanwhile, or the
// process may end.
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
		keepAll(s.keeper, s.run) // fails, or not
		if s.last--; s.last <= 0 {
			s.heal(t)
		}
	}
}

// heal makes the disk whole: what could not be kept is kept now.
func (s *table) heal(t *rapid.T) {
	s.disk = nil
	s.keeper.On(hasty{})
	s.keep(t)
}

// crash ends the process in the middle of keeping, and starts it again. What is there then is the last
// action, or all but that.
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

// isRunning reports whether a running game is that of the model.
func (m *model) isRunning(r *store.Running) bool {
	return m.equals(r.Game) && m.counts == r.Counted && m.begun == r.Begun && m.won == (r.Won != nil)
}

// equals reports whether a game is that of the model, with all its undo and redo.
func (m *model) equals(g *engine.Game) bool {
	h := g.History()
	all := slices.Clone(m.undone)
	slices.Reverse(all)
	all = append(slices.Clone(m.played), all...)
	return h.Code == m.code && slices.Equal(h.Moves, all) && h.Cursor == len(m.played) && h.Floor == len(m.played)-m.reach
}

// known is how games ended, as the history and the running game have it.
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
		results = append(results, result{e.Won, e.Moves})
	}
	return results
}

// check compares everything with the model.
func (s *table) check(t *rapid.T) {
	if !s.model.isRunning(s.run) {
		t.Fatalf("the game is %+v, want %+v", s.run.Game.History(), s.model)
	}
	if s.disk != nil {
		return // nobody knows what is on it
	}
	r, aside, err := s.folder.LoadGame()
	if r == nil || aside != nil || err != nil {
		t.Fatalf("no game is kept: %+v, %v", aside, err)
	}
	if !s.model.isRunning(r) || r.ID != s.run.ID || r.Played != s.run.Played {
		t.Fatalf("the game that is kept is %+v, want %+v", r, s.model)
	}
	if got := s.known(t); !slices.Equal(got, s.model.ended) || len(s.run.Due) > 0 {
		t.Fatalf("the games that ended are %v, want %v; still due are %+v", got, s.model.ended, s.run.Due)
	}
	list, _, _ := s.folder.LoadHistory()
	got := stats.Summarize(store.Games(list), 1)
	if want := plainSummary(s.model.ended); fmt.Sprint(got.Played, got.Won, got.Run, got.LongestRun, got.FewestMoves, got.BestScore) != want {
		t.Fatalf("the statistics are %+v, want %s", got, want)
	}
}

// plainSummary is played, won, present and longest run, fewest moves and best score, calculated another way.
func plainSummary(ended []result) string {
	won, run, longest, fewest, best := 0, 0, 0, 0, 0
	for i, e := range ended {
		if !e.won {
			continue
		}
		if won++; won == 1 || e.moves < fewest {
			fewest, best = e.moves, 900-e.moves
		}
		for run = 0; i-run >= 0 && ended[i-run].won; run++ {
		}
		longest = max(longest, run)
	}
	for run = 0; run < len(ended) && ended[len(ended)-1-run].won; run++ {
	}
	return fmt.Sprint(len(ended), won, run, longest, fewest, best)
}

// TestAgainstAModel plays, undoes, redoes, restarts, deals, wins, quits and crashes in any order, on a
// disk that fails at times, against a plain model of it all.
func TestAgainstAModel(t *testing.T) {
	total := map[string]int{}
	moves := exampleMoves()
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
	for _, name := range []string{"play", "win", "undo", "redo", "restart", "deal", "record", "quit", "crash", "fault"} {
		if total[name] == 0 {
			t.Errorf("there was no %s", name)
		}
	}
}

func (s *table) actions(moves []engine.Move) map[string]func(*rapid.T) {
	// A step of the game; the model learns from the engine only whether it wins.
	step := func(t *rapid.T, m engine.Move) {
		if _, err := s.run.Game.Play(m); err != nil {
			t.Fatal(err)
		}
		s.model.play(m, s.run.Game.Won())
	}
	along := func(t *rapid.T, upTo int) { // the example game, as far as the present one follows it
		n := s.run.Game.Moves()
		if n >= upTo || !slices.Equal(s.run.Game.Played(), moves[:n]) {
			t.Skip("another game")
		}
		name := "play"
		if upTo == len(moves) {
			name = "win"
		}
		s.action(t, name, func() {
			for _, m := range moves[n:upTo] {
				step(t, m)
			}
		}, func(*model) {})
	}
	return map[string]func(*rapid.T){
		"along the example": func(t *rapid.T) { along(t, rapid.IntRange(1, 48).Draw(t, "moves")) },
		"win":               func(t *rapid.T) { along(t, 49) },
		"any move": func(t *rapid.T) {
			allowed := slices.Collect(s.run.Game.Tableau().Moves())
			if len(allowed) == 0 {
				t.Skip("no move")
			}
			m := rapid.SampledFrom(allowed).Draw(t, "move")
			s.action(t, "play", func() { step(t, m) }, func(*model) {})
		},
		"undo": func(t *rapid.T) {
			s.action(t, "undo", func() { s.run.Game.Undo() }, func(m *model) { m.undo() })
		},
		"redo": func(t *rapid.T) {
			s.action(t, "redo", func() { s.run.Game.Redo() }, func(m *model) { m.redo() })
		},
		"restart": func(t *rapid.T) {
			s.action(t, "restart", func() { s.run.Game.Restart() }, func(m *model) { m.restart() })
		},
		"deal": func(t *rapid.T) {
			s.action(t, "deal", func() { s.run = s.run.Next(engine.NewGame(exampleCode), true, s.now) }, func(m *model) { m.replace(exampleCode, nil, true) })
		},
		"record": func(t *rapid.T) {
			n := rapid.IntRange(0, len(moves)).Draw(t, "moves")
			record := engine.NewGame(exampleCode)
			for _, m := range moves[:n] {
				record.Play(m)
			}
			s.action(t, "record", func() { s.run = s.run.Next(record, false, s.now) }, func(m *model) {
				m.replace(exampleCode, slices.Clone(moves[:n]), false)
				m.won = record.Won()
			})
		},
		"quit": func(t *rapid.T) {
			s.count["quit"]++
			s.heal(t)
			s.keeper.Close()
			s.open(t)
		},
		"fault": func(t *rapid.T) { // with the next action
			if s.disk != nil {
				t.Skip("it fails already")
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
