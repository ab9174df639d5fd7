package engine_test

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

func TestFormatRecord(t *testing.T) {
	record := exampleRecord(t)
	for n := range len(record.Moves) + 1 {
		var moves []engine.Move
		for _, m := range record.Moves[:n] {
			moves = append(moves, m.Move)
		}
		text := engine.FormatRecord(record.Code, moves)
		if !strings.HasSuffix(text, "\n") || strings.HasSuffix(text, "\n\n") || !strings.HasPrefix(text, begun+"moves:") {
			t.Errorf("%d moves: %q", n, text)
		}
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			if len(line) > 78 || strings.HasSuffix(line, " ") {
				t.Errorf("%d moves: line %q", n, line)
			}
			if i > 2 && i < len(lines)-1 && len(lines[i-1])+len(strings.Fields(line)[0]) < 78 {
				t.Errorf("%d moves: %q would have had room in the line before", n, line)
			}
		}
		checkFormat(t, text, record.Code, moves)
	}
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
