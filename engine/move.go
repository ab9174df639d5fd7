package engine

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Columns is the number of columns.
const Columns = 10

// Move takes the last Count cards of column From to column To. Columns count
// from 1 to [Columns] from the left. A Move may hold any numbers; whether it is
// allowed is for [Tableau.Check] to decide.
type Move struct {
	From, Count, To int
}

// String returns the move as it is written: from-count-to, such as "3-2-7".
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

// MoveError is the error of [ParseMove].
type MoveError struct {
	Text string // what was no move, cut to a length that can be shown
}

// Error says that the text is no move.
func (e *MoveError) Error() string {
	return fmt.Sprintf("%q is no move (from-count-to)", e.Text)
}

// ParseMove reads a move: three numbers of ASCII digits with hyphens between
// them and nothing else. Leading zeros do not matter. A number that is too large
// becomes math.MaxInt, so the move can be read, although it is never allowed.
// The error is a *[MoveError].
func ParseMove(text string) (Move, error) {
	from, rest, found1 := strings.Cut(text, "-")
	count, to, found2 := strings.Cut(rest, "-")
	m := Move{From: parseNumber(from), Count: parseNumber(count), To: parseNumber(to)}
	if !found1 || !found2 || m.From < 0 || m.Count < 0 || m.To < 0 {
		return Move{}, &MoveError{Text: clip(text)}
	}
	return m, nil
}

// MarshalText implements [encoding.TextMarshaler] with what [Move.String] writes. The
// error is a *[MoveError] if a number of the move is negative.
func (m Move) MarshalText() ([]byte, error) { return marshal(m, ParseMove) }

// UnmarshalText implements [encoding.TextUnmarshaler] with [ParseMove]. If there is an
// error, the move stays as it was.
func (m *Move) UnmarshalText(text []byte) error { return unmarshal(text, m, ParseMove) }

// parseNumber reads a number of ASCII digits, up to math.MaxInt; -1 if it is none.
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
			n = math.MaxInt // and it stays so: any further digit is too much again
		} else {
			n = n*10 + digit
		}
	}
	return n
}
