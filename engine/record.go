package engine

import "fmt"

// Record is a played game as it stands in a text file: readable, but not yet
// known to follow the rules.
type Record struct {
	ID    string // of the player's own game that it is of, as a comment line names it; "" if none does
	Code  Code
	Moves []RecordMove
}

// RecordMove is a move of a record.
type RecordMove struct {
	Move Move
	Text string // the move as it stands in the file
	Line int    // where it stands, from 1
}

// IllegalMove is a move of a record or of a history that the rules refuse.
type IllegalMove struct {
	Number  int    // of the move, from 1
	Text    string // the move as it stands in the record
	Line    int    // where it stands in the record, from 1; 0 for a history
	Refusal *Refusal
}

// Error names the move and why it was refused.
func (e *IllegalMove) Error() string {
	return fmt.Sprintf("move %d %q is illegal: %v", e.Number, clip(e.Text), e.Refusal)
}

// Unwrap returns the refusal.
func (e *IllegalMove) Unwrap() error { return e.Refusal }

// Replay plays the record: O(n) for n moves. If a move is illegal, the error is an *[IllegalMove],
// and the game, which is never nil, is the one before that move.
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

// recordWidth is how wide FormatRecord lets a line become, if it can.
const recordWidth = 78

// FormatRecord returns a record as a text: the header, the code and the moves, in lines
// of at most 78 characters, the last one ended as well. [ParseRecord] reads it back if
// the code is valid, no move has a negative number, and there are no more than
// [MaxRecordMoves].
func FormatRecord(c Code, moves []Move) string { return FormatOwnRecord("", c, moves) }

// FormatOwnRecord is [FormatRecord] for a game of the player's own: a comment line names it by its
// ID, which is one word. For everybody else it is the same record.
func FormatOwnRecord(id string, c Code, moves []Move) string {
	text := []byte(recordHeader + "\n" + codeKey + " " + c.String() + "\n")
	if id != "" {
		text = append(text, commentMark+" "+gameKey+" "+id+"\n"...)
	}
	start := len(text) // of the line
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
