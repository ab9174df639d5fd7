package store

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
)

// MaxArchive is the maximum size of an archive in bytes; larger ones are not read.
const MaxArchive = 256 << 20

// archived lists the files in an archive in the order in which they are replaced. The history
// comes before the game, whose due entries refer to it.
var archived = []string{historyFile, settingsFile, gameFile}

// Archive is the validated content of a folder, read from a single file.
type Archive struct{ files map[string][]byte }

// Pack writes the contents of the folder as a zip archive, including files that were set aside.
func (f Folder) Pack(to io.Writer) error {
	f.guard.history.Lock()
	defer f.guard.history.Unlock()
	out := zip.NewWriter(to)
	names, err := f.archivable()
	if err != nil {
		return err
	}
	for _, name := range names {
		data, err := f.read(name, maxHistory)
		if err != nil {
			return err
		}
		w, err := out.Create(name)
		if err == nil {
			_, err = w.Write(data)
		}
		if err != nil {
			return err
		}
	}
	return out.Close()
}

// archivable lists the files of the folder to be archived.
func (f Folder) archivable() (names []string, err error) {
	entries, err := f.disk.ReadDir(f.path)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		if Regular(entry.Type()) && belongs(entry.Name()) {
			names = append(names, entry.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// belongs reports whether a file is, or once was, one of the program's.
func belongs(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains(archived, kind)
}

// ReadArchive parses the output of Pack. The error is [ErrLater] if a later version of the program
// wrote it, and [ErrUnreadable] if any part of it is invalid.
func ReadArchive(data []byte) (*Archive, error) {
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	a := &Archive{map[string][]byte{}}
	for _, file := range in.File {
		if !slices.Contains(archived, file.Name) {
			continue // files set aside are not restored
		}
		if a.files[file.Name], err = unpack(file); err != nil {
			return nil, fmt.Errorf("%w: %s: %w", ErrUnreadable, file.Name, err)
		}
	}
	if len(a.files) == 0 {
		return nil, fmt.Errorf("%w: nothing of Simple Simon is in it", ErrUnreadable)
	}
	return a, a.check()
}

func unpack(file *zip.File) ([]byte, error) {
	if file.UncompressedSize64 > MaxArchive {
		return nil, errors.New("it is too large")
	}
	r, err := file.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(io.LimitReader(r, MaxArchive))
}

// check validates each file as loading would.
func (a *Archive) check() error {
	for name, data := range a.files {
		var err error
		switch name {
		case gameFile:
			_, err = parseGame(data)
		case settingsFile:
			_, err = parseSettings(data)
		case historyFile:
			var h parsed
			if h, err = parseHistory(data); err == nil && len(h.bad) > 0 {
				err = fmt.Errorf("%w: %d bytes of the history", ErrUnreadable, len(h.bad))
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Unpack replaces the contents of the folder with those of an archive and keeps copies of the old
// files under other names. The caller must hold the [Lock]. Each file is replaced atomically;
// after an error or a crash, Unpack can be repeated.
func (f Folder) Unpack(a *Archive) error {
	f.guard.history.Lock()
	defer f.guard.history.Unlock()
	if err := f.make(); err != nil {
		return err
	}
	for _, name := range archived {
		if err := f.replaceBy(name, a.files[name]); err != nil {
			return err
		}
	}
	return nil
}

// replaceBy replaces a file with data and keeps the old one under another name; nil data removes
// the file.
func (f Folder) replaceBy(name string, data []byte) error {
	if data == nil {
		_, err := f.renameAside(name, "replaced")
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return errors.Join(err, syncFolder(f.disk, f.path))
	}
	present, err := f.read(name, maxHistory)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case !bytes.Equal(present, data):
		if _, err := f.writeAside(name, "replaced", present); err != nil {
			return err
		}
	}
	return f.write(name, data)
}

// Restore unpacks an archive into the keeper's own folder, as [Folder.Unpack] does. It closes the files
// first, since Windows replaces no open file. Call [Keeper.Reload] afterwards, even after an error.
func (k *Keeper) Restore(a *Archive) error {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.game.close()
	k.settings.close()
	return k.folder.Unpack(a)
}

// Reload loads the game after something else replaced the file, and discards all knowledge of the
// previous one. Nothing may be due.
func (k *Keeper) Reload() (*Running, error) {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.game.close()
	k.settings.close()
	k.gameKnown, k.settingsKnown, k.found, k.inFile = false, false, nil, gameInFile{}
	k.mu.Lock()
	k.due, k.written = nil, nil
	k.mu.Unlock()
	return k.Load()
}
