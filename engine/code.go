package engine

import "strconv"

// Suits is the number of suits a deal is played with: [One], [Two] or [Four].
type Suits uint8

// The three levels of the game.
const (
	One  Suits = 1
	Two  Suits = 2
	Four Suits = 4
)

// Valid reports whether s is 1, 2 or 4.
func (s Suits) Valid() bool { return s == One || s == Two || s == Four }

// Deals is the number of deals for each number of suits: 26⁷, one for every seven letters.
const Deals = 8031810176

// codeLetters is the number of letters of a code.
const codeLetters = 7

// Code identifies a deal: the number of suits and the number of the shuffle, from 0 to [Deals] -
// 1. A code deals the same cards forever.
type Code struct {
	Suits  Suits
	Number uint64
}

// Valid reports whether the code identifies a deal. The zero Code does not.
func (c Code) Valid() bool { return c.Suits.Valid() && c.Number < Deals }

// Letters returns the number of the deal as seven letters in base 26, most significant first, or
// "" if the number is out of range.
func (c Code) Letters() string {
	if c.Number >= Deals {
		return ""
	}
	var letters [codeLetters]byte
	n := c.Number
	for i := len(letters) - 1; i >= 0; i-- {
		letters[i] = 'A' + byte(n%26)
		n /= 26
	}
	return string(letters[:])
}

// String returns the code in its written form, such as "SS1-S1-AAAAABD". [ParseCode] parses it if
// the code is valid.
func (c Code) String() string {
	return "SS1-S" + strconv.Itoa(int(c.Suits)) + "-" + c.Letters()
}

// MarshalText implements [encoding.TextMarshaler] using [Code.String]. The error is a *[CodeError]
// if the code is invalid.
func (c Code) MarshalText() ([]byte, error) { return marshal(c, ParseCode) }

// UnmarshalText implements [encoding.TextUnmarshaler] using [ParseCode]. On error, c is unchanged.
func (c *Code) UnmarshalText(text []byte) error { return unmarshal(text, c, ParseCode) }

// RandomCode returns a random code with s suits. below(n) must return a number from 0 to n-1,
// uniformly distributed.
func RandomCode(s Suits, below func(n uint64) uint64) Code {
	return Code{Suits: s, Number: below(Deals)}
}
