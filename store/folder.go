package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/adrg/xdg"
)

// appFolder is the name of the game's folder among those of other programs.
const appFolder = "simplesimon"

// Folder is where files are kept.
type Folder struct{ path string }

// At is the folder with a path. It is made when something is first kept.
func At(path string) Folder { return Folder{path} }

// Default is the folder that the system has for the data of programs: on Linux
// $XDG_DATA_HOME or ~/.local/share, on Windows %LOCALAPPDATA%, on macOS
// ~/Library/Application Support.
func Default() Folder { return Folder{filepath.Join(xdg.DataHome, appFolder)} }

// Path is the folder's path.
func (f Folder) Path() string { return f.path }

// Check tells whether files can be kept in the folder, and makes it if it is
// not there.
func (f Folder) Check() error {
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return err
	}
	probe, err := os.CreateTemp(f.path, ".probe-*")
	if err != nil {
		return err
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// write replaces a file as a whole.
func (f Folder) write(name string, data []byte) (err error) {
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return err
	}
	path := filepath.Join(f.path, name)
	file, err := os.CreateTemp(f.path, "."+name+".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			file.Close()
			os.Remove(file.Name())
		}
	}()
	if _, err = file.Write(data); err != nil {
		return err
	}
	if err = file.Sync(); err != nil {
		return err
	}
	if err = file.Close(); err != nil {
		return err
	}
	if err = os.Rename(file.Name(), path); err != nil {
		return err
	}
	return f.sync()
}

// sync makes a rename last. Windows can't sync a folder, and needs not to.
func (f Folder) sync() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(f.path)
	if err != nil {
		return err
	}
	err = folder.Sync()
	return errors.Join(ignoreUnsupported(err), folder.Close())
}

// ignoreUnsupported lets file systems pass that can't sync a folder.
func ignoreUnsupported(err error) error {
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, fs.ErrInvalid) || errors.Is(err, errInvalid) {
		return nil
	}
	return err
}

// staleAfter is the age from which a temporary file belongs to no running
// program.
const staleAfter = time.Hour

// sweep removes temporary files that a sudden end has left.
func (f Folder) sweep(name string) {
	entries, err := os.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, entry := range entries {
		if !strings.HasPrefix(entry.Name(), "."+name+".new-") {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > staleAfter {
			os.Remove(filepath.Join(f.path, entry.Name()))
		}
	}
}

// setAside renames a file to a free name beside it and answers the new path.
func (f Folder) setAside(name string) (string, error) {
	path := filepath.Join(f.path, name)
	for i := 1; ; i++ {
		aside := fmt.Sprintf("%s.unreadable-%d", path, i)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(path, aside)
		} else if err != nil {
			return "", err
		}
	}
}
