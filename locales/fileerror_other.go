//go:build !windows && !js

package locales

import "syscall"

// Other systems return the portable errors, and one for a running program.
var diskFull, inUse = []error(nil), []error{syscall.ETXTBSY}
