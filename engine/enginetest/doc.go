// Package enginetest provides test helpers: a reference model of the game, and games known to be
// won.
//
// [Table] and [Game] implement the rules in the plainest way possible, with cards as strings and
// every position stored; they are slow and share no code with the engine's rules. They rely on the
// engine for the deal and the text forms of codes and moves, which the engine's own tests pin.
//
// Misuse, such as playing an illegal move, panics.
package enginetest
