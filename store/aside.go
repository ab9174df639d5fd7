package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"sync"
)

// Aside tells of a file that could not be read: which and why, and where it is
// kept now. Path is empty if it could not even be renamed; saving tries that again
// then, and fails as long as it is not possible: nothing is written over the file.
type Aside struct {
	Name string // what it was called: one of GameFile, SettingsFile, HistoryFile
	Path string
	Why  error

	Unknown []string // the settings that were not known; nil if all of the file is aside
}

// setAside renames a file to a free name beside it and answers the new path.
func (f Folder) setAside(name string) (string, error) { return f.renameAside(name, "unreadable") }

// renameAside renames a file to the first free name that has a word and a number
// after its own, and answers the new path.
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

// writeAside writes data into a new file beside one, which has a word and a number
// after its name, and answers its path.
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

// renameToFree renames what is at path, unless the new name is taken:
// fs.ErrExist then. A mere rename could replace a file that another process
// sets aside at the same moment.
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
		return f.disk.Rename(path, free) // never replaces a file, or a folder with something in it
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
		// Some systems fail after the work is done: then there is no longer the empty file.
		if now, unknown := f.disk.Lstat(free); unknown == nil && os.SameFile(now, empty) {
			err = errors.Join(err, f.disk.Remove(free))
		}
		return err
	}
	return nil
}

// guard remembers the files that must not be overwritten, and lets one goroutine at a
// time use the history. Copies of a Folder share it.
type guard struct {
	mu    sync.Mutex
	names map[string]error // why a file could not be read; nil if it could, but not be set aside

	history sync.Mutex // held while the history is read or written
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

// makeWay sees to a file that must not be overwritten: one that could not be read stays,
// and is the error; one that makes no sense is set aside.
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
