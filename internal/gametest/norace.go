//go:build !race

package gametest

// Race reports whether the race detector is on, which makes drawing ten times slower.
const Race = false
