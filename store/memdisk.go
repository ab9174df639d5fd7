package store

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

// memDisk is an in-memory disk with one folder, for browsers, which have no files. Every change is
// passed on, in order, to a memLog, from which the next start restores it.
type memDisk struct {
	folder string
	owner  bool // no other window saves here, so this one may change something

	mu    sync.Mutex
	files map[string]*memFile // by path
	log   memLog
}

// memFile is a file of a memDisk.
type memFile struct {
	path  string // "" once removed or replaced; open handles continue to use it
	data  []byte
	since time.Time // time of the last change, or of the start
}

// openMemDisk restores a disk from records. Only an owner may change it.
func openMemDisk(folder string, out records, owner bool) *memDisk {
	d := &memDisk{folder: folder, owner: owner, files: map[string]*memFile{}}
	d.log = memLog{disk: d, out: out}
	d.log.load()
	return d
}

// lock reports whether this window may save here.
func (d *memDisk) lock() bool { return d.owner }

// memInfo describes a file or the folder.
type memInfo struct {
	name  string
	file  *memFile // nil for the folder
	size  int64
	since time.Time
}

func (i memInfo) Name() string       { return i.name }
func (i memInfo) Size() int64        { return i.size }
func (i memInfo) ModTime() time.Time { return i.since }
func (i memInfo) IsDir() bool        { return i.file == nil }
func (i memInfo) Sys() any           { return nil }

func (i memInfo) Mode() fs.FileMode {
	if i.file == nil {
		return fs.ModeDir | 0o700
	}
	return 0o600
}

func (f *memFile) info(path string) memInfo {
	return memInfo{filepath.Base(path), f, int64(len(f.data)), f.since}
}

func (d *memDisk) Same(a, b fs.FileInfo) bool {
	x, ok := a.(memInfo)
	y, alike := b.(memInfo)
	return ok && alike && x.file == y.file
}

func (d *memDisk) Stat(path string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if path == d.folder || path == "." || path == filepath.Dir(path) {
		return memInfo{name: filepath.Base(path)}, nil
	}
	f, err := d.find("stat", path)
	if err != nil {
		return nil, err
	}
	return f.info(path), nil
}

// Lstat is the same as Stat, as there are no links.
func (d *memDisk) Lstat(path string) (fs.FileInfo, error) { return d.Stat(path) }

func (d *memDisk) Readlink(path string) (string, error) {
	return "", &fs.PathError{Op: "readlink", Path: path, Err: syscall.EINVAL}
}

func (d *memDisk) find(op, path string) (*memFile, error) {
	if f := d.files[path]; f != nil {
		return f, nil
	}
	return nil, &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist}
}

func (d *memDisk) ReadDir(path string) (list []fs.DirEntry, err error) {
	if path != d.folder {
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	for path, f := range d.files {
		list = append(list, fs.FileInfoToDirEntry(f.info(path)))
	}
	return list, nil
}

// MkdirAll has nothing to do, as the folder always exists.
func (d *memDisk) MkdirAll(path string, _ fs.FileMode) error {
	if path != d.folder {
		return &fs.PathError{Op: "mkdir", Path: path, Err: fs.ErrPermission}
	}
	return nil
}

// change fails unless the disk may be changed.
func (d *memDisk) change(op, path string) error {
	if !d.owner {
		return &fs.PathError{Op: op, Path: path, Err: fs.ErrPermission}
	}
	return nil
}

func (d *memDisk) OpenFile(path string, flag int, _ fs.FileMode) (handle, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if path == d.folder && flag == os.O_RDONLY {
		return &memHandle{disk: d, path: path}, nil
	}
	f := d.files[path]
	switch {
	case f != nil && flag&os.O_EXCL != 0:
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrExist}
	case f == nil && flag&os.O_CREATE == 0:
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	}
	if f == nil || flag&os.O_TRUNC != 0 {
		if err := d.change("open", path); err != nil {
			return nil, err
		}
	}
	switch {
	case f == nil:
		f = d.create(path)
		d.log.add(memRecord{Op: opCreate, Name: d.name(path)}, nil)
	case flag&os.O_TRUNC != 0:
		d.truncate(f, 0)
	}
	return &memHandle{disk: d, path: path, file: f, end: flag&os.O_APPEND != 0}, nil
}

