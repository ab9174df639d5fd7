package store

import "syscall"

// NotFolder is the error for a file in place of a folder. Windows uses it where other systems return
// syscall.ENOTDIR, which on Windows stands for a path that does not exist.
const NotFolder = syscall.Errno(267)
