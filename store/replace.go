package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// replaceFile atomically replaces a file, or creates it with permissions perm (before umask):
// write fills a temporary file in the same folder, which is then synced and renamed. At any
// moment, either the old or the new file exists, and no temporary file remains after an error.
//
// Symbolic links, even dangling ones, are followed and preserved. A replaced file keeps its
// permission bits, to which least is added, and, where permitted, its owner and group. Files
// created by root are given to the owner of the folder.
func replaceFile(d disk, path string, perm, least fs.FileMode, write func(io.Writer) error) error {
	path, old, err := replaceable(d, path)
	if err != nil {
		return err
	}
	if old != nil {
		perm = 0o600 // whoever may not read the old file must not read the new one, not even while it is written
	}
	file, err := createBeside(d, path, perm)
	if err != nil {
		return err
	}
	if old != nil {
		err = inherit(file, old, least)
	} else {
		err = adopt(d, file)
	}
	if err == nil {
		err = pour(file, write)
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = d.Rename(file.Name(), path)
	}
	if err != nil {
		return errors.Join(err, d.Remove(file.Name()))
	}
	// A folder with write but no list permission can't be synced; the file exists all the same.
	if err := syncFolder(d, folderOf(path)); !errors.Is(err, fs.ErrPermission) {
		return err
	}
	return nil
}

// replaceable resolves a path to the file it refers to and returns that file's info, or nil if it
// does not exist. It fails for anything but a regular file.
func replaceable(d disk, path string) (string, fs.FileInfo, error) {
	path, err := absolute(path)
	if err != nil {
		return "", nil, err
	}
	if path, err = followLinks(d, path); err != nil {
		return "", nil, err
	}
	info, err := d.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return path, nil, nil
	}
	if err == nil {
		err = ordinary(path, info)
	}
	return path, info, err
}

// pour writes a file and syncs it.
func pour(file handle, write func(io.Writer) error) error {
	out := bufio.NewWriter(file)
	err := write(out)
	if err == nil {
		err = out.Flush()
	}
	if err == nil {
		err = file.Sync()
	}
	return err
}

// temporaryPrefix is the prefix of temporary files.
const temporaryPrefix = "." + appFolder + "-"

// createBeside creates a temporary file in the folder of another one. It uses a short name,
// because that of the other file may be as long as the system allows.
func createBeside(d disk, path string, perm fs.FileMode) (handle, error) {
	for i := 1; ; i++ {
		temporary := beside(path, fmt.Sprintf("%s%d-%d", temporaryPrefix, os.Getpid(), i))
		file, err := d.OpenFile(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
		if !errors.Is(err, fs.ErrExist) || i == 1000 {
			return file, err
		}
	}
}
