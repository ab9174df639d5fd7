package engine

import (
	"fmt"
	"strings"
)

// clipLength is how many runes of a foreign text an error carries at most.
const clipLength = 40

// clip makes a foreign text fit to be carried in an error: valid UTF-8, and no
// longer than a line can show.
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

// upper is the capital of an ASCII letter and any other byte as it is.
func upper(b byte) byte {
	if isLetter(b) {
		return b &^ 0x20
	}
	return b
}

// marshal is the text of a value, or the error of parse if it does not read that text.
func marshal[T fmt.Stringer](value T, parse func(string) (T, error)) ([]byte, error) {
	text := value.String()
	if _, err := parse(text); err != nil {
		return nil, err
	}
	return []byte(text), nil
}

// unmarshal sets a value to what parse reads.
func unmarshal[T any](text []byte, to *T, parse func(string) (T, error)) error {
	value, err := parse(string(text))
	if err != nil {
		return err
	}
	*to = value
	return nil
}
