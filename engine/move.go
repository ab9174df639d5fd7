package engine

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Columns is the number of columns.
const Columns = 10

// Move moves the last Count cards of column From to column To. Columns are numbered 1 to [Columns]
// from the left. A Move may hold any numbers; [Tableau.Check] decides whether it is legal.
type Move struct {
	From, Count, To int
}

// String returns the move in its written form, from-count-to, such as "3-2-7".
func (m Move) String() string {
	return string(m.append(nil))
}

func (m Move) append(text []byte) []byte {
	text = strconv.AppendInt(text, int64(m.From), 10)
	text = append(text, '-')
	text = strconv.AppendInt(text, int64(m.Count), 10)
	text = append(text, '-')
	return strconv.AppendInt(text, int64(m.To), 10)
}

// MoveError is the error returned by [ParseMove].
type MoveError struct {
	Text string // the offending text, clipped to a displayable length
}

// Error quotes the offending text.
func (e *MoveError) Error() string {
	return fmt.Sprintf("%q is no move (from-count-to)", e.Text)
}

// ParseMove parses a move: three numbers in ASCII digits, separated by hyphens and nothing else.
// Leading zeros are accepted. A number that overflows becomes math.MaxInt; such a move parses but
// is never legal. The error is a *[MoveError].
func ParseMove(text string) (Move, error) {
	from, rest, found1 := strings.Cut(text, "-")
	count, to, found2 := strings.Cut(rest, "-")
	m := Move{From: parseNumber(from), Count: parseNumber(count), To: parseNumber(to)}
	if !found1 || !found2 || m.From < 0 || m.Count < 0 || m.To < 0 {
		return Move{}, &MoveError{Text: clip(text)}
	}
	return m, nil
}

// MarshalText implements [encoding.TextMarshaler] using [Move.String]. The error is a *[MoveError]
// if a number is negative.
func (m Move) MarshalText() ([]byte, error) { return marshal(m, ParseMove) }

// UnmarshalText implements [encoding.TextUnmarshaler] using [ParseMove]. On error, m is unchanged.
func (m *Move) UnmarshalText(text []byte) error { return unmarshal(text, m, ParseMove) }

// parseNumber parses a number in ASCII digits, saturating at math.MaxInt; -1 if it is malformed.
func parseNumber(text string) int {
	if text == "" {
		return -1
	}
	n := 0
	for i := range len(text) {
		if !isDigit(text[i]) {
			return -1
		}
		digit := int(text[i] - '0')
		if n > (math.MaxInt-digit)/10 {
			n = math.MaxInt // any further digit saturates again
		} else {
			n = n*10 + digit
		}
	}
	return n
}
