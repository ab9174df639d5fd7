package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"sync"
)

// Aside describes an unreadable file: which one, why, and where it was moved. Path is empty if it
// could not be renamed; saving then retries the renaming and fails until it succeeds, so the file
// is never overwritten.
type Aside struct {
	Name string // original name: GameFile, SettingsFile or HistoryFile
	Path string
	Why  error

	Unknown []string // the unknown settings; nil if the whole file was set aside
}

// setAside renames a file to a free name in the same folder and returns the new path.
func (f Folder) setAside(name string) (string, error) { return f.renameAside(name, "unreadable") }

// renameAside renames a file to the first free name formed by appending a word and a number, and
// returns the new path.
func (f Folder) renameAside(name, word string) (string, error) {
	for i := 1; ; i++ {
		aside := fmt.Sprintf("%s.%s-%d", f.file(name), word, i)
		if err := f.renameToFree(f.file(name), aside); err == nil {
			return aside, nil
		} else if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
}

// writeAside writes data to a new file next to the named one, with a word and a number appended to
// the name, and returns its path.
func (f Folder) writeAside(name, word string, data []byte) (string, error) {
	for i := 1; ; i++ {
		aside := fmt.Sprintf("%s.%s-%d", f.file(name), word, i)
		file, err := f.disk.OpenFile(aside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		err = adopt(f.disk, file)
		if err == nil {
			err = pour(file, func(w io.Writer) error { _, err := w.Write(data); return err })
		}
		if err = errors.Join(err, file.Close()); err != nil {
			return "", errors.Join(err, f.disk.Remove(aside))
		}
		return aside, syncFolder(f.disk, f.path)
	}
}

// renameToFree renames path unless the new name is taken, in which case it returns fs.ErrExist. A
// plain rename could replace a file that another process sets aside at the same moment.
func (f Folder) renameToFree(path, free string) error {
	if _, err := f.disk.Lstat(free); err == nil {
		return fs.ErrExist
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	info, err := f.disk.Lstat(path)
	if err != nil {
		return err
	}
	if info.IsDir() {
		return f.disk.Rename(path, free) // never replaces a file or a non-empty folder
	}
	place, err := f.disk.OpenFile(free, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	empty, err := place.Stat()
	if err := errors.Join(err, place.Close()); err != nil {
		return errors.Join(err, f.disk.Remove(free))
	}
	if err := f.disk.Rename(path, free); err != nil {
		// Some systems report an error after doing the work; the placeholder is gone then.
		if now, unknown := f.disk.Lstat(free); unknown == nil && os.SameFile(now, empty) {
			err = errors.Join(err, f.disk.Remove(free))
		}
		return err
	}
	return nil
}

// guard records the files that must not be overwritten and serialises access to the history.
// Copies of a Folder share it.
type guard struct {
	mu    sync.Mutex
	names map[string]error // why a file could not be read; nil if it was read but could not be set aside

	history sync.Mutex // held while reading or writing the history
}

func (g *guard) remember(name string, why error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.names == nil {
		g.names = map[string]error{}
	}
	g.names[name] = why
}

func (g *guard) forget(name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.names, name)
}

func (g *guard) knows(name string) (why error, known bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	why, known = g.names[name]
	return why, known
}

// makeWay handles a file that must not be overwritten: it fails for one that could not be read,
// and sets aside an invalid one.
func (f Folder) makeWay(name string) error {
	why, known := f.guard.knows(name)
	if !known {
		return nil
	}
	if why != nil {
		if _, err := f.disk.Lstat(f.file(name)); !errors.Is(err, fs.ErrNotExist) {
			return why
		}
		f.guard.forget(name)
		return nil
	}
	if _, err := f.setAside(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("an unreadable file is in the way: %w", err)
	}
	f.guard.forget(name)
	return nil
}
