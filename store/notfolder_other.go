//go:build !windows

package store

import "syscall"

// NotFolder is the error of a file in the place of a folder.
const NotFolder = syscall.ENOTDIR
