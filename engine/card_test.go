package engine_test

import (
	"testing"

	"simplesimon/engine"
)

func TestCards(t *testing.T) {
	seen := map[engine.Card]string{}
	for s := engine.Spades; s <= engine.Clubs; s++ {
		for r := engine.Ace; r <= engine.King; r++ {
			card := engine.NewCard(r, s)
			if other, twice := seen[card]; twice || card == 0 {
				t.Errorf("%v and %s are the same card", card, other)
			}
			seen[card] = card.String()
			if card.Rank() != r || card.Suit() != s || card.String() != r.String()+s.String() {
				t.Errorf("NewCard(%v, %v) = %v", r, s, card)
			}
			if back, err := engine.ParseCard(card.String()); back != card || err != nil {
				t.Errorf("%v is parsed as %v, %v", card, back, err)
			}
		}
	}
	for _, text := range []string{"", "A", "AS ", "1S", "10S", "as", "AX", "SA", "--", "?S", "A?", "Ä"} {
		if card, err := engine.ParseCard(text); err == nil {
			t.Errorf("%q is %v", text, card)
		}
	}
	for _, card := range []engine.Card{0, engine.NewCard(0, engine.Spades), engine.NewCard(14, engine.Hearts), engine.NewCard(1, 4)} {
		if card != 0 || card.String() != "--" || card.Rank() != 0 {
			t.Errorf("%d %v is a card", card, card)
		}
	}
}
