// Package stats makes figures of played games: how many were won, the best and
// the average ones, runs, and the series that pictures are drawn from. It also
// has the clock that measures how long a game is played.
//
// It calculates only: it knows no file, and the time is told to it.
package stats
