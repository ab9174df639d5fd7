package locales

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/engine"
)

// The short examples are legal, have a comment for each step, and show what they claim.
func TestShortExamples(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		examples := l.ShortExamples()
		if len(examples) != 3 {
			t.Fatalf("%d examples", len(examples))
		}
		var walked [][]engine.Tableau
		for _, e := range examples {
			whole(t, e.Title)
			whole(t, e.Intro)
			game := e.Start()
			positions := []engine.Tableau{game.Position()}
			for i, s := range e.Steps {
				whole(t, s.Note)
				if s.Undo {
					change, ok := game.Undo()
					if !ok || change.Move != s.Move {
						t.Errorf("%s, step %d: %v is taken back", e.Title, i+1, change.Move)
					}
				} else if _, err := game.Play(s.Move); err != nil {
					t.Errorf("%s, step %d: %v", e.Title, i+1, err)
				}
				positions = append(positions, game.Position())
			}
			walked = append(walked, positions)
		}
		split(t, examples[0], walked[0])
		emptyColumn(t, examples[1], walked[1])
		undone(t, l, examples[2], walked[2])
	})
}

// split checks that three cards in two suits do not move as one, but can be moved one by one.
func split(t *testing.T, e ShortExample, p []engine.Tableau) {
	t.Helper()
	m := e.Steps[0].Move
	if reason, _ := p[0].Group(m.From, m.Count+1); reason != engine.MixedSuits {
		t.Errorf("the run is not of mixed suits: %v", reason)
	}
	if p[2].Run(e.Steps[1].Move.To) != 2 || p[3].Run(e.Steps[2].Move.To) != 3 {
		t.Error("the diamonds make no group")
	}
	if n := p[0].Len(m.From) - m.Count - 2; p[0].Card(m.From, n) != p[2].Last(m.From) {
		t.Error("the target of the group did not lie under the run")
	}
	if got, want := p[4].Append(nil, m.To), p[0].Append(nil, m.To); !slices.Equal(got, want) {
		t.Errorf("column %d is %v, was %v", m.To, got, want)
	}
	if last := e.Steps[3].Move; last.To != m.From || last.From != m.To {
		t.Errorf("%v does not bring the cards back", last)
	}
}

// emptyColumn checks that the card in the way can't be placed until a column is empty, and that
// the column is empty again at the end.
func emptyColumn(t *testing.T, e ShortExample, p []engine.Tableau) {
	t.Helper()
	park := e.Steps[1].Move
	if p[0].Targets(park.From, 1) != 0 {
		t.Error("a column accepts the card immediately")
	}
	if targets := p[1].Targets(park.From, 1); targets.Len() != 1 || !targets.Has(park.To) || p[1].Len(park.To) != 0 {
		t.Errorf("%v takes the card", targets)
	}
	for i, s := range e.Steps {
		if i != 1 && p[i].Last(s.Move.From).Suit() != p[i].Last(s.Move.To).Suit() {
			t.Errorf("step %d joins two suits", i+1)
		}
	}
	if home := e.Steps[3].Move; home.From != park.To || home.To != park.From || p[4].Len(park.To) != 0 {
		t.Error("the column is not empty again")
	}
}

// undone checks that the position, score and moves are restored.
func undone(t *testing.T, l *Localizer, e ShortExample, p []engine.Tableau) {
	t.Helper()
	if p[1].Removed() != 1 || p[2] != p[0] || p[0].Removed() != 0 || !e.Steps[1].Undo {
		t.Error("no sequence is restored")
	}
	game := e.Start()
	before := []string{l.Count(MovesCount, game.Moves(), nil), l.Count(PointsCount, game.Score(), nil)}
	if _, err := game.Play(e.Steps[0].Move); err != nil {
		t.Fatal(err)
	}
	after := []string{l.Count(MovesCount, game.Moves(), nil), l.Count(PointsCount, game.Score(), nil)}
	for i, text := range []string{e.Intro, e.Steps[0].Note, e.Steps[1].Note} {
		want := before
		if i == 1 {
			want = after
		}
		for _, part := range want {
			if !strings.Contains(text, part) {
				t.Errorf("%q does not contain %q", text, part)
			}
		}
	}
}

// The scenes show what the rules say about them.
func TestScenes(t *testing.T) {
	strict(t)
	for name, want := range map[string]struct {
		reason engine.Reason
		count  int
	}{
		SceneLegal:       {engine.None, 1},
		SceneRefused:     {engine.WrongRank, 1},
		SceneGroup:       {engine.None, 3},
		SceneMixed:       {engine.MixedSuits, 3},
		SceneEmptyColumn: {engine.None, 12},
	} {
		s, ok := FindScene(name)
		if !ok || s.Position.Check(s.Move) != want.reason || s.Move.Count != want.count {
			t.Errorf("%s: %v is %v", name, s.Move, s.Position.Check(s.Move))
		}
		if s.Move.From > s.Columns || s.Move.To > s.Columns || (name == SceneEmptyColumn) != (s.Position.Len(s.Move.To) == 0) {
			t.Errorf("%s: %+v", name, s)
		}
		for col := s.Columns + 1; col <= engine.Columns; col++ {
			if s.Position.Len(col) != 0 {
				t.Errorf("%s: cards in column %d are not drawn", name, col)
			}
		}
	}
	s, ok := FindScene(SceneLayout)
	code := engine.Code{Suits: engine.Four}
	deal := code.Deal()
	seen := map[engine.Card]bool{}
	for col := 1; col <= engine.Columns; col++ {
		if s.Position.Len(col) != deal.Len(col) {
			t.Errorf("layout: %d cards in column %d", s.Position.Len(col), col)
		}
		for _, c := range s.Position.Append(nil, col) {
			seen[c] = true
		}
	}
	if !ok || len(seen) != 52 || s.Columns != engine.Columns || s.Move != (engine.Move{}) {
		t.Errorf("layout: %d different cards", len(seen))
	}
	if _, ok := FindScene("no-such-scene"); ok {
		t.Error("found a scene that does not exist")
	}
}
