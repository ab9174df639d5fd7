//go:build !windows

package store

import "syscall"

// NotFolder is the error for a file in place of a folder.
const NotFolder = syscall.ENOTDIR
