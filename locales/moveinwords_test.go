package locales

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// checkMove fails if the description of a legal move lacks a number or card, or is wrong.
func checkMove(t *testing.T, l *Localizer, before *engine.Tableau, m engine.Move, completed bool) string {
	t.Helper()
	text := l.MoveInWords(before, m)
	whole(t, text)
	if told(t, l, text, MoveCompleting) != completed {
		t.Errorf("%v: %q, but a sequence is completed: %v", m, text, completed)
	}
	first, last := before.Card(m.From, before.Len(m.From)-m.Count), before.Last(m.From)
	want := map[bool]map[bool]ID{true: {true: MoveCardEmpty, false: MoveCardOnto}, false: {true: MoveGroupEmpty, false: MoveGroupOnto}}
	told := l.Format(want[m.Count == 1][before.Len(m.To) == 0], l.moveData(before, m))
	if !strings.Contains(text, told) {
		t.Errorf("%v: %q does not contain %q", m, text, told)
	}
	if m.Count == 1 && !names(text, l.cardWords(first)) {
		t.Errorf("%v: %q does not contain %v", m, text, first)
	}
	if m.Count > 1 {
		wantWords(t, text, l.Count(CardsCount, m.Count, nil), l.cardRange(first, last))
	}
	if target := before.Last(m.To); target != 0 && !names(text, l.cardWords(target)) {
		t.Errorf("%v: %q does not contain the target %v", m, text, target)
	}
	for _, col := range []int{m.From, m.To} {
		if !slices.Contains(digits.FindAllString(text, -1), strconv.Itoa(col)) {
			t.Errorf("%v: %q does not contain column %d", m, text, col)
		}
	}
	return text
}

// Descriptions of moves contain the cards, the columns and whether a sequence is completed; they
// are unique within a position, and empty for illegal moves.
func TestMoveInWords(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		completed, n := 0, 0
		walks(func(before engine.Tableau, m engine.Move, change engine.Change) {
			n++
			if change.Completed || n%9 == 0 {
				checkMove(t, l, &before, m, change.Completed)
			}
			if change.Completed {
				completed++
			}
			if n%80 != 0 {
				return
			}
			told := map[string]engine.Move{}
			for other := range before.Moves() {
				text := l.MoveInWords(&before, other)
				if twin, ok := told[text]; ok {
					t.Errorf("%v and %v are both %q", twin, other, text)
				}
				told[text] = other
			}
		})
		if completed < 3 || n < 500 {
			t.Errorf("only %d sequences completed, in %d moves", completed, n)
		}
		code, moves := ExampleGame()
		game := engine.NewGame(code)
		for _, m := range moves {
			before := game.Position()
			change, err := game.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			checkMove(t, l, &before, m, change.Completed)
		}
		start := code.Deal()
		for from := -1; from <= 12; from++ {
			for to := -1; to <= 12; to++ {
				for _, count := range []int{-1, 0, 1, 2, 99} {
					m := engine.Move{From: from, Count: count, To: to}
					if allowed := start.Check(m) == engine.None; (l.MoveInWords(&start, m) != "") != allowed {
						t.Errorf("%v, allowed %v: %q", m, allowed, l.MoveInWords(&start, m))
					}
				}
			}
		}
	})
}

// The description of the example move quoted in the texts.
func TestMoveExamples(t *testing.T) {
	strict(t)
	code, moves := ExampleGame()
	game := engine.NewGame(code)
	for _, m := range moves[:26] {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	for _, lang := range Languages() {
		l := New(lang)
		got := l.NumberedMove(27, game.Tableau(), moves[26])
		onlyTold(t, l, got, MoveNumbered)
		wantWords(t, got, "27", l.Count(CardsCount, 12, nil), "1", "5", l.rank(queen), l.rank(ace), l.Suit(engine.Spades))
		if got := l.NumberedMove(27, game.Tableau(), engine.Move{}); got != "" {
			t.Errorf("no move is %q", got)
		}
	}
}
