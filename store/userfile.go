package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"unicode/utf8"
)

// Replace writes a file of the player's own, such as a record, where the player
// wants it. It goes to a temporary file beside it first, is brought to the disk, and
// takes the name then: at every moment the old or the new file is there, whole.
// A file that is replaced keeps its permissions, and a symbolic link goes on
// pointing where it does, also if there was nothing yet. Folders, and what else is no ordinary file, are not
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

// replaceFile replaces a file as a whole, or creates it with the permissions perm (before
// the umask): write fills a temporary file in the same folder, which is brought to the
// disk and takes the name then. At every moment the old or the new file is there, whole,
// and after an error no temporary one is left behind.
//
// Symbolic links are followed, also those that point to nothing yet, and go on pointing
// where they do. What is replaced keeps its permission bits, to which least is added, and,
// where the system lets us, its owner and group. What root creates belongs to the owner of the folder.
func replaceFile(d disk, path string, perm, least fs.FileMode, write func(io.Writer) error) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if path, err = followLinks(d, path); err != nil {
		return err
	}
	old, err := d.Stat(path)
	switch {
	case err == nil:
		// Nobody who may not read the old file reads the new one, not even before it is done.
		perm, err = 0o600, ordinary(path, old)
	case errors.Is(err, fs.ErrNotExist):
		old, err = nil, nil
	}
	if err != nil {
		return err
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
	if err := (Folder{disk: d}).syncFolder(folderOf(path)); !errors.Is(err, fs.ErrPermission) {
		return err
	}
	return nil
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

// inherit gives a new file the owner, the group and the permission bits of the one it
// replaces. Only root may give files away, and some file systems know no permissions:
// then the file stays ours, or as closed as it was created.
func inherit(file handle, old fs.FileInfo, least fs.FileMode) error {
	now, err := file.Stat()
	if err != nil {
		return err
	}
	if err := inheritOwner(file, now, old); err != nil {
		return err
	}
	perm := old.Mode().Perm() | least
	if now.Mode().Perm() == perm {
		return nil
	}
	return ignoreForbidden(file.Chmod(perm)) // after chown, which may clear bits
}

func inheritOwner(file handle, now, old fs.FileInfo) error {
	uid, gid, known := ownerOf(old)
	ourUID, ourGID, alike := ownerOf(now)
	if !known || !alike || uid == ourUID && gid == ourGID {
		return nil
	}
	err := file.Chown(uid, gid)
	if err != nil && ignoreForbidden(err) == nil {
		err = ignoreForbidden(file.Chown(-1, gid)) // a group of our own may be given
	}
	return err
}

// ignoreForbidden lets pass that the system does not allow or know something.
func ignoreForbidden(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, errors.ErrUnsupported) {
		return nil
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
