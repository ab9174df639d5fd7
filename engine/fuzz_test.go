package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

// checkError checks the invariants of all errors about untrusted text.
func checkError(t *testing.T, err error) {
	t.Helper()
	if text := err.Error(); text == "" || !utf8.ValidString(text) || len(text) > 1000 {
		t.Fatalf("not displayable: %q", text)
	}
}

func FuzzParseCode(f *testing.F) {
	for _, c := range badCodes {
		f.Add(c.text)
	}
	for _, c := range goodCodes {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		code, err := engine.ParseCode(text)
		if err != nil {
			checkError(t, err)
			var fault *engine.CodeError
			if !errors.As(err, &fault) || fault.Fault < engine.CodeEmpty || fault.Fault > engine.CodeExtra || code != (engine.Code{}) {
				t.Fatalf("%q: %v, %+v", text, code, err)
			}
			return
		}
		trimmed := strings.TrimSpace(text)
		for i := range len(trimmed) {
			if trimmed[i] >= utf8.RuneSelf {
				t.Fatalf("%q is parsed as %v", text, code)
			}
		}
		if !code.Valid() || code.String() != strings.ToUpper(trimmed) {
			t.Fatalf("%q is parsed as %+v %v", text, code, code)
		}
		if back, err := engine.ParseCode(code.String()); back != code || err != nil {
			t.Fatalf("%v is parsed back as %v, %v", code, back, err)
		}
	})
}

