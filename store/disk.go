package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"syscall"
)

// disk is the file system interface used by this package, which tests replace to inject faults.
type disk interface {
	Stat(path string) (fs.FileInfo, error)
	Lstat(path string) (fs.FileInfo, error)
	Same(a, b fs.FileInfo) bool // like os.SameFile
	ReadDir(path string) ([]fs.DirEntry, error)
	Readlink(path string) (string, error)
	MkdirAll(path string, perm fs.FileMode) error
	OpenFile(path string, flag int, perm fs.FileMode) (handle, error)
	Rename(from, to string) error
	Remove(path string) error
}

// handle is an open file or folder.
type handle interface {
	io.Reader
	io.ReaderAt
	io.Writer
	io.Closer
	Name() string
	Stat() (fs.FileInfo, error)
	Sync() error
	Chmod(mode fs.FileMode) error
	Chown(uid, gid int) error
	Truncate(size int64) error
}

// system is the disk of the operating system.
type system struct{}

func (system) Stat(path string) (fs.FileInfo, error)        { return os.Stat(path) }
func (system) Lstat(path string) (fs.FileInfo, error)       { return os.Lstat(path) }
func (system) Same(a, b fs.FileInfo) bool                   { return os.SameFile(a, b) }
func (system) Readlink(path string) (string, error)         { return os.Readlink(path) }
func (system) ReadDir(path string) ([]fs.DirEntry, error)   { return os.ReadDir(path) }
func (system) MkdirAll(path string, perm fs.FileMode) error { return os.MkdirAll(path, perm) }
func (system) Rename(from, to string) error                 { return os.Rename(from, to) }
func (system) Remove(path string) error                     { return os.Remove(path) }

func (system) OpenFile(path string, flag int, perm fs.FileMode) (handle, error) {
	file, err := os.OpenFile(path, flag, perm)
	if err != nil {
		return nil, err // avoids a non-nil handle holding a nil *os.File
	}
	return file, nil
}

// syncFolder makes name changes in a folder durable. Windows can't sync a folder, and need not.
func syncFolder(d disk, path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := d.OpenFile(path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	err = folder.Sync()
	return errors.Join(ignoreUnsupported(err), folder.Close())
}

// ignoreUnsupported drops the errors of file systems that can't sync a folder, some of which
// report an invalid argument.
func ignoreUnsupported(err error) error {
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		return nil
	}
	return err
}
