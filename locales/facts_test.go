package locales

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// terms are words that the rules must be told with, each in the forms that a text may have,
// parted by bars.
var terms = map[string]map[string]string{
	"ace":           {"de": "Ass", "en": "ace", "es": "as"},
	"king":          {"de": "König", "en": "king", "es": "rey"},
	"queen":         {"de": "Dame", "en": "queen", "es": "dama"},
	"suit":          {"de": "Farbe|Farben", "en": "suit|suits", "es": "palo|palos"},
	"spades":        {"de": "Pik", "en": "spades", "es": "picas"},
	"hearts":        {"de": "Herz", "en": "hearts", "es": "corazones"},
	"diamonds":      {"de": "Karo", "en": "diamonds", "es": "diamantes"},
	"clubs":         {"de": "Kreuz", "en": "clubs", "es": "tréboles"},
	"column":        {"de": "Spalte|Spalten", "en": "column|columns", "es": "columna|columnas"},
	"empty column":  {"de": "leere Spalte", "en": "empty column", "es": "columna vacía|columnas vacías"},
	"group":         {"de": "Gruppe", "en": "group", "es": "grupo"},
	"sequence":      {"de": "Folge|Folgen", "en": "sequence|sequences", "es": "secuencia|secuencias"},
	"removed":       {"de": "entfernt|entfernte", "en": "removed", "es": "retirada"},
	"deal":          {"de": "Austeilung|austeilen|ausgeteilt", "en": "deal|dealt", "es": "reparto|repartir|reparte"},
	"game":          {"de": "Partie", "en": "game", "es": "partida"},
	"move":          {"de": "Zug|Züge|Zügen", "en": "move|moves", "es": "jugada|jugadas"},
	"score":         {"de": "Punktestand", "en": "score", "es": "puntuación"},
	"points":        {"de": "Punkt|Punkte|Punkten", "en": "points", "es": "puntos"},
	"game code":     {"de": "Spielcode", "en": "game code", "es": "código de partida"},
	"double click":  {"de": "Doppelklick|doppelt angeklickte", "en": "double-click", "es": "doble clic"},
	"rank":          {"de": "Rang|Ränge", "en": "rank|ranks", "es": "valor|valores"},
	"stock":         {"de": "Nachziehstapel", "en": "stock", "es": "mazo para robar"},
	"reserve cell":  {"de": "Reservefeld", "en": "reserve cell", "es": "casilla de reserva|casillas de reserva"},
	"face up":       {"de": "offen", "en": "face up", "es": "boca arriba"},
	"hidden":        {"de": "verdeckte", "en": "hidden", "es": "ocultas"},
	"layout":        {"de": "Auslage", "en": "layout", "es": "distribución inicial"},
	"shuffle":       {"de": "Kartenmischung", "en": "shuffle", "es": "mezcla"},
	"scoring":       {"de": "Punktewertung", "en": "scoring", "es": "sistema de puntuación"},
	"action":        {"de": "Aktionen", "en": "actions", "es": "acciones"},
	"undo":          {"de": "rückgängig", "en": "undo", "es": "deshacer"},
	"restart":       {"de": "von vorn beginnen", "en": "restart", "es": "reiniciar"},
	"drag":          {"de": "ziehen|ziehe", "en": "drag", "es": "arrastrar|arrastras"},
	"drop":          {"de": "ablegen", "en": "drop", "es": "soltarlas"},
	"hints":         {"de": "Hinweise", "en": "hints", "es": "pistas"},
	"solver":        {"de": "Lösungsprogramm", "en": "solver", "es": "solucionador"},
	"variant":       {"de": "Variante|Varianten", "en": "variant|variants", "es": "variante|variantes"},
	"rules":         {"de": "Regeln", "en": "Rules", "es": "Reglas"},
	"rule":          {"de": "Regel", "en": "rule", "es": "regla"},
	"examples":      {"de": "Beispiele", "en": "Examples", "es": "Ejemplos"},
	"sources":       {"de": "Quellen", "en": "Sources", "es": "Fuentes"},
	"how many":      {"de": "Wie viele Farben?", "en": "How many suits?", "es": "¿Cuántos palos?"},
	"levels":        {"de": "Leicht", "en": "Easy", "es": "Fácil"},
	"none removed":  {"de": "Keine Folge entfernt.", "en": "No sequence removed.", "es": "Ninguna secuencia retirada."},
	"first":         {"de": "erste|ersten|allererste|zuerst", "en": "first", "es": "primera|primero"},
	"last":          {"de": "letzte|letzten", "en": "last", "es": "última|últimas"},
	"mixed":         {"de": "gemischt|gemischte|gemischten", "en": "mixed", "es": "mezclados"},
	"never":         {"de": "nie", "en": "never", "es": "nunca"},
	"best":          {"de": "beste|besten", "en": "best", "es": "mejor"},
	"on by default": {"de": "standardmäßig eingeschaltet", "en": "on by default", "es": "activado de forma predeterminada"},
	"off":           {"de": "standardmäßig ausgeschaltet", "en": "off by default", "es": "desactivada de forma predeterminada"},
	"app":           {"de": "App", "en": "app", "es": "aplicación"},
	"visible":       {"de": "sichtbar", "en": "visible", "es": "se ven"},
	"start":         {"de": "Anfang|Beginn", "en": "start", "es": "principio|empezar"},
	"higher":        {"de": "höher", "en": "higher", "es": "más alta"},
	"official":      {"de": "offizielle", "en": "official", "es": "oficial"},
	"picture":       {"de": "Bild", "en": "picture", "es": "imagen"},
	"highlighted":   {"de": "hervorgehoben", "en": "highlighted", "es": "resaltan"},
	"blocked":       {"de": "festgefahren", "en": "blocked", "es": "bloqueada"},
	"won":           {"de": "gewonnen|gewinnen", "en": "won", "es": "ganada|ganar|gana"},
	"below zero":    {"de": "unter null", "en": "below zero", "es": "baja de cero"},
	"split":         {"de": "aufteilen", "en": "split", "es": "dividirla"},
	"any size":      {"de": "beliebig groß", "en": "any size", "es": "cualquier tamaño"},
	"screen":        {"de": "Bildschirm", "en": "screen", "es": "pantalla"},
	"open end":      {"de": "offenen Ende", "en": "open end", "es": "extremo abierto"},
	"left to right": {"de": "von links nach rechts", "en": "from left to right", "es": "de izquierda a derecha"},
	"exactly":       {"de": "genau", "en": "exactly", "es": "exactamente"},
	"whole":         {"de": "als Ganzes", "en": "as a whole", "es": "entera"},
	"alone":         {"de": "allein", "en": "alone", "es": "solo"},
	"by itself":     {"de": "von selbst", "en": "by itself", "es": "por sí sola"},
	"Wikipedia":     {"de": "Wikipedia", "en": "Wikipedia", "es": "Wikipedia"},
	"Spider":        {"de": "Spider", "en": "Spider", "es": "Spider"},
	"common":        {"de": "verbreitete", "en": "common", "es": "común"},
	"deck":          {"de": "Blatt", "en": "deck", "es": "baraja"},
	"ordinary":      {"de": "gewöhnliches", "en": "ordinary", "es": "normal"},
	"for a while":   {"de": "eine Weile", "en": "for a while", "es": "un rato"},
	"no card":       {"de": "keine Karte", "en": "no card", "es": "ninguna carta"},
	"detect":        {"de": "erkennt nicht", "en": "does not detect", "es": "no detecta"},
	"decide":        {"de": "Sie selbst entscheiden", "en": "you decide", "es": "tú decides"},
	"keeps":         {"de": "behält", "en": "keeps", "es": "se queda"},
	"let go":        {"de": "loslassen", "en": "let go", "es": "sueltas"},
	"reminds":       {"de": "erinnert", "en": "reminds", "es": "recuerda"},
	"third step":    {"de": "dritte Schritt", "en": "third step", "es": "tercer paso"},
	"otherwise":     {"de": "sonst", "en": "otherwise", "es": "si no"},
	"as before":     {"de": "wie zuvor", "en": "what they were", "es": "los de antes"},
	"together":      {"de": "zusammen mit|gemeinsam", "en": "together", "es": "junto con|juntas"},
	"limit":         {"de": "Grenze", "en": "limit", "es": "límite"},
	"very long":     {"de": "sehr langen", "en": "very long", "es": "muy larga"},
	"see":           {"de": "nicht sehen", "en": "cannot see", "es": "no pueda verla"},
	"right after":   {"de": "unmittelbar nach", "en": "right after", "es": "justo después"},
	"single":        {"de": "mit einem einzigen Zug", "en": "in a single move", "es": "con una sola jugada"},
	"not only":      {"de": "nicht nur", "en": "not only", "es": "no solo"},
	"most useful":   {"de": "nützlichste", "en": "most useful", "es": "más útil"},
	"on the table":  {"de": "auf dem Tisch", "en": "on the table", "es": "en la mesa"},
	"same":          {"de": "dieselben|derselben", "en": "those of|same", "es": "las de|mismo"},
	"lowest":        {"de": "niedrigste", "en": "lowest", "es": "más baja"},
	"highest":       {"de": "höchste|höchsten", "en": "highest", "es": "más alta"},
	"later":         {"de": "später", "en": "later", "es": "después"},
	"part":          {"de": "gehört zu dem Zug", "en": "part of the move", "es": "parte de la jugada"},
	"not":           {"de": "kein|keine|keinen|nicht", "en": "no|not", "es": "no|ni"},
}

