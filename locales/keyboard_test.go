package locales

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// press writes a chord in English.
func press(c Chord) string {
	text := c.Key
	if c.Shift {
		text = "Shift+" + text
	}
	if c.Command {
		text = "Ctrl+" + text
	}
	return text
}

// The Keyboard page has all keys of the program, the same in all languages.
func TestShortcuts(t *testing.T) {
	strict(t)
	var english []string
	for _, group := range New(fallback).Shortcuts() {
		for _, s := range group.Shortcuts {
			for _, c := range s.Keys {
				english = append(english, press(c))
			}
		}
	}
	want := []string{
		"Arrow keys", "Enter", "Space", "Left", "Right", "Up", "Down", "Enter twice", "1 … 9, 0", "Esc",
		"Ctrl+N", "Ctrl+R", "Ctrl+O", "Ctrl+S", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+C", "Ctrl+V", "Ctrl+D",
		"F1", "Ctrl+,", "F10", "F11", "Ctrl+Q", "Esc",
	}
	if !slices.Equal(english, want) {
		t.Errorf("keys %q, want %q", english, want)
	}
	each(t, func(t *testing.T, l *Localizer) {
		reference := New(fallback).Shortcuts()
		groups := l.Shortcuts()
		if len(groups) != len(reference) {
			t.Fatalf("%d groups", len(groups))
		}
		said := map[string]bool{}
		for g, group := range groups {
			whole(t, group.Title)
			if len(group.Shortcuts) != len(reference[g].Shortcuts) {
				t.Fatalf("%s: %d shortcuts", group.Title, len(group.Shortcuts))
			}
			for i, s := range group.Shortcuts {
				whole(t, s.What)
				if said[s.What] || strings.HasSuffix(s.What, "…") || strings.HasSuffix(s.What, ".") {
					t.Errorf("%q is there twice or has dots", s.What)
				}
				said[s.What] = true
				for k, c := range s.Keys {
					whole(t, c.Key)
					other := reference[g].Shortcuts[i].Keys[k]
					if c.Command != other.Command || c.Shift != other.Shift || c.Command && c.Key != other.Key {
						t.Errorf("%q: %+v, but %+v in English", s.What, c, other)
					}
				}
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

// Plurals and zero of the own figures.
func TestWonOfPlayed(t *testing.T) {
	strict(t)
	for lang, want := range map[string][]string{
		"de": {"Noch nicht gespielt", "1 von 1 Partie gewonnen", "3 von 7 Partien gewonnen", "0 von 1.234 Partien gewonnen"},
		"en": {"Not played yet", "1 of 1 game won", "3 of 7 games won", "0 of 1,234 games won"},
		"es": {"Aún sin jugar", "1 de 1 partida ganada", "3 de 7 partidas ganadas", "0 de 1234 partidas ganadas"},
	} {
		l := New(lang)
		for i, played := range []int{0, 1, 7, 1234} {
			won := l.Number([]int{0, 1, 3, 0}[i])
			if got := l.Count(WonOfPlayed, played, WonData{won}); got != want[i] {
				t.Errorf("%s: %q, want %q", lang, got, want[i])
			}
		}
	}
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
