package store

import (
	"errors"
	"io/fs"
)

// KeepError is an error about a file that could not be saved or read.
type KeepError struct {
	Name string // of the file: GameFile, SettingsFile or HistoryFile
	Path string // the path at fault: that file, the lock or the folder
	Err  error
}

// Error names the file and the cause.
func (e *KeepError) Error() string { return e.Name + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *KeepError) Unwrap() error { return e.Err }

// failed wraps an error about a file of the folder in a *KeepError. [ErrLocked] and [ErrFound],
// which concern no file, are returned unchanged.
func (k *Keeper) failed(name string, err error) error {
	if err == nil || errors.Is(err, ErrLocked) || errors.Is(err, ErrFound) {
		return err
	}
	e := &KeepError{Name: name, Path: k.folder.file(name), Err: err}
	var at *fs.PathError
	if errors.As(err, &at) {
		e.Path = at.Path
	}
	return e
}
