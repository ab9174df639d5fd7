package locales

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"simplesimon/engine"
)

// A reminder uses the message for its case and names the cards, the required rank and the
// distance.
func TestReminders(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		var all []ID
		for _, id := range IDs() {
			if strings.HasPrefix(string(id), "refusal-") {
				all = append(all, id)
			}
		}
		for _, test := range []struct {
			name, lifted, target string
			want                 ID
			cards                string
			rank                 engine.Rank // the required rank; 0 for none
			gap                  int         // in ranks; 0 for none
		}{
			{"two higher", "9H", "JS", RefusalRankTooHigh, "9H JS", 10, 2},
			{"far higher", "AH", "KS", RefusalRankTooHigh, "AH KS", 2, 12},
			{"one lower", "TD", "9C", RefusalRankTooLow, "TD 9C", jack, 1},
			{"far lower", "QD", "2C", RefusalRankTooLow, "QD 2C", king, 10},
			{"same rank", "QD", "QD", RefusalRankEqual, "QD", king, 0},
			{"on an ace", "9H 8H", "AS", RefusalOntoAce, "AS", 0, 0},
			{"king", "KH", "QH", RefusalKingNeedsEmpty, "KH", 0, 0},
			{"mixed", "9H 8S", "TH", RefusalMixedSuits, "9H 8S", 0, 0},
			{"out of order", "JC KD", "TH", RefusalNotASequence, "JC KD", 10, 0},
			{"on a lifted ace", "AC JD", "TH", RefusalSequenceAce, "AC JD", 0, 0},
			{"same rank within", "AC AD", "TH", RefusalSequenceEqual, "AC AD", 0, 0},
			{"twins", "9S 9S", "TH", RefusalSequenceTwins, "9S", 0, 0},
		} {
			text := l.Refusal(refused(t, test.lifted, test.target))
			onlyTold(t, l, text, test.want, all...)
			for name := range strings.FieldsSeq(test.cards) {
				c, err := engine.ParseCard(name)
				if err != nil {
					t.Fatal(err)
				}
				if !names(text, l.cardWords(c)) {
					t.Errorf("%s: %q does not name %v", test.name, text, c)
				}
			}
			if test.rank != 0 && !namesRank(text, l.rankWords(test.rank)) {
				t.Errorf("%s: %q does not contain the rank %d", test.name, text, test.rank)
			}
			if test.gap != 0 && !hasWord(text, l.gap(test.gap)) {
				t.Errorf("%s: %q does not contain %q", test.name, text, l.gap(test.gap))
			}
		}
	})
}

// Numbers of ranks are in the right plural form and distinct.
func TestGap(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		seen := map[string]int{}
		for n := 1; n <= 12; n++ {
			text := l.gap(n)
			whole(t, text)
			if other, ok := seen[text]; ok || l.gap(-n) != text {
				t.Errorf("%d and %d ranks are both %q", other, n, text)
			}
			seen[text] = n
		}
	})
}

// refusals returns cases for every reason, including all pairs of cards, both one placed on the
// other and adjacent in a lifted group.
func refusals(t *testing.T) []*engine.Refusal {
	t.Helper()
	var all []*engine.Refusal
	add := func(err error) {
		if r, ok := errors.AsType[*engine.Refusal](err); ok {
			all = append(all, r)
		}
	}
	for _, a := range deck() {
		for _, b := range deck() {
			for _, r := range []*engine.Refusal{refused(t, a.String(), b.String()), refused(t, a.String()+" "+b.String(), "2S")} {
				if r != nil {
					all = append(all, r)
				}
			}
		}
		table, err := engine.ParseTableau("1: " + a.String())
		if err != nil {
			t.Fatal(err)
		}
		add(table.RefuseGroup(1, 1))
		for _, m := range []engine.Move{{From: 0, Count: 1, To: 2}, {From: 1, Count: 1, To: 11}, {From: 1, Count: 1, To: 1}, {From: 3, Count: 1, To: 2}, {From: 1, Count: 2, To: 2}, {From: 1, Count: 0, To: 2}} {
			add(table.Refuse(m))
		}
		full := "1: " + a.String()
		for col := 2; col <= engine.Columns; col++ {
			full += fmt.Sprintf("\n%d: AS", col)
		}
		if table, err = engine.ParseTableau(full); err != nil {
			t.Fatal(err)
		}
		add(table.RefuseGroup(1, 1))
	}
	return all
}

