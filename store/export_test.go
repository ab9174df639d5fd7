package store

import "io"

// The disk that a folder uses, for tests that let it fail.
type (
	Disk   = disk
	Handle = handle
	System = system
)

// On is the folder on another disk.
func (f Folder) On(d Disk) Folder {
	f.disk = d
	return f
}

// On puts the keeper's folder on another disk.
func (k *Keeper) On(d Disk) { k.folder.disk = d }

// ReplaceOn is Replace on another disk.
func ReplaceOn(d Disk, path string, write func(io.Writer) error) error {
	return replaceFile(d, path, 0o666, write)
}
