//go:build !windows && !js

package locales

import "syscall"

// Other systems return the portable errors, and one for a running program.
var ofSystem = map[ID][]error{FileInUse: {syscall.ETXTBSY}}