// facts are all that the rules of the game say, each with the section and the message that
// tell it, and with what must occur there: terms, and numbers as they stand in the text.
var facts = []struct {
	fact, section string
	message       ID
	terms         []string
	numbers       []string
}{
	{"the aim is four sequences of one suit, king to ace; all removed: won", SectionGlance, GlanceGoal, []string{"sequence", "suit", "king", "ace", "won"}, []string{"4", "13"}},
	{"52 cards face up in ten columns, no stock, no reserve cell", SectionGlance, GlanceTable, []string{"face up", "column", "stock", "reserve cell", "start"}, []string{"52", "10"}},
	{"a card goes one rank higher; a group moves; an empty column takes any", SectionGlance, GlanceMoves, []string{"rank", "higher", "suit", "group", "empty column"}, nil},
	{"500 points, −1 for a move, +100 for a removed sequence", SectionGlance, GlanceScore, []string{"points", "move", "removed", "sequence"}, []string{"500", "1", "100"}},

	{"one deck of 52 cards", SectionLayout, LayoutCards, []string{"deck"}, []string{"52"}},
	{"all face up from the start", SectionLayout, LayoutCards, []string{"face up", "start"}, nil},
	{"no stock, no hidden card, no reserve cell", SectionLayout, LayoutCards, []string{"stock", "hidden", "reserve cell", "not"}, nil},
	{"nothing is dealt later", SectionLayout, LayoutCards, []string{"deal", "later"}, nil},
	{"ten columns of 8, 8, 8, 7, 6, 5, 4, 3, 2 and 1 cards from left to right", SectionLayout, LayoutColumns, []string{"column", "left to right"}, []string{"10", "8", "8", "8", "7", "6", "5", "4", "3", "2", "1"}},
	{"the last card is at the open end, lowest on the screen, the only end where cards come and go", SectionLayout, LayoutColumns, []string{"last", "open end", "screen"}, nil},
	{"no sequence is removed at the start", SectionLayout, LayoutStart, []string{"sequence", "removed", "start", "not"}, nil},
	{"the layout with four suits as a picture", SectionLayout, LayoutPicture, []string{"layout", "suit"}, []string{"4"}},

	{"a new game asks how many suits", SectionSuits, SuitsQuestion, []string{"game", "how many"}, nil},
	{"the choice changes what the cards are, never how many", SectionSuits, SuitsQuestion, []string{"never"}, []string{"52"}},
	{"1 suit: four times thirteen spades, each four times", SectionSuits, SuitsOneCards, []string{"spades"}, []string{"4", "13", "4"}},
	{"2 suits: 2 × 13 spades, 2 × 13 hearts", SectionSuits, SuitsTwoCards, []string{"spades", "hearts"}, []string{"2", "13", "2", "13"}},
	{"4 suits: 13 of each, an ordinary deck", SectionSuits, SuitsFourCards, []string{"spades", "hearts", "diamonds", "clubs", "ordinary"}, []string{"13", "13", "13", "13"}},
	{"the very first game does not ask: 1 suit", SectionSuits, SuitsFirstGame, []string{"first", "game", "not"}, []string{"1"}},

	{"the last card goes on another column's last card, exactly one rank higher", SectionPlacing, PlacingCard, []string{"last", "column", "rank", "higher", "exactly"}, nil},
	{"whatever the suits: 3 of hearts on 4 of spades, queen on king", SectionPlacing, PlacingCard, []string{"suit", "hearts", "spades", "queen", "king"}, []string{"3", "4"}},
	{"ace lowest, king highest; nothing on an ace; a king only into an empty column", SectionPlacing, PlacingLimits, []string{"ace", "king", "empty column", "lowest", "highest"}, nil},

	{"a group: cards at the end of a column that descend one by one in one suit move together", SectionGroups, GroupsMove, []string{"column", "group", "rank", "suit", "together"}, []string{"8", "7", "6"}},
	{"a mixed run never moves as a whole, not even with empty columns", SectionGroups, GroupsMixed, []string{"mixed", "suit", "never", "column", "whole"}, nil},
	{"the player has to split it", SectionGroups, GroupsMixed, []string{"split"}, nil},
	{"a group is placed as if it were its first, highest card alone", SectionGroups, GroupsPlacing, []string{"group", "first", "alone", "highest"}, nil},
	{"its size is unlimited", SectionGroups, GroupsPlacing, []string{"any size"}, nil},

	{"an empty column takes any card or group of one suit, not only a king", SectionEmpty, EmptyTakes, []string{"empty column", "group", "suit", "king", "not only"}, nil},
	{"in the example game a group of 12 goes into one in a single move", SectionEmpty, EmptyTakes, []string{"examples", "move", "single"}, []string{"12"}},
	{"the most useful place: no stock and no reserve cell holds a card for a while", SectionEmpty, EmptyUseful, []string{"stock", "reserve cell", "most useful", "for a while"}, nil},

	{"13 cards of one suit, king to ace, at the end of a column right after a move leave by themselves", SectionRemoved, RemovedLeaves, []string{"move", "column", "suit", "king", "ace", "sequence", "right after", "by itself"}, []string{"13"}},
	{"mixed suits never leave", SectionRemoved, RemovedLeaves, []string{"mixed", "never"}, nil},
	{"leaving is part of the move that completed the sequence, and no move", SectionRemoved, RemovedNoMove, []string{"move", "sequence", "not", "part"}, nil},

	{"won when all four sequences have left; no card remains", SectionEnd, EndWon, []string{"game", "won", "sequence", "no card"}, []string{"4"}},
	{"no detection of blocked games, no word whether a deal can be won", SectionEnd, EndPlayer, []string{"blocked", "deal", "never", "not", "detect"}, nil},
	{"no hints and no solver", SectionEnd, EndPlayer, []string{"hints", "solver"}, nil},
	{"the player decides: undo, restart, deal again", SectionEnd, EndPlayer, []string{"undo", "restart", "deal", "decide"}, nil},

	{"variants by the number of suits: easy, medium, hard", SectionVariants, VariantsSuits, []string{"variant", "suit", "levels"}, []string{"1", "2", "4"}},
	{"the game code says suits and shuffle: an example with 1 suit", SectionVariants, VariantsCode, []string{"game code", "suit", "shuffle", "deal"}, []string{"1", "1", "1"}},

	{"score at the start: 500", SectionScoring, ScoringStart, []string{"start"}, nil},
	{"every move of a card or a group: −1", SectionScoring, ScoringMove, []string{"move", "group"}, nil},
	{"every removed sequence: +100", SectionScoring, ScoringSequence, []string{"removed", "sequence"}, nil},
	{"no lower limit: a very long game goes below zero", SectionScoring, ScoringLimit, []string{"below zero", "limit", "very long", "game"}, nil},
	{"the example: 49 moves, 500 − 49 + 400 = 851, 4 × 100 = 400", SectionScoring, ScoringExample, []string{"examples", "move", "points", "won", "sequence"}, []string{"49", "500", "49", "400", "851", "4", "100", "400"}},
	{"the scoring is the app's own, none is official", SectionScoring, ScoringOwn, []string{"scoring", "app", "official"}, nil},

	{"double click, on by default: the card with all on it to the best column", SectionApp, AppDoubleClick, []string{"on by default", "double click", "best", "column"}, nil},
	{"best: same suit first", SectionApp, AppBestSuit, []string{"first", "suit", "same"}, nil},
	{"best: otherwise an empty column", SectionApp, AppBestEmpty, []string{"empty column", "otherwise"}, nil},
	{"best: otherwise another suit, the app's own third step", SectionApp, AppBestOther, []string{"suit", "rank", "higher", "app", "otherwise", "third step"}, nil},
	{"settings, off by default: empty columns are kept, one click moves", SectionApp, AppBestSettings, []string{"off", "third step"}, nil},
	{"drag and drop", SectionApp, AppDrag, []string{"drag", "drop", "column"}, nil},
	{"auto-place, off by default: let go where no column takes it, a card flies to the best place", SectionApp, AppAutoPlace, []string{"off", "column", "best", "let go"}, nil},
	{"a column that was aimed at and takes the card keeps it", SectionApp, AppAutoPlace, []string{"column", "keeps"}, nil},
	{"placement help: while dragging, columns that would take the card are highlighted", SectionApp, AppHelp, []string{"drag", "column", "highlighted"}, nil},
	{"interactive rules: a reminder of the rule after a rejected move", SectionApp, AppReminder, []string{"move", "rule", "reminds"}, nil},
	{"undo: the last 100 actions", SectionApp, AppUndo, []string{"undo", "last", "action"}, []string{"100"}},
	{"undo: score and moves as they were; a removed sequence comes back with its move", SectionApp, AppUndo, []string{"score", "move", "removed", "sequence", "as before", "together"}, nil},
	{"pages: rules, examples (49 moves, 851 points, on the table), sources", SectionApp, AppPages, []string{"rules", "examples", "sources", "move", "points", "on the table"}, []string{"49", "851"}},
	{"a position in words", SectionApp, AppWords, []string{"none removed", "column", "ace", "king", "spades", "hearts"}, []string{"1", "2", "4"}},
	{"the words stand beside the picture for those who cannot see it", SectionApp, AppWords, []string{"picture", "layout", "suit", "see"}, nil},

	{"Wikipedia: a common one-deck variant of Spider", SectionSpider, SpiderVariant, []string{"variant", "Wikipedia", "common", "Spider"}, nil},
	{"the moves are those of Spider", SectionSpider, SpiderLayout, []string{"move", "same", "Spider"}, nil},
	{"the layout differs: every card visible from the start, no stock", SectionSpider, SpiderLayout, []string{"layout", "visible", "start", "stock", "not"}, nil},
	{"the page points to the sources", SectionSpider, SpiderSources, []string{"sources"}, nil},
}

