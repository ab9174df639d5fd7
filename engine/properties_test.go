package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// walker plays the same random game on the engine and on the reference model.
type walker struct {
	game      *engine.Game
	plain     enginetest.Game
	random    *rand.Rand
	completed int
}

// play plays a random move, preferring moves that join cards of one suit, as sequences would
// hardly ever be completed otherwise.
func (w *walker) play(t *testing.T) bool {
	p := w.game.Position()
	var all, joining []engine.Move
	for move := range p.Moves() {
		all = append(all, move)
		if last := p.Last(move.To); last != 0 && last.Suit() == p.Last(move.From).Suit() && p.Run(move.From) == move.Count {
			joining = append(joining, move)
		}
	}
	if len(joining) > 0 && w.random.IntN(10) > 0 {
		all = joining
	}
	if len(all) == 0 {
		return false
	}
	move := all[w.random.IntN(len(all))]
	change, err := w.game.Play(move)
	w.plain.Play(move)
	if err != nil || change.Move != move || change.Kind != engine.Played || change.Completed != (w.plain.Table().Removed > p.Removed()) {
		t.Fatalf("%v gives %+v, %v", move, change, err)
	}
	if change.Completed {
		w.completed++
	}
	return true
}

// step undoes or redoes in both games.
func (w *walker) step(t *testing.T, action func() (engine.Change, bool), plain func() bool) {
	t.Helper()
	if _, ok := action(); ok != plain() {
		t.Fatalf("%v differs from the reference model", ok)
	}
	if err := w.plain.Differs(w.game); err != nil {
		t.Fatal(err)
	}
}

func TestRandomPlay(t *testing.T) {
	completed, reached := 0, 0
	for seed := range uint64(60) {
		random := rand.New(rand.NewPCG(seed, 1))
		suits := []engine.Suits{engine.One, engine.Two, engine.Four}[seed%3]
		code := engine.RandomCode(suits, random.Uint64N)
		w := &walker{game: engine.NewGame(code), plain: enginetest.NewGame(code), random: random}
		for range 300 {
			switch n := random.IntN(100); {
			case n < 8:
				for range random.IntN(5) {
					w.step(t, w.game.Undo, w.plain.Undo)
				}
			case n < 12:
				for range random.IntN(5) {
					w.step(t, w.game.Redo, w.plain.Redo)
				}
			default:
				if !w.play(t) { // no legal move or won: go back a few moves
					w.step(t, w.game.Undo, w.plain.Undo)
				}
			}
			checkGame(t, w.game)
			if err := w.plain.Differs(w.game); err != nil {
				t.Fatal(err)
			}
		}
		checkReplay(t, w.game)
		checkRestore(t, w.game)
		checkAttempts(t, w.game.Tableau())
		completed += w.completed
		reached = max(reached, w.game.Moves())
	}
	if completed < 20 || reached <= engine.UndoLimit {
		t.Errorf("too few events: %d sequences completed, %d moves at most", completed, reached)
	}
}

// checkReplay checks that replaying a game's moves leads to its position, both directly and via
// the text of a record.
func checkReplay(t *testing.T, g *engine.Game) {
	t.Helper()
	record, err := engine.ParseRecord([]byte(engine.FormatRecord(g.Code(), g.Played())))
	if err != nil {
		t.Fatal(err)
	}
	again, err := record.Replay()
	if err != nil || again.Position() != g.Position() || again.Score() != g.Score() || !slices.Equal(again.Played(), g.Played()) {
		t.Fatalf("the record of %v leads to another position: %v", g.Code(), err)
	}
}

// checkAttempts compares every query of a position with the reference model, including arguments
// out of range.
func checkAttempts(t *testing.T, p *engine.Tableau) {
	t.Helper()
	plain, before := enginetest.TableOf(p), *p
	for from := -1; from <= engine.Columns+1; from++ {
		for count := -1; count <= engine.MaxColumn+1; count++ {
			reason, index := p.Group(from, count)
			if wantReason, wantIndex := plain.Liftable(from, count); reason.String() != wantReason || index != wantIndex {
				t.Fatalf("Group(%d, %d) = %v, %d; want %s, %d", from, count, reason, index, wantReason, wantIndex)
			}
			best := plain.Best(from, count)
			if got := p.Best(from, count); got != best {
				t.Fatalf("Best(%d, %d) = %d, want %d in\n%v", from, count, got, best, p)
			}
			if got, want := p.BestKeepingEmpty(from, count), plain.BestKeepingEmpty(from, count); got != want || (got > 0) != (best > 0) {
				t.Fatalf("BestKeepingEmpty(%d, %d) = %d, want %d; the best is %d in\n%v", from, count, got, want, best, p)
			}
			err := p.RefuseGroup(from, count)
			if refusal := refusalIn(err); (err == nil) != (best > 0) || (refusal == nil) != (err == nil) || refusal != nil && (refusal.Reason == engine.NoTarget) != (reason == engine.None) {
				t.Fatalf("RefuseGroup(%d, %d) = %v, best is %d", from, count, err, best)
			}
			for to := -1; to <= engine.Columns+1; to++ {
				move := engine.Move{From: from, Count: count, To: to}
				want := plain.Check(move)
				if got := p.Check(move).String(); got != want {
					t.Fatalf("Check(%v) = %s, want %s", move, got, want)
				}
				if got := p.Targets(from, count).Has(to); got != (want == "") {
					t.Fatalf("Targets(%d, %d) has %d: %v", from, count, to, got)
				}
				err := p.Refuse(move)
				if refusal := refusalIn(err); (err == nil) != (want == "") || (refusal == nil) != (err == nil) || refusal != nil && refusal.Reason.String() != want {
					t.Fatalf("Refuse(%v) = %v, want %s", move, err, want)
				}
			}
		}
	}
	if *p != before {
		t.Fatal("a query changed the position")
	}
}
