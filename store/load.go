package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// load reads a file of at most limit bytes and passes its content to use, which validates it. The
// error is fs.ErrNotExist if there is no file, and wraps [ErrUnreadable] if the content is
// invalid; the file is then set aside. A file that can't be read stays in place and is not
// overwritten until it can be; the error says why.
func (f Folder) load(name string, limit int64, use func(data []byte) error) (*Aside, error) {
	f.sweep()
	err := f.peek(name, limit, use)
	switch {
	case err == nil || errors.Is(err, fs.ErrNotExist):
		f.guard.forget(name)
		return nil, err
	case errors.Is(err, ErrUnreadable):
		f.guard.forget(name)
		return f.unreadable(name, err)
	}
	f.guard.remember(name, err)
	return nil, err
}

// peek is load without changing anything.
func (f Folder) peek(name string, limit int64, use func(data []byte) error) error {
	data, err := f.read(name, limit)
	if err != nil {
		return err
	}
	return use(data)
}

// unreadable sets an invalid file aside and records why.
func (f Folder) unreadable(name string, why error) (*Aside, error) {
	path, failed := f.setAside(name)
	if errors.Is(failed, fs.ErrNotExist) {
		return nil, failed // another window was faster
	}
	if failed != nil {
		f.guard.remember(name, nil)
		return &Aside{Name: name, Why: why}, failed
	}
	return &Aside{Name: name, Path: path, Why: why}, nil
}

// read reads a whole file of at most limit bytes. It opens only regular files: opening a pipe
// could block the start forever.
func (f Folder) read(name string, limit int64) ([]byte, error) {
	info, err := f.disk.Stat(f.file(name))
	if errors.Is(err, syscall.ELOOP) {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, f.missing(err)
	}
	if err != nil {
		return nil, err
	}
	if !Regular(info.Mode()) {
		return nil, fmt.Errorf("%w: not a regular file", ErrUnreadable)
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
	_, err = data.ReadFrom(io.LimitReader(file, limit)) // it may have grown; the checksum detects that
	return data.Bytes(), err
}

// missing returns the error of a missing file, or [NotFolder] if the folder isn't one: Windows returns
// the same for both.
func (f Folder) missing(err error) error {
	if info, failed := f.disk.Stat(f.path); failed == nil && !info.IsDir() {
		return &fs.PathError{Op: "open", Path: f.path, Err: NotFolder}
	}
	return err
}

// unixLines undoes the changes an editor or a transfer may have made to a text file: a byte order
// mark and other line endings.
func unixLines(data []byte) (lines []byte, changed bool) {
	lines = bytes.TrimPrefix(data, []byte("\ufeff"))
	if bytes.Contains(lines, []byte("\r\n")) {
		lines = bytes.ReplaceAll(lines, []byte("\r\n"), []byte("\n"))
	}
	return lines, len(lines) != len(data)
}
