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

// The reminders of one case each, word by word.
func TestReminders(t *testing.T) {
	strict(t)
	for _, test := range []struct {
		name, lifted, target string
		de, en, es           string
	}{
		{"one too high", "9H", "JS",
			"Die Herz-9 gehört auf eine 10: Der Pik-Bube ist einen Rang zu hoch.",
			"The 9 of hearts goes on a 10: the jack of spades is one rank too high.",
			"El 9 de corazones va sobre un 10: la jota de picas está un valor por encima."},
		{"far too high", "AH", "KS",
			"Das Herz-Ass gehört auf eine 2: Der Pik-König ist elf Ränge zu hoch.",
			"The ace of hearts goes on a 2: the king of spades is eleven ranks too high.",
			"El as de corazones va sobre un 2: el rey de picas está once valores por encima."},
		{"two too low", "TD", "9C",
			"Die Karo-10 gehört auf einen Buben: Die Kreuz-9 ist zwei Ränge zu niedrig.",
			"The 10 of diamonds goes on a jack: the 9 of clubs is two ranks too low.",
			"El 10 de diamantes va sobre una jota: el 9 de tréboles está dos valores por debajo."},
		{"same rank", "QD", "QD",
			"Die Karo-Dame gehört auf einen König, nicht auf eine Dame.",
			"The queen of diamonds goes on a king, not on a queen.",
			"La dama de diamantes va sobre un rey, no sobre una dama."},
		{"on an ace", "9H 8H", "AS",
			"Auf ein Ass kommt keine Karte: Das Pik-Ass hat den niedrigsten Rang.",
			"Nothing goes on an ace: the ace of spades has the lowest rank.",
			"Sobre un as no va ninguna carta: el as de picas tiene el valor más bajo."},
		{"king", "KH", "QH",
			"Der Herz-König kommt nur in eine leere Spalte: Keine Karte hat einen höheren Rang.",
			"The king of hearts goes only into an empty column: no card ranks higher.",
			"El rey de corazones solo puede ir a una columna vacía: ninguna carta tiene un valor más alto."},
		{"mixed", "9H 8S", "TH",
			"Eine Gruppe hat nur eine Farbe, aber auf die Herz-9 folgt die Pik-8.",
			"A group has only one suit, but the 9 of hearts is followed by the 8 of spades.",
			"Un grupo es de un solo palo, pero tras el 9 de corazones viene el 8 de picas."},
		{"out of order", "JC KD", "TH",
			"Keine Gruppe: Auf den Kreuz-Buben muss eine 10 folgen, nicht der Karo-König.",
			"Not a group: the jack of clubs must be followed by a 10, not the king of diamonds.",
			"No es un grupo: tras la jota de tréboles debe ir un 10, no el rey de diamantes."},
		{"on a lifted ace", "AC JD", "TH",
			"Keine Gruppe: Auf das Kreuz-Ass folgt nichts mehr, auch nicht der Karo-Bube.",
			"Not a group: the jack of diamonds cannot follow the ace of clubs, the lowest card.",
			"No es un grupo: tras el as de tréboles ya no va nada, tampoco la jota de diamantes."},
		{"same rank within", "AC AD", "TH",
			"Keine Gruppe: Das Kreuz-Ass und das Karo-Ass haben denselben Rang.",
			"Not a group: the ace of clubs and the ace of diamonds have the same rank.",
			"No es un grupo: el as de tréboles y el as de diamantes tienen el mismo valor."},
		{"twins", "9S 9S", "TH",
			"Keine Gruppe: Auf die Pik-9 folgt eine Karte mit demselben Rang.",
			"Not a group: the 9 of spades is followed by a card of the same rank.",
			"No es un grupo: tras el 9 de picas viene otra carta del mismo valor."},
	} {
		r := refused(t, test.lifted, test.target)
		for lang, want := range map[string]string{"de": test.de, "en": test.en, "es": test.es} {
			if got := New(lang).Refusal(r); got != want {
				t.Errorf("%s, %s: %q, want %q", test.name, lang, got, want)
			}
		}
	}
}

// refusals are cases of every reason, among them all pairs of cards: one on another, and
// one after another in the lifted group.
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

// Every reason has a sentence in every language, for all cards: whole, beginning with a
// capital or a digit, ending with a full stop, and naming a card of the case.
func TestEveryRefusal(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does it all, and the race detector makes it slow")
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
				t.Errorf("%v: %q is no sentence", r, text)
			}
			if !namesCards(l, r, text) {
				t.Errorf("%v: %q does not name the cards", r, text)
			}
		}
	})
}

// namesCards reports whether a reminder names the cards that it is about.
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
		if !strings.Contains(text, l.Card(c)) {
			return false
		}
	}
	return true
}

// A card is never told apart from itself: with one or two suits there are several of it.
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
		// A refusal that the engine never makes may read oddly, but does no harm.
		for reason := range 256 {
			l.Refusal(&engine.Refusal{Reason: engine.Reason(reason)})
		}
	})
}

// reminderWidth is what the line of the reminders has in the smallest window, in pixels, at
// the height of its letters.
const (
	reminderWidth  = 620
	reminderHeight = 13
)

// Reminders about cards fit their line, measured in the toolkit's own face.
func TestReminderWidth(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does it all, and the race detector makes it slow")
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
