package store_test

import (
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/stats"
	"simplesimon/store"
)

// player plays a running game like a window; each action advances the time of day by an hour and
// the clock by a minute.
type player struct {
	t   *testing.T
	run *store.Running
	now time.Time
}

func newPlayer(t *testing.T, game *engine.Game, counted bool) *player {
	return &player{t, store.NewRunning(game, counted, moment), moment}
}

func (p *player) follow() {
	p.now = p.now.Add(time.Hour)
	p.run.Follow(p.run.Played+time.Minute, p.now)
}

// play plays the moves of the example game from the current one up to a number.
func (p *player) play(upTo int) {
	p.t.Helper()
	moves := example(49).Played()
	for p.run.Game.Moves() < upTo {
		if _, err := p.run.Game.Play(moves[p.run.Game.Moves()]); err != nil {
			p.t.Fatal(err)
		}
		p.follow()
	}
}

func (p *player) undo(times int) {
	undo(p.t, p.run.Game, times)
	p.follow()
}

func (p *player) restart() {
	p.run.Restart()
	p.follow()
}

func (p *player) next() {
	p.now = p.now.Add(time.Hour)
	p.run = p.run.Next(engine.NewGame(exampleCode), true, p.now)
}

var exampleCode = enginetest.Example().Code

// due returns the results of the due games in order: positive for a win, with the number of moves.
func (p *player) due() []int {
	var list []int
	for _, e := range p.run.Due {
		if e.Won {
			list = append(list, e.Moves)
		} else {
			list = append(list, -e.Moves)
		}
	}
	return list
}

// What counts as a game, and how it ends: a positive number is a win in that many moves, a
// negative one a loss after that many, zero a loss with no moves on the table.
func TestWhatCounts(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*player)
		want []int
	}{
		{"a deal without a move", func(p *player) { p.next() }, nil},
		{"a move", func(p *player) { p.play(1) }, nil},
		{"a game that another takes the place of", func(p *player) { p.play(5); p.next() }, []int{-5}},
		{"a move that is undone", func(p *player) { p.play(1); p.undo(1); p.next() }, []int{0}},
		{"a move before a restart", func(p *player) { p.play(7); p.restart(); p.next() }, []int{0}},
		{"a restart makes no second game", func(p *player) { p.play(7); p.restart(); p.play(3); p.next() }, []int{-3}},
		{"a restart without a move", func(p *player) { p.restart(); p.next() }, nil},
		{"a win", func(p *player) { p.play(49) }, []int{49}},
		{"a win that another takes the place of", func(p *player) { p.play(49); p.next() }, []int{49}},
		{"a win undone and won again", func(p *player) { p.play(49); p.undo(9); p.play(49); p.next() }, []int{49}},
		{"a win undone and left", func(p *player) { p.play(49); p.undo(49); p.next() }, []int{49}},
		{"a win and a restart", func(p *player) { p.play(49); p.restart(); p.play(20); p.next() }, []int{49}},
		{"several games", func(p *player) {
			p.play(4)
			p.next()
			p.next()
			p.play(49)
			p.next()
			p.play(2)
			p.next()
		}, []int{-4, 49, -2}},
	} {
		p := newPlayer(t, engine.NewGame(exampleCode), true)
		c.do(p)
		if got := p.due(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		q := newPlayer(t, engine.NewGame(exampleCode), false)
		q.play(3)
		q.next() // a game that does not count leaves nothing
		if got := q.due(); got != nil {
			t.Errorf("a game that does not count leaves %v", got)
		}
	}
	for _, moves := range []int{0, 5, 49} { // started from a record, won or not
		p := newPlayer(t, example(moves), false)
		p.play(49)
		p.next()
		if got := p.due(); got != nil {
			t.Errorf("a record of %d moves leaves %v", moves, got)
		}
	}
}

