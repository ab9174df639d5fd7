package locales

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// The Keyboard page lists each key once, in words suitable for a list. The window's tests check
// that the keys exist.
func TestPlayKeys(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		told := map[string]bool{}
		for _, use := range PlayKeys {
			what := l.Text(use.What)
			whole(t, what)
			if told[what] || strings.HasSuffix(what, "…") || strings.HasSuffix(what, ".") {
				t.Errorf("%q is duplicated or contains dots", what)
			}
			told[what] = true
			for _, key := range use.Keys {
				whole(t, l.Text(key))
			}
		}
		for _, note := range l.KeyNotes() {
			whole(t, note)
		}
	})
}

func TestDate(t *testing.T) {
	strict(t)
	for lang, want := range map[string][]string{
		"de": {"5. März 2026", "31. Dezember 1999"},
		"en": {"5 March 2026", "31 December 1999"},
		"es": {"5 de marzo de 2026", "31 de diciembre de 1999"},
	} {
		l := New(lang)
		got := []string{l.Date(2026, time.March, 5), l.Date(1999, time.December, 31)}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
	each(t, func(t *testing.T, l *Localizer) {
		seen := map[string]bool{}
		for month := time.January; month <= time.December; month++ {
			text := l.Date(2026, month, 1)
			whole(t, text)
			seen[text] = true
		}
		if len(seen) != 12 || len(strings.Fields(l.Text(MonthNames))) != 12 {
			t.Errorf("months %v", seen)
		}
		for _, month := range []time.Month{-1, 0, 13} {
			whole(t, l.Date(2026, month, 1))
		}
	})
}

// The player's own figures include both numbers, with a separate message before the first game.
func TestWonOfPlayed(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for _, c := range []struct{ won, played int }{{0, 0}, {1, 1}, {3, 7}, {0, 1234}} {
			text := l.Count(WonOfPlayed, c.played, WonData{l.Number(c.won)})
			want := WonOfPlayed
			if c.played == 0 {
				want = WonOfPlayedNone
			}
			onlyTold(t, l, text, want, WonOfPlayed, WonOfPlayedNone)
			if c.played > 0 {
				wantWords(t, text, l.Number(c.won), l.Number(c.played))
			}
		}
	})
}

// Offer strips the ellipsis of a menu item and the space before it.
func TestOffer(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for _, id := range []ID{NewGame, Restart, Undo, OpenRecord, SaveRecord, Settings} {
			name := l.Offer(id)
			whole(t, name)
			if strings.Contains(name, "…") || !strings.HasPrefix(l.Text(id), name) {
				t.Errorf("%q is called %q", l.Text(id), name)
			}
		}
	})
}

// Lists of any length.
func TestList(t *testing.T) {
	strict(t)
	l := New("en")
	for want, items := range map[string][]string{
		"": nil, "1": {"1"}, "1 and 2": {"1", "2"}, "1, 2 and 3": {"1", "2", "3"},
	} {
		if got := l.list(items); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
