package session

import (
	"errors"
	"slices"
	"time"

	"pgregory.net/rapid"

	"simplesimon/engine"
	"simplesimon/store"
	"simplesimon/timing"
	"simplesimon/trace"
)

func (p *player) actions() map[string]func(*rapid.T) {
	all := map[string]func(*rapid.T){
		"play": p.play, "along a win": p.along, "win": p.win, "refused": p.refused,
		"undo": p.undo, "redo": p.redo, "restart": p.restart,
		"deal": p.deal, "day": p.day, "again": p.again, "record": p.record,
		"continue": p.goOn, "back": p.back,
		"quit": p.quit, "kill": p.kill, "second window": p.second,
	}
	for name, do := range all {
		all[name] = func(t *rapid.T) {
			p.now = p.now.Add(time.Duration(rapid.IntRange(0, 40).Draw(t, "seconds")) * time.Second)
			do(t)
			p.count[name]++
		}
	}
	all[""] = p.check
	return all
}

func (p *player) play(t *rapid.T) {
	allowed := p.game.Table().Moves()
	if len(allowed) == 0 {
		t.Skip("no legal move")
	}
	p.move(t, rapid.SampledFrom(allowed).Draw(t, "move"))
}

// following returns the known win that the current game has followed so far.
func (p *player) following(t *rapid.T) []engine.Move {
	for _, w := range p.wins {
		if w.Code == p.game.Code() && p.game.Moves() < len(w.Moves) && slices.Equal(w.Moves[:p.game.Moves()], p.game.Played()) {
			return w.Moves[p.game.Moves():]
		}
	}
	t.Skip("no known win")
	return nil
}

func (p *player) along(t *rapid.T) {
	rest := p.following(t)
	for _, m := range rest[:rapid.IntRange(1, len(rest)).Draw(t, "moves")] {
		p.move(t, m)
	}
}

func (p *player) win(t *rapid.T) {
	for _, m := range p.following(t) {
		p.move(t, m)
	}
}

func (p *player) refused(t *rapid.T) {
	column := rapid.IntRange(0, 11)
	m := engine.Move{From: column.Draw(t, "from"), Count: rapid.IntRange(-1, 20).Draw(t, "count"), To: column.Draw(t, "to")}
	if slices.Contains(p.game.Table().Moves(), m) {
		t.Skip("allowed")
	}
	if p.session.Play(m, trace.ByDrag) {
		t.Fatalf("%v was played", m)
	}
}

func (p *player) undo(t *rapid.T) {
	for range rapid.IntRange(1, 120).Draw(t, "times") {
		p.session.Undo()
		if p.game.Undoable() > 0 {
			p.tick()
			p.game.Undo()
		}
	}
}

func (p *player) redo(t *rapid.T) {
	for range rapid.IntRange(1, 120).Draw(t, "times") {
		p.session.Redo()
		if p.game.Redoable() > 0 {
			p.tick()
			p.game.Redo()
		}
	}
}

func (p *player) restart(*rapid.T) {
	p.session.Restart()
	p.tick()
	p.game.Restart()
	p.game.played = 0
}

func (p *player) begin(code engine.Code) {
	p.session.Deal(code)
	p.replace(newPlain(code, p.now))
}

// deal starts a game, usually one with a known win.
func (p *player) deal(t *rapid.T) {
	if rapid.IntRange(0, 3).Draw(t, "any") == 0 {
		suits := rapid.SampledFrom([]engine.Suits{engine.One, engine.Two, engine.Four}).Draw(t, "suits")
		p.begin(engine.Code{Suits: suits, Number: rapid.Uint64Range(0, engine.Deals-1).Draw(t, "number")})
		return
	}
	p.begin(rapid.SampledFrom(p.wins).Draw(t, "deal").Code)
}