// The figures are those of the first win, whatever is played later.
func TestFirstWinCounts(t *testing.T) {
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	p.play(49)
	id, at := p.run.ID, p.now
	p.undo(5)
	p.play(49)
	p.restart()
	p.play(49)
	want := store.Entry{
		ID:     id,
		Game:   stats.Game{Ended: at, Code: exampleCode, Won: true, Score: 851, Moves: 49, Removed: 4, Played: 49 * time.Minute},
		Record: store.PackMoves(example(49).Played()),
	}
	sameEntries(t, p.run.Due, []store.Entry{want})
	if w := *p.run.Won; w != (store.Win{Score: 851, Moves: 49, Played: 49 * time.Minute}) || p.run.ID != id {
		t.Errorf("%+v of %s", w, p.run.ID)
	}
	p.next()
	if p.run.ID == id || p.run.Won != nil || p.run.Begun || p.run.Played != 0 || !p.run.Counted {
		t.Errorf("the next game is %+v", p.run)
	}
}

// Every game has a unique ID.
func TestIDs(t *testing.T) {
	seen := map[string]bool{}
	for range 10000 {
		seen[store.NewRunning(engine.NewGame(exampleCode), true, moment).ID] = true
	}
	if len(seen) != 10000 {
		t.Errorf("10000 games have %d IDs", len(seen))
	}
}

// A deal of the day is marked if it is begun on that day by local time, and no other deal is.
func TestDayOfADeal(t *testing.T) {
	late := time.Date(2026, 11, 30, 23, 59, 0, 0, time.FixedZone("", -10*3600)) // already December elsewhere
	for _, c := range []struct {
		code string
		now  time.Time
		want string
	}{
		{"SS1-S1-MMXMCBI", moment, "2026-11-30"}, {"SS1-S2-QAWPIDO", moment, "2026-11-30"}, {"SS1-S4-ZHBGTCW", late, "2026-11-30"},
		{"SS1-S2-MMXMCBI", moment, ""}, {"SS1-S1-AAAAABD", moment, ""}, {"SS1-S1-MMXMCBI", moment.AddDate(0, 0, 1), ""}, {"SS1-S1-MMXMCBI", late.UTC(), ""},
	} {
		code, err := engine.ParseCode(c.code)
		if err != nil {
			t.Fatal(err)
		}
		r := store.NewRunning(engine.NewGame(code), true, c.now)
		if r.Day.String() != c.want {
			t.Errorf("%s at %v: %q, want %q", c.code, c.now, r.Day, c.want)
		}
		r.Game.Play(firstMove(r.Game))
		r.Follow(time.Second, c.now)
		if e := r.Next(engine.NewGame(code), true, c.now.AddDate(0, 0, 5)).Due[0]; e.Day.String() != c.want {
			t.Errorf("%s at %v: in the history %q, want %q", c.code, c.now, e.Day, c.want)
		}
	}
}

func firstMove(game *engine.Game) engine.Move {
	for m := range game.Tableau().Moves() {
		return m
	}
	return engine.Move{}
}

// Running games round-trip.
func TestRunningRoundTrip(t *testing.T) {
	folder := store.At(t.TempDir())
	p := newPlayer(t, engine.NewGame(exampleCode), true)
	check := func() {
		t.Helper()
		if err := folder.SaveGame(*p.run); err != nil {
			t.Fatal(err)
		}
		got, aside, err := folder.LoadGame()
		if got == nil || aside != nil || err != nil {
			t.Fatalf("%+v, %v", aside, err)
		}
		sameRunning(t, *got, *p.run)
	}
	check()
	p.play(3)
	check()
	p.undo(3)
	check()
	p.restart()
	if !p.run.Begun {
		t.Error("a restart clears the first move")
	}
	if p.run.Played != time.Minute { // following the restart takes a minute in this test
		t.Errorf("after a restart the clock shows %v", p.run.Played)
	}
	check()
	p.play(49)
	check()
	p.undo(20)
	check()
	p.next()
	p.play(5)
	p.next()
	p.run.Day = stats.DateOf(moment)
	check()
	if len(p.run.Due) != 2 {
		t.Errorf("due are %+v", p.run.Due)
	}
	p.run.Counted = false
	check()
	p.run.Played = 1<<63 - 1 // more than any clock shows
	if err := folder.SaveGame(*p.run); err != nil {
		t.Fatal(err)
	}
	if got, _, err := folder.LoadGame(); got == nil || got.Played != 1_000_000*time.Hour {
		t.Errorf("%+v, %v", got, err)
	}
}

