package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// maxFile is the size in bytes over which a file is not read: no game that a
// person plays comes near it.
const maxFile = 64 << 20

// ErrUnreadable is the kind of every error of a file that is there but can't
// be used: damaged, of a later version, or something else altogether.
var ErrUnreadable = errors.New("unreadable")

var table = crc32.MakeTable(crc32.Castagnoli)

// seal puts the first line before the JSON of v.
func seal(kind string, version int, v any) ([]byte, error) {
	body, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	body = append(body, '\n')
	head := fmt.Sprintf("simplesimon %s %d %08x\n", kind, version, crc32.Checksum(body, table))
	return append([]byte(head), body...), nil
}

// open checks the first line and reads the JSON into v.
func open(data []byte, kind string, version int, v any) error {
	head, body, found := bytes.Cut(data, []byte("\n"))
	if !found {
		return fmt.Errorf("%w: no first line", ErrUnreadable)
	}
	want := fmt.Sprintf("simplesimon %s %d %08x", kind, version, crc32.Checksum(body, table))
	if string(head) != want {
		return fmt.Errorf("%w: the first line is not %q", ErrUnreadable, want)
	}
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	return nil
}

// Aside tells of a file that could not be read: why, and where it is kept now.
// Path is empty if it could not even be renamed; nothing is written over it
// then.
type Aside struct {
	Path string
	Why  error
}

// load reads a file into v by use, which says whether its content makes sense.
// A file that is not there is fs.ErrNotExist; one that is no use is set aside.
func (f Folder) load(name, kind string, version int, v any, use func() error) (*Aside, error) {
	f.sweep(name)
	data, err := read(filepath.Join(f.path, name))
	if err == nil {
		err = open(data, kind, version, v)
	}
	if err == nil {
		err = use()
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	path, failed := f.setAside(name)
	if failed != nil {
		return &Aside{Why: err}, failed
	}
	return &Aside{Path: path, Why: err}, nil
}

// read reads a whole file of a sane size.
func read(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxFile+1))
	if err != nil {
		return nil, err
	}
	if len(data) > maxFile {
		return nil, fmt.Errorf("%w: over %d bytes", ErrUnreadable, maxFile)
	}
	return data, nil
}
