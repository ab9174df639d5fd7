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

// maxLinks is how many symbolic links may lead from one to the next, as on Linux.
const maxLinks = 40

// followLinks returns the path of what a path stands for once its last part is no symbolic
// link any more. That need not exist.
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
		// The two are not joined and cleaned: ".." leads out of the folder the link really lies in.
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

// folderOf returns the folder of an absolute path. Unlike filepath.Dir it leaves ".."
// alone, which leads elsewhere after a symbolic link.
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
