//go:build !linux

package store

// replaceLock never replaces a lock: only Linux can tell who holds one that may not be opened.
func (f Folder) replaceLock() bool { return false }
