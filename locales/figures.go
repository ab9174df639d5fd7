package locales

import "simplesimon/engine"

// figures are the numbers and terms shown on the pages. The numbers come from the engine and from
// the complete game of the Examples page.
type figures struct {
	Columns, ColumnSizes      string // "10"; "8, 8, …, 2 and 1"
	Cards                     string // in the deck
	Sequences, SequenceLength string
	Half                      string // number of sequences per suit with two suits
	One, Two, Four            string // numbers of suits
	OneSuit, TwoSuits         string // with the noun
	FourSuits                 string
	UndoLimit                 string
	StartScore, SequenceBonus string
	MoveCost, MovePoints      string // "1"; "1 point"
	AllBonuses                string // for all sequences
	ExampleMoves              string
	ExampleScore              string
	ExampleGroup              string // the largest group moved into an empty column
	Code                      string

	HowMany                  string // the question asked for a new game
	Easy, Medium, Hard       string
	Rules, Examples, Sources string // titles of pages
	Keyboard, Daily, About   string
	Statistics, History      string
	Describe                 string // a menu command
	KeepEmpty, SingleClick   string // settings
	SimpleSimon, Spider      string // titles of articles as written there
}

// Titles of articles and names of programs, which are not translated.
const (
	articleSimpleSimon = "Simple Simon (solitaire)"
	articleSpider      = "Spider (solitaire)"
)

func (l *Localizer) figures() figures {
	code, err := engine.ParseCode(ExampleCode)
	if err != nil {
		report(err)
	}
	game := exampleGame()
	return figures{
		Columns:        l.Number(engine.Columns),
		ColumnSizes:    l.columnSizes(code),
		Cards:          l.Number(engine.Sequences * engine.SequenceLength),
		Sequences:      l.Number(engine.Sequences),
		SequenceLength: l.Number(engine.SequenceLength),
		Half:           l.Number(engine.Sequences / int(engine.Two)),
		One:            l.Number(int(engine.One)),
		Two:            l.Number(int(engine.Two)),
		Four:           l.Number(int(engine.Four)),
		OneSuit:        l.Count(SuitsCount, int(engine.One), nil),
		TwoSuits:       l.Count(SuitsCount, int(engine.Two), nil),
		FourSuits:      l.Count(SuitsCount, int(engine.Four), nil),
		UndoLimit:      l.Number(engine.UndoLimit),
		StartScore:     l.Number(engine.StartScore),
		SequenceBonus:  l.Number(engine.SequenceBonus),
		MoveCost:       l.Number(engine.MoveCost),
		MovePoints:     l.Count(PointsCount, engine.MoveCost, nil),
		AllBonuses:     l.Number(engine.Sequences * engine.SequenceBonus),
		ExampleMoves:   l.Number(len(game.moves)),
		ExampleScore:   l.Number(game.score),
		ExampleGroup:   l.Number(game.largest),
		Code:           ExampleCode,
		HowMany:        l.Text(HowManySuits),
		Easy:           l.Text(Easy),
		Medium:         l.Text(Medium),
		Hard:           l.Text(Hard),
		Rules:          l.Text(PageRules),
		Examples:       l.Text(PageExamples),
		Sources:        l.Text(PageSources),
		Keyboard:       l.Text(PageKeys),
		Daily:          l.Text(DealOfTheDay),
		About:          l.Text(PageAbout),
		Statistics:     l.Text(PageStatistics),
		History:        l.Text(PageHistory),
		Describe:       l.Text(Describe),
		KeepEmpty:      l.Text(KeepEmptyName),
		SingleClick:    l.Text(SingleClickName),
		SimpleSimon:    articleSimpleSimon,
		Spider:         articleSpider,
	}
}

// columnSizes returns the numbers of cards in the columns of a deal, as a list.
func (l *Localizer) columnSizes(c engine.Code) string {
	deal := c.Deal()
	var sizes []string
	for col := range engine.Columns {
		sizes = append(sizes, l.Number(deal.Len(col+1)))
	}
	return l.list(sizes)
}

// list joins items in the style of the language: "8, 7 and 6".
func (l *Localizer) list(items []string) string {
	if len(items) == 0 {
		return ""
	}
	last := len(items) - 1
	if last == 0 {
		return items[0]
	}
	return l.Format(ListLast, pairData{l.enumerate(items[:last], ListPair), items[last]})
}

// Enumerate joins items without a conjunction: "de, en, es".
func (l *Localizer) Enumerate(items []string) string { return l.enumerate(items, ListPair) }

// Sentences joins sentences or titles without full stops, to be read aloud.
func (l *Localizer) Sentences(items []string) string { return l.enumerate(items, SentencePair) }

// Keys joins alternative keys or chords.
func (l *Localizer) Keys(names []string) string { return l.enumerate(names, KeyPair) }

// enumerate joins items pairwise with the given message.
func (l *Localizer) enumerate(items []string, pair ID) string {
	joined := ""
	for i, item := range items {
		if i == 0 {
			joined = item
			continue
		}
		joined = l.Format(pair, pairData{joined, item})
	}
	return joined
}

type pairData struct{ Head, Last string }
