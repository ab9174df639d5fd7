//go:build !race

package gametest

// Race reports whether the tests watch for races, which makes drawing ten times as slow.
const Race = false
