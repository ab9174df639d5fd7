package store_test

import (
	"reflect"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/store"
)

// A continued game is the same game, whatever was played in between: it counts once.
func TestResume(t *testing.T) {
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(7)
	first := p.run.ID
	p.next()
	p.play(3)
	second := p.run.ID
	lost := p.run.Due[0]
	game, err := lost.Replay()
	if err != nil {
		t.Fatal(err)
	}
	p.run = p.run.Resume(lost, game, p.now)
	if r := p.run; r.ID != first || !r.Counted || !r.Begun || r.Won != nil || r.Played != lost.Played || r.Game.Moves() != 7 {
		t.Errorf("continued is %+v", r)
	}
	p.play(9)
	p.next()
	sameIDs(t, "left again", p.run.Due, first, second, first)
	game, _ = p.run.Due[1].Replay()
	p.run = p.run.Resume(p.run.Due[1], game, p.now)
	p.play(49)
	sameIDs(t, "won", p.run.Due, first, second, first, second)
	folder := store.At(t.TempDir())
	addHistory(t, folder, p.run.Due...)
	if list := history(t, folder); len(list) != 2 || list[0].ID != first || list[0].Moves != 9 || list[1].ID != second || !list[1].Won {
		t.Errorf("the history has %+v", list)
	}
	won := p.run // at an earlier position of its own
	p.run = won.Resume(won.Unended(p.now), example(5), p.now)
	p.play(20)
	p.next()
	if *won.Won != (store.Win{Score: 851, Moves: 49, Played: won.Won.Played}) || len(p.run.Due) != 4 {
		t.Errorf("a win is lost: %+v", p.run.Due)
	}
}

func sameIDs(t *testing.T, when string, due []store.Entry, want ...string) {
	t.Helper()
	var got []string
	for _, e := range due {
		got = append(got, e.ID)
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s: due are %v, want %v", when, got, want)
	}
}

// A game that is continued before its end reaches the history, and then ends again, is neither
// lost nor taken for its earlier end.
func TestResumedWhileDue(t *testing.T) {
	folder := store.At(t.TempDir())
	k := newKeeper(t, folder)
	defer k.Close()
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	kept := func() { // as after every action, before anything is synced
		t.Helper()
		if err := k.Keep(p.run); err != nil {
			t.Fatal(err)
		}
	}
	kept()
	p.play(7)
	p.next()
	kept() // its end is due now
	game, _ := p.run.Due[0].Replay()
	p.run = p.run.Resume(p.run.Due[0], game, p.now)
	kept()
	if err := k.Sync(); err != nil { // in the history, but still due in the file
		t.Fatal(err)
	}
	p.play(49)
	kept()
	if got, _, err := folder.LoadGame(); err != nil || len(got.Due) != 1 || !got.Due[0].Won {
		t.Errorf("after the win %+v is due, %v", got, err)
	}
	if err := k.Sync(); err != nil {
		t.Fatal(err)
	}
	kept()
	if list := history(t, folder); len(list) != 1 || !list[0].Won || len(p.run.Due) != 0 {
		t.Errorf("the history has %+v, due are %+v", list, p.run.Due)
	}
}

// A continued game that only goes back keeps its entry in the history, with the new end time; one
// that takes another course gets its latest moves.
func TestHistoryOfUndoneGame(t *testing.T) {
	other := func(p *player) { // a first move that the example does not make
		for m := range p.run.Game.Tableau().Moves() {
			if m != example(1).Played()[0] {
				p.run.Game.Play(m)
				p.run.Follow(p.run.Played, p.now)
				return
			}
		}
	}
	for name, c := range map[string]struct {
		do    func(*player)
		moves int
	}{
		"nothing": {func(*player) {}, 9},
		"undone":  {func(p *player) { p.run.Game.Undo(); p.run.Game.Undo() }, 9},
		"restart": {func(p *player) { p.run.Restart() }, 9},
		"again":   {func(p *player) { p.run.Restart(); p.play(4) }, 9},
		"further": {func(p *player) { p.play(12) }, 12},
		"another": {func(p *player) { p.run.Restart(); other(p) }, 1},
	} {
		p := newPlayer(t, engine.NewGame(exampleCode), true)
		p.play(9)
		p.next()
		first := p.run.Due[0]
		folder := store.At(t.TempDir())
		addHistory(t, folder, first)
		game, err := first.Replay()
		if err != nil {
			t.Fatal(err)
		}
		p.run = p.run.Resume(first, game, p.now)
		c.do(p)
		p.now = p.now.Add(time.Hour)
		p.next()
		last := p.run.Due[len(p.run.Due)-1]
		addHistory(t, folder, last)
		addHistory(t, folder, last) // after an interruption
		list := history(t, folder)
		merged := store.Merge([]store.Entry{first}, []store.Entry{last, last})
		if len(list) != 1 || len(merged) != 1 {
			t.Fatalf("%s: %+v", name, list)
		}
		for _, e := range []store.Entry{list[0], merged[0]} {
			if e.ID != first.ID || e.Moves != c.moves || e.Record.Len() != c.moves || e.Score != engine.Score(e.Moves, e.Removed) || e.Ended.Unix() != last.Ended.Unix() {
				t.Errorf("%s: the history has %+v", name, e)
			}
		}
	}
}
