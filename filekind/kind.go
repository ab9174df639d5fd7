// Package filekind determines what a file is that was opened as a record but is not one: a saved
// game of another program, a record garbled by one, or something else. It only examines the
// content and contains no text for the player.
package filekind

import "simplesimon/engine"

// Kind is the kind of a file.
type Kind uint8

// The kinds of files. Unknown is none of the others, such as arbitrary text.
const (
	Unknown     Kind = iota
	Empty            // empty, or only white space
	OtherGame        // saved by another solitaire program
	Board            // the cards of a position, as written by solvers
	NewerGame        // a record in a later format
	OtherUTF         // text in a Unicode encoding other than UTF-8
	Packed           // compressed, or an archive
	Document         // word processor or print format
	Picture          // any image format
	Binary           // anything else that is not text
	Quoted           // a record with quote marks before its lines
	WebPage          // HTML
	Surrounded       // a record surrounded by other text
	OnlyCode         // text with a game code but no moves
	OwnGame          // our running game
	OwnSettings      // our settings
	OwnHistory       // our history
	OwnTable         // our history exported as CSV
	Data             // XML or JSON of another program
)

var keywords = [...]string{
	Unknown: "unknown", Empty: "empty", OtherGame: "other-game", Board: "board", NewerGame: "newer-game", OtherUTF: "other-utf",
	Packed: "packed", Document: "document", Picture: "picture", Binary: "binary", Quoted: "quoted", WebPage: "web-page",
	Surrounded: "surrounded", OnlyCode: "only-code", OwnGame: "own-game", OwnSettings: "own-settings", OwnHistory: "own-history",
	OwnTable: "own-table", Data: "data",
}

// String returns the keyword of the kind, such as "only-code".
func (k Kind) String() string {
	if int(k) >= len(keywords) {
		return "?"
	}
	return keywords[k]
}

// Found is the result of examining a file.
type Found struct {
	Kind Kind
	Name string      // name of the program (OtherGame) or encoding (OtherUTF)
	Code engine.Code // the first one (OnlyCode)
}

// Error is the error for a file that is not a record, with what it is instead.
type Error struct {
	Found
	Cause error // from [engine.ReadRecord]
}

// Error names the kind and the cause.
func (e *Error) Error() string { return e.Kind.String() + ": " + e.Cause.Error() }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }
