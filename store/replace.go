package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// replaceFile replaces a file as a whole, or creates it with the permissions perm (before
// the umask): write fills a temporary file in the same folder, which is brought to the
// disk and takes the name then. At every moment the old or the new file is there, whole,
// and after an error no temporary one is left behind.
//
// Symbolic links are followed, also those that point to nothing yet, and go on pointing
// where they do. What is replaced keeps its permission bits, to which least is added, and,
// where the system lets us, its owner and group. What root creates belongs to the owner of the folder.
func replaceFile(d disk, path string, perm, least fs.FileMode, write func(io.Writer) error) error {
	path, old, err := replaceable(d, path)
	if err != nil {
		return err
	}
	if old != nil {
		perm = 0o600 // nobody who may not read the old file reads the new one, not even before it is done
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
	// A folder that may be written in but not listed can't be synced; the file is there all the same.
	if err := syncFolder(d, folderOf(path)); !errors.Is(err, fs.ErrPermission) {
		return err
	}
	return nil
}

// replaceable returns the path of the file that a path stands for, and what is known of that
// file: nil if it is not there yet. What is no ordinary file is an error.
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

// pour writes a file and brings it to the disk.
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

// temporaryPrefix begins the names of temporary files.
const temporaryPrefix = "." + appFolder + "-"

// createBeside creates a temporary file in the folder of another one. Its name is short:
// that of the other one may be as long as the system allows.
func createBeside(d disk, path string, perm fs.FileMode) (handle, error) {
	for i := 1; ; i++ {
		temporary := beside(path, fmt.Sprintf("%s%d-%d", temporaryPrefix, os.Getpid(), i))
		file, err := d.OpenFile(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
		if !errors.Is(err, fs.ErrExist) || i == 1000 {
			return file, err
		}
	}
}
