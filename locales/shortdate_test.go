package locales

import (
	"testing"
	"time"
)

func TestShortDate(t *testing.T) {
	strict(t)
	for lang, want := range map[string][4]string{
		"de": {"5. März 2026", "31. Dez. 1999", "5. März", "1. Jan."},
		"en": {"5 Mar 2026", "31 Dec 1999", "5 Mar", "1 Jan"},
		"es": {"5 mar 2026", "31 dic 1999", "5 mar", "1 ene"},
	} {
		l := New(lang)
		got := [4]string{
			l.ShortDate(2026, time.March, 5), l.ShortDate(1999, time.December, 31), l.DayMonth(time.March, 5), l.DayMonth(time.January, 1),
		}
		if got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
	each(t, func(t *testing.T, l *Localizer) {
		seen := map[string]bool{}
		for month := time.January; month <= time.December; month++ {
			text := l.DayMonth(month, 7)
			if whole(t, text); seen[text] {
				t.Errorf("two months are %q", text)
			}
			seen[text] = true
		}
		for _, month := range []time.Month{0, 13, -1} { // invalid months do not panic
			whole(t, l.ShortDate(2026, month, 1))
		}
	})
}

// 100 percent means all, and 0 means none.
func TestPercent(t *testing.T) {
	strict(t)
	for _, c := range []struct {
		part, whole int
		want        string
	}{
		{0, 0, "0%"}, {0, 7, "0%"}, {7, 7, "100%"}, {1, 2, "50%"}, {2, 3, "67%"}, {1, 3, "33%"}, {1, 1000, "1%"}, {999, 1000, "99%"},
		{99_999, 100_000, "99%"}, {1, 1, "100%"},
	} {
		if got := New("en").Percent(c.part, c.whole); got != c.want {
			t.Errorf("%d of %d is %s, want %s", c.part, c.whole, got, c.want)
		}
	}
	for _, lang := range []string{"de", "es"} {
		if got := New(lang).Percent(54, 100); got != "54\u00a0%" {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
