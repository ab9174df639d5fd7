//go:build !race

package store_test

// race tells that the race detector is on, which makes everything many times slower.
const race = false
