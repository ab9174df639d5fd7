package uitest

import (
	"testing"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
)

// WithoutRaceDetector skips a test that draws or opens much when the detector slows it down: it
// would find nothing there that smaller tests don't. `make unit` runs these tests once more without
// it.
func WithoutRaceDetector(t testing.TB) {
	t.Helper()
	if gametest.Race {
		t.Skip("too much for the race detector")
	}
}

// Languages are those that a test goes through: one will do for the race detector, since the others
// differ by their words only.
func Languages() []string {
	if gametest.Race {
		return []string{"de"} // has the longest words
	}
	return locales.Languages()
}
