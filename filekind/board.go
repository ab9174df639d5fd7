package filekind

import (
	"iter"
	"regexp"
	"strings"
)

// lines iterates over the lines of a text with any line endings.
func lines(text string) iter.Seq[string] {
	return strings.FieldsFuncSeq(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' })
}

// A card as written by solvers and people: "QH", "10h", "0S", "T♥", "q♥️", "<QH>" for a face-down
// card.
var cardWord = regexp.MustCompile(`^[<(\[]?(?i:10|[A2-9TJQK01])[SHDC♠♥♦♣♤♡♢♧shdc]\x{FE0F}?[>)\]]?$`)

// What may precede the cards of a line: a colon, a column number, a name.
var lineName = regexp.MustCompile(`^\s*(?:[A-Za-z ]*\d*)\s*:`)

// fewestCards is the minimum number of cards in a text that shows a position.
const fewestCards = 13

// board reports whether a text shows a position: most words in its lines are cards.
func board(text string) bool {
	cards, others := 0, 0
	for line := range lines(text) {
		line = lineName.ReplaceAllString(line, "")
		for word := range strings.FieldsSeq(strings.ReplaceAll(line, ",", " ")) {
			switch {
			case cardWord.MatchString(word):
				cards++
			case strings.Trim(word, "-=_.*#|") == "", homeWord.MatchString(word): // a rule, an empty place, a pile
			default:
				others++
			}
		}
	}
	return cards >= fewestCards && others*4 <= cards
}

// The top of a foundation, such as "H-0".
var homeWord = regexp.MustCompile(`^(?i:[SHDC]-(?:10|[0A2-9TJQK]))$`)
