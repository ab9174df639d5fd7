package locales

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// terms are glossary words and names, each as a pattern of the forms it may take in a sentence.
// Nothing else about a sentence is tested: the wording is the author's.
var terms = map[string]map[string]string{
	"ace":          {"de": `Asse?s?|Assen`, "en": `aces?`, "es": `as|ases`},
	"jack":         {"de": `Buben?`, "en": `jacks?`, "es": `jotas?`},
	"queen":        {"de": `Damen?`, "en": `queens?`, "es": `damas?`},
	"king":         {"de": `König(en?|s)?`, "en": `kings?`, "es": `rey(es)?`},
	"suit":         {"de": `Farben?`, "en": `suits?`, "es": `palos?`},
	"spades":       {"de": `Pik`, "en": `spades?`, "es": `picas?`},
	"hearts":       {"de": `Herz`, "en": `hearts?`, "es": `corazon(es)?|corazón`},
	"diamonds":     {"de": `Karo`, "en": `diamonds?`, "es": `diamantes?`},
	"clubs":        {"de": `Kreuz`, "en": `clubs?`, "es": `tréboles|trébol`},
	"card":         {"de": `Karten?`, "en": `cards?`, "es": `cartas?`},
	"column":       {"de": `Spalten?`, "en": `columns?`, "es": `columnas?`},
	"empty column": {"de": `leere[nrs]? Spalten?`, "en": `empty (column|one)s?|empties`, "es": `columnas? (está |están |queda |quedan )?vacías?`},
	"group":        {"de": `Gruppen?`, "en": `groups?`, "es": `grupos?`},
	"sequence":     {"de": `Folgen?`, "en": `sequences?`, "es": `secuencias?`},
	"removed":      {"de": `entfern\pL*`, "en": `remov(e|es|ed|al|ing)`, "es": `retir\pL+`},
	"deal":         {"de": `Austeilung(en)?|aus(ge|zu)?teil\pL*|teil\pL+`, "en": `deals?|dealt|dealing`, "es": `repart\pL+`},
	"game":         {"de": `Partien?`, "en": `games?`, "es": `partidas?`},
	"move":         {"de": `Zug|Zuge?s?|Züge|Zügen`, "en": `moves?`, "es": `jugadas?`},
	"score":        {"de": `Punktestand(e?s)?|Punkten?`, "en": `scores?|points?`, "es": `puntuación|puntuaciones|puntos?`},
	"points":       {"de": `Punkten?|Punktestand`, "en": `points?|score`, "es": `puntos?|puntuación`},
	"game code":    {"de": `Spielcodes?`, "en": `game codes?`, "es": `códigos? de partida`},
	"double click": {"de": `Doppelklick\pL*|doppelt \pL+`, "en": `double[- ]click\pL*`, "es": `doble clic`},
	"rank":         {"de": `Rang(es)?|Ränge|Rängen|Rangfolge|höher`, "en": `ranks?|higher`, "es": `valor(es)?`},
	"stock":        {"de": `Nachziehstapels?`, "en": `stock`, "es": `mazo para robar`},
	"reserve cell": {"de": `Reservefeld(er|ern|es)?`, "en": `reserve cells?`, "es": `casillas? de reserva`},
	"face up":      {"de": `offen\pL*|aufgedeckt\pL*`, "en": `face[- ]up`, "es": `boca arriba`},
	"layout":       {"de": `Auslagen?`, "en": `layouts?`, "es": `distribución inicial`},
	"shuffle":      {"de": `Kartenmischung(en)?`, "en": `shuffles?`, "es": `mezclas?`},
	"scoring":      {"de": `Punktewertung|Wertung`, "en": `scoring`, "es": `sistema de puntuación|puntuación`},
	"action":       {"de": `Aktion(en)?|Züge|Zügen`, "en": `actions?|moves?`, "es": `acci(ón|ones)|jugadas?`},
	"undo":         {"de": `rückgängig|zurückneh\pL+|zurückgenommen`, "en": `undo|undoes|undone|undoing`, "es": `des(hacer|haces|haz|hace|hecho|hecha)(la|las)?`},
	"restart":      {"de": `von vorn\pL*`, "en": `restart\pL*|start(ing)? (over|again)`, "es": `reinici\pL+`},
	"drag":         {"de": `zieh\pL+|gezogen\pL*`, "en": `drag\pL*`, "es": `arrastr\pL+`},
	"hints":        {"de": `Hinweisen?`, "en": `hints?`, "es": `pistas?`},
	"solver":       {"de": `Lösungsprogramms?`, "en": `solvers?`, "es": `solucionador(es)?`},
	"variant":      {"de": `Varianten?`, "en": `variants?`, "es": `variantes?`},
	"rule":         {"de": `Regeln?`, "en": `rules?`, "es": `reglas?`},
	"won":          {"de": `gew[io]nn\pL+|Sieg\pL*`, "en": `wins?|won|winning`, "es": `gan(as?|ar|ada|ado|arla|an)|victoria`},
	"app":          {"de": `Apps?|Programms?|Simple Simon`, "en": `apps?|app’s|Simple Simon`, "es": `aplicación|Simple Simon`},
	"Wikipedia":    {"de": `Wikipedia`, "en": `Wikipedia`, "es": `Wikipedia`},
	"Spider":       {"de": `Spiders?`, "en": `Spider|Spider’s`, "es": `Spider`},
}

