// Package seam contains the hooks through which package localestest controls package locales, so
// that locales exports nothing only for tests.
package seam

import "io/fs"

// Report is called for a message that is missing or can't be filled in, which is a bug in a bundle
// or its caller. The program continues with the English message.
var Report = func(error) {}

// Use replaces the bundles by those in the root of a file system and returns a function that
// restores the previous ones. Package locales sets it.
var Use func(bundles fs.FS) (back func())
