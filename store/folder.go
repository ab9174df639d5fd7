package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/adrg/xdg"
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
	return Folder{path, &guard{}, system{}}
}

// Default is the folder that the system has for the data of programs: on Linux
// $XDG_DATA_HOME or ~/.local/share, on Windows %LOCALAPPDATA%, on macOS
// ~/Library/Application Support.
func Default() Folder { return At(filepath.Join(xdg.DataHome, appFolder)) }

// Path is the folder's path, as a rule an absolute one.
func (f Folder) Path() string { return f.path }

// file is the path of a file in the folder.
func (f Folder) file(name string) string { return filepath.Join(f.path, name) }

// temporary is what the names of a file's temporary ones begin with.
func temporary(name string) string { return "." + name + ".new-" }

// write replaces a file as a whole.
func (f Folder) write(name string, data []byte) error {
	if err := f.make(); err != nil {
		return err
	}
	if err := f.makeWay(name); err != nil {
		return err
	}
	file, err := f.disk.CreateTemp(f.path, temporary(name)+"*")
	if err != nil {
		return err
	}
	if err := fill(file, data); err != nil {
		return errors.Join(err, f.disk.Remove(file.Name()))
	}
	if err := f.disk.Rename(file.Name(), f.file(name)); err != nil {
		return errors.Join(err, f.disk.Remove(file.Name()))
	}
	return f.syncFolder(f.path)
}

// fill writes a file, brings it to the disk, and closes it.
func fill(file handle, data []byte) error {
	_, err := file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// make makes the folder if it is not there, and makes it last.
func (f Folder) make() error {
	var missing []string
	for path := f.path; ; path = filepath.Dir(path) {
		if _, err := f.disk.Stat(path); !errors.Is(err, fs.ErrNotExist) || path == filepath.Dir(path) {
			break
		}
		missing = append(missing, path)
	}
	if err := f.disk.MkdirAll(f.path, 0o700); err != nil {
		return err
	}
	for _, path := range missing {
		// A parent that may be written in but not listed can't be synced; the folder is there all the same.
		if err := f.syncFolder(filepath.Dir(path)); err != nil && !errors.Is(err, fs.ErrPermission) {
			return err
		}
	}
	return nil
}

// syncFolder makes a change of names in a folder last. Windows can't sync a
// folder, and needs not to.
func (f Folder) syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := f.disk.OpenFile(path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	err = folder.Sync()
	return errors.Join(ignoreUnsupported(err), folder.Close())
}

// ignoreUnsupported lets file systems pass that can't sync a folder. Some of
// them answer that the call is invalid.
func ignoreUnsupported(err error) error {
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		return nil
	}
	return err
}

// staleAfter is the age from which a temporary file belongs to no save that is
// under way. If one is slower than that, it fails, and the next one is made.
const staleAfter = time.Minute

// sweep removes temporary files that a sudden end has left.
func (f Folder) sweep(name string) {
	entries, err := f.disk.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, entry := range entries {
		if !strings.HasPrefix(entry.Name(), temporary(name)) || !entry.Type().IsRegular() {
			continue
		}
		// A time that is yet to come is left by a clock that was wrong.
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()).Abs() > staleAfter {
			f.disk.Remove(f.file(entry.Name()))
		}
	}
}
