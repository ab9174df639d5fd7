// Package localestest is for tests of programs that speak through package locales.
package localestest

import (
	"io/fs"
	"testing"

	"simplesimon/locales/internal/seam"

	_ "simplesimon/locales" // sets the seam
)

// Strict makes a message that is missing or cannot be filled in a failure of the test.
func Strict(t testing.TB) {
	t.Helper()
	before := seam.Report
	seam.Report = func(err error) { t.Error(err) }
	t.Cleanup(func() { seam.Report = before })
}

// Use makes the bundles in the root of a file system those that are spoken until the end of the
// test, in place of the program's own. A Localizer that was made before stays as it is, and none
// may be made by another goroutine meanwhile.
func Use(t testing.TB, bundles fs.FS) {
	t.Helper()
	t.Cleanup(seam.Use(bundles))
}
