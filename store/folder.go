package store

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Names of the files in a folder.
const (
	GameFile     = gameFile
	SettingsFile = settingsFile
	HistoryFile  = historyFile
)

// appFolder is the name of the program's folder within the data directory.
const appFolder = "simplesimon"

// Folder is a folder in which files are saved. It comes from [At] or [Default]; copies refer to
// the same folder. It is safe for concurrent use.
type Folder struct {
	path  string
	guard *guard
	disk  disk
}

// At returns the folder with the given path. It is created when something is first saved. A
// relative path is resolved against the current working directory once.
func At(path string) Folder {
	if abs, err := filepath.Abs(path); err == nil && path != "" {
		path = abs
	}
	return Folder{path, &guard{}, systemDisk()}
}

// Default returns the system's data folder for the program: on Linux $XDG_DATA_HOME or
// ~/.local/share, on Windows %LOCALAPPDATA%, on macOS ~/Library/Application Support. In a browser
// it is the page's own storage, keyed by the page's address.
func Default() Folder { return At(defaultPath()) }

// Path returns the folder's path, normally an absolute one.
func (f Folder) Path() string { return f.path }

// file returns the path of a file in the folder.
func (f Folder) file(name string) string { return filepath.Join(f.path, name) }

// write replaces a file atomically.
func (f Folder) write(name string, data []byte) error {
	if err := f.make(); err != nil {
		return err
	}
	if err := f.makeWay(name); err != nil {
		return err
	}
	return replaceFile(f.disk, f.file(name), 0o600, 0o600, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// make creates the folder durably if it is missing, including the target of a symbolic link in its
// place.
func (f Folder) make() error {
	var missing []string
	for path := f.path; ; path = filepath.Dir(path) {
		info, err := f.disk.Stat(path)
		if err == nil && !info.IsDir() {
			return &fs.PathError{Op: "mkdir", Path: path, Err: NotFolder}
		}
		if !errors.Is(err, fs.ErrNotExist) || path == filepath.Dir(path) {
			break
		}
		missing = append(missing, path)
	}
	if len(missing) == 0 {
		return nil
	}
	path, err := followLinks(f.disk, f.path)
	if err != nil {
		return err
	}
	if err := f.disk.MkdirAll(path, 0o700); err != nil {
		return err
	}
	for _, path := range slices.Backward(missing) {
		if err := adoptPath(f.disk, path); err != nil {
			return err
		}
		// A parent with write but no list permission can't be synced; the folder exists all the
		// same.
		if err := syncFolder(f.disk, filepath.Dir(path)); err != nil && !errors.Is(err, fs.ErrPermission) {
			return err
		}
	}
	return nil
}

// staleAfter is the age from which a temporary file is considered abandoned. A save slower than
// that fails, and the next one starts over.
const staleAfter = time.Minute

// oldTemporary lists the prefixes of temporary files in earlier versions.
var oldTemporary = []string{"." + gameFile + ".new-", "." + settingsFile + ".new-", "." + historyFile + ".new-"}

// sweep removes temporary files left by a crash.
func (f Folder) sweep() {
	entries, err := f.disk.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, entry := range entries {
		begins := func(prefix string) bool { return strings.HasPrefix(entry.Name(), prefix) }
		if !entry.Type().IsRegular() || !begins(temporaryPrefix) && !slices.ContainsFunc(oldTemporary, begins) {
			continue
		}
		// A modification time in the future comes from a clock that was wrong.
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()).Abs() > staleAfter {
			f.disk.Remove(f.file(entry.Name()))
		}
	}
}