// facts lists everything the rules of the game state, with the section and message that state it,
// and the terms and numbers that must occur there.
var facts = []struct {
	fact, section string
	message       ID
	terms         []string
	numbers       []string
}{
	{"the aim is four sequences of one suit, king to ace; all removed: won", SectionGlance, GlanceGoal, []string{"sequence", "suit", "king", "ace", "won"}, []string{"4", "13"}},
	{"52 cards face up in ten columns, no stock, no reserve cell", SectionGlance, GlanceTable, []string{"face up", "column", "stock", "reserve cell"}, []string{"52", "10"}},
	{"a card goes one rank higher; a group moves; an empty column takes any", SectionGlance, GlanceMoves, []string{"rank", "suit", "card", "empty column"}, nil},
	{"500 points, –1 for a move, +100 for a removed sequence", SectionGlance, GlanceScore, []string{"points", "move", "sequence"}, []string{"500", "1", "100"}},

	{"one deck of 52 cards", SectionLayout, LayoutCards, []string{"card"}, []string{"52"}},
	{"all face up from the start", SectionLayout, LayoutCards, []string{"face up"}, nil},
	{"no stock, no hidden card, no reserve cell", SectionLayout, LayoutCards, []string{"stock", "reserve cell"}, nil},
	{"ten columns of 8, 8, 8, 7, 6, 5, 4, 3, 2 and 1 cards from left to right", SectionLayout, LayoutColumns, []string{"column"}, []string{"10", "8", "8", "8", "7", "6", "5", "4", "3", "2", "1"}},
	{"the last card is at the open end, lowest on the screen, the only end where cards come and go", SectionLayout, LayoutColumns, []string{"card", "column"}, nil},
	{"no sequence is removed at the start", SectionLayout, LayoutStart, []string{"sequence"}, nil},
	{"the layout with four suits as a picture", SectionLayout, LayoutPicture, []string{"layout", "suit"}, []string{"4"}},

	{"the choice changes what the cards are, never how many", SectionSuits, SuitsQuestion, []string{"game", "card"}, []string{"52"}},
	{"1 suit: four times thirteen spades, each four times", SectionSuits, SuitsOneCards, []string{"spades"}, []string{"4", "13", "4"}},
	{"2 suits: 2 × 13 spades, 2 × 13 hearts", SectionSuits, SuitsTwoCards, []string{"spades", "hearts"}, []string{"2", "13", "2", "13"}},
	{"4 suits: 13 of each, an ordinary deck", SectionSuits, SuitsFourCards, []string{"spades", "hearts", "diamonds", "clubs"}, []string{"13", "13", "13", "13"}},
	{"the very first game does not ask: 1 suit", SectionSuits, SuitsFirstGame, []string{"game", "suit"}, []string{"1"}},

	{"the last card goes on another column's last card, exactly one rank higher", SectionPlacing, PlacingCard, []string{"card", "column", "rank"}, nil},
	{"whatever the suits: 3 of hearts on 4 of spades, queen on king", SectionPlacing, PlacingCard, []string{"hearts", "spades", "queen", "king"}, []string{"3", "4"}},
	{"ace lowest, then 2 to 10, jack, queen, king", SectionPlacing, PlacingLimits, []string{"ace", "jack", "queen", "king"}, []string{"2", "10"}},
	{"nothing on an ace; a king only into an empty column", SectionPlacing, PlacingLimits, []string{"ace", "king", "empty column"}, nil},

	{"a group: cards at the end of a column that descend one by one in one suit move together", SectionGroups, GroupsMove, []string{"column", "group", "suit"}, []string{"8", "7", "6"}},
	{"mixed suits never move as one, not even with empty columns", SectionGroups, GroupsMixed, []string{"suit", "empty column"}, nil},
	{"a group is placed as if it were its first, highest card alone, whatever its size", SectionGroups, GroupsPlacing, []string{"group", "card"}, nil},

	{"an empty column takes any card or group of one suit, not only a king", SectionEmpty, EmptyTakes, []string{"empty column", "group", "suit", "king"}, nil},
	{"in the example game a group of 12 goes into one in a single move", SectionEmpty, EmptyTakes, []string{"move"}, []string{"12"}},
	{"the most useful place: no stock and no reserve cell", SectionEmpty, EmptyUseful, []string{"stock", "reserve cell"}, nil},

	{"13 cards of one suit, king to ace, at the end of a column right after a move are removed", SectionRemoved, RemovedLeaves, []string{"column", "suit", "king", "ace", "move"}, []string{"13"}},
	{"that is part of the move that completed the sequence, and no move", SectionRemoved, RemovedNoMove, []string{"move"}, nil},

	{"won when all four sequences are removed", SectionEnd, EndWon, []string{"won", "sequence"}, []string{"4"}},
	{"no word whether a deal can be won, no hints and no solver", SectionEnd, EndPlayer, []string{"deal", "won", "hints", "solver"}, nil},
	{"when no move helps any more the player decides: undo, restart, deal again", SectionEnd, EndPlayer, []string{"move", "undo", "restart", "deal"}, nil},

	{"variants by the number of suits: easy, medium, hard", SectionVariants, VariantsSuits, []string{"suit"}, []string{"1", "2", "4"}},
	{"the game code says suits and shuffle: an example with 1 suit", SectionVariants, VariantsCode, []string{"game code", "suit", "shuffle"}, []string{"1", "1", "1"}},
	{"what a game code is for: the same code deals the same cards", SectionVariants, VariantsCode, []string{"game code", "card"}, nil},

	{"score at the start: 500", SectionScoring, ScoringStart, nil, nil},
	{"every move of a card or a group: –1", SectionScoring, ScoringMove, []string{"move"}, nil},
	{"every removed sequence: +100", SectionScoring, ScoringSequence, []string{"sequence"}, nil},
	{"no lower limit: in a very long game the score can fall below zero", SectionScoring, ScoringLimit, []string{"game", "score"}, nil},
	{"the example: 49 moves, 500 – 49 + 400 = 851, 4 × 100 = 400", SectionScoring, ScoringExample, []string{"move", "points"}, []string{"49", "500", "49", "400", "851", "4", "100", "400"}},
	{"the scoring is the app's own, none is official", SectionScoring, ScoringOwn, []string{"scoring", "app"}, nil},

	{"double click, on by default: the card with all on it to the best column", SectionApp, AppDoubleClick, []string{"double click", "card", "column"}, nil},
	{"best: same suit first, one rank higher", SectionApp, AppBestSuit, []string{"suit", "rank"}, nil},
	{"best: otherwise an empty column", SectionApp, AppBestEmpty, []string{"empty column"}, nil},
	{"best: otherwise another suit, one rank higher, the app's own third step", SectionApp, AppBestOther, []string{"suit", "rank", "app"}, nil},
	{"settings, off by default: empty columns are kept, one click moves", SectionApp, AppBestSettings, nil, nil},
	{"drag and drop", SectionApp, AppDrag, []string{"drag", "column"}, nil},
	{"auto-place, off by default: let go where no column takes it, a card flies to the best place", SectionApp, AppAutoPlace, []string{"column"}, nil},
	{"placement help: while dragging, columns that would take the card are highlighted", SectionApp, AppHelp, []string{"drag", "column"}, nil},
	{"interactive rules: a reminder of the rule after a rejected move", SectionApp, AppReminder, []string{"move", "rule"}, nil},
	{"undo: the last 100 actions", SectionApp, AppUndo, []string{"undo", "action"}, []string{"100"}},
	{"undo: score and moves as they were; a removed sequence comes back with its move", SectionApp, AppUndo, []string{"score", "move", "sequence"}, nil},
	{"the pages of the menu; examples: 49 moves, 851 points, on the table", SectionApp, AppPages, []string{"move", "points"}, []string{"49", "851"}},
	{"a position in words", SectionApp, AppWords, []string{"column", "ace", "king", "spades", "hearts"}, []string{"1", "2", "4"}},
	{"the words stand below the picture for those who cannot see it", SectionApp, AppWords, []string{"layout", "suit"}, nil},

	{"Wikipedia: a common one-deck variant of Spider", SectionSpider, SpiderVariant, []string{"variant", "Wikipedia", "Spider"}, nil},
	{"the moves are those of Spider; the layout differs: no stock", SectionSpider, SpiderLayout, []string{"move", "Spider", "layout", "stock"}, nil},
	{"the page points to the sources", SectionSpider, SpiderSources, nil, nil},
}

