package locales

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// keysOf are the keys of shortcuts, group by group, without those that are named in words.
func keysOf(groups []ShortcutGroup) (shape [][][]Chord) {
	for _, group := range groups {
		var keys [][]Chord
		for _, s := range group.Shortcuts {
			chords := slices.Clone(s.Keys)
			for i, c := range chords {
				if !c.Command {
					chords[i].Key = ""
				}
			}
			keys = append(keys, chords)
		}
		shape = append(shape, keys)
	}
	return shape
}

// The Keyboard page tells each thing once, in words that are fit for a list, and names the same
// keys in every language. That they are those of the program is a matter of the window's tests.
func TestShortcuts(t *testing.T) {
	english := keysOf(New(fallback).Shortcuts())
	each(t, func(t *testing.T, l *Localizer) {
		groups := l.Shortcuts()
		if l.Language() != fallback && !reflect.DeepEqual(keysOf(groups), english) {
			t.Errorf("keys %v, want %v", keysOf(groups), english)
		}
		told, pressed := map[string]bool{}, map[Chord]bool{}
		for _, group := range groups {
			whole(t, group.Title)
			here := map[Chord]bool{} // Esc does something in the game, and something else in the window
			for _, s := range group.Shortcuts {
				whole(t, s.What)
				if told[s.What] || strings.HasSuffix(s.What, "…") || strings.HasSuffix(s.What, ".") {
					t.Errorf("%q is there twice or has dots", s.What)
				}
				told[s.What] = true
				for _, c := range s.Keys {
					whole(t, c.Key)
					if here[c] || c.Command && pressed[c] {
						t.Errorf("%+v does two things", c)
					}
					here[c], pressed[c] = true, true
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
