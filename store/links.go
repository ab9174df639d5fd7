package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"unicode/utf8"
)

// maxLinks is the maximum length of a chain of symbolic links, as on Linux.
const maxLinks = 40

// followLinks resolves symbolic links in the last element of a path. The result need not exist.
func followLinks(d disk, path string) (string, error) {
	for range maxLinks + 1 {
		info, err := d.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode()&fs.ModeSymlink == 0 {
			return path, nil
		}
		if err != nil {
			return "", err
		}
		to, err := d.Readlink(path)
		if err != nil {
			return "", err
		}
		// The two are not joined and cleaned, because ".." is relative to the folder that really
		// contains the link.
		switch {
		case filepath.IsAbs(to):
			path = to
		case to != "" && os.IsPathSeparator(to[0]):
			path = filepath.VolumeName(path) + to
		default:
			path = beside(path, to)
		}
	}
	return "", &fs.PathError{Op: "open", Path: path, Err: syscall.ELOOP}
}

// folderOf returns the folder of an absolute path. Unlike filepath.Dir it does not resolve "..",
// which has another meaning after a symbolic link.
func folderOf(path string) string {
	folder, _ := filepath.Split(path)
	trimmed := strings.TrimRightFunc(folder, func(r rune) bool { return r < utf8.RuneSelf && os.IsPathSeparator(byte(r)) })
	if trimmed == filepath.VolumeName(folder) {
		return folder // the root
	}
	return trimmed
}

// beside returns the path of a name in the folder of an absolute path.
func beside(path, name string) string {
	folder, _ := filepath.Split(path)
	return folder + name
}
