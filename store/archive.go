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

// MaxArchive is the size in bytes over which no archive is read.
const MaxArchive = 256 << 20

// archived are the files that an archive is about, in the order in which they are replaced: a game
// that is due must find the history that knows of it.
var archived = []string{historyFile, settingsFile, gameFile}

// Archive is all that a folder keeps, as one file holds it. It has been read: all of it makes sense.
type Archive struct{ files map[string][]byte }

// Pack writes all that the folder keeps as one file: a zip archive of the files, those that were set
// aside included.
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

// archivable lists the files of the folder that belong into an archive.
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

// belongs reports whether a file is one of ours, or was once.
func belongs(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains(archived, kind)
}

// ReadArchive reads what Pack has written. The error is [ErrLater] if a later version of the program
// has written it, and [ErrUnreadable] if it makes no sense, wholly or in part.
func ReadArchive(data []byte) (*Archive, error) {
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	a := &Archive{map[string][]byte{}}
	for _, file := range in.File {
		if !slices.Contains(archived, file.Name) {
			continue // what was set aside stays there
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

// check reads each file as a start would.
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

// Unpack puts what is in an archive in the place of what the folder keeps, of which copies stay under other
// names. Only who has the [Lock] may call it. Each file is replaced as a whole; after an error, or
// a sudden end, it can be done again.
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

// replaceBy puts data in the place of a file, which is kept under another name; nil removes it.
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

// Restore is [Folder.Unpack] in the folder that the keeper keeps in. Its files are closed before, since
// Windows replaces none that is open; [Keeper.Reload] is to follow, also after an error.
func (k *Keeper) Restore(a *Archive) error {
	k.writing.Lock()
	defer k.writing.Unlock()
	k.game.close()
	k.settings.close()
	return k.folder.Unpack(a)
}

// Reload reads the game and forgets what was there before: something else has been put in its place.
// Nothing must be due then.
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
