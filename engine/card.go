package engine

import (
	"fmt"
	"strings"
)

// Suit is one of the four suits.
type Suit uint8

// The suits, in the order of the deck.
const (
	Spades Suit = iota
	Hearts
	Diamonds
	Clubs
)

const suitLetters = "SHDC"

// String returns the letter of the suit, "S", "H", "D" or "C", or "?" if s is not a suit.
func (s Suit) String() string {
	if int(s) >= len(suitLetters) {
		return "?"
	}
	return suitLetters[s : s+1]
}

// Rank is the rank of a card, from [Ace] = 1 to [King] = 13.
type Rank uint8

// The ranks with names; the others go by their number.
const (
	Ace   Rank = 1
	Jack  Rank = 11
	Queen Rank = 12
	King  Rank = 13
)

const rankLetters = "A23456789TJQK"

// String returns a single character, "A", "2" to "9", "T", "J", "Q" or "K", or "?" if r is not a
// rank.
func (r Rank) String() string {
	if r < Ace || r > King {
		return "?"
	}
	return rankLetters[r-1 : r]
}

// Card is a rank and a suit. With fewer than four suits, a deck contains equal cards. The zero
// value is no card.
type Card uint8

// A card is its suit times 16 plus its rank, so the next higher card of the same suit is the card
// plus 1.
const suitShift = 4

// NewCard returns the card with the given rank and suit, or the zero Card if either is out of
// range.
func NewCard(r Rank, s Suit) Card {
	if r < Ace || r > King || s > Clubs {
		return 0
	}
	return Card(s)<<suitShift | Card(r)
}

// Rank returns the rank of the card, or 0 for the zero Card.
func (c Card) Rank() Rank { return Rank(c & (1<<suitShift - 1)) }

// Suit returns the suit of the card. It is meaningless for the zero Card.
func (c Card) Suit() Suit { return Suit(c >> suitShift) }

// String returns the rank followed by the letter of the suit, such as "QH", or "--" for the zero
// Card.
func (c Card) String() string {
	if c == 0 {
		return "--"
	}
	return c.Rank().String() + c.Suit().String()
}

// CardError is the error returned by [ParseCard].
type CardError struct {
	Text string // the offending text, clipped to a displayable length
}

// Error quotes the offending text.
func (e *CardError) Error() string { return fmt.Sprintf("%q is no card", e.Text) }

// ParseCard parses the output of [Card.String]; it accepts upper case only. The error is a
// *[CardError].
func ParseCard(text string) (Card, error) {
	if len(text) == 2 {
		rank := strings.IndexByte(rankLetters, text[0])
		suit := strings.IndexByte(suitLetters, text[1])
		if rank >= 0 && suit >= 0 {
			return NewCard(Ace+Rank(rank), Suit(suit)), nil
		}
	}
	return 0, &CardError{Text: clip(text)}
}

// MarshalText implements [encoding.TextMarshaler] using [Card.String]. The error is a *[CardError]
// if c is not a card.
func (c Card) MarshalText() ([]byte, error) { return marshal(c, ParseCard) }

// UnmarshalText implements [encoding.TextUnmarshaler] using [ParseCard]. On error, c is unchanged.
func (c *Card) UnmarshalText(text []byte) error { return unmarshal(text, c, ParseCard) }
