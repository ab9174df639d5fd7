package locales

import "syscall"

// What Windows answers in place of the portable errors.
var (
	diskFull = []error{syscall.Errno(39), syscall.Errno(112)} // handle disk full, disk full
	inUse    = []error{syscall.Errno(32), syscall.Errno(33)}  // sharing, lock violation
)