// A running game that could not be loaded back is not saved.
func TestInvalidRunningIsNotSaved(t *testing.T) {
	for name, spoil := range map[string]func(*store.Running){
		"no game":           func(r *store.Running) { r.Game = nil },
		"no deal":           func(r *store.Running) { r.Game = engine.NewGame(engine.Code{Suits: 3}) },
		"no ID":             func(r *store.Running) { r.ID = "" },
		"a day that is not": func(r *store.Running) { r.Day.Month = 13 },
		"a bad game due":    func(r *store.Running) { r.Due = []store.Entry{{}} },
	} {
		folder := store.At(t.TempDir())
		r := running(example(2))
		spoil(&r)
		if folder.SaveGame(r) == nil || names(t, folder.Path()) != "" {
			t.Errorf("%s: saved", name)
		}
	}
}

// Every field of a forged version 2 file is checked.
func TestForgedRunningGames(t *testing.T) {
	const begin = `{"code":"SS1-S1-AAAAABD","moves":"2-1-3","played":1,"floor":0,"id":"0123456789abcdef","counted":true,"begun":true`
	for name, rest := range map[string]string{
		"no ID":                  `,"id":""`,
		"an ID too long":         `,"id":"0123456789abcdef0"`,
		"an ID with a slash":     `,"id":"../../etc/passwd"`,
		"a time below zero":      `,"time":-1`,
		"a time too long":        `,"time":9223372036854775807`,
		"a time beyond any":      `,"time":99999999999999999999`,
		"half a millisecond":     `,"time":0.5`,
		"a day that is none":     `,"day":"2026-02-30"`,
		"a win with a bad time":  `,"won":{"score":1,"moves":1,"time":-1}`,
		"a win with more fields": `,"won":{"score":1,"moves":1,"time":1,"luck":7}`,
		"a win that is a word":   `,"won":"yes"`,
		"due is a word":          `,"due":"0"`,
		"due is a bad line":      `,"due":["lost"]`,
		"due has line ends":      `,"due":["0123456789abcdef 2026-11-30T12:34:56Z SS1-S1-AAAAABD lost 500 0 0 0 - -\n"]`,
		"a field more":           `,"luck":7`,
	} {
		data := sealed("game", "2", begin+rest+"}\n")
		folder := put(t, gameFile, data)
		got, aside, err := folder.LoadGame()
		if got != nil {
			t.Errorf("%s: %+v", name, got)
			continue
		}
		checkKept(t, folder, gameFile, data, aside, err)
	}
	good, aside, err := put(t, gameFile, sealed("game", "2", begin+`,"due":["0123456789abcdef 2026-11-30T12:34:56Z SS1-S1-AAAAABD lost 500 0 0 0 - -"]}`)).LoadGame()
	if good == nil || aside != nil || err != nil || len(good.Due) != 1 { // the forged checksum is valid
		t.Errorf("%+v, %+v, %v", good, aside, err)
	}
}

// A version 1 game has a stable, unique ID.
func TestIDsOfVersion1(t *testing.T) {
	ids := map[string]string{}
	for _, name := range []string{"game-1-dealt", "game-1-long", "game-1-won"} {
		for range 2 {
			r, _, err := put(t, gameFile, content(t, filepath.Join("testdata", name))).LoadGame()
			if err != nil {
				t.Fatal(err)
			}
			if other, known := ids[r.ID]; known && other != name {
				t.Errorf("%s and %s both have ID %s", name, other, r.ID)
			}
			ids[r.ID] = name
		}
	}
	if len(ids) != 3 {
		t.Errorf("the games are %v", ids)
	}
}
