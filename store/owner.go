package store

import (
	"errors"
	"io/fs"
	"os"
)

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

// adopt gives what root creates to the owner of the folder it lies in: the player may not
// read or write it otherwise, when the game is started without sudo again.
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

// adoptPath is adopt for what is not open.
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
