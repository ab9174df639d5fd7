package session

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/internal/gametest"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/timing"
	"simplesimon/trace"
)

// player plays in a window as far as the session is concerned, and keeps a reference model of the
// expected results.
type player struct {
	path    string
	keeper  *store.Keeper
	session *Session
	clock   timing.Manual
	now     time.Time
	wins    []enginetest.Win
	count   map[string]int

	game  plainGame
	since time.Time // time up to which the clock is accounted for
	id    string
	ended []store.Entry
}

// open starts the program like Open does.
func (p *player) open(t *rapid.T) {
	p.keeper, p.clock = store.NewKeeper(store.At(p.path)), timing.Manual{}
	run, err := p.keeper.Load()
	if aside := p.keeper.SetAside(); aside != nil || err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("Load() = %+v, %v", aside, err)
	}
	if run == nil { // the very first start
		run = store.NewRunning(engine.NewGame(p.game.Code()), true, p.now)
		p.id = run.ID
	}
	p.session = New(run, p.keeper, nil, func() time.Time { return p.now }, timing.New(&p.clock))
	p.since = p.now
	p.session.Begin()
}

// tick advances the game's clock to now, if it runs.
func (p *player) tick() {
	if p.game.Moves()+p.game.Redoable() > 0 && !p.game.Won() {
		p.game.played += p.now.Sub(p.since)
	}
	p.since = p.now
}

// noteWin must be called after every change.
func (p *player) noteWin() {
	if p.game.Won() && !p.game.won {
		p.game.won = true
		if p.game.counted {
			p.end()
		}
	}
}

// end records that the running game ended. It counts once even if it ended before, and keeps its
// earlier moves if it only went back since.
func (p *player) end() {
	ended := p.game.end(p.now)
	ended.ID = p.id
	if i := slices.IndexFunc(p.ended, func(e store.Entry) bool { return e.ID == p.id }); i >= 0 {
		before := p.ended[i]
		if n := len(ended.Record); !ended.Won && n < len(before.Record) && before.Record[:n] == ended.Record {
			ended = before
			ended.Ended = p.now
		}
		p.ended = slices.Delete(p.ended, i, i+1)
	}
	p.ended = append(p.ended, ended)
}

// replace continues with another game.
func (p *player) replace(next plainGame) {
	p.tick()
	if p.game.counted && p.game.begun && !p.game.won {
		p.end()
	}
	p.game, p.id = next, ""
}

// move plays a legal move.
func (p *player) move(t *rapid.T, m engine.Move) {
	p.now = p.now.Add(time.Second)
	if !p.session.Play(m, trace.ByDrag) {
		t.Fatalf("%v was refused", m)
	}
	p.tick()
	p.game.play(m)
	p.noteWin()
}

// check compares the session and everything saved with the model.
func (p *player) check(t *rapid.T) {
	if err := p.game.Differs(p.session.Game()); err != nil {
		t.Fatalf("the running game: %v", err)
	}
	unfinished := !p.game.Won() && p.game.Moves()+p.game.Redoable() > 0
	if p.session.Unfinished() != unfinished {
		t.Fatalf("unfinished %v, want %v", p.session.Unfinished(), unfinished)
	}
	p.clock.Advance(time.Second) // a sync
	folder := store.At(p.path)
	run, aside, err := folder.LoadGame()
	if run == nil || aside != nil || err != nil {
		t.Fatalf("no game is saved: %+v, %v", aside, err)
	}
	if err := p.game.Differs(run.Game); err != nil {
		t.Fatalf("on the disk: %v", err)
	}
	if p.id == "" { // a new game
		p.id = run.ID
	}
	if run.ID != p.id || run.Counted != p.game.counted || run.Begun != p.game.begun || (run.Won != nil) != p.game.won ||
		run.Played != p.game.played || run.Day != p.game.day || len(run.Due) != 0 {
		t.Fatalf("on disk is %+v, want %s, %+v", run, p.id, p.game)
	}
	p.checkHistory(t, folder)
}

func (p *player) checkHistory(t *rapid.T, folder store.Folder) {
	list, aside, err := folder.LoadHistory()
	if aside != nil || err != nil || len(list) != len(p.ended) {
		t.Fatalf("the history has %d games, want %d: %+v, %v", len(list), len(p.ended), aside, err)
	}
	ids := map[string]bool{}
	for i, e := range list {
		want := p.ended[i]
		ids[e.ID] = true
		if !e.Ended.Equal(want.Ended) {
			t.Fatalf("game %d ended %v, want %v", i, e.Ended, want.Ended)
		}
		if e.Ended = want.Ended; e != want {
			t.Fatalf("game %d is %+v, want %+v", i, e, want)
		}
	}
	if len(ids) != len(list) {
		t.Fatalf("%d games have %d IDs", len(list), len(ids))
	}
}

// TestSessionModel plays, undoes, redoes, restarts, deals, opens records, wins, quits and is
// killed in random order, and compares the session and everything saved with a reference model.
func TestSessionModel(t *testing.T) {
	if gametest.Race {
		t.Skip("it runs on a single goroutine")
	}
	total, wins := map[string]int{}, enginetest.Wins()[:8]
	rapid.Check(t, func(t *rapid.T) {
		path, err := storetest.Dir()
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(path)
		now := time.Date(2026, 2, 27, 22, 0, 0, 0, time.FixedZone("", -3*3600))
		p := &player{path: path, now: now, wins: wins, count: total, game: newPlain(wins[0].Code, now)}
		p.open(t)
		defer func() { p.keeper.Close() }()
		t.Repeat(p.actions())
	})
	t.Logf("%v", total)
	if testing.Short() {
		return // a fifth of the runs may lack one of these
	}
	for _, name := range []string{"play", "win", "refused", "undo", "redo", "restart", "deal", "day", "again", "record", "continue", "back", "quit", "kill", "second window"} {
		if total[name] == 0 {
			t.Errorf("there was no %s", name)
		}
	}
}
