package engine

import (
	"fmt"
	"strings"
)

// clipLength is the maximum number of runes of untrusted text in an error.
const clipLength = 40

// clip makes untrusted text safe to carry in an error: valid UTF-8 and short enough for a line.
func clip(text string) string {
	runes := 0
	for i := range text {
		if runes == clipLength {
			return strings.ToValidUTF8(text[:i], "\uFFFD") + "…"
		}
		runes++
	}
	return strings.ToValidUTF8(text, "\uFFFD")
}

func isLetter(b byte) bool { return 'A' <= b&^0x20 && b&^0x20 <= 'Z' }

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// upper returns the upper case of an ASCII letter and any other byte unchanged.
func upper(b byte) byte {
	if isLetter(b) {
		return b &^ 0x20
	}
	return b
}

// marshal returns the text of a value, or an error if parse does not accept it.
func marshal[T fmt.Stringer](value T, parse func(string) (T, error)) ([]byte, error) {
	text := value.String()
	if _, err := parse(text); err != nil {
		return nil, err
	}
	return []byte(text), nil
}

// unmarshal sets a value to the result of parse.
func unmarshal[T any](text []byte, to *T, parse func(string) (T, error)) error {
	value, err := parse(string(text))
	if err != nil {
		return err
	}
	*to = value
	return nil
}
