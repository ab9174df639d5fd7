// Package stats computes figures from finished games: counts, bests, averages, streaks, and the
// series shown in charts. It also contains the clock that measures how long a game is played.
//
// The package only computes: it accesses no files, and callers pass the current time.
package stats
