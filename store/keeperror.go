package store

import (
	"errors"
	"io/fs"
)

// KeepError is the error of what could not be saved, or not be read.
type KeepError struct {
	Name string // of the file: one of GameFile, SettingsFile, HistoryFile
	Path string // of the file that is in the way: that one, the lock, or the folder
	Err  error
}

// Error names the file, and says why.
func (e *KeepError) Error() string { return e.Name + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *KeepError) Unwrap() error { return e.Err }

// failed is an error about a file of the folder as a *KeepError. [ErrLocked] and
// [ErrFound], which are about no file, stay as they are.
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