// mentions reports whether a text contains one of the forms of a term as whole words.
func mentions(text, forms string) bool {
	return regexp.MustCompile(`(?i)(^|[^\pL\pN])(` + forms + `)($|[^\pL\pN])`).MatchString(text)
}

// Every fact of the rules is stated, in its section, in every language.
func TestEveryFact(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		p := page{l, l.figures()}
		texts := map[string][]string{}
		for _, s := range l.Rules() {
			texts[s.ID] = words(s)
		}
		for _, f := range facts {
			text := p.text(f.message)
			if !slices.Contains(texts[f.section], text) {
				t.Errorf("%s: %q is not in %s", f.fact, text, f.section)
			}
			for _, term := range f.terms {
				forms := terms[term][l.Language()]
				if forms == "" {
					t.Fatalf("unknown to this test: %q", term)
				}
				if !mentions(text, forms) {
					t.Errorf("%s: %q does not mention %q", f.fact, text, forms)
				}
			}
			found := digits.FindAllString(text, -1)
			for _, number := range f.numbers {
				i := slices.Index(found, number)
				if i < 0 {
					t.Errorf("%s: %q has no %s", f.fact, text, number)
					continue
				}
				found = slices.Delete(found, i, i+1)
			}
		}
	})
}

// Anything with a title in the window is referred to by that title.
func TestNamesOnTheRulesPage(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		p := page{l, l.figures()}
		for id, names := range map[ID][]ID{
			SuitsQuestion:   {HowManySuits},
			VariantsSuits:   {Easy, Medium, Hard},
			EmptyTakes:      {PageExamples},
			ScoringExample:  {PageExamples},
			AppBestSettings: {KeepEmptyName, SingleClickName},
			AppPages:        {PageRules, PageExamples, PageKeys, PageSources, DealOfTheDay, PageStatistics, PageHistory, PageAbout},
			AppWords:        {Describe},
			SpiderSources:   {PageSources},
		} {
			for _, name := range names {
				if !strings.Contains(p.text(id), l.Text(name)) {
					t.Errorf("%q does not name %q", p.text(id), l.Text(name))
				}
			}
		}
	})
}

