package engine_test

import (
	"errors"
	"io"
	"math"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
)

func TestFormatRecord(t *testing.T) {
	var example []engine.Move
	for _, m := range enginetest.ExampleRecord().Moves {
		example = append(example, m.Move)
	}
	for n := range len(example) + 1 {
		checkLines(t, example[:n])
	}
	// Long moves before short ones exercise every possible line break.
	short, long := engine.Move{From: 1, Count: 1, To: 2}, engine.Move{From: 10, Count: 12, To: 10}
	for n := range 40 {
		checkLines(t, append(slices.Repeat([]engine.Move{long}, n), slices.Repeat([]engine.Move{short}, 60)...))
	}
	checkLines(t, []engine.Move{{From: math.MaxInt, Count: math.MaxInt, To: math.MaxInt}, short})
}

// checkLines checks the text of a record, in particular the length of its lines.
func checkLines(t *testing.T, moves []engine.Move) {
	t.Helper()
	code := mustCode(t, "SS1-S1-AAAAABD")
	text := engine.FormatRecord(code, moves)
	if !strings.HasSuffix(text, "\n") || strings.HasSuffix(text, "\n\n") || !strings.HasPrefix(text, begun+"moves:") {
		t.Errorf("%d moves: %q", len(moves), text)
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, line := range lines {
		if len(line) > 78 || strings.HasSuffix(line, " ") {
			t.Errorf("%d moves: line %q", len(moves), line)
		}
		if i > 2 && len(lines[i-1])+len(" ")+len(strings.Fields(line)[0]) <= 78 {
			t.Errorf("%d moves: %q would have fit on the previous line", len(moves), line)
		}
	}
	checkFormat(t, text, code, moves)
}

// checkFormat checks that a text parses back to its source.
func checkFormat(t *testing.T, text string, code engine.Code, moves []engine.Move) {
	t.Helper()
	back, err := engine.ParseRecord([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	var read []engine.Move
	for _, m := range back.Moves {
		read = append(read, m.Move)
	}
	if back.Code != code || !slices.Equal(read, moves) {
		t.Fatalf("%v %v is parsed back as %v %v", code, moves, back.Code, read)
	}
}

// endless is a reader without end.
type endless struct{ text string }

func (e endless) Read(to []byte) (int, error) {
	for n := 0; n < len(to); {
		n += copy(to[n:], e.text)
	}
	return len(to), nil
}

// TestRecordLimits checks that a record at the limit is read, and that a larger one is not read to
// its end.
func TestRecordLimits(t *testing.T) {
	moves := strings.Repeat(" 1-1-6 6-1-1", engine.MaxRecordMoves/2)
	record, err := engine.ReadRecord(strings.NewReader(begun + "moves:" + moves))
	if err != nil || len(record.Moves) != engine.MaxRecordMoves {
		t.Fatalf("%d moves: %v", engine.MaxRecordMoves, err)
	}
	_, err = engine.ReadRecord(strings.NewReader(begun + "moves:" + moves + "\n 1-1-6 nonsense"))
	var fault *engine.RecordError
	if !errors.As(err, &fault) || fault.Fault != engine.TooManyMoves || fault.Line != 4 || fault.Text != "1-1-6" {
		t.Errorf("one move more: %v", err)
	}
	whole := begun + "moves: 2-1-3 #"
	comment := strings.Repeat("x", engine.MaxRecordSize-len(whole))
	if record, err := engine.ReadRecord(strings.NewReader(whole + comment)); err != nil || len(record.Moves) != 1 {
		t.Errorf("%d bytes: %v", engine.MaxRecordSize, err)
	}
	if _, err := engine.ReadRecord(strings.NewReader(whole + comment + "x")); !errors.Is(err, engine.ErrRecordSize) {
		t.Errorf("one byte more: %v", err)
	}
	if _, err := engine.ReadRecord(io.MultiReader(strings.NewReader(begun+"moves:"), endless{" 1-1-6"})); !errors.Is(err, engine.ErrRecordSize) {
		t.Errorf("no end: %v", err)
	}
	broken := errors.New("broken")
	if _, err := engine.ReadRecord(io.MultiReader(strings.NewReader(begun+"moves:"), iotest.ErrReader(broken))); !errors.Is(err, broken) {
		t.Errorf("failing reader: %v", err)
	}
}

// TestOwnRecords checks that only the designated comment line names the player's own game.
func TestOwnRecords(t *testing.T) {
	const id = "0123456789abcdef"
	code, moves := mustCode(t, "SS1-S1-AAAAABD"), []engine.Move{{From: 2, Count: 1, To: 3}}
	own := engine.FormatOwnRecord(id, code, moves)
	if want := begun + "# game: " + id + "\nmoves: 2-1-3\n"; own != want {
		t.Errorf("%q, want %q", own, want)
	}
	checkFormat(t, own, code, moves)
	if got := engine.FormatOwnRecord("", code, moves); got != engine.FormatRecord(code, moves) {
		t.Errorf("without an ID it is %q", got)
	}
	for name, c := range map[string]struct{ text, want string }{
		"as it is written":       {own, id},
		"before the header":      {"#game:\t" + id + " \r\n" + begun + "moves:\n", id},
		"at the end":             {begun + "moves: 2-1-3\n   # game: " + id, id},
		"twice: the first one":   {"# game: " + id + "\n" + begun + "moves:\n# game: other\n", id},
		"no comment line":        {begun + "moves: 2-1-3 # game: " + id + "\n", ""},
		"more words":             {begun + "moves: # it was\n# game: " + id + " of mine\n", ""},
		"no ID":                  {begun + "# game:\nmoves:\n", ""},
		"a word of another kind": {begun + "# the game: " + id + "\nmoves:\n", ""},
		"none":                   {begun + "moves:\n", ""},
	} {
		record, err := engine.ParseRecord([]byte(c.text))
		if err != nil || record.ID != c.want {
			t.Errorf("%s: %+v, %v", name, record, err)
		}
	}
}