// Every reason has a complete sentence in every language for all cards: it starts with a capital
// or digit, ends with a full stop, and names a card involved.
func TestEveryRefusal(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs on a single goroutine and is slow under the race detector")
	}
	all := refusals(t)
	first, count := enumeration(t, "Reason")
	seen := map[engine.Reason]int{}
	for _, r := range all {
		seen[r.Reason]++
	}
	for reason := engine.Reason(first + 1); int(reason) < first+count; reason++ {
		if seen[reason] == 0 {
			t.Errorf("no case of %v", reason)
		}
		if reason != engine.NoTarget && refusalMessage(&engine.Refusal{Reason: reason}) == RefusalNoTarget {
			t.Errorf("%v has no message", reason)
		}
	}
	each(t, func(t *testing.T, l *Localizer) {
		for _, r := range all {
			text := l.Refusal(r)
			whole(t, text)
			opening, _ := utf8.DecodeRuneInString(text)
			if !unicode.IsUpper(opening) && !unicode.IsDigit(opening) || !strings.HasSuffix(text, ".") {
				t.Errorf("%v: %q is not a sentence", r, text)
			}
			if !namesCards(l, r, text) {
				t.Errorf("%v: %q does not name the cards", r, text)
			}
		}
	})
}

// namesCards reports whether a reminder names the cards it is about.
func namesCards(l *Localizer, r *engine.Refusal, text string) bool {
	var cards []engine.Card
	switch r.Reason {
	case engine.NotASequence, engine.MixedSuits:
		cards = []engine.Card{r.Upper, r.Lower}
	case engine.OntoAce:
		cards = []engine.Card{r.Target}
	case engine.KingNeedsEmpty, engine.NoTarget:
		cards = []engine.Card{r.First}
	case engine.WrongRank:
		cards = []engine.Card{r.First}
		if r.Target.Rank() != r.First.Rank() {
			cards = append(cards, r.Target)
		}
	}
	for _, c := range cards {
		if !names(text, l.cardWords(c)) {
			return false
		}
	}
	return true
}

// A card is never distinguished from an identical one, of which there are several with one or two
// suits.
func TestTwins(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		for _, c := range deck() {
			for _, r := range []*engine.Refusal{refused(t, c.String(), c.String()), refused(t, c.String()+" "+c.String(), "2S")} {
				if text := l.Refusal(r); strings.Count(text, l.Card(c)) > 1 {
					t.Errorf("%q", text)
				}
			}
		}
	})
}

func TestNothingRefused(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		if text := l.Refusal(nil) + l.Refusal(&engine.Refusal{}); text != "" {
			t.Errorf("%q", text)
		}
		// A refusal that the engine never returns may read oddly but must not panic.
		for reason := range 256 {
			l.Refusal(&engine.Refusal{Reason: engine.Reason(reason)})
		}
	})
}

// reminderWidth is the space for reminders in the smallest window, in pixels, at their text size.
const (
	reminderWidth  = 620
	reminderHeight = 13
)

// Reminders about cards fit their line, measured with the toolkit's font.
func TestReminderWidth(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs on a single goroutine and is slow under the race detector")
	}
	face := toolkitFace(t)
	all := refusals(t)
	each(t, func(t *testing.T, l *Localizer) {
		longest, text := 0, ""
		for _, r := range all {
			if width := font.MeasureString(face, l.Refusal(r)).Ceil(); width > longest {
				longest, text = width, l.Refusal(r)
			}
		}
		if longest > reminderWidth || longest < reminderWidth/2 {
			t.Errorf("%d pixels: %q", longest, text)
		}
		t.Logf("%d pixels: %q", longest, text)
	})
}

func toolkitFace(t *testing.T) font.Face {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(moduleDir(t, "fyne.io/fyne/v2"), "theme", "font", "NotoSans-Regular.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	outlines, err := opentype.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	face, err := opentype.NewFace(outlines, &opentype.FaceOptions{Size: reminderHeight, DPI: 72})
	if err != nil {
		t.Fatal(err)
	}
	return face
}
