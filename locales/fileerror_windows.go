package locales

import "syscall"

// Windows error codes without a portable equivalent.
var (
	diskFull = []error{syscall.Errno(39), syscall.Errno(112)} // handle disk full, disk full
	inUse    = []error{syscall.Errno(32), syscall.Errno(33)}  // sharing, lock violation
)
