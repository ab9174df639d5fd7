//go:build race

package ui

// raceDetector tells whether the tests watch for races, which makes drawing ten
// times as slow.
const raceDetector = true
