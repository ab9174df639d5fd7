package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"github.com/gofrs/flock"
)

// ErrLocked is the error of [Folder.Lock] if another window keeps its game in
// the folder.
var ErrLocked = errors.New("another window keeps its game here")

// lockFile is the name of the file that is locked. It is empty and stays.
const lockFile = "lock"

// Lock is the right to keep something in a folder. It ends with Unlock, or with
// the process, however that ends.
type Lock struct {
	file *flock.Flock
	info fs.FileInfo // of the locked file; nil if the system does not say
}

// stands reports whether the file that is locked is still the one that another window would
// try to lock: it may have been removed, with its folder or alone.
func (l *Lock) stands(f Folder) bool {
	if l.info == nil {
		return true
	}
	now, err := f.disk.Stat(f.file(lockFile))
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist) // it cannot be seen now
	}
	return f.disk.Same(now, l.info)
}

// Lock takes the right to keep something in the folder, which is made if it is
// not there. It does not wait: the error is [ErrLocked] if another window has it,
// in this process or another. Other errors say that nothing can be kept there
// now; it can be tried again. Where the system has no locks, everybody gets one.
//
// A lock that cannot be opened, because a start as root has left it, is replaced if
// nobody holds it: see replaceLock.
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
	if d, ok := f.disk.(*memDisk); ok { // whose lock was taken before it was read
		if !d.lock() {
			return nil, ErrLocked
		}
		return &Lock{file: flock.New("")}, nil
	}
	if info, err := f.disk.Stat(f.file(lockFile)); err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "lock", Path: f.file(lockFile), Err: syscall.EISDIR} // a pipe would keep the start waiting
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

// Unlock gives the right back. A nil Lock has none to give.
func (l *Lock) Unlock() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}
