package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Replace writes a file of the player's own, such as a record, where the player
// wants it. It goes to a temporary file beside it first, is brought to the disk, and
// takes the name then: at every moment the old or the new file is there, whole.
// A file that is replaced keeps its permissions, and a symbolic link goes on
// pointing where it does. Folders, and what else is no ordinary file, are not
// replaced.
func Replace(path string, write func(io.Writer) error) error {
	return replace(system{}, path, write)
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

func replace(d disk, path string, write func(io.Writer) error) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	perm := fs.FileMode(0o666)
	info, err := d.Stat(path)
	if err == nil {
		perm, err = info.Mode().Perm(), ordinary(path, info)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	file, err := createBeside(d, path, perm)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(file)
	err = write(out)
	if err == nil {
		err = out.Flush()
	}
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = d.Rename(file.Name(), path)
	}
	if err != nil {
		return errors.Join(err, d.Remove(file.Name()))
	}
	return Folder{disk: d}.syncFolder(filepath.Dir(path))
}

// createBeside makes a temporary file in the folder of another one. Its name is short:
// that of the other one may be as long as the system allows.
func createBeside(d disk, path string, perm fs.FileMode) (handle, error) {
	for i := 1; ; i++ {
		beside := filepath.Join(filepath.Dir(path), fmt.Sprintf(".%s-%d-%d", appFolder, os.Getpid(), i))
		file, err := d.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
		if !errors.Is(err, fs.ErrExist) || i == 1000 {
			return file, err
		}
	}
}
