package locales

import "simplesimon/engine"

// Cursor describes the keyboard cursor and what may be done there: "8 of hearts, column 3, card 5
// of 7: group of 3 cards can be picked up." index counts from 0; out of range, it means the last
// card. For a column that does not exist it returns "".
func (l *Localizer) Cursor(t *engine.Tableau, col, index int) string {
	if col < 1 || col > engine.Columns {
		return ""
	}
	data := cursorData{Column: l.Number(col)}
	n := t.Len(col)
	if n == 0 {
		return l.Format(CursorEmpty, data)
	}
	if index < 0 || index >= n {
		index = n - 1
	}
	data.Card = l.cardWords(t.Card(col, index))
	data.Place, data.Length = l.Number(index+1), l.Number(n)
	return l.capital(l.cursorAt(t, col, index, data))
}

func (l *Localizer) cursorAt(t *engine.Tableau, col, index int, data cursorData) string {
	count := t.Len(col) - index
	switch reason, _ := t.Group(col, count); {
	case reason == engine.NotASequence:
		return l.Format(CursorOrder, data)
	case reason == engine.MixedSuits:
		return l.Format(CursorMixed, data)
	case count == 1:
		return l.Format(CursorCard, data)
	}
	return l.Count(CursorGroup, count, data)
}

// Holding describes the cards held by the keyboard, the last count cards of column from, and
// whether column to accepts them: "Holding 3 cards, 8 to 6 of hearts; column 5, jack of spades:
// does not fit." It returns "" if the cards can't be held or there is no column to.
func (l *Localizer) Holding(t *engine.Tableau, from, count, to int) string {
	if reason, _ := t.Group(from, count); reason != engine.None || to < 1 || to > engine.Columns {
		return ""
	}
	m := engine.Move{From: from, Count: count, To: to}
	data := holdingData{Held: l.Format(HeldCards, l.moveData(t, m)), Column: l.Number(to)}
	if target := t.Last(to); target != 0 {
		data.Column = l.Format(HoldingColumn, cursorData{Column: data.Column, Card: l.cardWords(target)})
	}
	switch {
	case from == to:
		data.Column = l.Number(to)
		return l.Format(HoldingOwn, data)
	case t.Len(to) == 0:
		return l.Format(HoldingEmpty, data)
	case t.Check(m) == engine.None:
		return l.Format(HoldingFits, data)
	}
	return l.Format(HoldingNot, data)
}

type (
	cursorData struct {
		Column, Place, Length string
		Card                  CardWords
	}
	holdingData struct{ Held, Column string }
)
