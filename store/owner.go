package store

import (
	"errors"
	"io/fs"
	"os"
)

// inherit gives a new file the owner, group and permission bits of the one it replaces. Only root
// may give files away, and some file systems have no permissions: the file then stays ours, or as
// private as it was created.
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
		err = ignoreForbidden(file.Chown(-1, gid)) // files may be given to a group of our own
	}
	return err
}

// ignoreForbidden drops errors for what the system does not permit or support.
func ignoreForbidden(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, errors.ErrUnsupported) {
		return nil
	}
	return err
}

// adopt gives a file created by root to the owner of the folder: otherwise the player could not
// access it when the game is started without sudo again.
func adopt(d disk, file handle) error {
	if os.Geteuid() != 0 {
		return nil
	}
	folder, err := d.Stat(folderOf(file.Name()))
	if err != nil {
		return err
	}
	now, err := file.Stat()
	if err != nil {
		return err
	}
	return inheritOwner(file, now, folder)
}

// adoptPath is adopt for a path that is not open.
func adoptPath(d disk, path string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	file, err := d.OpenFile(path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(adopt(d, file), file.Close())
}
