package locales

import "simplesimon/engine"

// rankNames maps the ranks with names to messages.
var rankNames = map[engine.Rank]ID{ace: RankAce, jack: RankJack, queen: RankQueen, king: RankKing}

// moveData is a move, in the forms a sentence may need, and the state of the game after it.
type moveData struct {
	Count       string    // "12 cards"
	Range       string    // "queen to ace of spades"; for a single card, its name
	First, Last CardWords // of the moved cards
	Target      CardWords // the last card of the target column
	Under       CardWords // the card they lay on
	From, To    string    // columns

	Moves, Score, Removed string // after the move; "" where not needed
}

// MoveInWords describes a move by its cards and columns, without a full stop: "12 cards, queen to
// ace of spades, from column 1 into the empty column 5". It mentions a completed sequence. It
// returns "" for an illegal move.
func (l *Localizer) MoveInWords(before *engine.Tableau, m engine.Move) string {
	if before.Check(m) != engine.None {
		return ""
	}
	told := l.Format(moveMessage(before, m), l.moveData(before, m))
	if completes(before, m) {
		told = l.Format(MoveCompleting, toldData{told})
	}
	return told
}

// NumberedMove returns a sentence with the number of a move, counted from 1, and its description,
// or "" for an illegal move.
func (l *Localizer) NumberedMove(n int, before *engine.Tableau, m engine.Move) string {
	told := l.MoveInWords(before, m)
	if told == "" {
		return ""
	}
	return l.Format(MoveNumbered, numberedData{l.Number(n), told})
}

type numberedData struct{ Number, Told string }

func moveMessage(before *engine.Tableau, m engine.Move) ID {
	switch one, empty := m.Count == 1, before.Len(m.To) == 0; {
	case one && empty:
		return MoveCardEmpty
	case one:
		return MoveCardOnto
	case empty:
		return MoveGroupEmpty
	}
	return MoveGroupOnto
}

func (l *Localizer) moveData(before *engine.Tableau, m engine.Move) moveData {
	first, last := before.Card(m.From, before.Len(m.From)-m.Count), before.Last(m.From)
	return moveData{
		Count:  l.Count(CardsCount, m.Count, nil),
		Range:  l.cardRange(first, last),
		First:  l.cardWords(first),
		Last:   l.cardWords(last),
		Target: l.cardWords(before.Last(m.To)),
		Under:  l.cardWords(before.Card(m.From, before.Len(m.From)-m.Count-1)),
		From:   l.Number(m.From),
		To:     l.Number(m.To),
	}
}

// cardRange describes a group by its first and last card.
func (l *Localizer) cardRange(first, last engine.Card) string {
	if first == last {
		return l.Card(first)
	}
	id := GroupRange
	if first.Rank() == last.Rank()+1 {
		id = GroupPair
	}
	return l.Format(id, rangeData{l.rank(first.Rank()), l.rank(last.Rank()), l.Suit(first.Suit())})
}

type rangeData struct{ High, Low, Suit string }

// rank returns the name of a rank without an article: "queen", "8".
func (l *Localizer) rank(r engine.Rank) string {
	if id, ok := rankNames[r]; ok {
		return l.Text(id)
	}
	return l.Format(RankNumber, rankData{int(r)})
}

// completes reports whether a legal move completes a sequence.
func completes(before *engine.Tableau, m engine.Move) bool {
	run := m.Count
	first, target := before.Card(m.From, before.Len(m.From)-m.Count), before.Last(m.To)
	if target != 0 && target.Suit() == first.Suit() {
		run += before.Run(m.To)
	}
	return run == engine.SequenceLength
}
