package store_test

import (
	"io/fs"

	"simplesimon/store"
)

// faulty is the system's disk with injected faults. Every call that can fail counts, including
// reads, writes and closes of files.
type faulty struct {
	hasty
	calls int    // so far
	at    int    // number of the failing call, from 1; 0 for none
	err   error  // the injected error
	done  bool   // the call takes effect before it fails; a write takes half effect
	dead  bool   // nothing works any more, as if the process had ended
	end   func() // if not nil, ends the process at the failing call
	hit   string // the call that failed
}

// step counts a call and returns its injected error, and whether it takes effect.
func (d *faulty) step(call string) (err error, work bool) {
	if d.dead && d.hit != "" {
		return d.err, false
	}
	if d.calls++; d.calls != d.at {
		return nil, true
	}
	d.hit = call
	if d.end != nil && !d.done {
		d.end()
	}
	return d.err, d.done
}

// over ends the process after the failing call took effect.
func (d *faulty) over(err error) {
	if err != nil && d.end != nil {
		d.end()
	}
}

// run makes a call that returns only an error.
func (d *faulty) run(call string, do func() error) error {
	err, work := d.step(call)
	if !work {
		return err
	}
	failed := do()
	d.over(err)
	if failed != nil || err == nil {
		return failed
	}
	return err
}

// get makes a call with a result, which an error discards.
func get[T any](d *faulty, call string, do func() (T, error)) (result T, err error) {
	var none T
	err = d.run(call, func() (err error) {
		result, err = do()
		return err
	})
	if err != nil {
		return none, err
	}
	return result, nil
}

// opened returns a handle whose calls count as well.
func (d *faulty) opened(call string, do func() (store.Handle, error)) (store.Handle, error) {
	var real store.Handle
	h, err := get(d, call, func() (store.Handle, error) {
		h, err := do()
		if err == nil {
			real = h
		}
		return h, err
	})
	if err != nil {
		if real != nil {
			real.Close() // nobody else will
		}
		return nil, err
	}
	return &faultyHandle{h, d}, nil
}

func (d *faulty) Stat(path string) (fs.FileInfo, error) {
	return get(d, "stat", func() (fs.FileInfo, error) { return d.hasty.Stat(path) })
}

func (d *faulty) Lstat(path string) (fs.FileInfo, error) {
	return get(d, "lstat", func() (fs.FileInfo, error) { return d.hasty.Lstat(path) })
}

func (d *faulty) Readlink(path string) (string, error) {
	return get(d, "readlink", func() (string, error) { return d.hasty.Readlink(path) })
}

func (d *faulty) ReadDir(path string) ([]fs.DirEntry, error) {
	return get(d, "readdir", func() ([]fs.DirEntry, error) { return d.hasty.ReadDir(path) })
}

func (d *faulty) MkdirAll(path string, perm fs.FileMode) error {
	return d.run("mkdir", func() error { return d.hasty.MkdirAll(path, perm) })
}

func (d *faulty) Rename(from, to string) error {
	return d.run("rename", func() error { return d.hasty.Rename(from, to) })
}

func (d *faulty) Remove(path string) error {
	return d.run("remove", func() error { return d.hasty.Remove(path) })
}

func (d *faulty) OpenFile(path string, flag int, perm fs.FileMode) (store.Handle, error) {
	return d.opened("open", func() (store.Handle, error) { return d.hasty.OpenFile(path, flag, perm) })
}

// faultyHandle is an open file of a faulty disk.
type faultyHandle struct {
	store.Handle
	disk *faulty
}

func (h *faultyHandle) Write(data []byte) (int, error) {
	err, work := h.disk.step("write")
	if err == nil {
		return h.Handle.Write(data)
	}
	if !work {
		return 0, err
	}
	n, failed := h.Handle.Write(data[:len(data)/2])
	h.disk.over(err)
	if failed != nil {
		err = failed
	}
	return n, err
}

func (h *faultyHandle) Read(data []byte) (int, error) {
	return get(h.disk, "read", func() (int, error) { return h.Handle.Read(data) })
}

func (h *faultyHandle) ReadAt(data []byte, at int64) (int, error) {
	return get(h.disk, "read", func() (int, error) { return h.Handle.ReadAt(data, at) })
}

func (h *faultyHandle) Stat() (fs.FileInfo, error) {
	return get(h.disk, "stat", h.Handle.Stat)
}

func (h *faultyHandle) Sync() error { return h.disk.run("sync", h.Handle.Sync) }

func (h *faultyHandle) Chmod(mode fs.FileMode) error {
	return h.disk.run("chmod", func() error { return h.Handle.Chmod(mode) })
}

func (h *faultyHandle) Chown(uid, gid int) error {
	return h.disk.run("chown", func() error { return h.Handle.Chown(uid, gid) })
}

func (h *faultyHandle) Truncate(size int64) error {
	return h.disk.run("truncate", func() error { return h.Handle.Truncate(size) })
}

// Close always closes the file, so that no descriptor leaks.
func (h *faultyHandle) Close() error {
	closed := h.Handle.Close()
	return h.disk.run("close", func() error { return closed })
}

// hasty is the system's disk without syncs, for tests that end no process.
type hasty struct{ store.System }

type hastyHandle struct{ store.Handle }

func (hastyHandle) Sync() error { return nil }

func (d hasty) OpenFile(path string, flag int, perm fs.FileMode) (store.Handle, error) {
	h, err := d.System.OpenFile(path, flag, perm)
	return hastyHandle{h}, err
}
