package replay

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
)

// wander plays the given number of pseudo-random legal moves, the same for the same deal.
func wander(t testing.TB, code engine.Code, moves int) []engine.Move {
	t.Helper()
	game, random := engine.NewGame(code), rand.New(rand.NewPCG(code.Number, 1))
	for game.Moves() < moves && !game.Won() {
		var allowed []engine.Move
		for from := 1; from <= engine.Columns; from++ {
			for count := 1; count <= game.Tableau().Run(from); count++ {
				for to := 1; to <= engine.Columns; to++ {
					if m := (engine.Move{From: from, Count: count, To: to}); game.Tableau().Check(m) == engine.None {
						allowed = append(allowed, m)
					}
				}
			}
		}
		if len(allowed) == 0 {
			break
		}
		if _, err := game.Play(allowed[random.IntN(len(allowed))]); err != nil {
			t.Fatal(err)
		}
	}
	return game.Played()
}

// everyStory returns the stories of the Examples page, and records of several lengths.
func everyStory(t testing.TB) []story {
	words := locales.New("en")
	all := append([]story{exampleStory(words)}, shortStories(words)...)
	for _, suits := range []engine.Suits{1, 2, 4} {
		for _, moves := range []int{0, 1, stride - 1, stride, stride + 1, 3*stride + 7} {
			for number := range uint64(40) {
				code := engine.Code{Suits: suits, Number: number}
				if played := wander(t, code, moves); len(played) == moves {
					all = append(all, story{name: "record", code: code, moves: played})
					break
				}
			}
		}
	}
	code, moves := gametest.ForthAndBack(5 * stride)
	return append(all, story{name: "record", code: code, moves: moves})
}

// TestReel compares the reel with a game played from the start.
func TestReel(t *testing.T) {
	records := 0
	for _, s := range everyStory(t) {
		r := newReel(&s)
		if r.length != s.len() {
			t.Fatalf("%s, %v: %d steps of %d", s.name, s.code, r.length, s.len())
		}
		if len(s.moves) > stride {
			records++
		}
		game, longest := s.game(0), 0
		look := func(extra int) {
			for col := 1; col <= engine.Columns; col++ {
				longest = max(longest, game.Tableau().Len(col)+extra)
				extra = 0
			}
		}
		look(0)
		for n := 1; n <= r.length; n++ {
			before := freeze(game)
			change, ok := step(game, s.step(n-1))
			if !ok || r.forth(n) != change {
				t.Fatalf("%s, %v, step %d: %+v, want %+v, %v", s.name, s.code, n, r.forth(n), change, ok)
			}
			if r.at(n) != freeze(game) || r.at(n-1) != before {
				t.Fatalf("%s, %v, step %d: different position", s.name, s.code, n)
			}
			if at := r.at(n); at.score() != game.Score() {
				t.Fatalf("step %d: score %d, want %d", n, at.score(), game.Score())
			}
			undone, kind := change, engine.Undone
			if change.Kind == engine.Undone {
				kind = engine.Redone
			}
			if undone.Kind = kind; r.back(n) != undone {
				t.Fatalf("step %d back: %+v, want %+v", n, r.back(n), undone)
			}
			look(0)
			if change.Completed && change.Kind == engine.Played {
				longest = max(longest, game.Tableau().Len(change.Move.To)+engine.SequenceLength)
			}
		}
		if r.longest != longest {
			t.Errorf("%s, %v: the longest column has %d cards, want %d", s.name, s.code, r.longest, longest)
		}
	}
	if records < 5 {
		t.Errorf("only %d long records", records)
	}
}

// TestReelEndsAtAnIllegalMove checks that a reel ends there; records from elsewhere may have illegal moves.
func TestReelEndsAtAnIllegalMove(t *testing.T) {
	code, moves := gametest.ForthAndBack(400)
	s := story{code: code, moves: append(slices.Clone(moves), engine.Move{From: 1, Count: 9, To: 1}, moves[0])}
	if r := newReel(&s); r.length != 400 || r.at(400) != freeze(s.game(400)) {
		t.Errorf("%d steps", r.length)
	}
}

// TestReelOfALongGame checks that any position is reached by few moves, without storing many positions.
func TestReelOfALongGame(t *testing.T) {
	code, moves := gametest.ForthAndBack(engine.MaxRecordMoves)
	s := story{code: code, moves: moves}
	r := newReel(&s)
	if r.length != engine.MaxRecordMoves || len(r.marks) != engine.MaxRecordMoves/stride+1 || len(r.wordy) > 10 {
		t.Errorf("%d steps, %d marks, %d kinds", r.length, len(r.marks), len(r.wordy))
	}
	if at := r.at(engine.MaxRecordMoves - 1); at.moves != engine.MaxRecordMoves-1 || at.score() != engine.StartScore-at.moves {
		t.Errorf("%d moves, score %d", at.moves, at.score())
	}
}

// BenchmarkReelOfALongGame also measures how many bytes a reel takes.
func BenchmarkReelOfALongGame(b *testing.B) {
	code, moves := gametest.ForthAndBack(engine.MaxRecordMoves)
	s := story{code: code, moves: moves}
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	var held uint64
	for b.Loop() {
		before := heap()
		r := newReel(&s)
		held = heap() - before
		runtime.KeepAlive(r)
	}
	b.ReportMetric(float64(held), "B-held")
}

// BenchmarkJump jumps within a record of maximum length.
func BenchmarkJump(b *testing.B) {
	code, moves := gametest.ForthAndBack(engine.MaxRecordMoves)
	s := story{code: code, moves: moves}
	r := newReel(&s)
	random := rand.New(rand.NewPCG(1, 1))
	for b.Loop() {
		r.at(random.IntN(r.length + 1))
	}
}

// BenchmarkReel creates the reel of a record of maximum length.
func BenchmarkReel(b *testing.B) {
	code, moves := gametest.ForthAndBack(engine.MaxRecordMoves)
	s := story{code: code, moves: moves}
	for b.Loop() {
		newReel(&s)
	}
}
