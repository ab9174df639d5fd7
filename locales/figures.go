package locales

import "simplesimon/engine"

// figures are the numbers and the words that the pages show. The numbers come from the
// engine and from the complete game of the Examples page.
type figures struct {
	Columns, ColumnSizes      string // "10"; "8, 8, …, 2 and 1"
	Cards                     string // of the deck
	Sequences, SequenceLength string
	Half                      string // sequences of a suit, when there are two
	One, Two, Four            string // numbers of suits
	OneSuit, TwoSuits         string // the same with their noun
	FourSuits                 string
	UndoLimit                 string
	StartScore, SequenceBonus string
	MoveCost, MovePoints      string // "1"; "1 point"
	AllBonuses                string // for all sequences together
	ExampleMoves              string
	ExampleScore              string
	ExampleGroup              string // the largest group that goes into an empty column
	Code                      string

	HowMany                  string // the question of a new game
	Easy, Medium, Hard       string
	Rules, Examples, Sources string // titles of pages
	Keyboard, Daily, About   string
	Statistics, History      string
	Describe                 string // a command of the menu
	KeepEmpty, SingleClick   string // settings
	SimpleSimon, Spider      string // titles of articles, as they stand there
}

// Titles of articles and names of programs, the same in every language.
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

// columnSizes are the numbers of cards that a deal has in its columns, as a list.
func (l *Localizer) columnSizes(c engine.Code) string {
	deal := c.Deal()
	var sizes []string
	for col := range engine.Columns {
		sizes = append(sizes, l.Number(deal.Len(col+1)))
	}
	return l.list(sizes)
}

// list joins items as a language lists them: "8, 7 and 6".
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

// Enumerate joins items with nothing special before the last one: "de, en, es".
func (l *Localizer) Enumerate(items []string) string { return l.enumerate(items, ListPair) }

// Sentences joins whole sentences or titles, each without a full stop, to be read aloud.
func (l *Localizer) Sentences(items []string) string { return l.enumerate(items, SentencePair) }

// Keys joins keys or chords that do the same.
func (l *Localizer) Keys(names []string) string { return l.enumerate(names, KeyPair) }

// enumerate joins items one by one with a message for two.
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
