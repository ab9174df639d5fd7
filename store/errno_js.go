package store

import "io/fs"

// errInvalid is what some file systems answer to the sync of a folder.
var errInvalid = fs.ErrInvalid
