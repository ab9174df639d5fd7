//go:build !windows && !js

package store

// systemDisk is the disk of the system.
func systemDisk() disk { return system{} }
