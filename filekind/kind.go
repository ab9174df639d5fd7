// Package filekind tells what a file is that was given for a record and is none: a saved
// game of another program, a record that went through one, or something else. It only
// looks at what is in the file, and has no sentences for people.
package filekind

import "simplesimon/engine"

// Kind is what a file is.
type Kind uint8

// The kinds of files. Unknown is none of the others, such as some text.
const (
	Unknown     Kind = iota
	Empty            // nothing, or nothing but white space
	OtherGame        // saved by another program for patience games
	Board            // the cards of a table, as solvers write them
	NewerGame        // a record of a later format
	OtherUTF         // text in another encoding of Unicode than UTF-8
	Packed           // compressed, or an archive
	Document         // of a word processor, or for print
	Picture          // of any format
	Binary           // anything else that is not text
	Quoted           // a record with quote signs before its lines
	WebPage          // HTML
	Surrounded       // a record within other text
	OnlyCode         // a text with a game code and no moves
	OwnGame          // our running game
	OwnSettings      // our settings
	OwnHistory       // our history
	OwnTable         // our history as a table for other programs
	Data             // XML or JSON of some other program
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

// Found is what a file was found to be.
type Found struct {
	Kind Kind
	Name string      // for OtherGame that of the program, for OtherUTF that of the encoding
	Code engine.Code // for OnlyCode: the first one
}

// Error says that a file is no record, and what it is instead.
type Error struct {
	Found
	Cause error // as of [engine.ReadRecord]
}

// Error names the kind and the cause.
func (e *Error) Error() string { return e.Kind.String() + ": " + e.Cause.Error() }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }
