//go:build !windows

package store

// systemDisk is the disk of the system.
func systemDisk() disk { return system{} }
