package engine

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// The keywords of a record.
const (
	recordHeader = "Simple Simon record 1"
	codeKey      = "code:"
	movesKey     = "moves:"
	commentMark  = "#"
	gameKey      = "game:" // in a comment
)

// RecordFault is the reason why a record is malformed.
type RecordFault uint8

// The faults of a record.
const (
	NotUTF8      RecordFault = iota + 1 // the line is not valid UTF-8
	NoHeader                            // expected "Simple Simon record 1"; another kind of file or another version
	NoCode                              // expected "code:" and a game code
	BadCode                             // no valid game code after "code:"
	NoMoves                             // expected "moves:"
	BadMove                             // expected a move
	Repeated                            // repeated "code:" or "moves:"
	TooManyMoves                        // more than MaxRecordMoves
)

var faultKeywords = [...]string{
	NotUTF8:  "not-utf-8",
	NoHeader: "no-header",
	NoCode:   "no-code",
	BadCode:  "bad-code",
	NoMoves:  "no-moves",
	BadMove:  "bad-move",
	Repeated: "repeated",

	TooManyMoves: "too-many-moves",
}

// String returns the keyword of the fault, such as "bad-move".
func (f RecordFault) String() string {
	if f == 0 || int(f) >= len(faultKeywords) {
		return "?"
	}
	return faultKeywords[f]
}

// RecordError is the error returned by [ParseRecord].
type RecordError struct {
	Line  int // from 1; the last line if something is missing at the end
	Fault RecordFault
	Text  string // the text found instead, clipped to a displayable length; "" at the end
	Cause error  // a *[CodeError] for BadCode, otherwise nil
}

// Error names the line, the fault and the text found there.
func (e *RecordError) Error() string {
	text := fmt.Sprintf("line %d: %v", e.Line, e.Fault)
	if e.Text != "" {
		text += fmt.Sprintf(" %q", e.Text)
	}
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap returns the cause, or nil.
func (e *RecordError) Unwrap() error { return e.Cause }

// ParseRecord parses a record. It is UTF-8 with an optional byte order mark. Words are separated
// by white space and line endings of any kind; "#" starts a comment that extends to the end of the
// line. The first line that is neither blank nor a comment is the header; the code and the moves
// follow. The first comment of the form "# game: ID" names the game. [Record.Replay] checks the
// moves against the rules. The error is a *[RecordError] for the first fault in the text.
func ParseRecord(data []byte) (*Record, error) {
	p := recordParser{record: &Record{}, next: readHeader}
	rest := strings.TrimPrefix(string(data), "\uFEFF")
	for more := true; more; more = rest != "" {
		var line string
		p.left = len(rest)
		line, rest = cutLine(rest)
		p.line++
		if fault := p.readLine(line); fault != nil {
			return nil, fault
		}
	}
	if fault := p.end(); fault != nil {
		return nil, fault
	}
	return p.record, nil
}

// cutLine splits off the first line, terminated by any Unicode line ending.
func cutLine(text string) (line, rest string) {
	for i, r := range text {
		switch r {
		case '\r':
			return text[:i], strings.TrimPrefix(text[i+1:], "\n")
		case '\n', '\v', '\f', '\u0085', '\u2028', '\u2029':
			return text[:i], text[i+utf8.RuneLen(r):]
		}
	}
	return text, ""
}

// recordParser parses a record word by word.
type recordParser struct {
	record *Record
	next   expectation
	line   int
	left   int // bytes of the text from the beginning of the line on
}

// Room for the moves of a usual game is allocated at once, as far as the text can hold them.
const (
	shortestMove = len("1-1-2 ")
	usualMoves   = 128
)

// expectation is what a record must continue with.
type expectation uint8

const (
	readHeader expectation = iota
	readCodeKey
	readCode
	readMovesKey
	readMove
)

func (p *recordParser) wrong(fault RecordFault, text string) *RecordError {
	return &RecordError{Line: p.line, Fault: fault, Text: clip(text)}
}

func (p *recordParser) readLine(line string) *RecordError {
	if !utf8.ValidString(line) {
		return p.wrong(NotUTF8, line)
	}
	line, comment, commented := strings.Cut(line, commentMark)
	if commented && strings.TrimSpace(line) == "" {
		p.readComment(comment)
	}
	if p.next == readHeader {
		return p.readHeader(line)
	}
	for word := range strings.FieldsSeq(line) {
		if fault := p.readWord(word); fault != nil {
			return fault
		}
	}
	return nil
}

// readComment parses a comment line; the first one that names a game counts.
func (p *recordParser) readComment(text string) {
	if words := strings.Fields(text); len(words) == 2 && words[0] == gameKey && p.record.ID == "" {
		p.record.ID = words[1]
	}
}

func (p *recordParser) readHeader(line string) *RecordError {
	rest, some := recordHeader, false
	for word := range strings.FieldsSeq(line) {
		var want string
		want, rest, _ = strings.Cut(rest, " ")
		if word != want {
			return p.wrong(NoHeader, strings.TrimSpace(line))
		}
		some = true
	}
	switch {
	case !some:
		return nil
	case rest != "":
		return p.wrong(NoHeader, strings.TrimSpace(line))
	}
	p.next = readCodeKey
	return nil
}

func (p *recordParser) readWord(word string) *RecordError {
	switch p.next {
	case readCodeKey:
		if word != codeKey {
			return p.wrong(NoCode, word)
		}
	case readCode:
		if word == codeKey || word == movesKey {
			return p.wrong(NoCode, word)
		}
		code, err := ParseCode(word)
		if err != nil {
			fault := p.wrong(BadCode, word)
			fault.Cause = err
			return fault
		}
		p.record.Code = code
	case readMovesKey:
		if word == codeKey {
			return p.wrong(Repeated, word)
		}
		if word != movesKey {
			return p.wrong(NoMoves, word)
		}
		p.record.Moves = make([]RecordMove, 0, min(p.left/shortestMove, usualMoves))
	case readMove:
		if word == codeKey || word == movesKey {
			return p.wrong(Repeated, word)
		}
		move, err := ParseMove(word)
		if err != nil {
			return p.wrong(BadMove, word)
		}
		if len(p.record.Moves) == MaxRecordMoves {
			return p.wrong(TooManyMoves, word)
		}
		p.record.Moves = append(p.record.Moves, RecordMove{Move: move, Text: word, Line: p.line})
		return nil // more moves may follow
	}
	p.next++
	return nil
}

// end returns the error for a text that ends too early, or nil.
func (p *recordParser) end() *RecordError {
	switch p.next {
	case readHeader:
		return p.wrong(NoHeader, "")
	case readCodeKey, readCode:
		return p.wrong(NoCode, "")
	case readMovesKey:
		return p.wrong(NoMoves, "")
	default:
		return nil
	}
}
