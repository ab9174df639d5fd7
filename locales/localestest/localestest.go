// Package localestest supports tests of packages that use package locales.
package localestest

import (
	"io/fs"
	"testing"

	"simplesimon/locales/internal/seam"

	_ "simplesimon/locales" // sets the seam
)

// Strict makes a message that is missing or can't be filled in a test failure.
func Strict(t testing.TB) {
	t.Helper()
	before := seam.Report
	seam.Report = func(err error) { t.Error(err) }
	t.Cleanup(func() { seam.Report = before })
}

// Use replaces the program's bundles by those in the root of a file system until the end of the
// test. Existing Localizers are unaffected, and no other goroutine may create one meanwhile.
func Use(t testing.TB, bundles fs.FS) {
	t.Helper()
	t.Cleanup(seam.Use(bundles))
}
