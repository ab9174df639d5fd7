package engine_test

import (
	"os"
	"testing"

	"simplesimon/engine"
)

// middle is a game half way through the example, with the move that comes next.
func middle(t testing.TB) (*engine.Game, engine.Move) {
	t.Helper()
	record := exampleRecord(t)
	g := engine.NewGame(record.Code)
	for _, m := range record.Moves[:26] {
		if _, err := g.Play(m.Move); err != nil {
			t.Fatal(err)
		}
	}
	return g, record.Moves[26].Move
}

// beforeSequence is the example one move before its second sequence leaves.
func beforeSequence(t testing.TB) (*engine.Game, engine.Move) {
	t.Helper()
	record := exampleRecord(t)
	g := engine.NewGame(record.Code)
	for _, m := range record.Moves[:33] {
		if _, err := g.Play(m.Move); err != nil {
			t.Fatal(err)
		}
	}
	return g, record.Moves[33].Move
}

func TestNoAllocation(t *testing.T) {
	g, move := middle(t)
	sequence, completing := beforeSequence(t)
	sequence.Play(completing) // and the history has room from here on
	sequence.Undo()
	p := g.Tableau()
	cases := map[string]func(){
		"Check of a legal move":    func() { p.Check(move) },
		"Check of an illegal move": func() { p.Check(engine.Move{From: 1, Count: 2, To: 3}) },
		"Refuse of a legal move":   func() { p.Refuse(move) },
		"Targets":                  func() { p.Targets(1, 12) },
		"Best":                     func() { p.Best(1, 12) },
		"Run":                      func() { p.Run(1) },
		"Moves": func() {
			for range p.Moves() {
			}
		},
		"Play and Undo": func() {
			if _, err := g.Play(move); err != nil {
				t.Fatal(err)
			}
			g.Undo()
		},
		"Play and Undo of a sequence": func() {
			if change, err := sequence.Play(completing); err != nil || !change.Completed {
				t.Fatal(change, err)
			}
			sequence.Undo()
		},
		"Redo and Undo": func() {
			g.Redo()
			g.Undo()
		},
	}
	for name, f := range cases {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
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
			b.Fatal("not dealt")
		}
	}
}

func BenchmarkParseRecord(b *testing.B) {
	data, err := os.ReadFile("testdata/example.simon")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := engine.ParseRecord(data); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkReplay replays the 49 moves of the example.
func BenchmarkReplay(b *testing.B) {
	record := exampleRecord(b)
	b.ReportAllocs()
	for b.Loop() {
		if g, illegal := record.Replay(); illegal != nil || !g.Won() {
			b.Fatal(illegal)
		}
	}
}
