package locales

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

// walkExample plays the complete game; positions[n] is the position after n moves.
func walkExample(t *testing.T) (moves []engine.Move, positions []engine.Tableau, changes []engine.Change, score int) {
	t.Helper()
	code, moves := ExampleGame()
	game := engine.NewGame(code)
	positions = append(positions, game.Position())
	for i, m := range moves {
		change, err := game.Play(m)
		if err != nil {
			t.Fatalf("move %d: %v", i+1, err)
		}
		positions = append(positions, game.Position())
		changes = append(changes, change)
	}
	if !game.Won() || code.String() != ExampleCode {
		t.Fatalf("the game %v is not won", code)
	}
	return moves, positions, changes, game.Score()
}

// emptyColumns returns the empty columns.
func emptyColumns(t *engine.Tableau) []int {
	var empty []int
	for col := 1; col <= engine.Columns; col++ {
		if t.Len(col) == 0 {
			empty = append(empty, col)
		}
	}
	return empty
}

// Every note is at the move it describes, and its statement is true.
func TestExampleNotes(t *testing.T) {
	strict(t)
	moves, positions, changes, score := walkExample(t)
	var leaving []int
	for i, change := range changes {
		if change.Completed {
			leaving = append(leaving, i+1)
		}
	}
	if !slices.Equal(leaving, []int{17, 34, 39, 49}) || score != 851 || len(moves) != 49 {
		t.Fatalf("sequences are removed by moves %v; %d moves, %d points", leaving, len(moves), score)
	}
	first := func(holds func(n int) bool) int { // the first move for which a condition holds
		for n := 1; n <= len(moves); n++ {
			if holds(n) {
				return n
			}
		}
		return 0
	}
	source := func(n int) int { return positions[n].Len(moves[n-1].From) }
	largest := slices.MaxFunc(moves, func(a, b engine.Move) int { return a.Count - b.Count })
	want := map[ID]int{
		NoteFirstJoin: first(func(n int) bool { return positions[n].Run(moves[n-1].To) > moves[n-1].Count }),
		NoteFirstGroup: first(func(n int) bool {
			return moves[n-1].Count > 1
		}),
		NoteFirstEmpty:  first(func(n int) bool { return len(emptyColumns(&positions[n])) > 0 }),
		NoteFirstLeaves: leaving[0],
		NoteTwelve: first(func(n int) bool {
			return positions[n-1].Len(moves[n-1].To) == 0 && moves[n-1].Count == largest.Count
		}),
		NoteTwelveHome:  leaving[1],
		NoteThirdLeaves: leaving[2],
		NoteEnd:         leaving[3],
	}
	if len(want) != len(exampleNotes) {
		t.Errorf("%d notes, this test covers %d", len(exampleNotes), len(want))
	}
	for n, id := range exampleNotes {
		if want[id] != n {
			t.Errorf("%s is at move %d, but describes move %d", id, n, want[id])
		}
	}

	// The details mentioned in the notes.
	join := positions[want[NoteFirstJoin]]
	if join.Run(moves[0].To) != 2 || positions[0].Last(moves[0].From).Suit() != positions[0].Last(moves[0].To).Suit() {
		t.Error("the first join makes no group of two")
	}
	if n := want[NoteFirstGroup]; moves[n-1].Count != 2 {
		t.Errorf("the first group has %d cards", moves[n-1].Count)
	}
	n := want[NoteFirstEmpty]
	if source(n) != 0 {
		t.Error("the first empty column is not the one that was left")
	}
	for later := n; later < n+15; later++ {
		if positions[later].Len(moves[n-1].From) != 0 {
			t.Errorf("the first empty column is used with move %d", later)
		}
	}
	n = want[NoteTwelve]
	if moves[n-1].Count != 12 || !slices.ContainsFunc(moves[n:n+3], func(m engine.Move) bool {
		return m.From == moves[n-1].From && positions[n].Last(m.From) == positions[n-1].Card(m.From, positions[n-1].Len(m.From)-13)
	}) {
		t.Error("the card under the twelve does not go elsewhere soon")
	}
	n = want[NoteTwelveHome]
	if positions[n].Removed() != 2 || source(n) != 0 || moves[n-1].Count != 12 || positions[n-1].Last(moves[n-1].To).Rank() != king || moves[n-1].From != moves[want[NoteTwelve]-1].To {
		t.Error("the second sequence is not completed by the twelve on a king")
	}
	n = want[NoteThirdLeaves]
	left := 0
	for col := 1; col <= engine.Columns; col++ {
		left += positions[n].Len(col)
	}
	if positions[n].Removed() != 3 || source(n) != 0 || left != engine.SequenceLength {
		t.Errorf("after the third sequence, %d cards are left", left)
	}
	if n = want[NoteEnd]; n != len(moves) || !positions[n].Won() {
		t.Error("the last note is not at the end")
	}
}

// Moves with a note have a text containing their cards or numbers; others have none.
func TestExampleNoteTexts(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		moves, positions, _, score := walkExample(t)
		for n := -2; n <= len(moves)+2; n++ {
			text := l.ExampleNote(n)
			if _, there := exampleNotes[n]; !there {
				if text != "" {
					t.Errorf("move %d has the note %q", n, text)
				}
				continue
			}
			whole(t, text)
			if strings.Count(text, ".") > 4 {
				t.Errorf("move %d: %q is long", n, text)
			}
		}
		for n, numbers := range map[int][]string{
			11: {l.Count(CardsCount, moves[10].Count, nil), l.Number(moves[10].From)},
			17: {l.Number(moves[16].To), "13", "100", "583"},
			27: {l.cardWords(positions[26].Card(1, 3)).Object},
			34: {"12", l.cardWords(positions[33].Last(moves[33].To)).Object, l.Number(moves[33].From)},
			39: {"13", l.Number(moves[38].From)},
			49: {"500 – 49 + 400 = 851"},
		} {
			for _, number := range numbers {
				if !strings.Contains(l.ExampleNote(n), number) {
					t.Errorf("move %d: %q does not contain %q", n, l.ExampleNote(n), number)
				}
			}
		}
		if score != 851 {
			t.Errorf("score %d", score)
		}
	})
}

// Callers may modify the moves returned by ExampleGame.
func TestExampleGameIsACopy(t *testing.T) {
	strict(t)
	_, moves := ExampleGame()
	moves[0] = engine.Move{}
	if _, again := ExampleGame(); again[0] == moves[0] {
		t.Error("the moves are shared")
	}
}
