package engine_test

import (
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// middle returns the example game halfway through, with the next move.
func middle(t testing.TB) (*engine.Game, engine.Move) {
	t.Helper()
	record := enginetest.ExampleRecord()
	g := engine.NewGame(record.Code)
	for _, m := range record.Moves[:26] {
		if _, err := g.Play(m.Move); err != nil {
			t.Fatal(err)
		}
	}
	return g, record.Moves[26].Move
}

// beforeSequence returns the example game one move before its second sequence is removed, with
// that move.
func beforeSequence(t testing.TB) (*engine.Game, engine.Move) {
	t.Helper()
	record := enginetest.ExampleRecord()
	g := engine.NewGame(record.Code)
	for _, m := range record.Moves[:33] {
		if _, err := g.Play(m.Move); err != nil {
			t.Fatal(err)
		}
	}
	return g, record.Moves[33].Move
}

func TestZeroAllocations(t *testing.T) {
	g, move := middle(t)
	p := g.Position()
	sequence, completing := beforeSequence(t)
	undone, last := middle(t)
	mustPlay(t, undone, last.String())
	undone.Undo()
	cases := []struct {
		name string
		run  func() bool // must return true every time
	}{
		{"Check of a legal move", func() bool { return p.Check(move) == engine.None }},
		{"Check of an illegal move", func() bool { return p.Check(engine.Move{From: 1, Count: 13, To: 3}) == engine.NotASequence }},
		{"Refuse of a legal move", func() bool { return p.Refuse(move) == nil }},
		{"Targets", func() bool { return p.Targets(1, 12).Has(5) }},
		{"Best", func() bool { return p.Best(1, 1) > 0 }},
		{"BestKeepingEmpty", func() bool { return p.BestKeepingEmpty(1, 1) > 0 }},
		{"Run", func() bool { return p.Run(1) == 12 }},
		{"Moves", func() bool {
			n := 0
			for range p.Moves() {
				n++
			}
			return n > 0
		}},
		{"Play and Undo", func() bool {
			_, err := g.Play(move)
			_, ok := g.Undo()
			return err == nil && ok
		}},
		{"Play and Undo of a sequence", func() bool {
			played, err := sequence.Play(completing)
			came, ok := sequence.Undo()
			return err == nil && ok && played.Completed && came.Completed
		}},
		{"Redo and Undo", func() bool {
			_, redone := undone.Redo()
			_, ok := undone.Undo()
			return redone && ok
		}},
	}
	for _, c := range cases {
		// The first run, which AllocsPerRun does not count, grows the history.
		if n := testing.AllocsPerRun(100, func() {
			if !c.run() {
				t.Fatalf("%s: unexpected result", c.name)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations", c.name, n)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	g, move := middle(b)
	p := g.Tableau()
	b.ReportAllocs()
	for b.Loop() {
		if p.Check(move) != engine.None {
			b.Fatal("refused")
		}
	}
}

func BenchmarkCheckRefused(b *testing.B) {
	g, move := middle(b)
	move.Count++
	p := g.Tableau()
	b.ReportAllocs()
	for b.Loop() {
		if p.Check(move) == engine.None {
			b.Fatal("allowed")
		}
	}
}

func BenchmarkBest(b *testing.B) {
	g, move := middle(b)
	p := g.Tableau()
	b.ReportAllocs()
	for b.Loop() {
		p.Best(move.From, move.Count)
	}
}

func BenchmarkMoves(b *testing.B) {
	g, _ := middle(b)
	p := g.Tableau()
	b.ReportAllocs()
	for b.Loop() {
		for range p.Moves() {
		}
	}
}

func BenchmarkPlayUndo(b *testing.B) {
	g, move := middle(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.Play(move); err != nil {
			b.Fatal(err)
		}
		g.Undo()
	}
}

func BenchmarkPlayUndoSequence(b *testing.B) {
	g, move := beforeSequence(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.Play(move); err != nil {
			b.Fatal(err)
		}
		g.Undo()
	}
}

func BenchmarkDeal(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		code, err := engine.ParseCode("SS1-S4-EIDNEBW")
		if err != nil {
			b.Fatal(err)
		}
		if p := code.Deal(); p.Len(1) != 8 {
			b.Fatal("wrong deal")
		}
	}
}

func BenchmarkParseRecord(b *testing.B) {
	data := enginetest.ExampleText()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := engine.ParseRecord(data); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkReplay replays the 49 moves of the example.
func BenchmarkReplay(b *testing.B) {
	record := enginetest.ExampleRecord()
	b.ReportAllocs()
	for b.Loop() {
		if g, illegal := record.Replay(); illegal != nil || !g.Won() {
			b.Fatal(illegal)
		}
	}
}
