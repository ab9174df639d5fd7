package store

import "syscall"

// NotFolder is the error of a file in the place of a folder. Windows has it in place of
// syscall.ENOTDIR, which it takes for a path that is not there.
const NotFolder = syscall.Errno(267)
