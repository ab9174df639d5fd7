// Package engine is the game of Simple Simon without a picture: cards, deals,
// positions, rules, undo and the text forms of all of them.
//
// The vocabulary, used alike in names, texts and files:
//
//   - A column is one of ten piles, numbered 1 to 10 from the left. Its last
//     card lies at the open end, the only end where cards come and go.
//   - A group is one or more cards at the end of a column that descend one by
//     one in one suit. It moves as a whole.
//   - A sequence is a group of thirteen, from king to ace. It leaves the game
//     by itself with the move that completes it.
//   - A [Code] names a deal: the number of suits and the number of the shuffle.
//   - A [Tableau] is a position, a plain value that compares with ==.
//   - A [Move] takes a number of cards from a column to another.
//   - A [Refusal] is the error of a move that is not allowed: its [Reason] and the
//     cards of the case.
//   - A [Game] is a deal with its history: play, undo, redo, restart.
//   - A [Record] is a played game as a text file.
//
// The package knows no clock, no file and no global random number, and it holds
// no sentence for the player: refusals and errors carry what a sentence needs, and
// errors.As finds them. Whatever a text or a file holds, nothing in here panics.
//
// All questions about a position take a time that does not depend on the length of
// the game; so do playing, undoing and redoing a move. What takes longer says so.
// A [Game] must not be used by several goroutines at once while one of them changes it.
package engine
