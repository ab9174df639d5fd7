package locales

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"simplesimon/engine"
)

// wander plays a random game, preferring moves that extend runs, so that some sequences are
// completed. It calls tell with every position, the next move and the change.
func wander(suits engine.Suits, seed uint64, moves int, tell func(before engine.Tableau, m engine.Move, change engine.Change)) {
	random := rand.New(rand.NewPCG(seed, 1))
	game := engine.NewGame(engine.RandomCode(suits, random.Uint64N))
	for range moves {
		before := game.Position()
		var chosen engine.Move
		best := -100
		for m := range before.Moves() {
			gain := random.IntN(8)
			if before.Run(m.From) > m.Count {
				gain -= 12 // breaks up a run
			}
			if to := before.Last(m.To); to != 0 && to.Suit() == before.Last(m.From).Suit() {
				gain += 8 + m.Count + before.Run(m.To)
			}
			if gain > best {
				chosen, best = m, gain
			}
		}
		if best < -99 {
			return
		}
		change, err := game.Play(chosen)
		if err != nil {
			panic(err)
		}
		tell(before, chosen, change)
	}
}

// walks calls tell for the random games of a test.
func walks(tell func(before engine.Tableau, m engine.Move, change engine.Change)) {
	for seed := range uint64(6) {
		for _, suits := range []engine.Suits{engine.One, engine.Two, engine.Four} {
			wander(suits, seed, 90, tell)
		}
	}
}

// readPosition parses a position in words, independently of the bundles.
func readPosition(t *testing.T, lang, text string) (columns [][]engine.Card, removed []engine.Suit) {
	t.Helper()
	rules := grammars[lang]
	cards := map[string]engine.Card{}
	for _, c := range deck() {
		name := rules.ranks[c.Rank()]
		if name == "" {
			name = strconv.Itoa(int(c.Rank()))
		}
		cards[rules.join(rules.suits[c.Suit()], name)] = c
	}
	bare := map[string]string{"de": "Alle Spalten sind leer", "en": "All columns are empty", "es": "Todas las columnas están vacías"}[lang]
	empty := map[string]string{"de": "leer", "en": "empty", "es": "vacía"}[lang]
	column := map[string]string{"de": "Spalte", "en": "column", "es": "columna"}[lang]

	opening, rest, _ := strings.Cut(text, ". ")
	removed = readRemoved(t, lang, opening)
	rest, ok := strings.CutSuffix(rest, ".")
	if !ok {
		t.Errorf("no full stop after %q", text)
	}
	if rest == bare {
		return make([][]engine.Card, engine.Columns), removed
	}
	for i, part := range strings.Split(rest, "; ") {
		head, names, _ := strings.Cut(part, ": ")
		want := column + " " + strconv.Itoa(i+1)
		if i == 0 {
			want = strings.ToUpper(want[:1]) + want[1:]
		}
		if head != want {
			t.Errorf("%q where %q should be", head, want)
		}
		var list []engine.Card
		for name := range strings.SplitSeq(names, ", ") {
			if name == empty {
				continue
			}
			c, ok := cards[name]
			if !ok {
				t.Errorf("%q is no card", name)
			}
			list = append(list, c)
		}
		columns = append(columns, list)
	}
	return columns, removed
}

// readRemoved parses the removed sequences.
func readRemoved(t *testing.T, lang, opening string) []engine.Suit {
	t.Helper()
	none := map[string]string{"de": "Keine Folge entfernt", "en": "No sequence removed", "es": "Ninguna secuencia retirada"}[lang]
	if opening == none {
		return nil
	}
	match := regexp.MustCompile(`^(\d) [^(]+ \((.+)\)$`).FindStringSubmatch(opening)
	if match == nil {
		t.Fatalf("%q cannot be read", opening)
	}
	n, _ := strconv.Atoi(match[1])
	and := map[string]string{"de": " und ", "en": " and ", "es": " y "}[lang]
	names := strings.Split(strings.ReplaceAll(match[2], and, ", "), ", ")
	var suits []engine.Suit
	for i := range n {
		for suit, name := range grammars[lang].suits {
			if name == names[min(i, len(names)-1)] {
				suits = append(suits, suit)
			}
		}
	}
	if len(suits) != n || len(names) != n && len(names) != 1 {
		t.Errorf("%q has the suits %v", opening, suits)
	}
	return suits
}

// checkPosition parses a position in words and compares.
func checkPosition(t *testing.T, l *Localizer, position engine.Tableau) {
	t.Helper()
	text := l.Position(&position)
	whole(t, text)
	columns, removed := readPosition(t, l.Language(), text)
	if len(columns) != engine.Columns || len(removed) != position.Removed() {
		t.Fatalf("%q has %d columns and %d removed sequences", text, len(columns), len(removed))
	}
	for i, cards := range columns {
		if want := position.Append(nil, i+1); !slices.Equal(cards, want) {
			t.Errorf("column %d is %v in %q, want %v", i+1, cards, text, want)
		}
	}
	for i, suit := range removed {
		if suit != position.RemovedSuit(i) {
			t.Errorf("sequence %d is %v in %q", i, suit, text)
		}
	}
}

// A position in words describes the position completely and exactly.
func TestPosition(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		n := 0
		walks(func(before engine.Tableau, _ engine.Move, _ engine.Change) {
			if n++; n%20 == 0 {
				checkPosition(t, l, before)
			}
		})
		if n < 500 {
			t.Errorf("only %d positions", n)
		}
		for _, text := range []string{
			"removed: S H S S", "removed: S S S S", "removed: D", "1: AS\nremoved: S H D", "10: KC", "5: TD\nremoved: H H",
		} {
			position, err := engine.ParseTableau(text)
			if err != nil {
				t.Fatal(err)
			}
			checkPosition(t, l, position)
		}
	})
}

// The Rules page's text about positions in words quotes the beginning of one.
func TestQuotedPosition(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		marks := quotes[l.Language()]
		p := page{l, l.figures()}
		var parts []string // of a quoted position that continues
		for rest := range strings.SplitSeq(p.text(AppWords), marks[0]) {
			if quoted, _, ok := strings.Cut(rest, marks[1]); ok && strings.Contains(quoted, "…") {
				parts = strings.Split(quoted, "…")
			}
		}
		if len(parts) != 3 {
			t.Fatalf("no position is quoted in %q", p.text(AppWords))
		}
		scene, _ := FindScene(SceneLayout)
		told := l.Position(&scene.Position)
		if !strings.HasPrefix(told, parts[0]) || !strings.Contains(told, parts[1]) || parts[2] != "" {
			t.Errorf("%q is not the beginning of %q", parts, told)
		}
	})
}
