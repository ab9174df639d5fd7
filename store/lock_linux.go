package store

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"syscall"
)

// replaceLock removes a lock file that this user may not open and reports whether it did. The file
// must be empty, the folder ours, and the lock not held. /proc/locks, which lists the inodes of
// all locked files and is readable without permission to open them, shows whether it is held. A
// lock on the folder itself serialises windows that do this at the same time.
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
		return false // another window is doing it
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

// lockHeld reports whether any process holds a lock on a file according to /proc/locks. It
// compares only the inode, because the device shown there is not always the one stat returns.
func lockHeld(info os.FileInfo) (bool, error) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return false, fmt.Errorf("no inode of %s", info.Name())
	}
	data, err := os.ReadFile("/proc/locks")
	if err != nil {
		return false, err
	}
	// For example "1: FLOCK  ADVISORY  WRITE 4711 08:01:123456 0 EOF".
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
