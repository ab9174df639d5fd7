package engine_test

import (
	"slices"
	"testing"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

func TestCorpusDeals(t *testing.T) {
	type deal struct {
		Code    string
		Suits   engine.Suits
		Seed    uint64
		Columns []string
	}
	for _, d := range readJSON[deal](t, "deals.jsonl") {
		code := mustCode(t, d.Code)
		if want := (engine.Code{Suits: d.Suits, Number: d.Seed}); code != want || code.String() != d.Code {
			t.Errorf("%s is %+v %v, want %+v", d.Code, code, code, want)
		}
		p := code.Deal()
		if got := enginetest.TableOf(&p).Lines(); !slices.Equal(got, d.Columns) {
			t.Errorf("%s deals\n%q\nwant\n%q", d.Code, got, d.Columns)
		}
		checkGame(t, engine.NewGame(code))
	}
}

func TestCorpusGames(t *testing.T) {
	type digest struct {
		Columns               []string
		Score, Moves, Removed int
	}
	type game struct {
		Code       string
		Every      int
		Moves      []string
		Stuck, Won bool
		Digests    []digest
	}
	for _, want := range readJSON[game](t, "games.jsonl") {
		g := engine.NewGame(mustCode(t, want.Code))
		compared := 0
		for {
			checkGame(t, g)
			if compared < len(want.Digests) && g.Moves() == want.Digests[compared].Moves {
				d := want.Digests[compared]
				if got := enginetest.TableOf(g.Tableau()).Lines(); !slices.Equal(got, d.Columns) || g.Score() != d.Score || g.Removed() != d.Removed {
					t.Fatalf("%s after %d moves: %q score %d removed %d\nwant %+v", want.Code, g.Moves(), got, g.Score(), g.Removed(), d)
				}
				compared++
			}
			if g.Moves() == len(want.Moves) {
				break
			}
			mustPlay(t, g, want.Moves[g.Moves()])
		}
		if compared != len(want.Digests) || compared < len(want.Moves)/want.Every {
			t.Errorf("%s: %d of %d digests compared", want.Code, compared, len(want.Digests))
		}
		stuck := !g.Won() && len(moveTexts(g.Tableau())) == 0
		if g.Won() != want.Won || stuck != want.Stuck {
			t.Errorf("%s: won %v stuck %v, want %v %v", want.Code, g.Won(), stuck, want.Won, want.Stuck)
		}
		undoAll(t, g)
	}
}

// undoAll undoes all it can, compares the game with a replay at every step, and redoes everything.
func undoAll(t *testing.T, g *engine.Game) {
	t.Helper()
	played, end := g.Played(), g.Position()
	for g.Undoable() > 0 {
		if _, ok := g.Undo(); !ok {
			t.Fatal("undo refused")
		}
		again := engine.NewGame(g.Code())
		for _, m := range played[:g.Moves()] {
			if _, err := again.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if again.Position() != g.Position() || again.Score() != g.Score() {
			t.Fatalf("%v: after undoing to move %d:\n%v\nwant\n%v", g.Code(), g.Moves(), g.Position(), again.Position())
		}
	}
	if _, ok := g.Undo(); ok {
		t.Fatal("undid more moves than Undoable reported")
	}
	for g.Moves() < len(played) {
		if _, ok := g.Redo(); !ok {
			t.Fatal("redo refused")
		}
	}
	if g.Position() != end || !slices.Equal(g.Played(), played) {
		t.Fatalf("%v: undo and redo do not restore the position", g.Code())
	}
}

func TestCorpusIllegal(t *testing.T) {
	type attempt struct {
		Code            string
		Moves           []string
		From, Count, To int
		Reason          string
		Columns         []string
	}
	for _, a := range readJSON[attempt](t, "illegal.jsonl") {
		g := engine.NewGame(mustCode(t, a.Code))
		mustPlay(t, g, a.Moves...)
		before := g.Position()
		if got := enginetest.TableOf(&before).Lines(); !slices.Equal(got, a.Columns) {
			t.Fatalf("%s: %q, want %q", a.Code, got, a.Columns)
		}
		move := engine.Move{From: a.From, Count: a.Count, To: a.To}
		_, err := g.Play(move)
		refusal, ok := err.(*engine.Refusal)
		if !ok || refusal.Reason.String() != a.Reason || refusal.Move != move {
			t.Errorf("%s: Play(%v) = %v, want %s", a.Code, move, err, a.Reason)
		}
		if got := before.Check(move).String(); got != a.Reason {
			t.Errorf("%s: Check(%v) = %s, want %s", a.Code, move, got, a.Reason)
		}
		if g.Position() != before || g.Moves() != len(a.Moves) || g.Redoable() != 0 {
			t.Errorf("%s: the refused %v changed the game", a.Code, move)
		}
	}
}

func TestCorpusLegal(t *testing.T) {
	type position struct {
		Code         string
		Moves, Legal []string
	}
	for _, p := range readJSON[position](t, "legal.jsonl") {
		g := engine.NewGame(mustCode(t, p.Code))
		mustPlay(t, g, p.Moves...)
		if got := moveTexts(g.Tableau()); !slices.Equal(got, p.Legal) {
			t.Errorf("%s: legal moves %q\nwant %q", p.Code, got, p.Legal)
		}
	}
}

func TestCorpusWins(t *testing.T) {
	for _, w := range enginetest.Wins() {
		g, plain := engine.NewGame(w.Code), enginetest.NewGame(w.Code)
		for _, m := range w.Moves {
			mustPlay(t, g, m.String())
			plain.Play(m)
			if err := plain.Differs(g); err != nil {
				t.Fatalf("%v after %v: %v", w.Code, m, err)
			}
		}
		if !g.Won() || g.Removed() != 4 || g.Score() != w.Score {
			t.Errorf("%v: won %v removed %d score %d, want %d", w.Code, g.Won(), g.Removed(), g.Score(), w.Score)
		}
		if left := moveTexts(g.Tableau()); len(left) > 0 || enginetest.TableOf(g.Tableau()).Lines()[0] != "" {
			t.Errorf("%v: moves %q are legal after the win", w.Code, left)
		}
		checkGame(t, g)
		undoAll(t, g)
	}
}

func TestCorpusGoodCodes(t *testing.T) {
	for _, line := range readQuoted(t, "goodcodes-variants.txt") {
		code, err := engine.ParseCode(line[0])
		if err != nil || code.String() != line[1] || !code.Valid() {
			t.Errorf("%q is parsed as %v, %v; want %s", line[0], code, err, line[1])
		}
	}
}

func TestExampleGame(t *testing.T) {
	record := enginetest.ExampleRecord()
	g := engine.NewGame(record.Code)
	var left []int
	for _, m := range record.Moves {
		if m.Move == (engine.Move{From: 1, Count: 12, To: 5}) {
			if g.Moves() != 26 || g.Tableau().Len(5) != 0 {
				t.Errorf("the 12 cards are moved after %d moves onto %d cards", g.Moves(), g.Tableau().Len(5))
			}
		}
		change, err := g.Play(m.Move)
		if err != nil {
			t.Fatal(err)
		}
		if change.Completed {
			left = append(left, g.Moves())
		}
		checkGame(t, g)
	}
	if want := []int{17, 34, 39, 49}; !slices.Equal(left, want) {
		t.Errorf("sequences are removed by moves %v, want %v", left, want)
	}
	if !g.Won() || g.Moves() != 49 || g.Score() != 851 {
		t.Errorf("won %v, %d moves, %d points", g.Won(), g.Moves(), g.Score())
	}
	undoAll(t, g)
}
