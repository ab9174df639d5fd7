package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"github.com/gofrs/flock"
)

// ErrLocked is the error of [Folder.Lock] if another window saves its game in the folder.
var ErrLocked = errors.New("another window keeps its game here")

// lockFile is the name of the lock file. It is empty and never removed.
const lockFile = "lock"

// Lock is the exclusive right to save to a folder. It ends with Unlock or with the process,
// however that ends.
type Lock struct {
	file *flock.Flock
	info fs.FileInfo // of the locked file; nil if unknown
}

// stands reports whether the locked file is still the one another window would try to lock: it may
// have been removed, alone or with its folder.
func (l *Lock) stands(f Folder) bool {
	if l.info == nil {
		return true
	}
	now, err := f.disk.Stat(f.file(lockFile))
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist) // it can't be checked now
	}
	return f.disk.Same(now, l.info)
}

// Lock acquires the right to save to the folder, creating it if necessary. It does not block: the
// error is [ErrLocked] if another window, in this process or another, holds the lock. Other errors
// mean that nothing can be saved there at present; it can be tried again. On systems without locks
// it always succeeds.
//
// A lock file that can't be opened, because it was created by root, is replaced unless somebody
// holds it: see replaceLock.
func (f Folder) Lock() (*Lock, error) {
	if err := f.make(); err != nil {
		return nil, err
	}
	lock, err := f.tryLock()
	if errors.Is(err, fs.ErrPermission) && f.replaceLock() {
		return f.tryLock()
	}
	return lock, err
}

func (f Folder) tryLock() (*Lock, error) {
	if d, ok := f.disk.(*memDisk); ok { // its lock was acquired before it was read
		if !d.lock() {
			return nil, ErrLocked
		}
		return &Lock{file: flock.New("")}, nil
	}
	if info, err := f.disk.Stat(f.file(lockFile)); err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "lock", Path: f.file(lockFile), Err: syscall.EISDIR} // opening a pipe could block forever
	}
	file := flock.New(f.file(lockFile), flock.SetPermissions(0o600))
	locked := false
	err := waitOut(f.disk, f.file(lockFile), func() (err error) {
		locked, err = file.TryLock()
		return err
	})
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK) {
		return &Lock{file: file}, nil
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("locking: %w", err), file.Close())
	}
	if !locked {
		return nil, errors.Join(ErrLocked, file.Close())
	}
	if err := adoptPath(f.disk, f.file(lockFile)); err != nil {
		return nil, errors.Join(fmt.Errorf("locking: %w", err), file.Close())
	}
	info, err := file.Stat()
	if err != nil {
		info = nil
	}
	return &Lock{file, info}, nil
}

// Unlock releases the lock. It does nothing for a nil Lock.
func (l *Lock) Unlock() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}
