package engine

import "fmt"

// Record is a played game as parsed from a text file: well-formed, but not yet checked against the
// rules.
type Record struct {
	ID    string // ID of the player's own game it was saved from, from a comment line; "" if absent
	Code  Code
	Moves []RecordMove
}

// RecordMove is a move of a record.
type RecordMove struct {
	Move Move
	Text string // the move as written in the file
	Line int    // line number, from 1
}

// IllegalMove is the error for a move of a record or history that breaks the rules.
type IllegalMove struct {
	Number  int    // number of the move, from 1
	Text    string // the move as written in the record
	Line    int    // line number in the record, from 1; 0 for a history
	Refusal *Refusal
}

// Error names the move and the reason.
func (e *IllegalMove) Error() string {
	return fmt.Sprintf("move %d %q is illegal: %v", e.Number, clip(e.Text), e.Refusal)
}

// Unwrap returns the refusal.
func (e *IllegalMove) Unwrap() error { return e.Refusal }

// Replay plays the record. It takes O(n) for n moves. If a move is illegal, the error is an
// *[IllegalMove] and the game, which is never nil, has the position before that move.
func (r *Record) Replay() (*Game, error) {
	g := NewGame(r.Code)
	g.steps = make([]step, 0, len(r.Moves))
	for i, m := range r.Moves {
		if _, refusal := g.play(m.Move); refusal != nil {
			return g, &IllegalMove{Number: i + 1, Text: m.Text, Line: m.Line, Refusal: refusal}
		}
	}
	return g, nil
}

// recordWidth is the preferred maximum line width of FormatRecord.
const recordWidth = 78

// FormatRecord returns a record as text: the header, the code and the moves in lines of at most 78
// characters, each terminated by a newline. [ParseRecord] parses it if the code is valid, no move
// has a negative number, and there are no more than [MaxRecordMoves].
func FormatRecord(c Code, moves []Move) string { return FormatOwnRecord("", c, moves) }

// FormatOwnRecord is like [FormatRecord], but adds a comment line with the ID of the player's own
// game. The ID must be a single word. Other readers ignore it.
func FormatOwnRecord(id string, c Code, moves []Move) string {
	text := []byte(recordHeader + "\n" + codeKey + " " + c.String() + "\n")
	if id != "" {
		text = append(text, commentMark+" "+gameKey+" "+id+"\n"...)
	}
	start := len(text) // start of the line
	text = append(text, movesKey...)
	for _, m := range moves {
		space := len(text)
		text = m.append(append(text, ' '))
		if len(text)-start > recordWidth {
			text = append(text[:space], "\n  "...)
			start = space + 1
			text = m.append(text)
		}
	}
	return string(append(text, '\n'))
}
