// Package enginetest is for tests: a second opinion on the game, and games that are known to be won.
//
// [Table] and [Game] say what the rules say in the plainest way there is, with cards as texts and
// every position kept, slowly and without a line of the engine's own rules. From the engine they
// take the deal and the forms of codes and moves, which tests of the engine pin down.
//
// What cannot be, such as a move that the rules forbid, panics.
package enginetest
