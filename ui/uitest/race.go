package uitest

import (
	"testing"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
)

// WithoutRaceDetector skips a test that draws or opens a lot, which the detector slows down: it would find
// nothing that smaller tests don't. `make unit` also runs these tests without it.
func WithoutRaceDetector(t testing.TB) {
	t.Helper()
	if gametest.Race {
		t.Skip("too slow with the race detector")
	}
}

// Languages returns the languages a test covers: a single one with the race detector, since the others differ
// only in text.
func Languages() []string {
	if gametest.Race {
		return []string{"de"} // has the longest words
	}
	return locales.Languages()
}
