package store

import (
	"io"
	"io/fs"
	"os"
	"slices"
	"syscall"
)

// Replace atomically writes a file of the player's own, such as a record, at a path of their
// choice. At any moment, either the old or the new file exists. Symbolic links, even dangling
// ones, are followed. A replaced file keeps its permissions where permitted; anything but a
// regular file, such as a folder, is not replaced.
func Replace(path string, write func(io.Writer) error) error {
	return replaceFile(systemDisk(), path, 0o666, 0, write)
}

// OpenFile opens a file of the player's own for reading. It refuses folders (syscall.EISDIR) and
// other non-regular files (syscall.ENODEV): reading a pipe might block forever.
func OpenFile(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = ordinary(path, info)
	}
	if err != nil {
		return nil, err
	}
	return os.Open(path)
}

// Regular reports whether a file is a regular one. Files that Windows keeps in a cloud, such as
// OneDrive, count as well: Go calls them irregular.
func Regular(mode fs.FileMode) bool { return mode.Type()&^fs.ModeIrregular == 0 }

// ordinary returns an error for anything but a regular file.
func ordinary(path string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &fs.PathError{Op: "open", Path: path, Err: syscall.EISDIR}
	case !Regular(info.Mode()):
		return &fs.PathError{Op: "open", Path: path, Err: syscall.ENODEV}
	}
	return nil
}

// ReadFile reads one of the player's own files, up to most+1 bytes, so that longer files can be detected. It
// reuses the memory of into if that suffices. It does not read what [OpenFile] does not open.
func ReadFile(path string, into []byte, most int) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = ordinary(path, info)
	}
	if err != nil {
		return into[:0], err
	}
	file, err := openPlain(path)
	if err != nil {
		return into[:0], err
	}
	defer file.Close()
	into = slices.Grow(into[:0], int(min(info.Size(), int64(most)))+1)
	for len(into) <= most {
		into = slices.Grow(into, 1)
		n, err := file.Read(into[len(into):cap(into)])
		into = into[:len(into)+n]
		if err == io.EOF {
			break
		}
		if err != nil {
			return into, err
		}
		if info.Size() > 0 && int64(len(into)) == info.Size() {
			break // as long as it was just now: asking for its end is a call to the system
		}
	}
	return into[:min(len(into), most+1)], nil
}