// Apart from titles, table heads, captions and the position in words, the Rules page states only
// known facts.
func TestNoUnknownFacts(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		p := page{l, l.figures()}
		known := map[string]bool{
			p.figures.One: true, p.figures.Two: true, p.figures.Four: true,
			"500": true, "–1": true, "+100": true,
		}
		for _, f := range facts {
			known[p.text(f.message)] = true
		}
		for _, id := range []ID{SuitsHead, NameHead, CardsHead, ScoringHead, PointsHead, Easy, Medium, Hard} {
			known[p.text(id)] = true
		}
		layout, _ := FindScene(SceneLayout)
		known[l.Position(&layout.Position)] = true
		for _, s := range l.Rules() {
			for _, b := range s.Blocks {
				if b.Kind == Heading || b.Kind == Picture {
					continue
				}
				for _, text := range words(Section{s.ID, p.text(SuitsHead), []Block{b}}) {
					if !known[text] {
						t.Errorf("%s: no fact is behind %q", s.ID, text)
					}
				}
			}
		}
	})
}

// False friends of the glossary terms never occur.
func TestFalseFriends(t *testing.T) {
	avoid := map[string][]string{
		"de": {"Sequenz", "Reihe von", "Spielzug", "Kolonne", "Tableau", "Talon", "Deal"},
		"en": {"pile", "tableau", "foundation", "free cell", "cascade", "move count"},
		"es": {"movimiento", "naipe", "mazo de", "pila", "escalera", "espadas", "oros", "copas", "bastos", "coger", "cartas abiertas"},
	}
	strict(t)
	for _, lang := range Languages() {
		if len(avoid[lang]) == 0 {
			t.Errorf("unknown to this test: %s", lang)
		}
		for _, m := range pageMessages(t, lang) {
			for _, text := range formsIn(m) {
				for _, word := range avoid[lang] {
					if hasWord(text, word) {
						t.Errorf("%s: %s says %q: %q", lang, m.ID, word, text)
					}
				}
			}
		}
	}
}
