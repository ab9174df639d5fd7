package engine_test

import (
	"testing"

	"simplesimon/engine"
)

// These values are pinned and must never change. They were computed from docs/deal-of-the-day.md,
// independently of this package.
func TestDealOfTheDayPinned(t *testing.T) {
	pinned := []struct {
		suits            engine.Suits
		year, month, day int
		code             string
	}{
		{1, 2026, 11, 30, "SS1-S1-MMXMCBI"},
		{2, 2026, 11, 30, "SS1-S2-QAWPIDO"},
		{4, 2026, 11, 30, "SS1-S4-ZHBGTCW"},
		{1, 2026, 12, 1, "SS1-S1-WXECCTE"},
		{4, 2028, 2, 29, "SS1-S4-ZKZBLNZ"},
		{1, 1999, 12, 31, "SS1-S1-SBDCKDU"},
	}
	for _, p := range pinned {
		if got := engine.DealOfTheDay(p.suits, p.year, p.month, p.day); got.String() != p.code {
			t.Errorf("%d-%02d-%02d with %d suits: %v, want %s", p.year, p.month, p.day, p.suits, got, p.code)
		}
	}
}

// No deal repeats within a century.
func TestDealsOfTheDayAreDistinct(t *testing.T) {
	for year := 2000; year < 2100; year++ {
		seen := map[engine.Code]bool{}
		for month := 1; month <= 12; month++ {
			for day := 1; day <= 31; day++ {
				for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four} {
					code := engine.DealOfTheDay(suits, year, month, day)
					if !code.Valid() || seen[code] {
						t.Fatalf("%d-%02d-%02d with %d suits: %v is invalid or was dealt before", year, month, day, suits, code)
					}
					seen[code] = true
				}
			}
		}
	}
}
