// Package seam is where tests of other packages take hold of package locales, by means of
// package localestest, so that locales itself exports nothing that only tests use.
package seam

import "io/fs"

// Report is told about a message that is missing or cannot be filled in, which is a fault of a
// bundle or of its caller. The program goes on with the English message.
var Report = func(error) {}

// Use makes the bundles in the root of a file system those that are spoken from now on, and
// returns how to go back to what was spoken before. Package locales sets it.
var Use func(bundles fs.FS) (back func())
