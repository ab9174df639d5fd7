package uitest

import (
	"simplesimon/internal/gametest"
	"simplesimon/locales"
)

// Languages are those that a test goes through: one will do for the race detector, since
// the others differ by their words only.
func Languages() []string {
	if gametest.Race {
		return []string{"de"} // has the longest words
	}
	return locales.Languages()
}
