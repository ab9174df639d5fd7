package locales

import (
	"slices"

	"simplesimon/engine"
)

// Position describes a position in words, to be read aloud or copied: the removed sequences, then
// the columns with their cards, first to last. "No sequence removed. Column 1: ace of spades, king
// of hearts; column 2: empty; …"
func (l *Localizer) Position(t *engine.Tableau) string {
	var columns []string
	bare := true
	for col := 1; col <= engine.Columns; col++ {
		id := PositionColumn
		if col == 1 {
			id = PositionFirstColumn
		}
		cards := l.Text(PositionEmpty)
		if t.Len(col) > 0 {
			bare = false
			cards = l.cards(t, col)
		}
		columns = append(columns, l.Format(id, columnData{l.Number(col), cards}))
	}
	told := l.enumerate(columns, PositionPair)
	if bare {
		told = l.Text(PositionBare)
	}
	return l.Format(PositionWords, positionData{l.removed(t), told})
}

// cards returns the names of the cards of a column.
func (l *Localizer) cards(t *engine.Tableau, col int) string {
	var names []string
	for _, c := range t.Append(nil, col) {
		names = append(names, l.Card(c))
	}
	return l.enumerate(names, ListPair)
}

// removed describes the removed sequences with their suits; a shared suit is mentioned once.
func (l *Localizer) removed(t *engine.Tableau) string {
	n := t.Removed()
	count := l.Count(SequencesRemoved, n, nil)
	if n == 0 {
		return count
	}
	var suits []string
	for i := range n {
		suits = append(suits, l.Suit(t.RemovedSuit(i)))
	}
	if unique := slices.Compact(slices.Clone(suits)); len(unique) == 1 {
		suits = unique
	}
	return l.Format(PositionRemoved, removedData{count, l.list(suits)})
}

type (
	columnData   struct{ Number, Cards string }
	positionData struct{ Removed, Columns string }
	removedData  struct{ Count, Suits string }
)
