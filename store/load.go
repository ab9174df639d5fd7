package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// load reads a file into the element of versions that stands for its version of
// the format, from 1, and use says whether its content makes sense. A file that
// is not there is fs.ErrNotExist; one that is no use is set aside.
func (f Folder) load(name, kind string, versions []any, use func(version int) error) (*Aside, error) {
	f.sweep(name)
	data, err := f.read(name, maxFile)
	var version int
	if err == nil {
		version, err = open(data, kind, versions)
	}
	if err == nil {
		err = use(version)
	}
	if err == nil {
		f.guard.forget(name)
		return nil, nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return f.unreadable(name, err)
}

// unreadable sets a file aside that can't be read, and tells why.
func (f Folder) unreadable(name string, why error) (*Aside, error) {
	if _, gone := f.disk.Lstat(f.file(name)); gone != nil {
		if !errors.Is(gone, fs.ErrNotExist) {
			f.guard.remember(name) // it may be there, in a folder that can't be looked into now
		}
		return nil, gone
	}
	path, failed := f.setAside(name)
	if errors.Is(failed, fs.ErrNotExist) {
		return nil, failed // another window was faster
	}
	if failed != nil {
		f.guard.remember(name)
		return &Aside{Name: name, Why: why}, failed
	}
	return &Aside{Name: name, Path: path, Why: why}, nil
}

// read reads a whole file of at most limit bytes. Anything but a file is not
// even opened: a pipe would keep the start waiting for ever.
func (f Folder) read(name string, limit int64) ([]byte, error) {
	info, err := f.disk.Stat(f.file(name))
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%w: no regular file", ErrUnreadable)
	}
	if info.Size() > limit {
		return nil, fmt.Errorf("%w: over %d bytes", ErrUnreadable, limit)
	}
	file, err := f.disk.OpenFile(f.file(name), os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	_, err = data.ReadFrom(io.LimitReader(file, limit)) // it may have grown: then the checksum tells
	return data.Bytes(), err
}
