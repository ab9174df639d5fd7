//go:build !unix

package store

import "io/fs"

// ownerOf returns the owner and the group of a file, if they are known: here they are not.
func ownerOf(fs.FileInfo) (uid, gid int, known bool) { return 0, 0, false }
