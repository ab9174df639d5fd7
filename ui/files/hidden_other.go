//go:build !windows && !js

package files

import "io/fs"

// hiddenFile reports whether a file is hidden other than by its name.
func hiddenFile(fs.DirEntry) bool { return false }

// hasDrives reports whether the system has drives above root folders.
const hasDrives = false

// drives returns the roots of the drives; nil on systems with a single root.
func drives() []string { return nil }
