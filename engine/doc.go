// Package engine implements the rules of Simple Simon without any UI: cards, deals, positions,
// moves, undo, and a text form for each of them.
//
// The vocabulary, used alike in names, texts and files:
//
//   - A column is one of ten piles, numbered 1 to 10 from the left. Its last card is at the
//     open end, the only end where cards are added and removed.
//   - A group is one or more cards at the end of a column that descend by one in a single
//     suit. It moves as a whole.
//   - A sequence is a group of thirteen, from king to ace. The move that completes it removes
//     it from the game.
//   - A [Code] identifies a deal: the number of suits and the number of the shuffle.
//   - A [Tableau] is a position, a plain value comparable with ==.
//   - A [Move] takes a number of cards from one column to another.
//   - A [Refusal] is the error for an illegal move: its [Reason] and the cards involved.
//   - A [Game] is a deal with its history: play, undo, redo, restart.
//   - A [Record] is a played game as a text file.
//
// The package uses no clock, no files and no global random source, and contains no text for the
// player: refusals and errors carry the data a message needs and can be found with errors.As. No
// input, however malformed, makes it panic.
//
// Every query of a position takes constant time, as do playing, undoing and redoing a move;
// exceptions are documented. A [Game] is not safe for concurrent use while a goroutine modifies
// it.
package engine
