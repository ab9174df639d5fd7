package engine_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

func TestFormatRecord(t *testing.T) {
	var example []engine.Move
	for _, m := range exampleRecord(t).Moves {
		example = append(example, m.Move)
	}
	for n := range len(example) + 1 {
		checkLines(t, example[:n])
	}
	// Long moves before short ones put the ends of the lines at every place.
	short, long := engine.Move{From: 1, Count: 1, To: 2}, engine.Move{From: 10, Count: 12, To: 10}
	for n := range 40 {
		checkLines(t, append(slices.Repeat([]engine.Move{long}, n), slices.Repeat([]engine.Move{short}, 60)...))
	}
	checkLines(t, []engine.Move{{From: math.MaxInt, Count: math.MaxInt, To: math.MaxInt}, short})
}

// checkLines checks the text of a record, the length of its lines above all.
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
			t.Errorf("%d moves: %q would have had room in the line before", len(moves), line)
		}
	}
	checkFormat(t, text, code, moves)
}

// checkFormat checks that a text reads back as what it was written from.
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
		t.Fatalf("%v %v reads back as %v %v", code, moves, back.Code, read)
	}
}
