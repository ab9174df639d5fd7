package engine

import (
	"fmt"
	"strconv"
	"strings"
)

const removedKey = "removed"

// String returns the position as eleven lines: the ten columns from the left, such as "3: KS QH",
// first card to last, and "removed: S H", the suits of the removed sequences. [ParseTableau]
// parses it.
func (t Tableau) String() string {
	var text strings.Builder
	for col := 1; col <= Columns; col++ {
		text.WriteString(strconv.Itoa(col) + ":")
		for _, card := range t.column(col) {
			text.WriteString(" " + card.String())
		}
		text.WriteByte('\n')
	}
	text.WriteString(removedKey + ":")
	for _, suit := range t.suits[:t.removed] {
		text.WriteString(" " + suit.String())
	}
	text.WriteByte('\n')
	return text.String()
}

// ParseTableau parses the output of [Tableau.String]. Lines may be blank, missing (the column is
// empty) or in any order. The cards need not form a deck nor a reachable position; but a column
// holds at most [MaxColumn] cards, at most [Sequences] sequences are removed, and there are at
// most 52 cards in total.
func ParseTableau(text string) (Tableau, error) {
	var t Tableau
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		key, list, found := strings.Cut(line, ":")
		if !found || seen[key] {
			return Tableau{}, fmt.Errorf("position: unexpected line %q", clip(line))
		}
		seen[key] = true
		if err := t.parseLine(key, strings.Fields(list)); err != nil {
			return Tableau{}, fmt.Errorf("position: line %q: %w", clip(line), err)
		}
	}
	cards := SequenceLength * t.Removed()
	for col := 1; col <= Columns; col++ {
		cards += t.Len(col)
	}
	if cards > deckSize {
		return Tableau{}, fmt.Errorf("position: %d cards", cards)
	}
	return t, nil
}

func (t *Tableau) parseLine(key string, list []string) error {
	if key == removedKey {
		return t.parseRemoved(list)
	}
	col, err := strconv.Atoi(key)
	if err != nil || !isColumn(col) || key != strconv.Itoa(col) {
		return fmt.Errorf("no column %q", clip(key))
	}
	if len(list) > MaxColumn {
		return fmt.Errorf("%d cards", len(list))
	}
	for i, word := range list {
		card, err := ParseCard(word)
		if err != nil {
			return err
		}
		t.cards[col-1][i] = card
	}
	t.lens[col-1] = uint8(len(list))
	return nil
}

func (t *Tableau) parseRemoved(list []string) error {
	if len(list) > Sequences {
		return fmt.Errorf("%d sequences", len(list))
	}
	for i, word := range list {
		suit := strings.Index(suitLetters, word)
		if len(word) != 1 || suit < 0 {
			return fmt.Errorf("no suit %q", clip(word))
		}
		t.suits[i] = Suit(suit)
	}
	t.removed = uint8(len(list))
	return nil
}