// mentions reports whether one of the forms of a term occurs in a text, as words of their own.
func mentions(text, forms string) bool {
	for form := range strings.SplitSeq(forms, "|") {
		if regexp.MustCompile(`(?i)(^|\PL)` + regexp.QuoteMeta(form) + `($|\PL)`).MatchString(text) {
			return true
		}
	}
	return false
}

// Every fact of the rules is told, in its section, in every language.
func TestEveryFact(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		p := page{l, l.figures()}
		texts := map[string][]string{}
		for _, s := range l.Rules() {
			texts[s.ID] = words(s)
		}
		for _, f := range facts {
			text := p.text(f.message)
			if len(f.terms)+len(f.numbers) == 0 {
				t.Errorf("%s: nothing is asked of %q", f.fact, text)
			}
			if !slices.Contains(texts[f.section], text) {
				t.Errorf("%s: %q does not stand in %s", f.fact, text, f.section)
			}
			for _, term := range f.terms {
				forms := terms[term][l.Language()]
				if forms == "" {
					t.Fatalf("this test does not know %q", term)
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

// Nothing stands on the Rules page that no fact is behind, but titles, heads of tables,
// captions, and the position in words.
func TestNoFactAdded(t *testing.T) {
	each(t, func(t *testing.T, l *Localizer) {
		p := page{l, l.figures()}
		known := map[string]bool{
			p.figures.One: true, p.figures.Two: true, p.figures.Four: true,
			"500": true, "−1": true, "+100": true,
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

// Words of one language that are false friends of the binding ones never occur.
func TestBindingWords(t *testing.T) {
	avoid := map[string][]string{
		"de": {"Sequenz", "Reihe von", "Spielzug", "Kolonne", "Tableau", "Talon", "Deal"},
		"en": {"pile", "tableau", "foundation", "free cell", "cascade", "move count"},
		"es": {"movimiento", "naipe", "mazo de", "pila", "escalera", "espadas", "oros", "copas", "bastos", "coger", "cartas abiertas"},
	}
	strict(t)
	for _, lang := range Languages() {
		if len(avoid[lang]) == 0 {
			t.Errorf("this test does not know %s", lang)
		}
		for _, m := range pageMessages(t, lang) {
			for _, text := range formsIn(m) {
				for _, word := range avoid[lang] {
					if strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
						t.Errorf("%s: %s says %q: %q", lang, m.ID, word, text)
					}
				}
			}
		}
	}
}
