package filekind

import (
	"iter"
	"regexp"
	"strings"
)

// lines are the lines of a text, whatever ends them.
func lines(text string) iter.Seq[string] {
	return strings.FieldsFuncSeq(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' })
}

// A card as solvers and people write it: "QH", "10h", "0S", "T♥", "q♥️", "<QH>" of a card face down.
var cardWord = regexp.MustCompile(`^[<(\[]?(?i:10|[A2-9TJQK01])[SHDC♠♥♦♣♤♡♢♧shdc]\x{FE0F}?[>)\]]?$`)

// What may stand before the cards of a line: a colon, the number of a column, a name.
var lineName = regexp.MustCompile(`^\s*(?:[A-Za-z ]*\d*)\s*:`)

// fewestCards is how many cards a text has at least that shows a table.
const fewestCards = 13

// board reports whether a text shows the cards of a table: most words in its lines are cards.
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

// The top of a pile of removed cards, as in "H-0".
var homeWord = regexp.MustCompile(`^(?i:[SHDC]-(?:10|[0A2-9TJQK]))$`)
