package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// load reads a file into v, and use says whether its content makes sense. A
// file that is not there is fs.ErrNotExist; one that is no use is set aside.
func (f Folder) load(name, kind string, version int, v any, use func() error) (*Aside, error) {
	f.sweep(name)
	data, err := read(f.file(name))
	if err == nil {
		err = open(data, kind, version, v)
	}
	if err == nil {
		err = use()
	}
	if err == nil {
		f.guard.forget(name)
		return nil, nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if _, gone := os.Lstat(f.file(name)); gone != nil {
		return nil, gone // a folder that is none, or can't be looked into: there is no file to set aside
	}
	path, failed := f.setAside(name)
	if errors.Is(failed, fs.ErrNotExist) {
		return nil, failed // another window was faster
	}
	if failed != nil {
		f.guard.remember(name)
		return &Aside{Why: err}, failed
	}
	return &Aside{Path: path, Why: err}, nil
}

// read reads a whole file of a sane size. Anything but a file is not even
// opened: a pipe would keep the start waiting for ever.
func read(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%w: no regular file", ErrUnreadable)
	}
	if info.Size() > maxFile {
		return nil, fmt.Errorf("%w: over %d bytes", ErrUnreadable, maxFile)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, maxFile)) // it may have grown: then the checksum tells
}
