package store

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"syscall"
)

// replaceLock removes a lock that this user may not open, and reports whether it did. The
// lock must be empty, the folder ours, and nobody may hold the lock. Whether somebody does
// is asked of /proc/locks, which lists the inodes of all locked files and needs no right to
// open them. Windows that do this at the same time wait for each other by a lock of the
// folder itself.
func (f Folder) replaceLock() bool {
	folder, err := os.Open(f.path)
	if err != nil {
		return false
	}
	defer folder.Close()
	info, err := folder.Stat()
	if err != nil {
		return false
	}
	if uid, _, _ := ownerOf(info); uid != os.Geteuid() {
		return false
	}
	if syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil {
		return false // the other window does it
	}
	path := f.file(lockFile)
	info, err = os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > 0 {
		return false
	}
	if file, err := os.OpenFile(path, os.O_RDWR, 0); err == nil {
		file.Close()
		return false // another window has replaced it meanwhile
	}
	if held, err := lockHeld(info); held || err != nil {
		return false
	}
	return os.Remove(path) == nil
}

// lockHeld reports whether any process holds a lock of a file, as far as /proc/locks says.
// Only the inode is compared: the device there is not always the one that a file tells.
func lockHeld(info os.FileInfo) (bool, error) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return false, fmt.Errorf("no inode of %s", info.Name())
	}
	data, err := os.ReadFile("/proc/locks")
	if err != nil {
		return false, err
	}
	// Such as "1: FLOCK  ADVISORY  WRITE 4711 08:01:123456 0 EOF".
	inode := fmt.Appendf(nil, ":%d", s.Ino)
	for lines := bufio.NewScanner(bytes.NewReader(data)); lines.Scan(); {
		for _, word := range bytes.Fields(lines.Bytes()) {
			if bytes.Count(word, []byte(":")) == 2 && bytes.HasSuffix(word, inode) {
				return true, nil
			}
		}
	}
	return false, nil
}
