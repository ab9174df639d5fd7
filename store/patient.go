package store

import (
	"io/fs"
	"sync"
	"time"
)

// How often, and for how long, a disk call is retried while another program has the file open.
const (
	patience = 2 * time.Second
	pause    = 20 * time.Millisecond
)

// patient is a disk for systems, namely Windows, on which a file that another program has open can be neither
// opened nor replaced. Virus scanners and backups cause that for a moment, so such calls are retried for two
// seconds. If that fails, later calls for the same file do not wait until one has succeeded.
type patient struct {
	disk
	passing func(error) bool // reports whether an error may be transient
	sleep   func(time.Duration)
	vain    *sync.Map // paths of the files for which retrying failed
}

// do calls call, retrying while it fails with a transient error.
func (p patient) do(path string, call func() error) error {
	err := call()
	for waited := time.Duration(0); err != nil && p.passing(err); waited += pause {
		if _, vain := p.vain.Load(path); vain || waited >= patience {
			p.vain.Store(path, true)
			return err
		}
		p.sleep(pause)
		err = call()
	}
	if err == nil {
		p.vain.Delete(path)
	}
	return err
}

func (p patient) OpenFile(path string, flag int, perm fs.FileMode) (file handle, err error) {
	err = p.do(path, func() error { file, err = p.disk.OpenFile(path, flag, perm); return err })
	return file, err
}

func (p patient) Rename(from, to string) error {
	return p.do(to, func() error { return p.disk.Rename(from, to) })
}

func (p patient) Remove(path string) error {
	return p.do(path, func() error { return p.disk.Remove(path) })
}

// waitOut retries a call that bypasses the disk as patiently as the disk would.
func waitOut(d disk, path string, call func() error) error {
	if p, ok := d.(patient); ok {
		return p.do(path, call)
	}
	return call()
}
