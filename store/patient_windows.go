package store

import (
	"errors"
	"os"
	"sync"
	"syscall"
	"time"
)

// systemDisk is the disk of the system.
func systemDisk() disk {
	return patient{disk: writable{}, passing: inUse, sleep: time.Sleep, vain: &sync.Map{}}
}

// writable is a disk on which files marked read-only can be replaced, as on other systems.
type writable struct{ system }

func (d writable) Rename(from, to string) error {
	err := d.system.Rename(from, to)
	if !errors.Is(err, syscall.ERROR_ACCESS_DENIED) {
		return err
	}
	const write = 0o200
	if info, failed := os.Lstat(to); failed != nil || !Regular(info.Mode()) || info.Mode()&write != 0 || os.Chmod(to, 0o600) != nil {
		return err
	}
	return d.system.Rename(from, to)
}

// inUse reports whether an error means that a file is open elsewhere: a sharing or lock violation, or access
// denied, which Windows also returns for a file about to be deleted.
func inUse(err error) bool {
	const sharingViolation, lockViolation = syscall.Errno(32), syscall.Errno(33)
	return errors.Is(err, sharingViolation) || errors.Is(err, lockViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED)
}
