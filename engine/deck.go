package engine

import "math/rand/v2"

const (
	deckSize    = 52
	quarterSize = deckSize / 4
)

// dealt is the number of cards dealt to each column.
var dealt = [Columns]int{8, 8, 8, 7, 6, 5, 4, 3, 2, 1}

// quarters returns the suit of each quarter of the unshuffled deck.
func (s Suits) quarters() [4]Suit {
	switch s {
	case One:
		return [4]Suit{Spades, Spades, Spades, Spades}
	case Two:
		return [4]Suit{Spades, Hearts, Spades, Hearts}
	default:
		return [4]Suit{Spades, Hearts, Diamonds, Clubs}
	}
}

// Deal returns the initial position: the 52 cards of the code in columns of 8, 8, 8, 7, 6, 5, 4,
// 3, 2 and 1 cards. For an invalid code all columns are empty.
//
// The cards of a code are a promise: the deck, the generator and the shuffle must never change.
func (c Code) Deal() Tableau {
	var t Tableau
	if !c.Valid() {
		return t
	}
	quarters := c.Suits.quarters()
	var deck [deckSize]Card
	for i := range deck {
		deck[i] = NewCard(Ace+Rank(i%quarterSize), quarters[i/quarterSize])
	}
	rand.New(rand.NewPCG(c.Number, 0)).Shuffle(len(deck), func(i, j int) {
		deck[i], deck[j] = deck[j], deck[i]
	})
	rest := deck[:]
	for i, n := range dealt {
		copy(t.cards[i][:], rest[:n])
		t.lens[i] = uint8(n)
		rest = rest[n:]
	}
	return t
}