// day starts the deal of today, yesterday or tomorrow.
func (p *player) day(t *rapid.T) {
	p.now = p.now.Add(time.Duration(rapid.IntRange(0, 12).Draw(t, "hours")) * time.Hour)
	year, month, day := p.now.AddDate(0, 0, rapid.IntRange(-1, 1).Draw(t, "days")).Date()
	p.begin(engine.DealOfTheDay(rapid.SampledFrom([]engine.Suits{engine.One, engine.Two, engine.Four}).Draw(t, "suits"), year, int(month), day))
}

// again restarts a game from the history, or the current one.
func (p *player) again(t *rapid.T) {
	code := p.game.Code()
	if n := len(p.ended); n > 0 {
		code = p.ended[rapid.IntRange(0, n-1).Draw(t, "game")].Code
	}
	p.begin(code)
}

// record opens a recorded game, won or not.
func (p *player) record(t *rapid.T) {
	w := rapid.SampledFrom(p.wins).Draw(t, "record")
	n := rapid.IntRange(0, len(w.Moves)).Draw(t, "moves")
	game, next := engine.NewGame(w.Code), newPlain(w.Code, p.now)
	for _, m := range w.Moves[:n] {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
		next.play(m)
	}
	next.counted, next.won = false, game.Won()
	p.session.Open(game, store.FromRecord)
	p.replace(next)
}

// goOn continues a finished game that was not won.
func (p *player) goOn(t *rapid.T) {
	unfinished := slices.DeleteFunc(slices.Clone(p.ended), func(e store.Entry) bool { return e.Won || e.ID == p.id })
	if len(unfinished) == 0 {
		t.Skip("all games are won")
	}
	own := rapid.SampledFrom(unfinished).Draw(t, "own")
	game, err := own.Replay()
	if err != nil {
		t.Fatal(err)
	}
	next := newPlain(own.Code, p.now)
	for _, m := range game.Played() {
		next.play(m)
	}
	next.begun, next.day, next.played = true, own.Day, own.Played
	p.session.Continue(own, game)
	p.replace(next)
	p.id = own.ID
}

// back continues the running game from an earlier position, as a record of it does.
func (p *player) back(t *rapid.T) {
	if !p.game.counted || p.game.won || !p.game.begun {
		t.Skip("the running game is not continued")
	}
	played := p.game.Played()
	played = played[:rapid.IntRange(0, len(played)).Draw(t, "moves")]
	game, next := engine.NewGame(p.game.Code()), newPlain(p.game.Code(), p.now)
	for _, m := range played {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
		next.play(m)
	}
	p.tick()
	next.begun, next.day, next.played = true, p.game.day, p.game.played
	p.session.Continue(p.session.Unended(), game)
	p.game = next
}

func (p *player) quit(t *rapid.T) {
	p.tick()
	p.session.End()
	p.restartProgram(t)
}

// kill ends the program abruptly: the clock goes back to the last action.
func (p *player) kill(t *rapid.T) { p.restartProgram(t) }

func (p *player) restartProgram(t *rapid.T) {
	if err := p.keeper.Close(); err != nil {
		t.Fatal(err)
	}
	p.now = p.now.Add(time.Duration(rapid.IntRange(0, 100).Draw(t, "away")) * time.Minute)
	p.open(t)
}

// second opens another window, plays in it, and closes it.
func (p *player) second(t *rapid.T) {
	keeper := store.NewKeeper(store.At(p.path))
	defer keeper.Close()
	if run, err := keeper.Load(); run != nil || !errors.Is(err, store.ErrLocked) {
		t.Fatalf("a second window loads %+v, %v", run, err)
	}
	w := p.wins[0]
	other := New(store.NewRunning(engine.NewGame(w.Code), true, p.now), keeper, nil, func() time.Time { return p.now }, timing.New(&timing.Manual{}))
	other.Begin()
	for _, m := range w.Moves {
		if !other.Play(m, trace.ByDrag) {
			t.Fatalf("%v was refused", m)
		}
	}
	other.Deal(w.Code)
	other.End()
}
