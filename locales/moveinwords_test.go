package locales

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// phrases are what a language says about moves and cards, apart from the bundles.
var phrases = map[string]struct{ into, completes, takeUp, order, mixed, fits, not, letGo string }{
	"de": {"in die leere Spalte ", "vollständig", "aufnehmen", "Ränge", "gemischt", "passt", "passt nicht", "lässt los"},
	"en": {"into the empty column ", "completes a sequence", "picked up", "not in order", "mixed", "fits", "does not fit", "lets go"},
	"es": {"a la columna vacía ", "completa una secuencia", "tomar", "no están en orden", "mezclados", "encaja", "no encaja", "soltar"},
}

// checkMove fails if the words of an allowed move lack a number or a card, or say what is
// not so.
func checkMove(t *testing.T, l *Localizer, before *engine.Tableau, m engine.Move, completed bool) string {
	t.Helper()
	text := l.MoveInWords(before, m)
	whole(t, text)
	say := phrases[l.Language()]
	if strings.Contains(text, say.completes) != completed {
		t.Errorf("%v: %q, but a sequence leaves: %v", m, text, completed)
	}
	empty := before.Len(m.To) == 0
	if strings.Contains(text, say.into+strconv.Itoa(m.To)) != empty {
		t.Errorf("%v: %q, but the target is empty: %v", m, text, empty)
	}
	first, last := before.Card(m.From, before.Len(m.From)-m.Count), before.Last(m.From)
	if m.Count == 1 && !strings.HasPrefix(text, l.Card(first)) {
		t.Errorf("%v: %q does not begin with %q", m, text, l.Card(first))
	}
	if m.Count > 1 && !(strings.HasPrefix(text, l.Count(CardsCount, m.Count, nil)+", ") && strings.Contains(text, l.rank(first.Rank())) && strings.Contains(text, l.Card(last))) {
		t.Errorf("%v: %q does not tell %v to %v", m, text, first, last)
	}
	if !empty && !strings.Contains(text, l.cardWords(before.Last(m.To)).Object) {
		t.Errorf("%v: %q does not tell the target %v", m, text, before.Last(m.To))
	}
	for _, col := range []int{m.From, m.To} {
		if !slices.Contains(digits.FindAllString(text, -1), strconv.Itoa(col)) {
			t.Errorf("%v: %q does not tell column %d", m, text, col)
		}
	}
	return text
}

// Moves in words tell the cards, the columns, and whether a sequence leaves; no two moves of
// a position have the same words; what is not allowed has none.
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
			t.Errorf("only %d sequences left, in %d moves", completed, n)
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

// The words of the move of the example that the texts speak of.
func TestMoveExamples(t *testing.T) {
	strict(t)
	code, moves := ExampleGame()
	game := engine.NewGame(code)
	for _, m := range moves[:26] {
		if _, err := game.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	for lang, want := range map[string]string{
		"de": "Zug 27: 12 Karten, Pik-Dame bis Pik-Ass, von Spalte 1 in die leere Spalte 5.",
		"en": "Move 27: 12 cards, queen to ace of spades, from column 1 into the empty column 5.",
		"es": "Jugada 27: 12 cartas, de dama a as de picas, de la columna 1 a la columna vacía 5.",
	} {
		if got := New(lang).NumberedMove(27, game.Tableau(), moves[26]); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got := New(lang).NumberedMove(27, game.Tableau(), engine.Move{}); got != "" {
			t.Errorf("no move is %q", got)
		}
	}
}
