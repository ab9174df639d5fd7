package engine

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// CodeFault is the reason why a text is not a code.
type CodeFault uint8

// The faults of a code.
const (
	CodeEmpty     CodeFault = iota + 1 // empty or only white space
	CodeFormat                         // expected "SS1"
	CodeSeparator                      // expected a hyphen
	CodeSuits                          // expected "S1", "S2" or "S4"
	CodeLetter                         // expected a letter from A to Z
	CodeLength                         // expected seven letters; the rest is letters, but not seven
	CodeExtra                          // expected nothing after the seven letters
)

// CodeError is the error returned by [ParseCode].
type CodeError struct {
	Fault CodeFault
	// Text is what was found instead, clipped to a displayable length: the part up to the next
	// hyphen for CodeFormat and CodeSuits, the character for CodeSeparator (or "") and CodeLetter,
	// the rest for CodeExtra.
	Text string
	// Number is the number of the hyphen (1 or 2) for CodeSeparator, the position among the
	// letters (1 to 7) for CodeLetter, the number of letters found for CodeLength, and otherwise
	// 0.
	Number int
}

// Error describes the faulty part and what was expected.
func (e *CodeError) Error() string {
	switch e.Fault {
	case CodeEmpty:
		return "game code: empty"
	case CodeFormat:
		return fmt.Sprintf("game code: format %q instead of \"SS1\"", e.Text)
	case CodeSeparator:
		return fmt.Sprintf("game code: %q instead of hyphen %d", e.Text, e.Number)
	case CodeSuits:
		return fmt.Sprintf("game code: suits %q instead of \"S1\", \"S2\" or \"S4\"", e.Text)
	case CodeLetter:
		return fmt.Sprintf("game code: %q at position %d instead of a letter from A to Z", e.Text, e.Number)
	case CodeLength:
		return fmt.Sprintf("game code: %d letters instead of %d", e.Number, codeLetters)
	default:
		return fmt.Sprintf("game code: %q after the last letter", e.Text)
	}
}

// ParseCode parses a code in upper or lower case, ignoring surrounding white space. It accepts
// ASCII letters only. The error is a *[CodeError].
func ParseCode(text string) (Code, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Code{}, &CodeError{Fault: CodeEmpty}
	}
	rest, fault := readFormat(text)
	if fault != nil {
		return Code{}, fault
	}
	suits, rest, fault := readSuits(rest)
	if fault != nil {
		return Code{}, fault
	}
	number, fault := readLetters(rest)
	if fault != nil {
		return Code{}, fault
	}
	return Code{Suits: suits, Number: number}, nil
}

// readFormat strips "SS1-" from the text.
func readFormat(text string) (rest string, fault *CodeError) {
	const format = "SS1"
	rest, found := cutPrefix(text, format)
	if !found {
		return "", &CodeError{Fault: CodeFormat, Text: upToHyphen(text)}
	}
	if strings.HasPrefix(rest, "-") {
		return rest[1:], nil
	}
	separator, after := cutSeparator(rest)
	if after == "" || upper(after[0]) == 'S' {
		return "", &CodeError{Fault: CodeSeparator, Text: clip(separator), Number: 1}
	}
	return "", &CodeError{Fault: CodeFormat, Text: upToHyphen(text)}
}

// readSuits strips the suits and the following hyphen from the text.
func readSuits(text string) (suits Suits, rest string, fault *CodeError) {
	rest, found := cutPrefix(text, "S")
	if !found || rest == "" || !isDigit(rest[0]) || !Suits(rest[0]-'0').Valid() {
		return 0, "", wrongSuits(text)
	}
	suits, rest = Suits(rest[0]-'0'), rest[1:]
	if strings.HasPrefix(rest, "-") {
		return suits, rest[1:], nil
	}
	separator, after := cutSeparator(rest)
	switch {
	case after == "": // the text ends here
	case !isLetter(after[0]):
		return 0, "", wrongSuits(text)
	case separator == "" && strings.Contains(after, "-"):
		return 0, "", wrongSuits(text) // "S1X-": the hyphen follows, but the part itself is wrong
	}
	return 0, "", &CodeError{Fault: CodeSeparator, Text: clip(separator), Number: 2}
}

func wrongSuits(text string) *CodeError {
	return &CodeError{Fault: CodeSuits, Text: upToHyphen(text)}
}

// readLetters parses the seven letters, which must be all that is left.
func readLetters(text string) (number uint64, fault *CodeError) {
	position := 0
	for i := range text { // by rune; no rune outside ASCII starts with a letter byte
		if !isLetter(text[i]) {
			if position >= codeLetters {
				return 0, &CodeError{Fault: CodeExtra, Text: clip(text[codeLetters:])}
			}
			_, size := utf8.DecodeRuneInString(text[i:])
			return 0, &CodeError{Fault: CodeLetter, Text: clip(text[i : i+size]), Number: position + 1}
		}
		position++
		if position <= codeLetters {
			number = number*26 + uint64(upper(text[i])-'A')
		}
	}
	if position != codeLetters {
		return 0, &CodeError{Fault: CodeLength, Number: position}
	}
	return number, nil
}

// cutPrefix strips a prefix, given in ASCII capitals, regardless of case.
func cutPrefix(text, prefix string) (rest string, found bool) {
	if len(text) < len(prefix) {
		return text, false
	}
	for i := range len(prefix) {
		if upper(text[i]) != prefix[i] {
			return text, false
		}
	}
	return text[len(prefix):], true
}

// cutSeparator strips the character found in place of a hyphen. It strips no letter or digit, as
// these belong to a part of the code.
func cutSeparator(text string) (separator, after string) {
	if text == "" || isLetter(text[0]) || isDigit(text[0]) {
		return "", text
	}
	_, size := utf8.DecodeRuneInString(text)
	return text[:size], text[size:]
}

// upToHyphen returns the text before the first hyphen.
func upToHyphen(text string) string {
	part, _, _ := strings.Cut(text, "-")
	return clip(part)
}

// FindCode returns the first valid code within a longer text and reports whether there is one. The
// code must be a word of its own: it may not touch a letter, digit, mark or underscore, nor be
// joined to a letter or digit by a hyphen.
func FindCode(text string) (Code, bool) {
	const length = len("SS1-S1-AAAAAAA")
	for i := 0; i+length <= len(text); i++ {
		if upper(text[i]) != 'S' {
			continue
		}
		code, err := ParseCode(text[i : i+length])
		if err == nil && endsWord(text[:i]) && beginsWord(text[i+length:]) {
			return code, true
		}
	}
	return Code{}, false
}

// endsWord reports whether a code may start after the text.
func endsWord(text string) bool {
	last, size := utf8.DecodeLastRuneInString(text)
	if last == '-' {
		last, _ = utf8.DecodeLastRuneInString(text[:len(text)-size])
		return !isAlphanumeric(last)
	}
	return !isWord(last)
}

// beginsWord reports whether a code may end before the text.
func beginsWord(text string) bool {
	first, size := utf8.DecodeRuneInString(text)
	if first == '-' {
		first, _ = utf8.DecodeRuneInString(text[size:])
		return !isAlphanumeric(first)
	}
	return !isWord(first)
}

func isAlphanumeric(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }

func isWord(r rune) bool { return isAlphanumeric(r) || unicode.IsMark(r) || r == '_' }
