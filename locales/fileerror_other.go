//go:build !windows && !js

package locales

import "syscall"

// Other systems answer with the portable errors, and with one for a program that runs.
var ofSystem = map[ID][]error{FileInUse: {syscall.ETXTBSY}}
