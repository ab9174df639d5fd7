package locales

import (
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// grammar describes how a language forms the names of cards, independently of the bundles.
type grammar struct {
	suits map[engine.Suit]string
	ranks map[engine.Rank]string // the named ones
	join  func(suit, rank string) string
	// The definite articles of a rank, and the ending of the name in the object case.
	articles func(engine.Rank) (subject, object, ending string)
	// An unspecified card of a rank, given the name of the rank.
	some func(r engine.Rank, name string) (subject, object string)
}

func joinOf(word string) func(suit, rank string) string {
	return func(suit, rank string) string { return rank + word + suit }
}

var grammars = map[string]grammar{
	"de": {
		suits: map[engine.Suit]string{engine.Spades: "Pik", engine.Hearts: "Herz", engine.Diamonds: "Karo", engine.Clubs: "Kreuz"},
		ranks: map[engine.Rank]string{ace: "Ass", jack: "Bube", queen: "Dame", king: "König"},
		join:  func(suit, rank string) string { return suit + "-" + rank },
		articles: func(r engine.Rank) (string, string, string) {
			switch r {
			case ace:
				return "das", "das", ""
			case jack:
				return "der", "den", "n"
			case king:
				return "der", "den", ""
			}
			return "die", "die", ""
		},
		some: func(r engine.Rank, name string) (string, string) {
			switch r {
			case ace:
				return "ein " + name, "ein " + name
			case jack:
				return "ein " + name, "einen " + name + "n"
			case king:
				return "ein " + name, "einen " + name
			}
			return "eine " + name, "eine " + name
		},
	},
	"en": {
		suits:    map[engine.Suit]string{engine.Spades: "spades", engine.Hearts: "hearts", engine.Diamonds: "diamonds", engine.Clubs: "clubs"},
		ranks:    map[engine.Rank]string{ace: "ace", jack: "jack", queen: "queen", king: "king"},
		join:     joinOf(" of "),
		articles: func(engine.Rank) (string, string, string) { return "the", "the", "" },
		some: func(r engine.Rank, name string) (string, string) {
			if r == ace || r == 8 {
				return "an " + name, "an " + name
			}
			return "a " + name, "a " + name
		},
	},
	"es": {
		suits: map[engine.Suit]string{engine.Spades: "picas", engine.Hearts: "corazones", engine.Diamonds: "diamantes", engine.Clubs: "tréboles"},
		ranks: map[engine.Rank]string{ace: "as", jack: "jota", queen: "dama", king: "rey"},
		join:  joinOf(" de "),
		articles: func(r engine.Rank) (string, string, string) {
			if r == jack || r == queen {
				return "la", "la", ""
			}
			return "el", "el", ""
		},
		some: func(r engine.Rank, name string) (string, string) {
			if r == jack || r == queen {
				return "una " + name, "una " + name
			}
			return "un " + name, "un " + name
		},
	},
}

// Articles, cases and genders of all 52 cards.
func TestCards(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		rules, ok := grammars[l.Language()]
		if !ok {
			t.Fatal("no grammar for this language")
		}
		seen := map[string]bool{}
		for _, c := range deck() {
			name := rules.ranks[c.Rank()]
			if name == "" {
				name = strconv.Itoa(int(c.Rank()))
			}
			if got := l.Suit(c.Suit()); got != rules.suits[c.Suit()] {
				t.Errorf("suit %v is %q", c.Suit(), got)
			}
			bare := rules.join(rules.suits[c.Suit()], name)
			subject, object, ending := rules.articles(c.Rank())
			want := CardWords{Bare: bare, Subject: subject + " " + bare, Object: object + " " + bare + ending}
			want.Opening = strings.ToUpper(want.Subject[:1]) + want.Subject[1:]
			if got := l.cardWords(c); got != want {
				t.Errorf("%v: %+v, want %+v", c, got, want)
			}
			if got := l.Card(c); got != bare {
				t.Errorf("Card(%v) = %q, want %q", c, got, bare)
			}
			var some RankWords
			some.Subject, some.Object = rules.some(c.Rank(), name)
			if got := l.rankWords(c.Rank()); got != some {
				t.Errorf("rank %v: %+v, want %+v", c.Rank(), got, some)
			}
			seen[bare] = true
		}
		if len(seen) != 52 {
			t.Errorf("%d different names", len(seen))
		}
	})
}

// Invalid cards and suits have empty names and do not panic.
func TestInvalidCards(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		if got := l.Card(0); got != "" {
			t.Errorf("the zero Card is %q", got)
		}
		for i := range 256 {
			l.Card(engine.Card(i))
			if got := l.Suit(engine.Suit(i)); got == "" {
				t.Errorf("suit %d has no text", i)
			}
		}
	})
}

func TestCapital(t *testing.T) {
	strict(t)
	for text, want := range map[string]string{"": "", "a": "A", "ab": "Ab", "él va": "Él va", "4 de": "4 de", "äs": "Äs"} {
		if got := New("es").capital(text); got != want {
			t.Errorf("capital(%q) = %q, want %q", text, got, want)
		}
	}
}
