package store

import (
	"errors"
	"sync"
	"syscall"
	"time"
)

// systemDisk is the disk of the system.
func systemDisk() disk {
	return patient{disk: system{}, passing: inUse, sleep: time.Sleep, vain: &sync.Map{}}
}

// inUse reports whether a file is open elsewhere, as Windows says it: a sharing or a lock
// violation, or that access is denied, which it says of a file that is about to be deleted.
func inUse(err error) bool {
	const sharingViolation, lockViolation = syscall.Errno(32), syscall.Errno(33)
	return errors.Is(err, sharingViolation) || errors.Is(err, lockViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED)
}