func FuzzFindCode(f *testing.F) {
	for _, c := range textsWithCodes {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		code, found := engine.FindCode(text)
		if found && !strings.Contains(strings.ToUpper(text), code.String()) {
			t.Fatalf("%v is not in %q", code, text)
		}
		if whole, err := engine.ParseCode(text); err == nil && (!found || code != whole) {
			t.Fatalf("%v is not found in %q", whole, text)
		}
		// FindCode finds the first of two codes, and the appended one if the text contains none.
		again, ok := engine.FindCode(text + "\nSS1-S4-ZZZZZZZ\n")
		if !ok || found && again != code || !found && again.String() != "SS1-S4-ZZZZZZZ" {
			t.Fatalf("%v, %v with another code behind %q", again, ok, text)
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, c := range moveTable {
		f.Add(c.text)
	}
	position := engine.Code{Suits: engine.One, Number: 29}.Deal()
	f.Fuzz(func(t *testing.T, text string) {
		move, err := engine.ParseMove(text)
		if err != nil {
			checkError(t, err)
			return
		}
		if move.From < 0 || move.Count < 0 || move.To < 0 || strings.Trim(text, "-0123456789") != "" {
			t.Fatalf("%q is parsed as %+v", text, move)
		}
		if back, err := engine.ParseMove(move.String()); back != move || err != nil {
			t.Fatalf("%q is formatted as %v, which is parsed as %v, %v", text, move, back, err)
		}
		if got, want := position.Check(move).String(), enginetest.TableOf(&position).Check(move); got != want {
			t.Fatalf("%v: %q, want %q", move, got, want)
		}
	})
}

func FuzzParseTableau(f *testing.F) {
	f.Add(someTableau)
	f.Add(rulesTableau)
	f.Add(overfullTableau)
	for _, text := range badTableaus {
		f.Add(text)
	}
	for _, text := range pinnedDeals {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := engine.ParseTableau(text)
		if err != nil {
			checkError(t, err)
			return
		}
		if back, err := engine.ParseTableau(p.String()); back != p || err != nil {
			t.Fatalf("%q is parsed as\n%v\nwhich is parsed back as\n%v, %v", text, p, back, err)
		}
		plain := enginetest.TableOf(&p)
		if got, want := slices.Collect(p.Moves()), plain.Moves(); !slices.Equal(got, want) {
			t.Fatalf("legal moves %v\nwant %v in\n%v", got, want, p)
		}
		for m := range p.Moves() {
			after, _, err := p.After(m)
			if back, wrong := engine.ParseTableau(after.String()); err != nil || wrong != nil || back != after {
				t.Fatalf("%v leads from\n%v\nto\n%v, %v, %v", m, p, after, err, wrong)
			}
		}
		for col := 1; col <= engine.Columns; col++ {
			for count := 1; count <= p.Len(col); count++ {
				if got, want := p.Best(col, count), plain.Best(col, count); got != want {
					t.Fatalf("Best(%d, %d) = %d, want %d in\n%v", col, count, got, want, p)
				}
				if got, want := p.BestKeepingEmpty(col, count), plain.BestKeepingEmpty(col, count); got != want {
					t.Fatalf("BestKeepingEmpty(%d, %d) = %d, want %d in\n%v", col, count, got, want, p)
				}
			}
		}
	})
}

func FuzzParseRecord(f *testing.F) {
	for _, text := range goodRecords {
		f.Add([]byte(text))
	}
	for _, c := range badRecords {
		f.Add([]byte(c.text))
	}
	f.Add([]byte(engine.FormatRecord(engine.Code{Suits: engine.Four, Number: 7}, []engine.Move{{From: 1, Count: 2, To: 3}})))
	f.Fuzz(func(t *testing.T, data []byte) {
		before := slices.Clone(data)
		record, err := engine.ParseRecord(data)
		if !slices.Equal(data, before) {
			t.Fatal("the data changed")
		}
		if err != nil {
			checkError(t, err)
			var fault *engine.RecordError
			if !errors.As(err, &fault) || record != nil || fault.Line < 1 || fault.Line > len(data)+1 || fault.Fault.String() == "?" {
				t.Fatalf("%q: %v, %+v", data, record, err)
			}
			return
		}
		if !utf8.Valid(data) || !record.Code.Valid() {
			t.Fatalf("%q is parsed as %+v", data, record)
		}
		var moves []engine.Move
		for _, m := range record.Moves {
			if back, err := engine.ParseMove(m.Text); back != m.Move || err != nil {
				t.Fatalf("%q is parsed as %+v", m.Text, m.Move)
			}
			moves = append(moves, m.Move)
		}
		checkFormat(t, engine.FormatRecord(record.Code, moves), record.Code, moves)
		g, err := record.Replay()
		checkGame(t, g)
		illegal, ok := errors.AsType[*engine.IllegalMove](err)
		if ok != (err != nil) || !ok && g.Moves() != len(moves) || ok && g.Moves() != illegal.Number-1 {
			t.Fatalf("%d of %d moves played, %v", g.Moves(), len(moves), err)
		}
		checkReplay(t, g)
		checkRestore(t, g)
	})
}

// FuzzPlay interprets the bytes as actions: undo, redo, restart or one of the legal moves.
func FuzzPlay(f *testing.F) {
	f.Add(uint64(29), []byte{0, 1, 2, 3, 250, 255, 4})
	f.Add(uint64(engine.Deals-1), []byte("an odd number of cards"))
	f.Add(uint64(1<<63), slices.Repeat([]byte{0, 9, 17}, 60))
	f.Fuzz(func(t *testing.T, number uint64, actions []byte) {
		suits := []engine.Suits{engine.One, engine.Two, engine.Four}[number%3]
		g := engine.NewGame(engine.Code{Suits: suits, Number: number % engine.Deals})
		for _, action := range actions[:min(len(actions), 300)] {
			before := g.Position()
			switch {
			case action == 255:
				g.Restart()
			case action >= 248:
				if _, ok := g.Redo(); ok {
					after := g.Position()
					g.Undo()
					if g.Position() != before {
						t.Fatal("undoing a redo yields a different position")
					}
					g.Redo()
					if g.Position() != after {
						t.Fatal("the second redo yields a different position")
					}
				}
			case action >= 230:
				if _, ok := g.Undo(); ok {
					g.Redo()
					if g.Position() != before {
						t.Fatal("redoing an undo yields a different position")
					}
					g.Undo()
				}
			default:
				moves := slices.Collect(g.Tableau().Moves())
				if len(moves) == 0 {
					continue
				}
				mustPlay(t, g, moves[int(action)%len(moves)].String())
			}
			checkGame(t, g)
		}
		checkReplay(t, g)
		checkRestore(t, g)
	})
}
