//go:build !windows && !js

package locales

import "syscall"

// Other systems answer with the portable errors, and with one for a program that runs.
var diskFull, inUse = []error(nil), []error{syscall.ETXTBSY}
