package store

import (
	"io/fs"
	"sync"
	"time"
)

// How long a call to the disk is tried again while another program has the file open, and
// how often.
const (
	patience = 2 * time.Second
	pause    = 20 * time.Millisecond
)

// patient is a disk on which a file that another program has open can be neither opened nor
// replaced: Windows. Virus scanners and backups do that for a moment; a call that fails for
// it is tried again for two seconds. After one in vain the next ones for the same file do
// not wait, until one succeeds.
type patient struct {
	disk
	passing func(error) bool // reports whether an error may pass by itself
	sleep   func(time.Duration)
	vain    *sync.Map // the paths of the files that were waited for in vain
}

// do makes a call about a file, again and again while it fails with an error that may pass.
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

// waitOut makes a call that goes past the disk with the patience of the disk.
func waitOut(d disk, path string, call func() error) error {
	if p, ok := d.(patient); ok {
		return p.do(path, call)
	}
	return call()
}
