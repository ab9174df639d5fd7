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

// appFolder is the name of the game's folder among those of other programs.
const appFolder = "simplesimon"

// Folder is where files are kept. It comes from [At] or [Default]; copies of it
// are the same folder. Saving and loading may be done by several goroutines at
// once.
type Folder struct {
	path  string
	guard *guard
	disk  disk
}

// At is the folder with a path. It is made when something is first kept. A
// relative path counts from the present working folder, also if that changes.
func At(path string) Folder {
	if abs, err := filepath.Abs(path); err == nil && path != "" {
		path = abs
	}
	return Folder{path, &guard{}, systemDisk()}
}

// Default is the folder that the system has for the data of programs: on Linux
// $XDG_DATA_HOME or ~/.local/share, on Windows %LOCALAPPDATA%, on macOS
// ~/Library/Application Support. In a browser it is the page's own storage, by the page's address.
func Default() Folder { return At(defaultPath()) }

// Path is the folder's path, as a rule an absolute one.
func (f Folder) Path() string { return f.path }

// file is the path of a file in the folder.
func (f Folder) file(name string) string { return filepath.Join(f.path, name) }

// write replaces a file as a whole.
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

// make creates the folder durably if it is not there, and what a symbolic link in its
// place points to.
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
		// A parent that may be written in but not listed can't be synced; the folder is there all the same.
		if err := syncFolder(f.disk, filepath.Dir(path)); err != nil && !errors.Is(err, fs.ErrPermission) {
			return err
		}
	}
	return nil
}

// staleAfter is the age from which a temporary file belongs to no save that is
// under way. If one is slower than that, it fails, and the next one is made.
const staleAfter = time.Minute

// oldTemporary are the beginnings of the names that temporary files had in earlier versions.
var oldTemporary = []string{"." + gameFile + ".new-", "." + settingsFile + ".new-", "." + historyFile + ".new-"}

// sweep removes temporary files that a sudden end has left.
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
		// A time that is yet to come is left by a clock that was wrong.
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()).Abs() > staleAfter {
			f.disk.Remove(f.file(entry.Name()))
		}
	}
}
