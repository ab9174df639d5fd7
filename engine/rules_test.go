package engine_test

import (
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

func TestBest(t *testing.T) {
	cases := []struct {
		name, position string
		from, count    int
		want           int
	}{
		{"same suit before empty and other suit", "1: 9S\n2: 9H KC 8H\n4: 9C\n5: 9H", 2, 1, 5},
		{"empty before other suit", "2: KC 8H\n3: 9C\n4: AS\n5: AS\n6: AS\n7: AS\n8: AS\n9: AS\n1: AS", 2, 1, 10},
		{"other suit if nothing else", "1: AS\n2: KC 8H\n3: 9C\n4: AS\n5: AS\n6: AS\n7: AS\n8: AS\n9: AS\n10: AS", 2, 1, 3},
		{"none", "1: AS\n2: KC 8H\n3: AS\n4: AS\n5: AS\n6: AS\n7: AS\n8: AS\n9: AS\n10: AS", 2, 1, 0},
		{"the longest run, though far", "1: KC 8H\n2: 9H\n3: TH 9H\n9: JH TH 9H\n10: JS TH 9H", 1, 1, 9},
		{"a run is of one suit", "1: KC 8H\n2: TH 9H\n10: QS JS TS 9H", 1, 1, 2},
		{"completing a sequence", "5: KC 3S 2S AS\n4: 4S\n6: 5S 4S\n10: KS QS JS TS 9S 8S 7S 6S 5S 4S", 5, 3, 10},
		{"equal runs: the nearest", "1: 9H\n5: KC 8H\n8: 9H", 5, 1, 8},
		{"equal runs, equally near: the left", "3: 9H\n5: KC 8H\n7: 9H", 5, 1, 3},
		{"empty: the nearest", "4: AS\n5: KC 8H\n6: AS\n3: AS\n8: AS", 5, 1, 7},
		{"empty, equally near: the left", "4: AS\n5: KC 8H\n6: AS", 5, 1, 3},
		{"other suit: the nearest, whatever its run", "1: JS TS 9S\n2: AS\n3: AS\n4: AS\n5: KC 8H\n6: AS\n7: 9C\n8: AS\n9: AS\n10: AS", 5, 1, 7},
		{"other suit, equally near: the left", "1: AS\n2: AS\n3: 9C\n4: AS\n5: KC 8H\n6: AS\n7: 9C\n8: AS\n9: AS\n10: AS", 5, 1, 3},
		{"a whole column never into an empty one", "5: 8H 7H", 5, 2, 0},
		{"a whole column to its suit", "5: 8H 7H\n9: 9H", 5, 2, 9},
		{"a whole column to another suit, past empty ones", "5: 8H 7H\n9: 9S", 5, 2, 9},
		{"a part of a column into an empty one", "5: 8H 7H", 5, 1, 4},
		{"a king has no higher card", "1: AS\n2: KS QS\n5: AS KS", 5, 1, 4},
		{"an ace goes on a two", "1: 2H\n2: 2S\n5: KC AS", 5, 1, 2},
		{"no group", "5: 8H 7S\n9: 9H", 5, 2, 0},
		{"the suit of the group, not of what lies before it", "1: 9S\n5: 9S 8S KC 8H\n9: 9H", 5, 1, 9},
	}
	for _, c := range cases {
		p := mustTableau(t, c.position)
		if got := p.Best(c.from, c.count); got != c.want {
			t.Errorf("%s: column %d, want %d in\n%v", c.name, got, c.want, p)
		}
		if got := enginetest.TableOf(&p).Best(c.from, c.count); got != c.want {
			t.Errorf("%s: the reference model chooses column %d, want %d", c.name, got, c.want)
		}
	}
}

func TestBestKeepingEmpty(t *testing.T) {
	const others = "1: AS\n4: AS\n5: AS\n6: AS\n7: AS\n8: AS\n9: AS\n"
	cases := []struct {
		name, position string
		from, count    int
		want           int
	}{
		{"another suit before an empty column", others + "2: KC 8H\n3: 9C", 2, 1, 3},
		{"another suit, though far", "1: 9C\n10: KC 8H", 10, 1, 1},
		{"another suit: the nearest, whatever its run", "1: JS TS 9S\n5: KC 8H\n7: 9C", 5, 1, 7},
		{"the same suit before both", "2: 9H KC 8H\n4: 9C\n5: 9H", 2, 1, 5},
		{"an empty one if nothing else takes it", others + "2: KC 8H\n3: AS", 2, 1, 10},
		{"empty: the nearest", "4: AS\n5: KC 8H\n6: AS\n3: AS\n8: AS", 5, 1, 7},
		{"a king", others + "2: QH KS\n3: AS", 2, 1, 10},
		{"a whole column never into an empty one", "5: 8H 7H", 5, 2, 0},
		{"a whole column to another suit", "5: 8H 7H\n9: 9S", 5, 2, 9},
		{"no group", "5: 8H 7S\n9: 9H", 5, 2, 0},
	}
	for _, c := range cases {
		p := mustTableau(t, c.position)
		if got := p.BestKeepingEmpty(c.from, c.count); got != c.want {
			t.Errorf("%s: column %d, want %d in\n%v", c.name, got, c.want, p)
		}
		if got := enginetest.TableOf(&p).BestKeepingEmpty(c.from, c.count); got != c.want {
			t.Errorf("%s: the reference model chooses column %d, want %d", c.name, got, c.want)
		}
	}
}

func TestGroup(t *testing.T) {
	cases := []struct {
		name, column string
		count        int
		reason       engine.Reason
		index, run   int
	}{
		{"one card", "KC 8H", 1, engine.None, -1, 1},
		{"a group", "KC 8H 7H 6H", 3, engine.None, -1, 3},
		{"a part of a group", "KC 8H 7H 6H", 2, engine.None, -1, 3},
		{"a whole column", "8H 7H 6H", 3, engine.None, -1, 3},
		{"ranks: the first card that breaks", "KC 8H 7H 6H", 4, engine.NotASequence, 1, 3},
		{"ranks: further down", "9H 8H 6H 4H", 4, engine.NotASequence, 2, 1},
		{"ranks ascend", "6H 7H", 2, engine.NotASequence, 1, 1},
		{"equal ranks", "7H 7H", 2, engine.NotASequence, 1, 1},
		{"an ace is not above a king", "AH KH", 2, engine.NotASequence, 1, 1},
		{"a king is not above a mere ace", "KH AH", 2, engine.NotASequence, 1, 1},
		{"suits: the first card that breaks", "9H 8S 7S 6S", 4, engine.MixedSuits, 1, 3},
		{"suits: further down", "9H 8H 7S 6H", 4, engine.MixedSuits, 2, 1},
		{"ranks count before suits that break earlier", "9H 8S 7S 5S", 4, engine.NotASequence, 3, 1},
		{"suit and rank broken at once", "9H 8H 6S", 3, engine.NotASequence, 2, 1},
		{"not what lies before the group", "2C 9H 8H", 2, engine.None, -1, 2},
		{"none", "8H", 0, engine.BadCount, -1, 1},
		{"fewer than none", "8H", -1, engine.BadCount, -1, 1},
		{"more than all", "8H 7H", 3, engine.BadCount, -1, 2},
		{"an empty column", "", 1, engine.EmptySource, -1, 0},
		{"an empty column before the count", "", 0, engine.EmptySource, -1, 0},
	}
	for _, c := range cases {
		p := mustTableau(t, "4: "+c.column)
		if reason, index := p.Group(4, c.count); reason != c.reason || index != c.index {
			t.Errorf("%s: %v at %d, want %v at %d", c.name, reason, index, c.reason, c.index)
		}
		if got := p.Run(4); got != c.run {
			t.Errorf("%s: run of %d, want %d", c.name, got, c.run)
		}
	}
	var empty engine.Tableau
	if reason, index := empty.Group(0, 1); reason != engine.BadColumn || index != -1 {
		t.Errorf("column 0: %v at %d", reason, index)
	}
}

// rulesTableau has a case for each reason and for each pair of reasons that can apply at once.
const rulesTableau = `
1: 9H 8H
2: 9H 8S
3: 9H 7S
4: KS
5: AS
6: 2H AH
8: TS
9: KS QS
10: 5D 4D`

func TestReasons(t *testing.T) {
	cases := []struct{ move, want string }{
		{"1-2-8", ""},
		{"1-2-7", ""},
		{"9-2-7", ""},
		{"4-1-7", ""},
		{"0-1-1", "bad-column"},
		{"11-1-1", "bad-column"},
		{"1-1-0", "bad-column"},
		{"1-1-11", "bad-column"},
		{"11-0-11", "bad-column"}, // also same-column, bad-count
		{"7-1-0", "bad-column"},   // also empty-source
		{"1-1-1", "same-column"},
		{"7-1-7", "same-column"},  // also empty-source
		{"1-99-1", "same-column"}, // also bad-count
		{"3-2-3", "same-column"},  // also not-a-sequence
		{"7-1-1", "empty-source"},
		{"7-0-1", "empty-source"}, // also bad-count
		{"7-99-5", "empty-source"},
		{"1-0-7", "bad-count"},
		{"1-3-7", "bad-count"},
		{"1-3-5", "bad-count"}, // also onto-ace
		{"4-2-1", "bad-count"}, // also king-needs-empty
		{"3-2-7", "not-a-sequence"},
		{"3-2-5", "not-a-sequence"}, // also onto-ace
		{"3-2-10", "not-a-sequence"},
		{"2-2-7", "mixed-suits"},
		{"2-2-5", "mixed-suits"}, // also onto-ace
		{"2-2-10", "mixed-suits"},
		{"1-1-5", "onto-ace"},
		{"4-1-5", "onto-ace"}, // also king-needs-empty
		{"5-1-6", "onto-ace"},
		{"4-1-9", "king-needs-empty"},
		{"9-2-4", "king-needs-empty"},
		{"1-1-8", "wrong-rank"},
		{"1-2-10", "wrong-rank"},
		{"8-1-1", "wrong-rank"},
		{"8-1-4", "wrong-rank"},
	}
	p := mustTableau(t, rulesTableau)
	for _, c := range cases {
		move := mustMove(t, c.move)
		if got := p.Check(move).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
		if got := enginetest.TableOf(&p).Check(move); got != c.want {
			t.Errorf("%s: the reference model returns %q, want %q", c.move, got, c.want)
		}
	}
	if got := engine.Reason(99).String(); got != "?" {
		t.Errorf("an unknown reason is %q", got)
	}
}

func TestRefusals(t *testing.T) {
	card := func(text string) engine.Card {
		if text == "" {
			return 0
		}
		c, err := engine.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	cases := []struct {
		move                        string
		reason                      engine.Reason
		first, target, upper, lower string
		index                       int
	}{
		{"0-1-1", engine.BadColumn, "", "8H", "", "", -1},
		{"1-1-11", engine.BadColumn, "8H", "", "", "", -1},
		{"1-1-1", engine.SameColumn, "8H", "8H", "", "", -1},
		{"7-1-1", engine.EmptySource, "", "8H", "", "", -1},
		{"1-0-8", engine.BadCount, "", "TS", "", "", -1},
		{"1-3-8", engine.BadCount, "", "TS", "", "", -1},
		{"3-2-8", engine.NotASequence, "9H", "TS", "9H", "7S", 1},
		{"2-2-7", engine.MixedSuits, "9H", "", "9H", "8S", 1},
		{"1-1-5", engine.OntoAce, "8H", "AS", "", "", -1},
		{"9-2-4", engine.KingNeedsEmpty, "KS", "KS", "", "", -1},
		{"1-1-8", engine.WrongRank, "8H", "TS", "", "", -1},
	}
	p := mustTableau(t, rulesTableau)
	for _, c := range cases {
		move := mustMove(t, c.move)
		got := refusalIn(p.Refuse(move))
		want := engine.Refusal{Reason: c.reason, Move: move, First: card(c.first), Target: card(c.target), Index: c.index, Upper: card(c.upper), Lower: card(c.lower)}
		if got == nil || *got != want {
			t.Errorf("%s: %+v, want %+v", c.move, got, want)
		} else if got.Error() == "" {
			t.Errorf("%s: empty message", c.move)
		}
	}
	if err := p.Refuse(mustMove(t, "1-2-8")); err != nil {
		t.Errorf("refused: %v", err)
	}
}

func TestRefuseGroup(t *testing.T) {
	cases := []struct {
		name, position string
		col, count     int
		want           engine.Reason
	}{
		{"no column", "", 11, 1, engine.BadColumn},
		{"empty", "", 1, 1, engine.EmptySource},
		{"too many", "1: AS", 1, 2, engine.BadCount},
		{"ranks", "1: 9H 7H", 1, 2, engine.NotASequence},
		{"suits", "1: 9H 8S", 1, 2, engine.MixedSuits},
		{"nothing but empty columns for a whole column", "1: KS", 1, 1, engine.NoTarget},
		{"an empty column", "1: 9H KS", 1, 1, engine.None},
		{"another column", "1: 9H\n2: TS", 1, 1, engine.None},
	}
	for _, c := range cases {
		p := mustTableau(t, c.position)
		err := p.RefuseGroup(c.col, c.count)
		got := refusalIn(err)
		if err == nil {
			got = &engine.Refusal{Move: engine.Move{From: c.col, Count: c.count}}
		}
		if got.Reason != c.want || got.Move != (engine.Move{From: c.col, Count: c.count}) || got.Target != 0 {
			t.Errorf("%s: %+v, want %v", c.name, got, c.want)
		}
	}
	p := mustTableau(t, "1: 2C JH TH 9S 8S\n2: AS")
	got, want := refusalIn(p.RefuseGroup(1, 4)), engine.Refusal{Reason: engine.MixedSuits, Move: engine.Move{From: 1, Count: 4}, First: p.Card(1, 1), Index: 3, Upper: p.Card(1, 2), Lower: p.Card(1, 3)}
	if *got != want {
		t.Errorf("%+v, want %+v", *got, want)
	}
}

func TestRefusalUnwraps(t *testing.T) {
	g := engine.NewGame(mustCode(t, "SS1-S1-AAAAABD"))
	_, err := g.Play(engine.Move{From: 1, Count: 1, To: 1})
	if refusal := refusalIn(err); refusal == nil || refusal.Reason != engine.SameColumn {
		t.Errorf("%v", err)
	}
	if _, err := g.Play(mustMove(t, "2-1-3")); err != nil {
		t.Errorf("a legal move returns the error %#v", err)
	}
}

func TestMovesBreak(t *testing.T) {
	p := mustCode(t, "SS1-S1-AAAAABD").Deal()
	for move := range p.Moves() {
		if got := move.String(); got != moveTexts(&p)[0] {
			t.Errorf("yields %s after the break", got)
		}
		break
	}
}
