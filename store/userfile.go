package store

import (
	"io"
	"io/fs"
	"os"
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

// Regular reports whether a file is an ordinary one. Those that Windows keeps in a cloud, such as
// OneDrive, are so as well: Go calls them irregular.
func Regular(mode fs.FileMode) bool { return mode.Type()&^fs.ModeIrregular == 0 }

// ordinary answers an error for what is no ordinary file.
func ordinary(path string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &fs.PathError{Op: "open", Path: path, Err: syscall.EISDIR}
	case !Regular(info.Mode()):
		return &fs.PathError{Op: "open", Path: path, Err: syscall.ENODEV}
	}
	return nil
}
