//go:build !unix

package store

import "io/fs"

// ownerOf returns the owner and group of a file. Here they are never known.
func ownerOf(fs.FileInfo) (uid, gid int, known bool) { return 0, 0, false }
