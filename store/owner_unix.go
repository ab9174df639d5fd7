//go:build unix

package store

import (
	"io/fs"
	"syscall"
)

// ownerOf returns the owner and group of a file, if known.
func ownerOf(info fs.FileInfo) (uid, gid int, known bool) {
	stat, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return 0, 0, false
	}
	return int(stat.Uid), int(stat.Gid), true
}