// name returns the name of a file in the folder.
func (d *memDisk) name(path string) string { return filepath.Base(path) }

func (d *memDisk) create(path string) *memFile {
	f := &memFile{path: path, since: time.Now()}
	d.files[path] = f
	return f
}

func (d *memDisk) truncate(f *memFile, size int64) {
	f.data, f.since = f.data[:size:size], time.Now()
	if f.path != "" {
		d.log.add(memRecord{Op: opTruncate, Name: d.name(f.path), Size: size}, nil)
	}
}

func (d *memDisk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.change("rename", from); err != nil {
		return err
	}
	if _, err := d.find("rename", from); err != nil {
		return err
	}
	if filepath.Dir(to) != d.folder {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrNotExist}
	}
	d.rename(from, to)
	d.log.add(memRecord{Op: opRename, Name: d.name(from), To: d.name(to)}, nil)
	return nil
}

func (d *memDisk) rename(from, to string) {
	if from == to {
		return
	}
	d.remove(to)
	f := d.files[from]
	delete(d.files, from)
	d.files[to], f.path = f, to
}

func (d *memDisk) Remove(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.change("remove", path); err != nil {
		return err
	}
	if _, err := d.find("remove", path); err != nil {
		return err
	}
	d.remove(path)
	d.log.add(memRecord{Op: opRemove, Name: d.name(path)}, nil)
	return nil
}

func (d *memDisk) remove(path string) {
	if f := d.files[path]; f != nil {
		f.path = ""
		delete(d.files, path)
	}
}

// memHandle is an open file of a memDisk, or its folder.
type memHandle struct {
	disk *memDisk
	path string
	file *memFile // nil for the folder
	at   int64    // offset of the next read or write
	end  bool     // opened for appending
}

func (h *memHandle) Name() string             { return h.path }
func (h *memHandle) Close() error             { return nil }
func (h *memHandle) Chmod(fs.FileMode) error  { return nil }
func (h *memHandle) Chown(uid, gid int) error { return nil }
func (h *memHandle) Sync() error              { return h.disk.log.sync() }

func (h *memHandle) Stat() (fs.FileInfo, error) {
	if h.file == nil {
		return memInfo{name: filepath.Base(h.path)}, nil
	}
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	return h.file.info(h.path), nil
}

func (h *memHandle) Read(to []byte) (int, error) {
	n, err := h.ReadAt(to, h.at)
	h.at += int64(n)
	return n, err
}

func (h *memHandle) ReadAt(to []byte, at int64) (int, error) {
	if h.file == nil {
		return 0, &fs.PathError{Op: "read", Path: h.path, Err: syscall.EISDIR}
	}
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	return bytes.NewReader(h.file.data).ReadAt(to, at)
}

// Write implements [io.Writer]. It appends to the file, as nothing writes into the middle of one.
func (h *memHandle) Write(data []byte) (int, error) {
	if h.file == nil {
		return 0, &fs.PathError{Op: "write", Path: h.path, Err: syscall.EISDIR}
	}
	d := h.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.change("write", h.path); err != nil {
		return 0, err
	}
	f := h.file
	if !h.end && h.at != int64(len(f.data)) {
		return 0, &fs.PathError{Op: "write", Path: h.path, Err: syscall.EINVAL}
	}
	f.data, f.since = append(f.data, data...), time.Now()
	h.at = int64(len(f.data))
	if f.path != "" {
		d.log.add(memRecord{Op: opAppend, Name: d.name(f.path)}, data)
	}
	return len(data), nil
}

func (h *memHandle) Truncate(size int64) error {
	d := h.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	if h.file == nil || size < 0 || size > int64(len(h.file.data)) {
		return &fs.PathError{Op: "truncate", Path: h.path, Err: syscall.EINVAL}
	}
	if err := d.change("truncate", h.path); err != nil {
		return err
	}
	d.truncate(h.file, size)
	return nil
}
