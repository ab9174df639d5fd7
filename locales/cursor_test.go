package locales

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// The description contains the card, its place and what the rules allow.
func TestCursor(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		seen := map[engine.Reason]int{}
		n := 0
		walks(func(before engine.Tableau, _ engine.Move, _ engine.Change) {
			if n++; n%90 != 0 {
				return
			}
			for col := 1; col <= engine.Columns; col++ {
				for i := range before.Len(col) {
					text := l.Cursor(&before, col, i)
					whole(t, text)
					reason, _ := before.Group(col, before.Len(col)-i)
					seen[reason]++
					name := l.Card(before.Card(col, i))
					wantWords(t, text, name)
					want := map[engine.Reason]ID{engine.None: CursorGroup, engine.NotASequence: CursorOrder, engine.MixedSuits: CursorMixed}[reason]
					if reason == engine.None && i == before.Len(col)-1 {
						want = CursorCard
					}
					onlyTold(t, l, text, want, CursorEmpty, CursorCard, CursorGroup, CursorOrder, CursorMixed)
					numbers := []string{strconv.Itoa(col), strconv.Itoa(i + 1), strconv.Itoa(before.Len(col))}
					if count := before.Len(col) - i; want == CursorGroup {
						numbers = append(numbers, strconv.Itoa(count))
					}
					if rank := before.Card(col, i).Rank(); rank > ace && rank < jack {
						numbers = append(numbers, strconv.Itoa(int(rank)))
					}
					found := digits.FindAllString(text, -1)
					slices.Sort(found)
					slices.Sort(numbers)
					if !slices.Equal(found, numbers) {
						t.Errorf("%q contains the numbers %v, want %v", text, found, numbers)
					}
				}
			}
		})
		for _, reason := range []engine.Reason{engine.None, engine.NotASequence, engine.MixedSuits} {
			if seen[reason] == 0 {
				t.Errorf("no card for %v", reason)
			}
		}
	})
}

// An empty or non-existent column is handled.
func TestCursorNowhere(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		position, err := engine.ParseTableau("2: KS 5H")
		if err != nil {
			t.Fatal(err)
		}
		if got := l.Cursor(&position, 4, 0); !strings.Contains(got, "4") || got != l.Cursor(&position, 4, 7) {
			t.Errorf("empty column: %q", got)
		}
		if got, want := l.Cursor(&position, 2, 99), l.Cursor(&position, 2, 1); got != want || l.Cursor(&position, 2, -1) != want {
			t.Errorf("beyond the last card: %q, want %q", got, want)
		}
		for _, col := range []int{-1, 0, 11} {
			if got := l.Cursor(&position, col, 0); got != "" {
				t.Errorf("column %d: %q", col, got)
			}
			if got := l.Holding(&position, 2, 1, col) + l.Holding(&position, col, 1, 2); got != "" {
				t.Errorf("column %d: %q", col, got)
			}
		}
		for _, count := range []int{-1, 0, 2, 3} {
			if got := l.Holding(&position, 2, count, 3); got != "" {
				t.Errorf("%d cards: %q", count, got)
			}
		}
	})
}

// Held cards fit exactly where the rules say so.
func TestHolding(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		fits, n := 0, 0
		walks(func(before engine.Tableau, _ engine.Move, _ engine.Change) {
			if n++; n%300 != 0 {
				return
			}
			for from := 1; from <= engine.Columns; from++ {
				for count := 1; count <= before.Run(from); count++ {
					for to := 1; to <= engine.Columns; to++ {
						text := l.Holding(&before, from, count, to)
						whole(t, text)
						reason := before.Check(engine.Move{From: from, Count: count, To: to})
						want := HoldingNot
						switch {
						case reason == engine.SameColumn:
							want = HoldingOwn
						case reason == engine.None && before.Len(to) == 0:
							want = HoldingEmpty
							fits++
						case reason == engine.None:
							want = HoldingFits
							fits++
						}
						onlyTold(t, l, text, want, HoldingOwn, HoldingFits, HoldingNot, HoldingEmpty)
						wantWords(t, text, l.Count(CardsCount, count, nil), strconv.Itoa(to))
						if target := before.Last(to); to != from && target != 0 && !names(text, l.cardWords(target)) {
							t.Errorf("%d-%d-%d: %q does not contain %v", from, count, to, text, target)
						}
					}
				}
			}
		})
		if fits == 0 {
			t.Error("nothing fits")
		}
	})
}
