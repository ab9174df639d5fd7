//go:build !windows && !js

package files

import "io/fs"

// hiddenFile reports whether a file is hidden by more than its name.
func hiddenFile(fs.DirEntry) bool { return false }

// hasDrives reports whether there are drives above the roots of folders.
const hasDrives = false

// drives are the roots of the drives that there are; a system with one root for all has
// none.
func drives() []string { return nil }
