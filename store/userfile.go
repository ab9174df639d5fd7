package store

import (
	"io"
	"io/fs"
	"os"
	"slices"
	"syscall"
)

// Replace writes a file of the player's own, such as a record, where the player wants it: as
// a whole, or not at all. At every moment the old or the new file has the name. Symbolic
// links are followed, also those that point to nothing yet. A file that is replaced keeps its
// permissions where the system lets us; what is no ordinary file, such as a folder, is not
// replaced.
func Replace(path string, write func(io.Writer) error) error {
	return replaceFile(systemDisk(), path, 0o666, 0, write)
}

// OpenFile opens a file of the player's own to read it. Folders (syscall.EISDIR) and
// what else is no ordinary file (syscall.ENODEV) are not opened: who reads a pipe may wait
// for ever.
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

// ordinary answers an error for what is no ordinary file.
func ordinary(path string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &fs.PathError{Op: "open", Path: path, Err: syscall.EISDIR}
	case !info.Mode().IsRegular():
		return &fs.PathError{Op: "open", Path: path, Err: syscall.ENODEV}
	}
	return nil
}

// ReadFile reads a file of the player's own, up to so many bytes and one more, into memory that is there already, as far as that
// suffices. What [OpenFile] does not open is not read.
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
