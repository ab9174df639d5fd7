package store

import (
	"errors"
	"io"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// The disk of a folder, for tests that inject faults.
type (
	Disk   = disk
	Handle = handle
	System = system
)

// On returns the folder on another disk.
func (f Folder) On(d Disk) Folder {
	f.disk = d
	return f
}

// On moves the keeper's folder to another disk.
func (k *Keeper) On(d Disk) {
	k.folder.disk = d
	k.game.folder.disk, k.settings.folder.disk = d, d
}

// Unlocked returns a keeper that holds the lock of a folder on a disk without locks.
func Unlocked(f Folder) *Keeper {
	k := NewKeeper(f)
	k.lock = &Lock{file: flock.New("")}
	return k
}

// ReplaceOn is Replace on another disk.
func ReplaceOn(d Disk, path string, write func(io.Writer) error) error {
	return replaceFile(d, path, 0o666, 0, write)
}

// Folder returns the keeper's folder.
func (k *Keeper) Folder() Folder { return k.folder }

// Patient returns a disk that retries calls failing with a transient error.
func Patient(d Disk, passing error, sleep func(time.Duration)) Disk {
	return patient{d, func(err error) bool { return errors.Is(err, passing) }, sleep, &sync.Map{}}
}

// Batch is a batch of records written to a browser's database.
type Batch = batch

// Clears reports whether a batch removes all records before it.
func Clears(b Batch) bool { return b.clear }

// Parts returns the number of a batch's first record, its records, and whether it must be durable.
func Parts(b Batch) (first int, records [][]byte, sync bool) { return b.first, b.records, b.sync }

// InBrowser returns a folder stored in a browser's database.
func InBrowser(path string, out records, owner bool) Folder {
	return Folder{path, &guard{}, openMemDisk(path, out, owner)}
}

// DiskOf returns the disk of a folder.
func DiskOf(f Folder) Disk { return f.disk }
