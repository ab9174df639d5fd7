//go:build !js

package store

import "syscall"

// errInvalid is what some file systems answer to the sync of a folder.
const errInvalid = syscall.EINVAL
